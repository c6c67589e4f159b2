//go:build scenes

package play_test

import (
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

func TestTapsPlay(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	if n := len(p.Play().Line()); n != 0 {
		t.Fatalf("a new table has %d entries", n)
	}
	p.Tap("room:3")
	if got := p.View().Now().Phase; got != "bids" {
		t.Fatalf("after a tap on room 3 the phase is %q, want bids", got)
	}
	hand.Tap(t, w, "Hand over to Ann")
	hand.Tap(t, w, "I’m Ann")
	hand.Tap(t, w, "Place the bid")
	if got := len(p.Play().Line()); got != 2 {
		t.Errorf("after Ann's bid there are %d entries, want 2", got)
	}
	if pass, ok := p.App().Top().(*play.Passing); !ok || pass.Seat() != 1 {
		t.Errorf("after Ann's bid the page is %T, want the cover of seat 1", p.App().Top())
	}
}

func TestRefusedActionTellsWhy(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	before := len(p.Play().Line())
	for _, o := range p.Offers() {
		if o.Refused == nil {
			continue
		}
		p.Choose(o, nil)
		if hand.Labelled(w, p.App().Text("table.otherwise")) == nil {
			t.Errorf("%s is refused without a way to correct the table", o.Kind)
		}
		kit.CloseTop(w.Canvas())
	}
	if got := len(p.Play().Line()); got != before {
		t.Errorf("refused actions made %d entries", got-before)
	}
}

func TestKeys(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	if !p.Typed('1') {
		t.Fatal("key 1 presses nothing")
	}
	if _, ok := p.App().Top().(*play.Passing); !ok {
		t.Errorf("key 1 opens %T, want the cover", p.App().Top())
	}
	p.App().Pop()
	p.App().UndoKey(shell.Undoer.Undo)
	if n := len(p.Play().Line()); n != 0 {
		t.Errorf("after the undo key %d entries are left, want 0", n)
	}
	p.App().UndoKey(shell.Undoer.Redo)
	if n := len(p.Play().Line()); n == 0 {
		t.Error("the redo key brings nothing back")
	}
	if p.Typed('9') {
		t.Error("key 9 presses a button that is not there")
	}
}

// Two people's taps are one: after the phase changed, the actions wait a moment.
func TestLockOut(t *testing.T) {
	now := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	t.Cleanup(kittest.Clock(func() time.Time { return now }))
	p.Tap("room:1")
	if !p.Buttons()[0].Locked() {
		t.Error("after the phase changed the first button is not locked")
	}
	now = now.Add(kit.LockOut)
	if p.Buttons()[0].Locked() {
		t.Error("after the lock-out the first button is still locked")
	}
}

func TestLogGoesBack(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Bidding(4)...)
	line := p.Play().Line()
	p.Jump(line[0].ID)
	if got := p.Play().Head(); got != line[0].ID {
		t.Fatalf("the table stands on entry %d, want %d", got, line[0].ID)
	}
	ends := p.Branches()
	if len(ends) != 1 || ends[0].ID != line[len(line)-1].ID {
		t.Fatalf("the branch that was left ends in %v, want entry %d", ends, line[len(line)-1].ID)
	}
	p.Jump(ends[0].ID)
	if got := p.Play().Head(); got != ends[0].ID {
		t.Errorf("the branch is not reached again: entry %d", got)
	}
}

// openOffers lists what may be done now.
func openOffers(p *play.Table) []rules.Offer {
	return slices.DeleteFunc(p.Play().Position().Offers(), func(o rules.Offer) bool { return o.Refused != nil })
}

// playAny makes one of the moves that may be made.
func playAny(t *testing.T, p *play.Table, chance *rand.Rand) (rules.Offer, []tracker.Entry) {
	t.Helper()
	open := openOffers(p)
	o := open[chance.IntN(len(open))]
	entries, err := p.Play().Do(o, tracker.Draw(o, chance.IntN))
	if err != nil {
		entries, err = p.Play().Do(o, nil)
	}
	if err != nil {
		t.Fatal(err)
	}
	return o, entries
}

