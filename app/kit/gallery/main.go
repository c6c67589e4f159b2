// Command gallery paints every widget of the kit into PNG files, dark and light, at several text scales, without a
// display: go run -tags ci,migrated_fynedo ./app/kit/gallery DIRECTORY ['seats-dark-*'].
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

func main() {
	dir, only := "gallery", ""
	if len(os.Args) > 1 {
		dir = os.Args[1]
	}
	if len(os.Args) > 2 {
		only = os.Args[2]
	}
	if err := run(dir, only); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func run(dir, only string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	app := test.NewApp()
	defer app.Quit()
	for _, variant := range []look.Variant{look.Dark, look.Light} {
		for _, scale := range []float32{0.8, 1, 1.6, 2} {
			look.Look{Variant: variant, Scale: scale, Accent: look.NewAccent(0xf2a24b, 0x8f4a00, 0xffc888, 0x723a00)}.Apply()
			for _, page := range pages {
				name := fmt.Sprintf("%s-%s-%.0f.png", page.name, variantName(variant), scale*100)
				if ok, err := filepath.Match(only, name); only != "" && (!ok || err != nil) {
					continue
				}
				if err := paint(filepath.Join(dir, name), page); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func variantName(v look.Variant) string {
	if v == look.Light {
		return "light"
	}
	return "dark"
}

func paint(path string, p page) error {
	w := test.NewWindow(nil)
	defer w.Close()
	w.SetPadded(false)
	c := w.Canvas().(software.WindowlessCanvas)
	c.SetScale(2)
	content := arrange.Padded(look.Edges, p.build())
	height := max(p.height, arrange.HeightFor(content, p.width))
	w.SetContent(arrange.Stack(kit.NewGround(look.Void), content))
	w.Resize(fyne.NewSize(p.width, height))
	if p.over != nil {
		p.over(c)
	}
	return kittest.Picture(path, c)
}
