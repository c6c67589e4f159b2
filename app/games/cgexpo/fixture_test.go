package cgexpo

import (
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// hallOf returns a board of so many squares: three rooms with a door each, the exit below, everything on its start.
func hallOf(width, height int) *Draft {
	d := NewDraft(width, height)
	d.Fill(0, 0, 4, 3, cgexpo.VIP)
	d.Fill(width-5, 0, width-1, 3, cgexpo.Casino)
	d.Fill(0, height-5, 4, height-2, cgexpo.Museum)
	d.Fill(5, height-1, 8, height-1, cgexpo.Exit)
	d.Draw(Line{Down: true, Line: 5, At: 1, To: 2}, 'v')
	d.Draw(Line{Down: true, Line: width - 5, At: 1, To: 2}, 'c')
	d.Draw(Line{Down: true, Line: 5, At: height - 3, To: height - 2}, 'm')
	d.Enclose()
	at := func(x, y int) cgexpo.Square { return cgexpo.SquareAt(x, y) }
	for i, colour := range []string{"red", "green", "yellow", "blue"} {
		d.Start("thief-"+colour, at(5+i, height-1))
		for j, noun := range []string{"zapper", "key", "pass", "studson"} {
			d.Start(noun+"-"+colour, at(6+2*j, 1+i))
		}
	}
	d.Start("scott", at(6, 5))
	d.Start("socal", at(8, 5))
	d.Start("uk", at(10, 5))
	d.Start("itg", at(width-2, 1))
	d.Start("cds", at(width-3, 2))
	d.Start("carl", at(1, height-4))
	return d
}

// boxOf returns the board as the box of a copy.
func boxOf(t testing.TB, d *Draft) rules.Box {
	t.Helper()
	box := rules.Box{}
	for thing, answers := range d.Answers() {
		raw, err := cgexpo.Game.Print(thing, answers)
		if err != nil {
			t.Fatal(err)
		}
		if raw != nil {
			box[thing] = raw
		}
	}
	return box
}

// begin begins a game of four.
func begin(t testing.TB, box rules.Box) rules.Position {
	t.Helper()
	p, _, err := cgexpo.Game.Start(rules.Setup{Seats: 4, Box: box})
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func do(t testing.TB, p rules.Position, kind rules.Kind, answers rules.Answers) (rules.Position, []rules.Event) {
	t.Helper()
	for _, o := range p.Offers() {
		if o.Kind != kind || o.Refused != nil {
			continue
		}
		return boardtest.Play(t, p, o, answers)
	}
	t.Fatalf("no %s is offered", kind)
	return nil, nil
}

func sceneOf(p rules.Position) board.Scene {
	return board.Scene{View: p.View(rules.Table), Offers: p.Offers()}
}

func stateOf(t testing.TB, p rules.Position) *cgexpo.State {
	t.Helper()
	s, ok := rules.StateOf[cgexpo.State](p.View(rules.Table))
	if !ok {
		t.Fatal("no state")
	}
	return s
}

// boardIn returns a board in a window.
func boardIn(t testing.TB, size fyne.Size, p rules.Position) (*Board, *boardtest.Host) {
	t.Helper()
	host := &boardtest.Host{}
	return showIn(t, New(host), size, p), host
}

// showIn shows a position on a board in a window.
func showIn(t testing.TB, b *Board, size fyne.Size, p rules.Position) *Board {
	t.Helper()
	boardtest.Show(t, b, size)
	b.Present(sceneOf(p))
	return b
}

var sizes = []fyne.Size{fyne.NewSize(366, 560), fyne.NewSize(800, 600)}

// key finds a button of the tray by its label.
func (b *Board) key(t *testing.T, label string) *kit.ActionButton {
	t.Helper()
	for _, k := range b.tray.keys.keys[:b.tray.keys.used] {
		if k.Label == label {
			return k
		}
	}
	t.Fatalf("the tray has no key %q", label)
	return nil
}

// middleOf returns the middle of a square of a board that is not turned.
func middleOf(q cgexpo.Square) fyne.Position {
	return fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5)
}
