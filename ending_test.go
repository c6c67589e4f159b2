package main

import (
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"
)

// A program whose driver never returns ends all the same; its plays are closed once however it ends.
func TestEnding(t *testing.T) {
	const grace = 2 * time.Second
	for _, row := range []struct {
		name  string
		asked int           // times
		after time.Duration // that the driver needs to return
		exits int32         // by force, after so long
	}{
		{"driver that hangs", 1, time.Hour, 1},
		{"asked by cross and signal", 2, time.Hour, 2},
		{"driver that is late", 1, grace + 1, 1},
		{"driver that ends", 1, grace - 1, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				var closed, exits atomic.Int32
				e := &ending{grace: grace, finish: func() { closed.Add(1) }, exit: func(int) { exits.Add(1) }}
				for range row.asked {
					e.asked()
				}
				time.Sleep(min(row.after, grace))
				if row.after < grace {
					e.now()
				}
				synctest.Wait()
				if closed.Load() != 1 || exits.Load() != row.exits {
					t.Errorf("closed %d times and ended by force %d times; want once and %d", closed.Load(), exits.Load(), row.exits)
				}
			})
		})
	}
}
