//go:build scenes

package cgexpo_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	cgx "docent/rules/cgexpo"
	"docent/tracker"
)

// Where all three podcasters move differently, the next thief's dice play the card: no tap of the turn asks nothing.
func TestTurnWithThreeMoves(t *testing.T) {
	for _, percent := range some([]int{100, 160, 200}) {
		t.Run(fmt.Sprint(percent, " %"), func(t *testing.T) {
			f := beginIn(t, true, percent)
			f.walks()
			f.threeMoves()
			turn := f.state().Turns
			taps := f.taps
			f.tap("2 + 5") // the first tap of the next turn
			f.over()
			f.led("scott:n2 socal:n4 uk:s1")
			if s := f.state(); s.Turns != turn+1 || s.Scratch.Dice != [2]int{2, 5} {
				t.Errorf("turn %d stands at the dice %v", s.Turns, s.Scratch.Dice)
			}
			f.leads("move")
			if taps > mostTaps {
				t.Errorf("the turn takes %d taps, want at most %d", taps, mostTaps)
			}
			f.table.Undo()
			f.table.Undo()
			f.leads("read")
			f.play() // and without dice, as before
			f.leads("roll")
		})
	}
}

// threeMoves leads all three podcasters differently, by a tap each.
func (f *turn) threeMoves() {
	f.Helper()
	f.hits(f.ray(cgx.Scott, cgx.North, 2))
	f.hits(f.ray(cgx.SoCal, cgx.North, 4))
	f.hits(f.ray(cgx.UK, cgx.South, 1))
}

// With Carl, too, it is the hits of his battle that play the card; where he goes is asked, and the battle is over.
func TestTurnWithThreeMovesAndCarl(t *testing.T) {
	for _, percent := range some([]int{100, 160, 200}) {
		t.Run(fmt.Sprint(percent, " %"), func(t *testing.T) {
			f := beginIn(t, true, percent)
			f.walks()
			f.threeMoves()
			turn := f.state().Turns
			if f.taps > mostTaps {
				t.Errorf("the turn takes %d taps, want at most %d", f.taps, mostTaps)
			}
			f.tap("2") // the first tap of the battle
			f.over()
			f.led("scott:n2 socal:n4 uk:s1")
			f.leads("janitor")
			f.hits(f.spare())
			f.over()
			f.leads("roll")
			if s := f.state(); s.Turns != turn+1 {
				t.Errorf("turn %d stands, want %d", s.Turns, turn+1)
			}
			if !slices.ContainsFunc(f.evening.Line(), func(e tracker.Entry) bool {
				return e.Move.Kind == "sweep" && string(e.Move.Data) == `{"hits":2}`
			}) {
				t.Error("the battle is not fought with 2 hits")
			}
			f.table.Undo() // the battle is asked where it was entered with the card
			f.leads("sweep")
			f.table.Undo()
			f.table.Undo()
			f.leads("read")
			f.carl() // and without hits, as before
			f.leads("janitor")
		})
	}
}

// spare returns a square where Carl may come to stand.
func (f *turn) spare() cgx.Square {
	f.Helper()
	for _, o := range f.evening.Position().Offers() {
		if o.Kind == "janitor" {
			q, _ := cgx.ParseSquare(o.Fields[0].Options[0].Value)
			return q
		}
	}
	f.Fatal("Carl is not asked for")
	return 0
}

// over lets the referee's steps be seen to their end.
func (f *turn) over() {
	f.Helper()
	for range 12 {
		if label := f.App.Text("playback.end"); f.Sees(label) {
			f.Tap(label)
		}
	}
}

// slides slides a finger from the key of the numbers to one of them, in one go.
func (f *turn) slides(number int) {
	f.Helper()
	f.taps++
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	key := hand.Labelled(f.Window, f.App.Text("cgexpo.board.card.which")).(*kit.ActionButton)
	from := at(key).AddXY(10, 10)
	finger := from
	to := func(p fyne.Position) {
		by := p.Subtract(finger)
		finger = p
		key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.Subtract(at(key))}, Dragged: fyne.NewDelta(by.X, by.Y)})
	}
	to(from.AddXY(0, 30)) // shows the numbers
	end := hand.Labelled(f.Window, strconv.Itoa(number))
	if end == nil {
		f.Fatalf("%d is not seen under the finger", number)
	}
	to(at(end).AddXY(20, 20))
	key.DragEnd()
}

