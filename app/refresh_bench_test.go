//go:build scenes

package app_test

import (
	"slices"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"docent/app/kit/look"
	"docent/app/play"
	"docent/app/scenes"
	"docent/app/scenes/stage"
)

// BenchmarkEveryRefresh refreshes the table of every scene in two of the five windows. It reports the median and the worst of what each
// takes at best, for a machine at rest.
func BenchmarkEveryRefresh(b *testing.B) {
	set := stage.New()
	sizes := slices.Concat(stage.Sizes(), stage.Turned())
	var open []func() *play.Table
	for i, scene := range scenes.Scenes() {
		for _, size := range []stage.Size{sizes[i%len(sizes)], sizes[(i+2)%len(sizes)]} {
			open = append(open, func() *play.Table {
				p, _ := set.Show(test.NewTempApp(b), test.NewTempWindow(b, nil), scene, size, "fr", look.Look{Variant: look.Dark, Scale: 1}).Top().(*play.Table)
				return p
			})
		}
	}
	best := map[int]time.Duration{}
	for b.Loop() {
		for i, open := range open {
			p := open()
			if p == nil {
				continue
			}
			for range 50 {
				begun := time.Now()
				p.Refresh()
				if took := time.Since(begun); best[i] == 0 || took < best[i] {
					best[i] = took
				}
			}
		}
	}
	var all []time.Duration
	for _, took := range best {
		all = append(all, took)
	}
	slices.Sort(all)
	b.ReportMetric(float64(len(all)), "tables")
	b.ReportMetric(float64(all[len(all)/2].Microseconds())/1000, "ms-median")
	b.ReportMetric(float64(all[len(all)-1].Microseconds())/1000, "ms-worst")
}
