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

func TestCoverKeepsSecrets(t *testing.T) {
	_, w := opened(t, phoneSize(), cubesLevel, made{kind: "call", seat: anySeat})
	tap(t, w, "Pass to Ann")
	tap(t, w, "I am Ann")
	if labelled(w, "Confirm") == nil {
		t.Fatal("the form of Ann does not open")
	}
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if labelled(w, "Confirm") != nil {
		t.Error("after Escape the form is still there")
	}
	if labelled(w, "I am Ann") == nil {
		t.Error("after Escape the cover does not come back")
	}
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if labelled(w, "Pass to Ann") == nil {
		t.Error("after a second Escape the table does not come back")
	}
}

// Nothing on the screen tells a bid before all are in.
func TestBidsStayClosed(t *testing.T) {
	screens := map[string][]made{}
	for _, kind := range []string{"gold", "silver", ""} {
		screens[kind] = []made{{kind: "call", seat: anySeat}, bid(0, kind)}
	}
	var first string
	for _, kind := range []string{"gold", "silver", ""} {
		p, w := opened(t, phoneSize(), cubesLevel, screens[kind]...)
		p.open = true
		p.refresh()
		shown := test.RenderToMarkup(w.Canvas())
		if first == "" {
			first = shown
		}
		if shown != first {
			t.Errorf("the table looks different when Ann bids %q", kind)
		}
	}
}

func TestOpenly(t *testing.T) {
	p, w := opened(t, phoneSize(), cubesLevel, made{kind: "call", seat: anySeat})
	tap(t, w, "Enter all openly")
	tap(t, w, "Confirm")
	if got := p.view.Now().Phase; got == "bids" {
		t.Error("after all answers are typed the bids are still awaited")
	}
}

// A tie is seen by everybody before anybody bids again.
func TestTieReturnsToTheTable(t *testing.T) {
	p, w := opened(t, phoneSize(), cubesLevel, tie()[:4]...)
	tap(t, w, "Pass to Diego")
	pass := p.app.top().(*passPage)
	for _, o := range pass.offers() {
		pass.do(p.app.sheet("", kit.Stack()), o, rules.Answers{"gold": {"1"}})
	}
	if p.app.top() != page(p) {
		t.Fatalf("after the last bid of a tie the page is %T, want the table", p.app.top())
	}
	if len(p.told) == 0 || p.told[len(p.told)-1].Rule != "TL-BID-6" || p.told[0].Key == p.told[len(p.told)-1].Key {
		t.Errorf("the table tells %v, want the bids and then the tie with its rule", p.told)
	}
	tie := p.teller.Event(p.told[len(p.told)-1])
	if p.line.line.Said != tie || p.line.line.Why == "" {
		t.Errorf("the line says %q, want %q and why", p.line.line.Said, tie)
	}
	if !slices.Equal(p.waiting, []rules.Seat{1, 3}) {
		t.Fatalf("seats %v bid again, want 1 and 3", p.waiting)
	}
	tap(t, w, "Pass to Bilal")
	tap(t, w, "I am Bilal")
	tap(t, w, "Confirm")
	if next, ok := p.app.top().(*passPage); !ok || next.seat != 3 {
		t.Errorf("after Bilal's second bid the page is %T, want the cover of Diego", p.app.top())
	}
}

// Who entered the answers openly once is offered that first from then on, in this play.
func TestOpenlyIsRemembered(t *testing.T) {
	for _, level := range []string{cubesLevel, "auctions"} {
		t.Run(level, func(t *testing.T) {
			p, w := opened(t, phoneSize(), level, made{kind: "call", seat: anySeat})
			if got := p.buttons[0].Label; got != "Pass to Ann" {
				t.Fatalf("at first %q stands first", got)
			}
			tap(t, w, "Enter all openly")
			w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
			p.playOpenly(p.app.sheet("", kit.Stack()), tied(p))
			if len(p.waiting) != 4 {
				t.Fatalf("%d seats are tied, want 4", len(p.waiting))
			}
			first := p.buttons[0]
			if first.Label != "Enter all openly" || first.Style != kit.Primary || p.buttons[1].Style == kit.Primary {
				t.Errorf("for the second bids %q stands first", first.Label)
			}
			other, _ := opened(t, phoneSize(), level, made{kind: "call", seat: anySeat})
			if got := other.buttons[0].Label; got != "Pass to Ann" {
				t.Errorf("in another play %q stands first", got)
			}
		})
	}
}

// tied fills a form of one gold cube for every seat.
func tied(p *tablePage) []*form {
	var forms []*form
	for _, seat := range p.waiting {
		for _, o := range p.play.Position().View(seat).Offers() {
			if o.Seat == seat && o.Secret {
				f := newForm(p, o, nil, nil)
				f.answers["gold"] = []string{"1"}
				forms = append(forms, f)
			}
		}
	}
	return forms
}

// A seat without free cubes shows an empty fist: there is nothing to set.
func TestEmptyFistIsFilledIn(t *testing.T) {
	p, w := opened(t, phoneSize(), cubesLevel)
	at := slices.IndexFunc(p.view.Corrections(), func(o rules.Offer) bool { return slices.Contains(o.On, "seat:1") })
	p.do(p.view.Corrections()[at], rules.Answers{"gold": {"0"}, "silver": {"0"}, "bronze": {"0"}, "glass": {"0"}})
	NewStage().make(p.play, p, made{kind: "call", seat: anySeat})
	tap(t, w, "Enter all openly")
	if n := strings.Count(test.RenderToMarkup(w.Canvas()), p.app.text("board.trasteros.only.bid")); n != 1 {
		t.Errorf("%d empty fists are told, want Bilal's", n)
	}
	tap(t, w, "Confirm")
	if slices.Contains(p.waiting, 1) {
		t.Error("Bilal still owes a bid")
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
