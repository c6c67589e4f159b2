package cgexpo

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules/cgexpo"
)

// However the map is turned, its edges bear the letters and the numbers that all squares of a column or a row have in their names.
func TestTheEdgesSpellTheSquares(t *testing.T) {
	for quarters, want := range [][2]string{{"C", "3"}, {"10", "C"}, {"N", "10"}, {"3", "N"}} {
		lies := bearing{quarters, 16, 12}
		if column, row := lies.letter(2, true), lies.letter(2, false); column != want[0] || row != want[1] {
			t.Errorf("turned %d quarters column and row are %s and %s, want %v", quarters, column, row, want)
		}
	}
}

// Every name stands in its own zone, with smaller letters where that is narrow: none in a room of others, and none is missing.
func TestNamesStandInTheirOwnZones(t *testing.T) {
	test.NewTempApp(t)
	look.NewLook().Apply()
	d := NewDraft(10, 10)
	d.Fill(0, 0, 2, 2, cgexpo.VIP)
	d.Fill(4, 0, 6, 2, cgexpo.Casino)
	d.Fill(8, 0, 9, 2, cgexpo.Museum)
	d.Fill(3, 9, 6, 9, cgexpo.Exit)
	words := map[cgexpo.Zone]string{
		cgexpo.Exit: "Hotel Exit", cgexpo.Floor: "Show floor", cgexpo.VIP: "VIP room", cgexpo.Casino: "Casino", cgexpo.Museum: "Museum",
	}
	for _, scale := range []float32{30, 36, 38.5, 60} {
		s := &draw.Sketch{}
		e := easel{draw.Easel{Sketch: s, Scale: scale, Tile: scale}}
		e.names(d, groundOf(false), func(z cgexpo.Zone) string { return words[z] }, func(cgexpo.Square) int { return 0 })
		said := map[string]*canvas.Text{}
		for _, obj := range s.Objs {
			if text, ok := obj.(*canvas.Text); ok {
				said[text.Text] = text
			}
		}
		for z, word := range words {
			text := said[strings.ToUpper(word)]
			if text == nil {
				t.Errorf("at %v the name %q is missing", scale, word)
				continue
			}
			for _, x := range []float32{text.Position().X, text.Position().X + text.MinSize().Width} {
				if at := d.ZoneAt(int(x/scale), int((text.Position().Y+text.MinSize().Height/2)/scale)); at != z {
					t.Errorf("at %v the name %q reaches into %v", scale, word, at)
				}
			}
		}
	}
}

// While a card is entered, names keep off the ways of podcasters where their zones have other squares.
func TestNamesKeepOffTheWaysOfPodcasters(t *testing.T) {
	b, _, p := cardIn(t)
	x := &b.look
	cost := x.crowd()
	on := 0
	for _, pod := range allPods {
		for _, r := range stateOf(t, p).Rays(pod) {
			for _, q := range r.Squares {
				if on++; cost(q) < onTrail {
					t.Errorf("%v on a way costs a name %d", q, cost(q))
				}
			}
		}
	}
	if on == 0 {
		t.Fatal("no podcaster may be led")
	}
	at, found := bestPlace(x.chart(), patches(x.chart()), cgexpo.Floor, 3, cost)
	for dx := range 3 {
		if q := cgexpo.SquareAt(at.X()+dx, at.Y()); !found || cost(q) >= onTrail {
			t.Errorf("the name of the show floor stands on %v, which costs %d", q, cost(q))
		}
	}
}

// A name lies rather over the ways of podcasters than over the number of a row.
func TestNamesHideNoNumbers(t *testing.T) {
	d := NewDraft(9, 6)
	d.Fill(0, 2, 4, 3, cgexpo.VIP)
	cost := func(q cgexpo.Square) int {
		if q.X() == 0 {
			return onEdge
		}
		return onTrail
	}
	if at, found := bestPlace(d, patches(d), cgexpo.VIP, 3, cost); !found || at.String() != "B3" {
		t.Errorf("the name stands on %v", at)
	}
}
