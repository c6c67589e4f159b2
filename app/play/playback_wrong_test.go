//go:build scenes

package play_test

import (
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	"docent/rules"
	"docent/tracker"
)

// reveal is the step that tells of the winner, on the position before the round ends.
const reveal = 6

// objected opens the question what is wrong with the reveal.
func objected(t *testing.T) (*play.Table, fyne.Window, int) {
	t.Helper()
	p, w, _ := played(t, hand.Phone(), trasteros.RoundEnd()...)
	p.SetOpen(true)
	end := p.Play().Head()
	for range reveal {
		p.Playback().OnNext()
	}
	hand.Tap(t, w, "That’s wrong")
	if p.Wrong() == nil || p.Play().Head() != p.Playback().Now().Entry().ID || p.Play().Head() == end {
		t.Fatalf("the play stands on %d of %d", p.Play().Head(), end)
	}
	return p, w, end
}

func TestWrongAndCorrected(t *testing.T) {
	p, w, end := objected(t)
	at := p.Play().Head()
	press(t, w, "Ann")
	if p.Wrong() == nil || p.Play().Head() != at {
		t.Fatal("the play does not wait for the correction")
	}
	hand.Tap(t, w, "More Badges")
	hand.Tap(t, w, "Save correction")
	line := p.Play().Line()
	fixed := slices.IndexFunc(line, func(e tracker.Entry) bool { return e.Move.Kind == rules.Correct })
	if fixed < 1 || line[fixed].Parent != at {
		t.Fatalf("the correction does not stand after entry %d", at)
	}
	if rest := line[fixed+1:]; len(rest) != 1 || !rest[0].Auto() {
		t.Errorf("after the correction come %d entries, want the referee's end of the round", len(rest))
	}
	if got := p.Play().Position().Now().Round; got != 2 {
		t.Errorf("the table stands in round %d, want 2", got)
	}
	if ends := p.Branches(); len(ends) != 1 || ends[0].ID != end {
		t.Errorf("the branch that was left ends in %v, want %d", ends, end)
	}
	if p.Wrong() != nil || p.Playback() == nil || p.Playback().Steps()[0].Entry().Move.Kind != rules.Correct {
		t.Error("what followed the correction is not played back")
	}
	p.Undo()
	if p.Play().Head() != at {
		t.Errorf("undo goes to %d, want to the step %d", p.Play().Head(), at)
	}
	hand.Tap(t, w, "Continue")
	if got := p.Play().Position().Now().Round; got != 2 {
		t.Errorf("from the step the referee goes on to round %d", got)
	}
}

// A line of the log can be called wrong long after it was told, and the head names every player once meanwhile.
func TestALineOfTheLogIsCalledWrong(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.RoundEnd()...)
	p.Settle()
	end := p.Play().Head()
	for _, line := range play.LinesOf(p.Play().Line()) {
		p.OpenLog()
		p.OpenEntry(line, func() { kit.CloseTop(w.Canvas()) })
		hand.Tap(t, w, "That’s wrong")
		if p.Wrong() == nil || p.Play().Head() != line.Entry().ID || p.App().Covered() {
			t.Fatalf("the play stands on %d, want %d", p.Play().Head(), line.Entry().ID)
		}
		w.Content().Refresh()
		p.Relayout()
		if got := p.Heads(); !slices.Equal(got, []string{"Ann", "Bilal", "Chloé", "Diego"}) {
			t.Errorf("on entry %d the head shows %q", line.Entry().ID, got)
		}
		hand.Tap(t, w, "It was right")
		if p.Wrong() != nil || p.Play().Head() != end {
			t.Fatalf("the play stands on %d, want its end %d", p.Play().Head(), end)
		}
	}
}

