// Command film draws moving pictures from real play, without a display: a night of Crazy Museum step by step, and the
// best arrangement of a museum move by move:
//
//	go run -tags ci,migrated_fynedo,scenes ./app/gallery/film -out DIR
package main

import (
	"flag"
	"fmt"
	"image"
	"image/gif"
	"os"
	"path/filepath"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/kittest"
	"docent/app/kit/look"
	_ "docent/app/locale"
	"docent/app/play"
	"docent/app/scenes"
	"docent/app/scenes/stage"
	"docent/app/shell"
)

// film is a scene that is gone through.
type film struct {
	name, scene string
	frames      int // at most
	begin       func(*play.Table)
	next        func(fyne.Window, *play.Table)
}

var films = []film{
	{"night", "crazymuseum-playback", 14, func(p *play.Table) { p.Playback().OnSlide(1); p.Refresh() }, func(_ fyne.Window, p *play.Table) { stepOn(p) }},
	{"best", "museum-best", 10, func(*play.Table) {}, func(w fyne.Window, _ *play.Table) { tap(w, "Next move") }},
}

// In hundredths of a second.
const (
	step = 120
	rest = 300
)

func main() {
	out := flag.String("out", "films", "the folder to draw into")
	flag.Parse()
	if err := os.MkdirAll(*out, 0o755); err != nil {
		fail(err)
	}
	set := stage.New()
	for _, f := range films {
		if err := write(filepath.Join(*out, f.name+".gif"), f.draw(set)); err != nil {
			fail(err)
		}
	}
}

func fail(err error) {
	fmt.Fprintln(os.Stderr, err)
	os.Exit(1)
}

// draw shows the scene on a tablet, step by step until nothing changes any more.
func (f film) draw(set *stage.Stage) []image.Image {
	a := test.NewApp()
	defer a.Quit()
	w := test.NewWindow(nil)
	defer w.Close()
	c := w.Canvas().(software.WindowlessCanvas)
	c.SetScale(0.8)
	shown := set.Show(a, w, sceneOf(f.scene), stage.Sizes()[1], "en", look.Look{Variant: look.Dark, Scale: 1})
	f.begin(tableOf(shown))
	frames := []image.Image{c.Capture()}
	for len(frames) < f.frames {
		f.next(w, tableOf(shown))
		next := c.Capture()
		if same(next, frames[len(frames)-1]) {
			break
		}
		frames = append(frames, next)
	}
	return frames
}

func sceneOf(name string) stage.Scene {
	for _, s := range scenes.Scenes() {
		if s.Name == name {
			return s
		}
	}
	panic("there is no scene " + name)
}

func tableOf(a *shell.App) *play.Table { return a.Top().(*play.Table) }

// stepOn shows the next step of the referee, while there is one.
func stepOn(p *play.Table) {
	if p.Playback() != nil {
		p.Playback().OnNext()
		p.Refresh()
	}
}

func tap(w fyne.Window, label string) {
	if target := kittest.Find(w.Content(), label); target != nil {
		test.Tap(target)
	}
}

func same(a, b image.Image) bool {
	for y := range a.Bounds().Dy() {
		for x := range a.Bounds().Dx() {
			if a.At(x, y) != b.At(x, y) {
				return false
			}
		}
	}
	return true
}

// write keeps the frames as a picture that moves for ever and rests on its last frame.
func write(path string, frames []image.Image) error {
	moving := &gif.GIF{}
	for i, frame := range reduce(frames) {
		delay := step
		if i == len(frames)-1 {
			delay = rest
		}
		moving.Image, moving.Delay = append(moving.Image, frame), append(moving.Delay, delay)
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := gif.EncodeAll(file, moving); err != nil {
		return err
	}
	return file.Close()
}
