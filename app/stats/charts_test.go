package stats

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// many returns evenings of a crowd with long names, each with figures for every form of chart.
func many(t *testing.T, n int) digest {
	t.Helper()
	var all []tracker.Summary
	names := []string{"Ann", "Bartholomäus-Maximilian", "Chloé", "Diego", "Emilia", "Wolfeschlegelsteinhausenbergerdorff"}
	for i := range n {
		s := played(i*6-200, 40+i*7%90, 31*i%40, 17*i%40, 7*i%35, i%11, 23*i%30, 100*i%999)
		s.Players = nil
		for seat, name := range names {
			s.Players = append(s.Players, tracker.Player{ID: name, Name: name, Symbol: seat})
		}
		s.Players = s.Players[:len(s.Result)]
		s.Story = &tracker.Story{Edition: 1, Ended: s.Changed, Seconds: 60 * (40 + i*7%90)}
		for k := range 8 {
			s.Story.Mentions = append(s.Story.Mentions, tracker.Mention{Figure: rules.Figure{
				Key: "bid", Seat: rules.Seat(k % 6), On: rules.Of("called", k+1), N: i * k % 7,
				About: []rules.Thing{rules.Of("gold", i*k%4), rules.Of("glass", 1+i%9)},
			}})
		}
		all = append(all, s)
	}
	d := digestOf(words(t, "fr"), "trasteros", parts.EveningsOf(all, "trasteros"))
	return d
}

// drawings returns every chart of a digest, by its name.
func (d *digest) drawings(t *testing.T) map[string]drawing {
	t.Helper()
	all := map[string]drawing{"ahead": newAhead(d.app, d.evenings, d.people), "scores": d.scores(), "lengths": d.lengths()}
	piece := func(thing rules.Thing) (fyne.Resource, int) { return look.Icon("cube"), numberOf(thing) }
	for form, name := range map[board.Form]string{board.Rows: "rows", board.Columns: "columns", board.Heaps: "heaps"} {
		chart := board.Chart{Key: "bid", Form: form, Piece: piece}
		d.app.Config.Kits = func(rules.GameID) board.Kit { return board.Kit{Chart: chart} }
		all[name] = d.own()
	}
	return all
}

// In every width and at every text size, all that a chart draws lies in its place, and no text lies over another.
func TestChartsKeepTheirPlace(t *testing.T) {
	test.NewTempApp(t)
	for _, evenings := range []int{3, 30} {
		d := many(t, evenings)
		for _, scale := range []float32{0.8, 1, 1.6, 2} {
			look.Look{Variant: look.Dark, Scale: scale}.Apply()
			for name, one := range d.drawings(t) {
				for _, width := range []float32{leastWide, 300, 358, 560, 1200} {
					t.Run(fmt.Sprintf("%s-%d-%.0f-%.0f", name, evenings, scale*100, width), func(t *testing.T) {
						s := draw.After(nil)
						place := draw.At(0, 0, width, one.height(width))
						one.paint(s, place)
						keepPlace(t, s.Objs, place)
					})
				}
			}
		}
	}
}

func keepPlace(t *testing.T, objs []fyne.CanvasObject, place draw.Box) {
	t.Helper()
	const slack = 1
	var texts []*canvas.Text
	for _, o := range objs {
		pos, size := o.Position(), o.Size()
		text, is := o.(*canvas.Text)
		if is {
			size, _ = fyne.CurrentApp().Driver().RenderedTextSize(text.Text, text.TextSize, text.TextStyle, text.FontSource)
			if size.Width > o.Size().Width+slack {
				t.Errorf("%q is %.0f wide in a place of %.0f", text.Text, size.Width, o.Size().Width)
			}
			texts = append(texts, text)
		}
		size = o.Size()
		if pos.X < -slack || pos.Y < -slack || pos.X+size.Width > place.W+slack || pos.Y+size.Height > place.H+slack {
			t.Errorf("%T %s at %v, %v lies outside of %v", o, said(o), pos, size, place)
		}
	}
	for i, a := range texts {
		for _, b := range texts[:i] {
			if inked(a).overlaps(inked(b)) {
				t.Errorf("%q lies over %q", a.Text, b.Text)
			}
		}
	}
}

func said(o fyne.CanvasObject) string {
	if text, is := o.(*canvas.Text); is {
		return text.Text
	}
	return ""
}

// inkBox holds the letters of a text.
type inkBox struct{ draw.Box }

func inked(text *canvas.Text) inkBox {
	size, _ := fyne.CurrentApp().Driver().RenderedTextSize(text.Text, text.TextSize, text.TextStyle, text.FontSource)
	x := text.Position().X
	switch text.Alignment {
	case fyne.TextAlignTrailing:
		x += text.Size().Width - size.Width
	case fyne.TextAlignCenter:
		x += (text.Size().Width - size.Width) / 2
	}
	lead := size.Height * 0.2 // over and under the letters
	return inkBox{draw.At(x, text.Position().Y+lead, size.Width, size.Height-2*lead)}
}

func (b inkBox) overlaps(o inkBox) bool {
	const slack = 0.5
	return b.X+slack < o.X+o.W && o.X+slack < b.X+b.W && b.Y+slack < o.Y+o.H && o.Y+slack < b.Y+b.H
}

// Every chart says in words what it shows.
func TestChartsAreSaid(t *testing.T) {
	d := many(t, 4)
	for name, one := range d.drawings(t) {
		if c := newChart(one); len(c.AccessibilityLabel()) < 30 {
			t.Errorf("%s says %q", name, c.AccessibilityLabel())
		}
	}
}

// The crown of a record lies under no dot, also where two evenings share it.
func TestCrownIsSeen(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Scale: 1}.Apply()
	for _, values := range [][]int{{1, 3}, {1, 3, 3}, {3, 3, 3, 3, 3}} {
		c := &strips{app: words(t, "en"), band: true, rows: []strip{{name: "Ann", symbol: -1, ink: look.Brass, values: values, record: true}}}
		s := draw.After(nil)
		c.paint(s, draw.At(0, 0, 360, c.height(360)))
		for _, crown := range s.Objs {
			if _, is := crown.(*canvas.Image); !is {
				continue
			}
			for _, dot := range s.Objs {
				if _, is := dot.(*canvas.Circle); is && boxOf(crown).overlaps(boxOf(dot)) {
					t.Errorf("%v: a dot at %v lies over the crown at %v", values, dot.Position(), crown.Position())
				}
			}
		}
	}
}

func boxOf(o fyne.CanvasObject) inkBox {
	return inkBox{draw.At(o.Position().X, o.Position().Y, o.Size().Width, o.Size().Height)}
}
