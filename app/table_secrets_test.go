package app

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/rules"
)

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