// A card that is new to the box is kept by the next number with its last tap; of another number, by one key of the pad, to which a
// finger slides from what opens it.
func TestTurnWithANewNumber(t *testing.T) {
	scott := func(f *turn) { f.hits(f.ray(cgx.Scott, cgx.North, 2)) }
	socal := func(f *turn) { f.hits(f.ray(cgx.SoCal, cgx.North, 4)) }
	next := func(f *turn) { f.slot(4) }
	pad := func(f *turn) {
		f.tap(f.App.Text("cgexpo.board.card.which"))
		f.tap("17")
	}
	slide := func(f *turn) { f.slides(17) }
	for name, test := range map[string]struct {
		tell   []func(*turn)
		number int
		taps   int
	}{
		"another, two moves":      {[]func(*turn){scott, socal, slide}, 17, 5},
		"the last, two moves":     {[]func(*turn){scott, socal, func(f *turn) { f.slides(50) }}, 50, 5},
		"the next one, one move":  {[]func(*turn){scott, next}, 1, 4},
		"the next one, two moves": {[]func(*turn){scott, socal, next}, 1, 5},
		"another, one move":       {[]func(*turn){scott, pad}, 17, 5},
	} {
		for _, percent := range some([]int{100, 160, 200}) {
			t.Run(fmt.Sprint(name, " at ", percent, " %"), func(t *testing.T) {
				f := beginIn(t, true, percent)
				f.walks()
				for _, does := range test.tell {
					does(f)
				}
				f.ends(test.taps)
				f.led(fmt.Sprintf(`card":%d,`, test.number))
			})
		}
	}
}

// From the key of the dice the finger slides on to the square: one tap for both, so that three different moves and a number that does
// not follow make five, and so do three moves and Carl by a tap on him.
func TestTurnBySlidingFromTheDice(t *testing.T) {
	for name, test := range map[string]struct {
		end func(*turn)
		led []string
	}{
		"three moves and another number": {func(f *turn) { f.slides(17) }, []string{`card":17,"legs":"scott:n2 socal:n4 uk:s1`}},
		"three moves and Carl, tapped":   {func(f *turn) { f.hits(f.state().SquareOf(cgx.Carl)) }, []string{"scott:n2 socal:n4 uk:s1", `carl":true`}},
	} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 100})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
				f.glides("3 + 4")
				f.leads("read")
				f.threeMoves()
				test.end(f)
				f.ends(5)
				for _, said := range test.led {
					f.led(said)
				}
			})
		}
	}
}

// A turn that begins with a battle takes five taps, too: the hits, the dice with the square, and two podcasters with the deed or all
// three, whose card the next throw plays.
func TestTurnWithABattle(t *testing.T) {
	for name, count := range map[string]int{"two podcasters": 2, "all three": 3} {
		for _, in := range some(append(views, view{fyne.NewSize(360, 640), 200})) {
			t.Run(fmt.Sprint(name, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, true, besides)
				for hits := range 5 {
					f.inSight(strconv.Itoa(hits))
				}
				f.tap("0")
				f.over()
				f.leads("roll")
				f.glides("3 + 4")
				f.leads("read")
				for range count {
					f.hits(f.free())
				}
				if count < 3 {
					f.play()
					f.plays("the card", 5)
				}
				if f.taps > mostTaps {
					t.Errorf("the turn takes %d taps, want at most %d", f.taps, mostTaps)
				}
			})
		}
	}
}

// inSight ends the test where a key is not whole in the place of the map: it would be scrolled to.
func (f *turn) inSight(label string) {
	f.Helper()
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	key, place := hand.Labelled(f.Window, label), f.table.BoardFrame()
	if key == nil {
		f.Fatalf("no key says %q", label)
	}
	if end, foot := at(key).Y+key.Size().Height, at(place).Y+place.Size().Height; end > foot {
		f.Fatalf("the key %s ends at %g, the place at %g", label, end, foot)
	}
}

// The faces of the white die are in sight, too.
func TestTheWhiteDieIsInSight(t *testing.T) {
	for _, in := range some(append(views, view{fyne.NewSize(360, 640), 200})) {
		f := beginOn(t, in, true, cgexpo.Asks("white", 0))
		for pips := range 6 {
			f.inSight(strconv.Itoa(pips + 1))
		}
	}
}

// besides holds where one podcaster is to be fought.
var besides = cgexpo.Wish{Name: "besides", Holds: func(p *tracker.Play, n int) bool {
	battles := 0
	for _, o := range p.Position().Offers() {
		if o.Kind == "battle" {
			battles++
		}
	}
	return n > 20 && battles == 1
}}

// The keys of the dice are all in sight, so that a finger slides from each of them, on a low phone with the largest texts, too.
func TestTheDiceAreSlidFromOnALowPhone(t *testing.T) {
	for _, dice := range []string{"3 + 4", "6 + 6"} {
		low, least, lying := fyne.NewSize(360, 640), fyne.NewSize(320, 568), fyne.NewSize(667, 375)
		for _, in := range some([]view{{low, 100}, {low, 160}, {low, 200}, {least, 100}, {least, 160}, {lying, 200}}) {
			t.Run(fmt.Sprint(dice, " in ", in), func(t *testing.T) {
				f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
				f.glides(dice)
				f.leads("read")
			})
		}
	}
}

// glides slides a finger from the key of two dice to a square to which one way leads.
func (f *turn) glides(dice string) {
	f.Helper()
	f.taps++
	key := hand.Labelled(f.Window, dice).(*kit.ActionButton)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	from := at(key)
	v := f.table.Board().(*screen.Board).View
	to := func(p fyne.Position) {
		key.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: p.Subtract(from)}, Dragged: fyne.NewDelta(0, -30)})
	}
	to(from.AddXY(10, -30))
	f.leads("roll") // over the plate it means nothing
	to(at(v).AddXY(4, 4))
	f.leads("move")
	q := f.bare()
	to(at(v).Add(v.At(fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5))))
	f.leads("move")
	key.DragEnd()
}

