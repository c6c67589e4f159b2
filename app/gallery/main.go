// Command gallery draws every screen into PNG files without a display, in every size, language, theme and text
// size, or in a selection of them that tells most:
//
//	go run -tags ci,migrated_fynedo,probe,scenes ./app/gallery -out DIR [-only REGEXP] [-all]
package main

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"regexp"

	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/kittest"
	"docent/app/kit/look"
	_ "docent/app/locale"
	"docent/app/scenes"
	"docent/app/scenes/stage"
)

func main() {
	out := flag.String("out", "gallery", "the folder to draw into")
	only := flag.String("only", "", "draw only the pictures whose name matches, of all there are")
	all := flag.Bool("all", false, "draw every combination")
	flag.Parse()
	if err := run(*out, *only, *all); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// shot is one picture.
type shot struct {
	scene    stage.Scene
	size     stage.Size
	language string
	variant  look.Variant
	scale    int // percent
}

func (s shot) name() string {
	theme := map[look.Variant]string{look.Dark: "dark", look.Light: "light"}[s.variant]
	return fmt.Sprintf("%s-%s-%s-%s-%d", s.scene.Name, s.size.Name, theme, s.language, s.scale)
}

// telling reports whether a picture is in the selection: each size in the dark and in English, and each once otherwise, with larger texts.
func (s shot) telling() bool {
	if s.scale == 100 && s.variant == look.Dark && s.language == "en" {
		return true
	}
	switch s.size.Name {
	case "phone":
		return s.scale == 160 && s.variant == look.Light && s.language == "es"
	case "tablet":
		return s.scale == 100 && s.variant == look.Light && s.language == "fr"
	}
	return s.scale == 200 && s.variant == look.Dark && s.language == "fr"
}

func shots() []shot {
	var all []shot
	for _, scene := range scenes.Scenes() {
		for _, size := range append(stage.Sizes(), stage.Turned()...) {
			for _, variant := range []look.Variant{look.Dark, look.Light} {
				for _, language := range stage.Languages() {
					for _, scale := range []int{80, 100, 160, 200} {
						all = append(all, shot{scene, size, language, variant, scale})
					}
				}
			}
		}
	}
	return all
}

func run(out, only string, all bool) error {
	wanted, err := regexp.Compile(only)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	set := stage.New()
	drawn := 0
	for _, s := range shots() {
		if !wanted.MatchString(s.name()) || only == "" && !all && !s.telling() {
			continue
		}
		if err := draw(set, s, filepath.Join(out, s.name()+".png")); err != nil {
			return err
		}
		drawn++
	}
	fmt.Println(drawn, "pictures in", out)
	return nil
}

func draw(set *stage.Stage, s shot, path string) error {
	a := test.NewApp()
	defer a.Quit()
	w := test.NewWindow(nil)
	defer w.Close()
	c := w.Canvas().(software.WindowlessCanvas)
	c.SetScale(2)
	set.Show(a, w, s.scene, s.size, s.language, look.Look{Variant: s.variant, Scale: float32(s.scale) / 100})
	return kittest.Picture(path, c)
}
