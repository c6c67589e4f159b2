package app

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// opened shows a table in a window of a size, without motion, after some moves.
func opened(t testing.TB, size Size, level string, moves ...made) (*tablePage, fyne.Window) {
	t.Helper()
	before := kit.Now
	kit.Now = later()
	t.Cleanup(func() { kit.Now = before })
	f := test.NewApp()
	t.Cleanup(f.Quit)
	w := test.NewWindow(nil)
	t.Cleanup(w.Close)
	s := NewStage()
	var p *tablePage
	s.Show(f, w, Scene{"", func(a *App, s *Stage) { p = s.table(a, level, moves...) }}, size, "en", kit.Look{Variant: kit.Dark, Scale: 1})
	return p, w
}

func phoneSize() Size { return Sizes()[0] }

// labelled finds what bears a label, on the uppermost overlay or else on the page.
func labelled(w fyne.Window, label string) fyne.CanvasObject {
	root := w.Canvas().Content()
	if top := w.Canvas().Overlays().Top(); top != nil {
		root = top
	}
	for _, obj := range test.LaidOutObjects(root) {
		if a, ok := obj.(fyne.Accessible); ok && obj.Visible() && strings.HasPrefix(a.AccessibilityLabel(), label) {
			if _, tappable := obj.(fyne.Tappable); tappable {
				return obj
			}
		}
	}
	return nil
}

func tap(t *testing.T, w fyne.Window, label string) {
	t.Helper()
	obj := labelled(w, label)
	if obj == nil {
		t.Fatalf("nothing to tap is called %q", label)
	}
	obj.(fyne.Tappable).Tapped(&fyne.PointEvent{})
}

// later is a clock that moves on by a second at every look: nothing stays locked.
func later() func() time.Time {
	now := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	return func() time.Time {
		now = now.Add(time.Second)
		return now
	}
}

func TestTapsPlay(t *testing.T) {
	p, w := opened(t, phoneSize(), cubesLevel)
	if n := len(p.play.Line()); n != 0 {
		t.Fatalf("a new table has %d entries", n)
	}
	p.Tap("room:3")
	if got := p.view.Now().Phase; got != "bids" {
		t.Fatalf("after a tap on room 3 the phase is %q, want bids", got)
	}
	tap(t, w, "Pass to Ann")
	tap(t, w, "I am Ann")
	tap(t, w, "Confirm")
	if got := len(p.play.Line()); got != 2 {
		t.Errorf("after Ann's bid there are %d entries, want 2", got)
	}
	if pass, ok := p.app.top().(*passPage); !ok || pass.seat != 1 {
		t.Errorf("after Ann's bid the page is %T, want the cover of seat 1", p.app.top())
	}
}

func TestRefusedActionTellsWhy(t *testing.T) {
	p, w := opened(t, phoneSize(), cubesLevel)
	before := len(p.play.Line())
	for _, o := range p.offers {
		if o.Refused == nil {
			continue
		}
		p.choose(o, nil)
		if labelled(w, p.app.text("table.otherwise")) == nil {
			t.Errorf("%s is refused without a way to correct the table", o.Kind)
		}
		kit.CloseTop(w.Canvas())
	}
	if got := len(p.play.Line()); got != before {
		t.Errorf("refused actions made %d entries", got-before)
	}
}

func TestKeys(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel, made{kind: "call", seat: anySeat})
	if !p.typed('1') {
		t.Fatal("key 1 presses nothing")
	}
	if _, ok := p.app.top().(*passPage); !ok {
		t.Errorf("key 1 opens %T, want the cover", p.app.top())
	}
	p.app.pop()
	p.app.undoKey(undoer.undo)
	if n := len(p.play.Line()); n != 0 {
		t.Errorf("after the undo key %d entries are left, want 0", n)
	}
	p.app.undoKey(undoer.redo)
	if n := len(p.play.Line()); n == 0 {
		t.Error("the redo key brings nothing back")
	}
	if p.typed('9') {
		t.Error("key 9 presses a button that is not there")
	}
}

// Two people's taps are one: after the phase changed, the actions wait a moment.
func TestLockOut(t *testing.T) {
	now := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	p, _ := opened(t, phoneSize(), cubesLevel)
	kit.Now = func() time.Time { return now }
	p.Tap("room:1")
	if !p.buttons[0].Locked() {
		t.Error("after the phase changed the first button is not locked")
	}
	now = now.Add(kit.LockOut)
	if p.buttons[0].Locked() {
		t.Error("after the lock-out the first button is still locked")
	}
}