func TestCorrection(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	at := slices.IndexFunc(p.View().Corrections(), func(o rules.Offer) bool { return slices.Contains(o.On, "seat:1") })
	if at < 0 {
		t.Fatal("seat 1 cannot be corrected")
	}
	o := p.View().Corrections()[at]
	f := play.NewForm(p, o, nil, func(a rules.Answers) { p.Enact(o, a) })
	f.Body()
	if reason := f.Judge(); reason != p.App().Text("correct.unchanged") {
		t.Errorf("an untouched sheet says %q", reason)
	}
	f.Set("badges", "2")
	f.Act()
	line := p.Play().Line()
	if len(line) != 1 || line[0].Move.Kind != rules.Correct {
		t.Fatalf("the correction made %v", line)
	}
	if got := p.Under(play.LinesOf(line)[0]); got != p.App().Text("log.correction") {
		t.Errorf("the log marks the correction with %q", got)
	}
	f.Set("silver", "20")
	if reason := f.Judge(); reason == "" {
		t.Error("more cubes than there are can be confirmed")
	}
}

func TestATapOnASeatOpensItsSheet(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	p.SetOpen(true)
	test.Tap(p.Seats().Cards()[1])
	if p.Asked() == nil {
		t.Fatal("no sheet opened")
	}
	if p.Lead() == nil || p.Lead().Label != p.App().Text("correct.unchanged") {
		t.Error("the sheet does not say that nothing was changed")
	}
}

func TestActionsOf(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	list := play.ActionsOf(p.Offers())
	if len(list) == 0 || len(list[0].Offers()) != 5 {
		t.Fatalf("the five rooms are not one action: %v", list)
	}
	for i, a := range list {
		for _, b := range list[i+1:] {
			if a.Kind() == b.Kind() && a.Seat() == b.Seat() {
				t.Errorf("%s stands twice", a.Kind())
			}
		}
	}
}

func BenchmarkTableRefresh(b *testing.B) {
	p, _ := hand.Table(b, stage.Sizes()[1], trasteros.CubesLevel, trasteros.Bidding(4)...)
	for b.Loop() {
		p.Refresh()
	}
}

// TestEveryPosition shows whole games, whatever the level and the luck: nothing panics,
// nobody is stuck, every word is there.
func TestEveryPosition(t *testing.T) {
	for i, level := range []string{trasteros.CubesLevel, trasteros.FullLevel, "auctions", "score"} {
		if testing.Short() && i > 0 {
			break
		}
		t.Run(level, func(t *testing.T) {
			chance := rand.New(rand.NewPCG(uint64(i), 7))
			p, _ := hand.Table(t, stage.Sizes()[i%2], level)
			for range 120 {
				open := openOffers(p)
				if p.Play().Position().Over() {
					return
				}
				if len(open) == 0 || len(p.Buttons()) == 0 {
					t.Fatalf("in %q there are %d offers and %d buttons", p.View().Now().Phase, len(open), len(p.Buttons()))
				}
				_, entries := playAny(t, p, chance)
				p.Happened(entries)
			}
		})
	}
	if missing := hand.Lacking(assets.TextsIn("en")); len(missing) > 0 {
		t.Errorf("English lacks %v", missing)
	}
}

// A notice lies over the table, however many lines it has and whatever it comes from: no room, card or key moves away under
// the finger that was about to tap it.
func TestANoticeMovesNothing(t *testing.T) {
	lines := strings.Repeat("The folder of saved games cannot be written to. ", 6)
	for name, tell := range map[string]func(a *shell.App){
		"an answer":           func(a *shell.App) { a.Notify("The table has moved on.") },
		"an error":            func(a *shell.App) { a.Tell(errors.New(lines)) },
		"a notice by itself":  func(a *shell.App) { a.Banner.Show(kit.Warn, lines, "OK", nil, nil) },
		"what cannot be read": func(a *shell.App) { a.TellUnopened("x", errors.New(lines)) },
	} {
		for _, size := range append(stage.Sizes(), stage.Turned()...) {
			t.Run(name+" "+size.Name, func(t *testing.T) {
				p, w := hand.Table(t, size, "score")
				board := p.BoardFrame()
				before, size := fyne.CurrentApp().Driver().AbsolutePositionForObject(board), board.Size()
				tell(p.App())
				test.RenderToMarkup(w.Canvas())
				if after := fyne.CurrentApp().Driver().AbsolutePositionForObject(board); after != before || board.Size() != size {
					t.Errorf("the board stands at %v of %v, without at %v of %v", after, board.Size(), before, size)
				}
				p.App().Banner.Close()
			})
		}
	}
}
