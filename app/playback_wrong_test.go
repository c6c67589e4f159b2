package app

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// reveal is the step that tells of the winner, on the position before the round ends.
const reveal = 6

// objected opens the sheet that asks what is wrong with the reveal.
func objected(t *testing.T) (*tablePage, fyne.Window, int) {
	t.Helper()
	p, w, _ := played(t, phoneSize(), roundEnd()...)
	end := p.play.Head()
	for range reveal {
		p.playback.onNext()
	}
	tap(t, w, "Stop, that is wrong")
	if p.wrong == nil || p.play.Head() != p.playback.now().entry.ID || p.play.Head() == end {
		t.Fatalf("the play stands on %d of %d", p.play.Head(), end)
	}
	return p, w, end
}

func TestWrongAndCorrected(t *testing.T) {
	p, w, end := objected(t)
	at := p.play.Head()
	press(t, w, "Ann")
	if p.wrong == nil || p.play.Head() != at {
		t.Fatal("the play does not wait for the correction")
	}
	tap(t, w, "More Badges")
	tap(t, w, "Confirm")
	line := p.play.Line()
	fixed := slices.IndexFunc(line, func(e tracker.Entry) bool { return e.Move.Kind == rules.Correct })
	if fixed < 1 || line[fixed].Parent != at {
		t.Fatalf("the correction does not stand after entry %d", at)
	}
	if rest := line[fixed+1:]; len(rest) != 1 || !rest[0].Auto() {
		t.Errorf("after the correction come %d entries, want the referee's end of the round", len(rest))
	}
	if got := p.play.Position().Now().Round; got != 2 {
		t.Errorf("the table stands in round %d, want 2", got)
	}
	if ends := p.branches(); len(ends) != 1 || ends[0].ID != end {
		t.Errorf("the branch that was left ends in %v, want %d", ends, end)
	}
	if p.wrong != nil || p.playback == nil || p.playback.steps[0].entry.Move.Kind != rules.Correct {
		t.Error("what followed the correction is not played back")
	}
	p.undo()
	if p.play.Head() != at {
		t.Errorf("undo goes to %d, want to the step %d", p.play.Head(), at)
	}
	tap(t, w, "Go on from here")
	if got := p.play.Position().Now().Round; got != 2 {
		t.Errorf("from the step the referee goes on to round %d", got)
	}
}

// press taps what bears exactly this label.
func press(t *testing.T, w fyne.Window, label string) {
	t.Helper()
	for _, obj := range test.LaidOutObjects(w.Canvas().Overlays().Top()) {
		if b, ok := obj.(*kit.ActionButton); ok && b.Label == label && b.Visible() {
			b.Tapped(nil)
			return
		}
	}
	t.Fatalf("no button is called %q", label)
}

// Leaving the form asks again what is wrong.
func TestWrongAsksAgain(t *testing.T) {
	p, w, _ := objected(t)
	press(t, w, "Ann")
	escape(w)
	if p.wrong == nil || labelled(w, "It was right") == nil {
		t.Error("leaving the form does not ask again")
	}
}

func escape(w fyne.Window) { w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) }

func TestWrongWithdrawn(t *testing.T) {
	for name, leave := range map[string]func(*tablePage, fyne.Window){
		"escape":  func(_ *tablePage, w fyne.Window) { escape(w) },
		"button":  func(_ *tablePage, w fyne.Window) { tap(t, w, "It was right") },
		"rebuilt": func(p *tablePage, _ fyne.Window) { p.app.rebuild() },
		"form":    func(_ *tablePage, w fyne.Window) { press(t, w, "Ann"); escape(w); escape(w) },
	} {
		t.Run(name, func(t *testing.T) {
			p, w, end := objected(t)
			leave(p, w)
			if p.wrong != nil || p.play.Head() != end {
				t.Fatalf("the play stands on %d, want its end %d", p.play.Head(), end)
			}
			shows(t, p, reveal)
			if !p.playback.paused {
				t.Error("the playback goes on by itself")
			}
			p.settle()
			if len(p.actions) == 0 || len(p.branches()) > 0 {
				t.Error("something was lost")
			}
		})
	}
}

// Who stays on the step goes on from there, along what is kept; so does who comes back after the app was killed.
func TestWrongAndStayed(t *testing.T) {
	p, w, end := objected(t)
	at := p.play.Head()
	tap(t, w, "Stay at this step")
	if p.play.Head() != at || p.playback != nil || p.wrong != nil {
		t.Fatalf("the table stands on %d, want %d", p.play.Head(), at)
	}
	p.app.replace(newTablePage(p.app, p.play))
	p = p.app.top().(*tablePage)
	if labelled(w, "Correct the table") == nil {
		t.Error("the table cannot be corrected there")
	}
	tap(t, w, "Go on from here")
	if p.play.Head() != end {
		t.Errorf("the play goes on to %d, want %d", p.play.Head(), end)
	}
}

// Secret sheets open under the cover of their seat; leaving that finds nothing wrong.
func TestWrongInSecret(t *testing.T) {
	p, w, _ := played(t, phoneSize(), roundEnd()...)
	end := p.play.Head()
	tap(t, w, "Stop, that is wrong")
	secret := slices.IndexFunc(p.view.Corrections(), func(o rules.Offer) bool { return o.Secret })
	if secret < 0 {
		t.Skip("nothing is secret on this step")
	}
	press(t, w, capital(p.teller.Offer(p.view.Corrections()[secret])))
	if _, ok := p.app.top().(*passPage); !ok {
		t.Fatalf("the page is %T, want the cover", p.app.top())
	}
	p.app.pop()
	if p.play.Head() != end || p.wrong != nil {
		t.Error("leaving the cover does not go back to the end")
	}
}

func TestSheetsForAnEvent(t *testing.T) {
	p, _ := opened(t, phoneSize(), cubesLevel)
	e := rules.Event{Seat: 2, About: []rules.Thing{"cost:1", rules.All("room:3", "seat:1"), "room:3"}}
	var got []rules.Thing
	for _, o := range sheetsFor(e, p.view.Corrections()) {
		got = append(got, o.On[0])
	}
	if want := []rules.Thing{"room:3", "seat:1", "seat:2"}; !slices.Equal(got, want) {
		t.Errorf("got the sheets of %v, want %v", got, want)
	}
}
