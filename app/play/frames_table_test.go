//go:build scenes

package play_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/play"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

// places tells where the board, undo and the menu are.
func places(p *play.Table) [3]fyne.Position {
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	return [3]fyne.Position{at(p.Board()), at(p.Undoing()), at(p.MenuButton())}
}

// Whatever is told, asked or played back, board, undo and menu stay where they are.
func TestNothingPushes(t *testing.T) {
	for i, size := range append(stage.Sizes(), stage.Turned()...) {
		if testing.Short() && i > 0 {
			break
		}
		t.Run(size.Name, func(t *testing.T) {
			chance := rand.New(rand.NewPCG(3, 9))
			p, _ := hand.Table(t, size, trasteros.FullLevel)
			stood, high := places(p), p.Board().Size()
			check := func(when string) {
				if now := places(p); now != stood || p.Board().Size().Width != high.Width {
					t.Errorf("%s: board, undo and menu stand at %v, not at %v", when, now, stood)
				}
			}
			for range 60 {
				if p.Play().Position().Over() {
					return
				}
				o, entries := playAny(t, p, chance)
				p.Happened(entries)
				check("after " + string(o.Kind))
				for p.Playback() != nil {
					check("in a playback")
					p.Playback().OnNext()
				}
			}
			p.Unfold()
			check("with the tray open")
			p.PullDown()
			check("with the seats over the board")
		})
	}
}

// turned lists the windows that a device is turned through.
var turns = []fyne.Size{{Width: 390, Height: 844}, {Width: 844, Height: 390}, {Width: 1180, Height: 820}, {Width: 390, Height: 844}}

// What is being answered survives that the device is turned, so does what somebody chose to see of the board.
func TestAQuestionSurvivesTurning(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), "score")
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == "count" && o.Refused == nil })
	p.Choose(p.Offers()[at], nil)
	hand.Labelled(w, "More ").(fyne.Tappable).Tapped(&fyne.PointEvent{})
	values := func() (all []int) {
		if p.Asked() == nil {
			t.Fatal("the question is gone")
		}
		for _, obj := range test.LaidOutObjects(p.Asked()) {
			if s, ok := obj.(*kit.Stepper); ok {
				all = append(all, s.Value)
			}
		}
		return all
	}
	before := values()
	shown := p.Board()
	for _, size := range turns {
		w.Resize(size)
		if now := values(); !slices.Equal(now, before) {
			t.Errorf("in %v the answers are %v, before %v", size, now, before)
		}
		if p.Board() != shown {
			t.Errorf("in %v there is another board", size)
		}
	}
}

// A secret answer under its cover survives turning, too.
func TestASecretSurvivesTurning(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	hand.Tap(t, w, "Hand over to Ann")
	hand.Tap(t, w, "I’m Ann")
	for _, size := range turns {
		w.Resize(size)
		if hand.Labelled(w, "Place the bid") == nil {
			t.Fatalf("in %v the form of Ann is gone", size)
		}
	}
	hand.Tap(t, w, "Place the bid")
	if got := len(p.Play().Line()); got != 2 {
		t.Errorf("after Ann's bid there are %d entries, want 2", got)
	}
}

// Actions keep the order of their game; those that have no slot are under More, one tap away.
func TestTheTrayKeepsItsOrder(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, crazymuseum.Random(h.App, 3, "hard", "full", func(m *crazymuseum.Stand) bool {
		return m.Offered("pass") && m.Offered("move") && m.Offered("examine") && m.Made["tile"] > 5
	}))
	h.App.Push(p)
	order, last := h.App.KitOf("crazymuseum").Slots, -1
	for _, b := range p.Slots() {
		kind := rules.Kind(b.Icon)
		for _, k := range order {
			if p.Artist().Icon(k) == b.Icon {
				kind = k
				break
			}
		}
		if at := slices.Index(order, kind); at < last {
			t.Errorf("%q stands after what it precedes", b.Label)
		} else {
			last = at
		}
	}
	if p.Lead() == nil || p.Lead().Label != "Pass" {
		t.Error("Pass does not stand beside undo")
	}
	h.Tap("Move")
	if len(p.Board().(board.Loose).Figures()) == 0 || p.Unfolded() && !h.App.Covered() {
		t.Error("what is under More does nothing")
	}
}

// For the left hand undo stands at the right, and the board where the column was.
func TestTheLeftHand(t *testing.T) {
	p, w := hand.Table(t, stage.Turned()[0], trasteros.CubesLevel, trasteros.Bidding(4)...)
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject
	right, board := at(p.Undoing()), at(p.Board())
	p.App().SetSetting(shell.SettingHand, "left")
	p.App().Rebuild()
	if now := at(p.Undoing()); now.X >= right.X || at(p.Board()).X <= board.X {
		t.Errorf("undo stands at %v, before %v; the board at %v, before %v", now, right, at(p.Board()), board)
	}
	if undo, lead := at(p.Undoing()), at(p.Lead()); undo.X <= lead.X {
		t.Errorf("undo stands at %v, the deed at %v", undo, lead)
	}
	for _, problem := range hand.Problems(w, stage.Turned()[0].Size) {
		t.Error(problem)
	}
}

// Everything on a table knows how small it may be, whatever lies over the board.
func TestEverythingHasALeastSize(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.RoundEnd()...)
	if p.Playback() == nil {
		t.Fatal("nothing is played back")
	}
	p.PullDown()
	for _, open := range []func(){func() {}, p.Unfold} {
		open()
		for _, obj := range test.LaidOutObjects(w.Content()) {
			if least := obj.MinSize(); least.Width < 0 || least.Height < 0 {
				t.Errorf("%T is at least %v", obj, least)
			}
		}
	}
}

// Beside the actions of the moment the log ends with a whole entry.
func TestTheLogCutsNoEntry(t *testing.T) {
	for _, size := range stage.Sizes()[1:] {
		t.Run(size.Name, func(t *testing.T) {
			chance := rand.New(rand.NewPCG(5, 2))
			p, w := hand.Table(t, size, trasteros.FullLevel)
			most := 0
			for range 60 {
				if p.Play().Position().Over() {
					break
				}
				o, entries := playAny(t, p, chance)
				p.Happened(entries)
				for p.Playback() != nil {
					p.Playback().OnNext()
				}
				shown := 0
				arrange.WalkVisible(w.Content(), func(obj fyne.CanvasObject, _, _ fyne.Position, clip fyne.Size) bool {
					if line, ok := obj.(*kit.LogLine); ok && !line.Held {
						shown++
						if line.Size().Height > clip.Height {
							t.Errorf("after %s %.0f of %.0f of %q are seen", o.Kind, clip.Height, line.Size().Height, line.Said)
						}
					}
					return false
				}, nil)
				most = max(most, shown)
			}
			if most == 0 {
				t.Error("there was never a line in the log")
			}
		})
	}
}
