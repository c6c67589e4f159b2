//go:build scenes

package play_test

import (
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
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

func TestCoverKeepsSecrets(t *testing.T) {
	_, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	hand.Tap(t, w, "Hand over to Ann")
	hand.Tap(t, w, "I’m Ann")
	if hand.Labelled(w, "Place the bid") == nil {
		t.Fatal("the form of Ann does not open")
	}
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if hand.Labelled(w, "Place the bid") != nil {
		t.Error("after Escape the form is still there")
	}
	if hand.Labelled(w, "I’m Ann") == nil {
		t.Error("after Escape the cover does not come back")
	}
	w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
	if hand.Labelled(w, "Hand over to Ann") == nil {
		t.Error("after a second Escape the table does not come back")
	}
}

// The cross of a secret form leads back to the table at once.
func TestTheCrossOfASecretFormLeadsToTheTable(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	hand.Tap(t, w, "Hand over to Ann")
	hand.Tap(t, w, "I’m Ann")
	hand.Tap(t, w, "Close")
	if p.App().Top() != shell.Page(p) || hand.Labelled(w, "Hand over to Ann") == nil {
		t.Errorf("the page is %T, want the table", p.App().Top())
	}
}

// The cubes of a seat are corrected under its cover while they are behind its screen, and on the table while they are shown.
func TestCubesAreCorrectedUnderTheCover(t *testing.T) {
	for _, shown := range []bool{false, true} {
		p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
		p.SetOpen(shown)
		p.Correct("seat:1")
		if covered := p.App().Top() != shell.Page(p); covered == shown || p.Asking() != shown {
			t.Errorf("screens shown %t: under a cover %t, asked on the table %t", shown, covered, p.Asking())
		}
		if shown {
			continue
		}
		hand.Tap(t, w, "I’m Bilal")
		if pass := p.App().Top().(*play.Passing); !pass.Asking() {
			t.Error("under the cover nothing is asked")
		}
	}
}

// Nothing on the screen tells a bid before all are in.
func TestBidsStayClosed(t *testing.T) {
	screens := map[string][]trasteros.Made{}
	for _, kind := range []string{"gold", "silver", ""} {
		screens[kind] = []trasteros.Made{{Kind: "call", Seat: trasteros.AnySeat}, trasteros.Bid(0, kind)}
	}
	var first string
	for _, kind := range []string{"gold", "silver", ""} {
		p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, screens[kind]...)
		p.SetOpen(true)
		p.Refresh()
		shown := test.RenderToMarkup(w.Canvas())
		if first == "" {
			first = shown
		}
		if shown != first {
			t.Errorf("the table looks different when Ann bids %q", kind)
		}
	}
}

// Why a seat may not do something is told under its cover, not over everything, and leads back to what it may do.
func TestARefusalUnderACover(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	h := &hand.Hand{T: t, App: p.App(), Tracker: p.App().Tracker, Window: w}
	hand.Tap(t, w, "Hand over to Ann")
	pass := p.App().Top().(*play.Passing)
	list := pass.Offers()
	no := list[0]
	no.Refused = &rules.Refusal{Key: "not-asked", Rule: "TL-BID-2"}
	pass.Choose(append(list, no))
	said := p.Teller().Refusal(no.Refused)
	hand.Tap(t, w, p.Teller().Offer(no)+", "+said)
	survives(t, h, func() string {
		if !h.Sees("Why?") || h.App.Covered() {
			return "not told"
		}
		return "told"
	})
	if !h.Sees("Why?") {
		t.Fatal("nothing is told")
	}
	h.Key(fyne.KeyEscape)
	if h.Sees("Why?") || !h.Sees(p.Teller().Offer(list[0])) {
		t.Error("what may be done is not listed again")
	}
	h.Key(fyne.KeyEscape)
	if !h.Sees("I’m Ann") {
		t.Error("the cover does not come back")
	}
}

func TestOpenly(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	hand.Tap(t, w, "Enter it all openly")
	hand.Tap(t, w, "Enter the answers")
	if got := p.View().Now().Phase; got == "bids" {
		t.Error("after all answers are typed the bids are still awaited")
	}
}