func TestLogGoesBack(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel, bidding(4)...)
	line := p.play.Line()
	p.jump(line[0].ID)
	if got := p.play.Head(); got != line[0].ID {
		t.Fatalf("the table stands on entry %d, want %d", got, line[0].ID)
	}
	ends := p.branches()
	if len(ends) != 1 || ends[0].ID != line[len(line)-1].ID {
		t.Fatalf("the branch that was left ends in %v, want entry %d", ends, line[len(line)-1].ID)
	}
	p.jump(ends[0].ID)
	if got := p.play.Head(); got != ends[0].ID {
		t.Errorf("the branch is not reached again: entry %d", got)
	}
}

// openOffers lists what may be done now.
func openOffers(p *tablePage) []rules.Offer {
	return slices.DeleteFunc(p.play.Position().Offers(), func(o rules.Offer) bool { return o.Refused != nil })
}

func TestCorrection(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel)
	at := slices.IndexFunc(p.view.Corrections(), func(o rules.Offer) bool { return slices.Contains(o.On, "seat:1") })
	if at < 0 {
		t.Fatal("seat 1 cannot be corrected")
	}
	o := p.view.Corrections()[at]
	f := newForm(p, o, nil, func(a rules.Answers) { p.do(o, a) })
	f.body()
	if reason := f.judge(); reason != p.app.text("correct.unchanged") {
		t.Errorf("an untouched sheet says %q", reason)
	}
	f.set("badges", "2")
	f.onConfirm()
	line := p.play.Line()
	if len(line) != 1 || line[0].Move.Kind != rules.Correct {
		t.Fatalf("the correction made %v", line)
	}
	if got := p.under(linesOf(line)[0]); got != p.app.text("log.correction") {
		t.Errorf("the log marks the correction with %q", got)
	}
	f.set("silver", "20")
	if reason := f.judge(); reason == "" {
		t.Error("more cubes than there are can be confirmed")
	}
}

func TestATapOnASeatOpensItsSheet(t *testing.T) {
	p, w := opened(t, phoneSize(), cubesLevel)
	test.Tap(p.seats.cards[1])
	top := w.Canvas().Overlays().Top()
	if top == nil {
		t.Fatal("no sheet opened")
	}
	if kittest.Find(top, p.app.text("app.confirm")) == nil {
		t.Error("the sheet has nothing to confirm")
	}
}

func TestPicker(t *testing.T) {
	field := rules.Several("cards", "card", 2, 2, "a-x", "b-x")
	field.Options[0].Copies = 2
	for _, c := range []struct {
		name string
		have []string
		tap  int
		want []string
	}{
		{"adds", nil, 0, []string{"a-x"}},
		{"adds a second copy", []string{"a-x"}, 0, []string{"a-x", "a-x"}},
		{"takes all away when no more can be", []string{"a-x", "a-x"}, 0, nil},
		{"takes one of unknown number away", []string{"b-x"}, 1, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			f := &form{answers: rules.Answers{"cards": c.have}}
			if got := f.more(field, field.Options[c.tap]); !slices.Equal(got, c.want) {
				t.Errorf("got %v, want %v", got, c.want)
			}
		})
	}
}

func TestActionsOf(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel)
	list := actionsOf(p.offers)
	if len(list) == 0 || len(list[0].offers) != 5 {
		t.Fatalf("the five rooms are not one action: %v", list)
	}
	for i, a := range list {
		for _, b := range list[i+1:] {
			if a.kind == b.kind && a.seat == b.seat {
				t.Errorf("%s stands twice", a.kind)
			}
		}
	}
}

func BenchmarkTableRefresh(b *testing.B) {
	p, _ := opened(b, Sizes()[1], cubesLevel, bidding(4)...)
	for b.Loop() {
		p.refresh()
	}
}

// TestEveryPosition shows whole games, whatever the level and the luck: nothing panics,
// nobody is stuck, every word is there.
func TestEveryPosition(t *testing.T) {
	for i, level := range []string{cubesLevel, fullLevel, "auctions", "score"} {
		t.Run(level, func(t *testing.T) {
			chance := rand.New(rand.NewPCG(uint64(i), 7))
			p, _ := opened(t, Sizes()[i%2], level)
			for range 120 {
				open := openOffers(p)
				if p.play.Position().Over() {
					return
				}
				if len(open) == 0 || len(p.buttons) == 0 {
					t.Fatalf("in %q there are %d offers and %d buttons", p.view.Now().Phase, len(open), len(p.buttons))
				}
				o := open[chance.IntN(len(open))]
				entries, err := p.play.Do(o, tracker.Draw(o, chance.IntN))
				if err != nil {
					entries, err = p.play.Do(o, nil)
				}
				if err != nil {
					t.Fatal(err)
				}
				p.happened(entries)
			}
		})
	}
	if missing := lacking(assets.TextsIn("en")); len(missing) > 0 {
		t.Errorf("English lacks %v", missing)
	}
}