// Once a new card was kept by the next number, new cards are numbered in a row, as their deed says: three moves make five taps then,
// which the next dice play, too. A number that is tapped again is taken away, and the next cards bear none.
func TestTurnWithNewNumbersInARow(t *testing.T) {
	for _, in := range some(views) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
			f.walks()
			f.hits(f.ray(cgx.Scott, cgx.South, 1))
			f.slot(4)
			f.led(`card":1,`)
			f.over()
			f.taps = 0
			f.walks()
			f.threeMoves()
			if said := f.lead(); !strings.HasPrefix(said, f.App.Text("cgexpo.board.slot.new", "n", 2)) {
				t.Errorf("the deed says %q", said)
			}
			if f.taps > mostTaps {
				t.Errorf("the turn takes %d taps, want at most %d", f.taps, mostTaps)
			}
			f.tap("2 + 5") // the first tap of the next turn
			f.over()
			f.led(`card":2,"legs":"scott:n2 socal:n4 uk:s1`)
			f.leads("move")
			f.hits(f.bare())
			f.slot(4)
			hand.Tap(f.T, f.Window, "3")
			if said := f.lead(); strings.HasPrefix(said, f.App.Text("cgexpo.board.slot.new", "n", 3)) {
				t.Errorf("without a number the deed says %q", said)
			}
		})
	}
}

// Who was chosen by his slot takes no tap away from another one: he is led by a drag, or by a tap far from the ways of who was chosen.
func TestTurnWithAnotherThanWasChosen(t *testing.T) {
	for _, in := range some(views) {
		t.Run(fmt.Sprint(in), func(t *testing.T) {
			f := beginOn(t, in, true, cgexpo.Asks("roll", -1))
			f.walks()
			f.slot(0)
			f.drags(f.state().SquareOf(cgx.SoCal), f.ray(cgx.SoCal, cgx.North, 4))
			f.play()
			f.ends(5)
			f.led("scott:toward6 socal:n4")
		})
	}
}

// Carl plays the card: alone, after one podcaster or after two, by his slot or by a tap on him.
func TestTurnWithCarl(t *testing.T) {
	scott := func(f *turn) { f.hits(f.ray(cgx.Scott, cgx.North, 2)) }
	socal := func(f *turn) { f.hits(f.ray(cgx.SoCal, cgx.North, 4)) }
	onBoard := func(f *turn) { f.hits(f.state().SquareOf(cgx.Carl)) }
	for name, test := range map[string]struct {
		tell []func(*turn)
		legs string
		taps int
	}{
		"alone":                          {[]func(*turn){(*turn).carl}, `carl":true`, 3},
		"after a podcaster":              {[]func(*turn){socal, (*turn).carl}, "socal:n4", 4},
		"after two podcasters":           {[]func(*turn){scott, socal, (*turn).carl}, "scott:n2 socal:n4", 5},
		"after two podcasters, tapped":   {[]func(*turn){scott, socal, onBoard}, "scott:n2 socal:n4", 5},
		"after all who move differently": {[]func(*turn){scott, socal, func(f *turn) { f.hits(f.ray(cgx.UK, cgx.South, 1)) }, onBoard}, "scott:n2 socal:n4 uk:s1", 6},
	} {
		t.Run(name, func(t *testing.T) {
			f := begin(t, true)
			f.walks()
			for _, does := range test.tell {
				does(f)
			}
			f.plays("the card", test.taps)
			f.led(test.legs)
		})
	}
}

// carl plays the card with Carl, by his slot.
func (f *turn) carl() {
	f.Helper()
	f.slot(3)
}

// shared returns a square that one podcaster enters after fewer steps than another, who is meant.
func (f *turn) shared() (dot cgx.Square, meant cgx.Piece) {
	f.Helper()
	steps := map[cgx.Square]int{}
	for _, p := range []cgx.Piece{cgx.UK, cgx.SoCal} {
		for _, r := range f.state().Rays(p) {
			for i, q := range r.Squares {
				if n, known := steps[q]; known && n < i+1 && p == cgx.SoCal {
					return q, p
				}
				if p == cgx.UK {
					steps[q] = i + 1
				}
			}
		}
	}
	f.Fatal("no square is shared")
	return 0, 0
}

// A podcaster is led by a drag that begins on him, whoever else enters the square sooner.
func TestTurnWithASharedSquare(t *testing.T) {
	for _, percent := range some([]int{100, 160, 200}) {
		f := beginIn(t, true, percent)
		f.walks()
		dot, meant := f.shared()
		f.drags(f.state().SquareOf(meant), dot)
		f.hits(f.ray(cgx.Scott, cgx.North, 2))
		f.play()
		f.ends(5)
		f.led("socal:")
	}
}