// A tie is seen by everybody before anybody bids again.
func TestTieReturnsToTheTable(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Tie()[:4]...)
	hand.Tap(t, w, "Hand over to Diego")
	pass := p.App().Top().(*play.Passing)
	for _, o := range pass.Offers() {
		pass.Do(o, rules.Answers{"gold": {"1"}})
	}
	if p.App().Top() != shell.Page(p) {
		t.Fatalf("after the last bid of a tie the page is %T, want the table", p.App().Top())
	}
	if len(p.Told()) == 0 || p.Told()[len(p.Told())-1].Rule != "TL-BID-6" || p.Told()[0].Key == p.Told()[len(p.Told())-1].Key {
		t.Errorf("the table tells %v, want the bids and then the tie with its rule", p.Told())
	}
	tie := p.Teller().Event(p.Told()[len(p.Told())-1])
	if p.Line().Line().Said != tie || p.Line().Why().Hidden {
		t.Errorf("the line says %q, want %q and why", p.Line().Line().Said, tie)
	}
	if !slices.Equal(p.Waiting(), []rules.Seat{1, 3}) {
		t.Fatalf("seats %v bid again, want 1 and 3", p.Waiting())
	}
	hand.Tap(t, w, "Hand over to Bilal")
	hand.Tap(t, w, "I’m Bilal")
	hand.Tap(t, w, "Place the bid")
	if next, ok := p.App().Top().(*play.Passing); !ok || next.Seat() != 3 {
		t.Errorf("after Bilal's second bid the page is %T, want the cover of Diego", p.App().Top())
	}
}

// Who entered the answers openly once is offered that first from then on, in this play.
func TestOpenlyIsRemembered(t *testing.T) {
	for _, level := range []string{trasteros.CubesLevel, "auctions"} {
		t.Run(level, func(t *testing.T) {
			p, w := hand.Table(t, hand.Phone(), level, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
			if got := p.Buttons()[0].Label; got != "Hand over to Ann" {
				t.Fatalf("at first %q stands first", got)
			}
			hand.Tap(t, w, "Enter it all openly")
			w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape})
			p.PlayOpenly(tied(p))
			if len(p.Waiting()) != 4 {
				t.Fatalf("%d seats are tied, want 4", len(p.Waiting()))
			}
			first := p.Buttons()[0]
			if first.Label != "Enter it all openly" || first.Style != kit.Primary || p.Buttons()[1].Style == kit.Primary {
				t.Errorf("for the second bids %q stands first", first.Label)
			}
			other, _ := hand.Table(t, hand.Phone(), level, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
			if got := other.Buttons()[0].Label; got != "Hand over to Ann" {
				t.Errorf("in another play %q stands first", got)
			}
		})
	}
}

// tied fills a form of one gold cube for every seat.
func tied(p *play.Table) []*play.Form {
	var forms []*play.Form
	for _, seat := range p.Waiting() {
		for _, o := range p.Play().Position().View(seat).Offers() {
			if o.Seat == seat && o.Secret {
				f := play.NewForm(p, o, nil, nil)
				f.Answers["gold"] = []string{"1"}
				forms = append(forms, f)
			}
		}
	}
	return forms
}

// A seat without free cubes shows an empty fist: there is nothing to set.
func TestEmptyFistIsFilledIn(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	at := slices.IndexFunc(p.View().Corrections(), func(o rules.Offer) bool { return slices.Contains(o.On, "seat:1") })
	p.Enact(p.View().Corrections()[at], rules.Answers{"gold": {"0"}, "silver": {"0"}, "bronze": {"0"}, "glass": {"0"}})
	trasteros.Make(p.Play(), p, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	hand.Tap(t, w, "Enter it all openly")
	if n := strings.Count(test.RenderToMarkup(w.Canvas()), p.App().Text("board.trasteros.only.bid")); n != 1 {
		t.Errorf("%d empty fists are told, want Bilal's", n)
	}
	hand.Tap(t, w, "Enter the answers")
	if slices.Contains(p.Waiting(), 1) {
		t.Error("Bilal still owes a bid")
	}
}

// A double tap on a cover places no bid: the form that has just appeared waits a moment.
func TestADoubleTapPlacesNoBid(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	now := kit.Now().Add(time.Second)
	t.Cleanup(kittest.Clock(func() time.Time { return now }))
	head := p.Play().Head()
	hand.Tap(t, w, "Hand over to Ann")
	if b, ok := hand.Labelled(w, "I’m Ann").(*kit.ActionButton); !ok || !b.Locked() {
		t.Error("the cover does not wait a moment")
	}
	now = now.Add(time.Second)
	hand.Tap(t, w, "I’m Ann")
	now = now.Add(400 * time.Millisecond)
	hand.Tap(t, w, "Place the bid")
	if p.Play().Head() != head {
		t.Fatal("a second tap places the bid unseen")
	}
	now = now.Add(200 * time.Millisecond)
	hand.Tap(t, w, "Place the bid")
	if p.Play().Head() == head {
		t.Error("the bid cannot be placed later")
	}
}