// press taps what bears exactly this label.
func press(t *testing.T, w fyne.Window, label string) {
	t.Helper()
	for _, obj := range test.LaidOutObjects(w.Content()) {
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
	if p.Wrong() == nil || hand.Labelled(w, "It was right") == nil {
		t.Error("leaving the form does not ask again")
	}
}

func escape(w fyne.Window) { w.Canvas().OnTypedKey()(&fyne.KeyEvent{Name: fyne.KeyEscape}) }

// The question what is wrong, and the form of what is corrected, leave half of the board free and survive what happens to the
// window.
func TestWrongSurvives(t *testing.T) {
	p, w, _ := objected(t)
	h := &hand.Hand{T: t, App: p.App(), Tracker: p.App().Tracker, Window: w}
	asked := func() string {
		if p.Wrong() == nil || p.Asked() == nil || !p.Asked().Visible() || p.App().Covered() {
			return "not asked"
		}
		return strconv.Itoa(p.Playback().At()) + " " + p.Title()
	}
	if board, sheet := p.BoardFrame(), p.Asked(); sheet.Position().Y < board.Position().Y+board.Size().Height/2-1 {
		t.Errorf("the question begins at %v, more than half of the board is under it", sheet.Position().Y)
	}
	at := p.Play().Head()
	p.Tap("room:2")
	p.Veil().Tapped(nil)
	if p.Play().Head() != at || asked() == "not asked" {
		t.Fatal("a tap on the board loses the question")
	}
	survives(t, h, asked)
	press(t, w, "Ann")
	hand.Tap(t, w, "More Badges")
	survives(t, h, func() string { return asked() + told(p.Draft()) })
	if p.Play().Head() != at {
		t.Errorf("the play stands on %d, want the step %d", p.Play().Head(), at)
	}
}

func TestWrongWithdrawn(t *testing.T) {
	for name, leave := range map[string]func(*play.Table, fyne.Window){
		"escape": func(_ *play.Table, w fyne.Window) { escape(w) },
		"button": func(_ *play.Table, w fyne.Window) { hand.Tap(t, w, "It was right") },
		"undo":   func(p *play.Table, _ fyne.Window) { p.Undoing().Tapped(nil) },
		"menu": func(p *play.Table, _ fyne.Window) {
			p.CorrectAny()
			p.PutAway()
			p.Again()
			for range reveal {
				p.Playback().OnNext()
			}
			unveil(p)
			p.Playback().Turn(-1)
			p.Playback().OnNext()
		},
		"form": func(_ *play.Table, w fyne.Window) { press(t, w, "Ann"); escape(w); escape(w) },
	} {
		t.Run(name, func(t *testing.T) {
			p, w, end := objected(t)
			leave(p, w)
			if p.Wrong() != nil || p.Play().Head() != end {
				t.Fatalf("the play stands on %d, want its end %d", p.Play().Head(), end)
			}
			shows(t, p, reveal)
			if !p.Playback().Paused() {
				t.Error("the playback goes on by itself")
			}
			p.Settle()
			if len(p.Actions()) == 0 || len(p.Branches()) > 0 {
				t.Error("something was lost")
			}
		})
	}
}

// Who stays on the step goes on from there, along what is kept; so does who comes back after the app was killed.
func TestWrongAndStayed(t *testing.T) {
	p, w, end := objected(t)
	at := p.Play().Head()
	hand.Tap(t, w, "Continue from this step")
	if p.Play().Head() != at || p.Playback() != nil || p.Wrong() != nil {
		t.Fatalf("the table stands on %d, want %d", p.Play().Head(), at)
	}
	p.App().Replace(play.NewTable(p.App(), p.Play()))
	p = p.App().Top().(*play.Table)
	if hand.Labelled(w, "Make a correction") == nil {
		t.Error("the table cannot be corrected there")
	}
	hand.Tap(t, w, "Continue")
	if p.Play().Head() != end {
		t.Errorf("the play goes on to %d, want %d", p.Play().Head(), end)
	}
}

// Secret sheets open under the cover of their seat; leaving that finds nothing wrong.
func TestWrongInSecret(t *testing.T) {
	p, w, _ := played(t, hand.Phone(), trasteros.RoundEnd()...)
	end := p.Play().Head()
	hand.Tap(t, w, "That’s wrong")
	secret := slices.IndexFunc(p.View().Corrections(), func(o rules.Offer) bool { return o.Secret })
	if secret < 0 {
		t.Skip("nothing is secret on this step")
	}
	press(t, w, parts.Capital(p.Teller().Offer(p.View().Corrections()[secret])))
	if _, ok := p.App().Top().(*play.Passing); !ok {
		t.Fatalf("the page is %T, want the cover", p.App().Top())
	}
	p.App().Pop()
	if p.Play().Head() != end || p.Wrong() != nil {
		t.Error("leaving the cover does not go back to the end")
	}
}

func TestSheetsForAnEvent(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	e := rules.Event{Seat: 2, About: []rules.Thing{"cost:1", rules.All("room:3", "seat:1"), "room:3"}}
	var got []rules.Thing
	for _, o := range play.SheetsFor(e, p.View().Corrections()) {
		got = append(got, o.On[0])
	}
	if want := []rules.Thing{"room:3", "seat:1", "seat:2"}; !slices.Equal(got, want) {
		t.Errorf("got the sheets of %v, want %v", got, want)
	}
}
