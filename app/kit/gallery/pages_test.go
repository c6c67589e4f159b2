package main

import (
	"fmt"
	"path/filepath"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

// Every widget stands the audit at every text scale, alone and under what lies over it.
func TestPagesStandTheAudit(t *testing.T) {
	test.NewTempApp(t)
	scales := []float32{0.8, 1, 1.6, 2}
	if testing.Short() {
		scales = scales[3:]
	}
	for _, scale := range scales {
		look.Look{Variant: look.Dark, Scale: scale}.Apply()
		for _, p := range pages {
			t.Run(fmt.Sprintf("%s at %v", p.name, scale), func(t *testing.T) {
				content := arrange.Padded(look.Edges, p.build())
				size := fyne.NewSize(p.width, arrange.HeightFor(content, p.width))
				w := test.NewTempWindow(t, content)
				w.SetPadded(false)
				w.Resize(size)
				for _, problem := range kittest.Audit(content, size) {
					t.Error(problem)
				}
				if p.over == nil {
					return
				}
				w.Resize(fyne.NewSize(p.width, p.height))
				p.over(w.Canvas())
				for _, problem := range kittest.Look(w.Canvas().Overlays().Top(), w.Canvas().Size()) {
					t.Error(problem)
				}
			})
		}
	}
}

func TestGalleryPaints(t *testing.T) {
	dir := t.TempDir()
	if err := run(dir, "buttons-*-80.png"); err != nil {
		t.Fatal(err)
	}
	files, err := filepath.Glob(filepath.Join(dir, "*.png"))
	if err != nil || len(files) != 2 {
		t.Errorf("painted %v, %v", files, err)
	}
}
