package museum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/museum"
)

// boardIn returns a board that shows a state in a window; its searches end before the next line of a test.
func boardIn(t testing.TB, size fyne.Size, s *museum.State, offers []rules.Offer) (*Board, *boardtest.Host) {
	t.Helper()
	host := &boardtest.Host{}
	b := New(host)
	b.hall.search.later = func(work func()) { work() }
	boardtest.Show(t, b, size)
	b.show(readModel(s, board.Scene{Offers: offers}))
	return b, host
}

// press taps the middle of what stands for a thing, as the drawing has it.
func press(t *testing.T, b *Board, thing rules.Thing) {
	t.Helper()
	for _, h := range slices.Backward(b.Hits()) {
		if h.Thing == thing {
			x, y := h.Box.Mid()
			b.Tapped(&fyne.PointEvent{Position: fyne.NewPos(x, y)})
			return
		}
	}
	t.Fatalf("nothing on the board stands for %s", thing)
}

// hallIn returns a board of somebody who lays a museum, the second player's.
func hallIn(t *testing.T, size fyne.Size, s *museum.State, offers []rules.Offer) (*Board, *boardtest.Host) {
	t.Helper()
	b, host := boardIn(t, size, s, offers)
	press(t, b, "museum:1")
	return b, host
}

// Texts stay on the board, in every size, at every text size, in both variants.
func TestTexts(t *testing.T) {
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		for _, variant := range []look.Variant{look.Dark, look.Light} {
			boardtest.Wear(t, look.Look{Variant: variant, Scale: scale})
			for _, size := range []fyne.Size{fyne.NewSize(366, 420), fyne.NewSize(768, 480), fyne.NewSize(900, 460)} {
				for name, s := range map[string]*museum.State{"turn": busyTable(), "count": wholeBoard()} {
					for _, open := range []rules.Thing{"", "museum:0", "museum:1"} {
						b, _ := boardIn(t, size, s, laying(1))
						if open != "" {
							b.Touch(open)
						}
						inside(t, name+" "+string(open), b, scale)
					}
				}
			}
		}
	}
}

func inside(t *testing.T, name string, b *Board, scale float32) {
	t.Helper()
	for _, obj := range test.WidgetRenderer(b).Objects() {
		text, ok := obj.(*canvas.Text)
		if !ok {
			continue
		}
		if at := text.Position(); at.X < -0.5 || at.Y < -0.5 || at.X+text.MinSize().Width > b.Size().Width+0.5 && at.X+text.Size().Width > b.Size().Width+0.5 {
			t.Errorf("%s %v at %v: %q stands at %v, %v wide", name, b.Size(), scale, text.Text, at, text.MinSize().Width)
		}
	}
}

// Whatever is drawn, what can be tapped is large enough for a finger where there is the room of a phone.
func TestTargets(t *testing.T) {
	b, _ := hallIn(t, fyne.NewSize(366, 560), counted(), laying(1))
	for _, h := range b.Hits() {
		if h.Box.W < look.Touch-0.5 || h.Box.H < look.Touch-0.5 {
			t.Errorf("%s is %v × %v", h.Thing, h.Box.W, h.Box.H)
		}
	}
}

// BenchmarkBoard measures a full refresh of the table of four.
func BenchmarkBoard(b *testing.B) {
	s := busyTable()
	shown, _ := boardIn(b, fyne.NewSize(768, 480), s, taking(1))
	for b.Loop() {
		shown.show(readModel(s, board.Scene{Offers: taking(1)}))
	}
}

// BenchmarkHall measures a full refresh of a museum that is laid, counted under both readings.
func BenchmarkHall(b *testing.B) {
	s := wholeBoard()
	shown, _ := boardIn(b, fyne.NewSize(768, 480), s, laying(0))
	shown.Touch("museum:0")
	for b.Loop() {
		shown.show(readModel(s, board.Scene{Offers: laying(0)}))
	}
}

// Cards of a continent fill its column, and where two lie they are as large as the three beside them.
func TestCardsFillTheirColumn(t *testing.T) {
	column := draw.At(0, 0, 196, 500)
	two, three := cardBoxes(column, 2, cardHigh(column, 2)), cardBoxes(column, 3, cardHigh(column, 3))
	if two[0].H != three[0].H || three[0].H < 150 {
		t.Errorf("in a column of 500 two cards are %v high, three %v", two[0].H, three[0].H)
	}
	for _, n := range []int{1, 2, 3, 4, 7} {
		for _, place := range cardBoxes(draw.At(0, 0, 80, 250), n, cardHigh(draw.At(0, 0, 80, 250), n)) {
			if place.X < -1 || place.Y < -1 || place.X+place.W > 81 || place.Y+place.H > 251 {
				t.Errorf("of %d cards one lies at %v", n, place)
			}
		}
	}
}

