package main

import (
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
		exits int           // by force, after so long
	}{
		{"driver that hangs", 1, time.Hour, 1},
		{"asked by cross and signal", 2, time.Hour, 2},
		{"driver that is late", 1, grace + 1, 1},
		{"driver that ends", 1, grace - 1, 0},
	} {
		t.Run(row.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				closed, exits := 0, 0
				e := &ending{grace: grace, finish: func() { closed++ }, exit: func(int) { exits++ }}
				for range row.asked {
					e.asked()
				}
				time.Sleep(min(row.after, grace))
				if row.after < grace {
					e.now()
				}
				synctest.Wait()
				if closed != 1 || exits != row.exits {
					t.Errorf("closed %d times and ended by force %d times; want once and %d", closed, exits, row.exits)
				}
			})
		})
	}
}