// Cards are as large on every continent, however many lie there and whatever stands under them, and all continents show their
// names or none.
func TestContinentsStandInLine(t *testing.T) {
	s := busyTable()
	s.Sites[3].Customs, s.Sites[3].Open, s.Players[0].Pool = 1, 3, heapOf("Et3 Rt2 Hn1 Pn2")
	for _, scale := range []float32{1, 1.6, 2} {
		boardtest.Wear(t, look.Look{Scale: scale})
		for _, size := range []fyne.Size{fyne.NewSize(390, 563), fyne.NewSize(564, 380), fyne.NewSize(780, 700)} {
			b, _ := boardIn(t, size, s, nil)
			high, names := map[float32]int{}, 0
			for _, obj := range test.WidgetRenderer(b).Objects() {
				switch o := obj.(type) {
				case *canvas.Rectangle:
					if w, h := o.Size().Width, o.Size().Height; h > 30 && w/h > cardShape-0.002 && w/h < cardShape+0.002 {
						high[h]++
					}
				case *canvas.Text:
					if slices.ContainsFunc(continentNames[:], func(name string) bool { return o.Text == "board.museum."+name }) {
						names++
					}
				}
			}
			if len(high) != 1 || names%4 != 0 {
				t.Errorf("at %v on %v cards are %v high, and %d continents show their names", scale, size, high, names)
			}
		}
	}
}

// The sign of an embargo and the marker of customs lie beside each other.
func TestAnEmbargoIsSeenUnderCustoms(t *testing.T) {
	s := busyTable()
	for i := range s.Sites {
		s.Sites[i] = museum.Site{Pile: 30, Open: 1, Stale: 2, Closed: true, Customs: 1}
	}
	for _, scale := range []float32{0.8, 1, 1.6, 2} {
		boardtest.Wear(t, look.Look{Scale: scale})
		for _, size := range []fyne.Size{fyne.NewSize(366, 420), fyne.NewSize(390, 563), fyne.NewSize(564, 380), fyne.NewSize(780, 700)} {
			b, _ := boardIn(t, size, s, nil)
			markers, signs := markersAndSigns(b)
			if len(markers) != 4 || len(signs) != 4 {
				t.Fatalf("at %v on %v there are %d markers and %d signs", scale, size, len(markers), len(signs))
			}
			for i, sign := range signs {
				if m := markers[i]; sign.Y < m.Y+m.H-0.1 && sign.X+sign.W > m.X || sign.W < 14 {
					t.Errorf("at %v on %v the sign %v lies under the marker %v", scale, size, sign, m)
				}
			}
		}
	}
}

// markersAndSigns returns the places of the markers of customs and of the signs of embargoes on a board.
func markersAndSigns(b *Board) (markers, signs []draw.Box) {
	for _, obj := range test.WidgetRenderer(b).Objects() {
		place := draw.At(obj.Position().X, obj.Position().Y, obj.Size().Width, obj.Size().Height)
		switch o := obj.(type) {
		case *canvas.Rectangle:
			if o.FillColor == draw.Tone(look.Brass) && place.H == 14+9*draw.TextScale() && o.CornerRadius == place.H/2 {
				markers = append(markers, place)
			}
		case *canvas.Circle:
			if o.FillColor == draw.Tone(look.Panel) && o.StrokeWidth == 2 {
				signs = append(signs, place)
			}
		}
	}
	return markers, signs
}

// A museum in small tells what its cards are worth as they lie; where none lies, how many were exhibited; and which wait for
// a cell.
func TestASmallMuseumTellsWhatIsInIt(t *testing.T) {
	put := []rules.Offer{{Kind: "put", Seat: 1}}
	first, bare := busyTable(), busyTable()
	for i := range bare.Players {
		bare.Players[i].Layout = nil
	}
	bare.Level = museum.Counting
	first.Players = first.Players[:2]
	first.Players[0].Layout, first.Players[0].Museum = nil, nil
	bare.Players = bare.Players[:2]
	for _, c := range []struct {
		name   string
		state  *museum.State
		offers []rules.Offer
		want   map[string]bool
	}{
		{"cards wait", first, put, map[string]bool{"+2": true, "0": false}},
		{"not whose turn it is not", first, nil, map[string]bool{"+2": false}},
		{"values alone are told", bare, nil, map[string]bool{"8": true, "12": true, "0": false}},
	} {
		b, _ := boardIn(t, fyne.NewSize(670, 754), c.state, c.offers)
		said := map[string]bool{}
		for _, obj := range test.WidgetRenderer(b).Objects() {
			if text, ok := obj.(*canvas.Text); ok && text.Position().Y > 560 {
				said[text.Text] = true
			}
		}
		for text, want := range c.want {
			if said[text] != want {
				t.Errorf("%s: %q is said: %v, of %v", c.name, text, said[text], said)
			}
		}
	}
}
