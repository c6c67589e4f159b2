//go:build scenes

package play_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/kit/viewport"
	"docent/app/play"
	"docent/app/play/ask"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/museum"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

// changes lists what happens to a window while something is open in it: it is turned there and back, speaks another
// language, looks otherwise, is left for the settings.
func changes(a *shell.App, w fyne.Window, size fyne.Size) map[string]func() {
	worn := func(with func(*look.Look)) func() {
		return func() {
			before := a.Look
			changed := before
			with(&changed)
			a.SetLook(changed)
			a.SetLook(before)
		}
	}
	return map[string]func(){
		"turned": func() {
			for _, next := range turns {
				w.Resize(next)
			}
			w.Resize(size)
		},
		"in French": func() {
			a.SetLanguage("fr")
			a.SetLanguage("en")
		},
		"in the light":    worn(func(l *look.Look) { l.Variant = look.Light }),
		"in larger texts": worn(func(l *look.Look) { l.Scale = 1.6 }),
		"after the settings": func() {
			a.Push(a.To.Settings())
			a.SetLanguage("es")
			a.SetLanguage("en")
			a.Pop()
		},
	}
}

// survives makes every change and compares what is told of the screen before and after each.
func survives(t *testing.T, h *hand.Hand, tell func() string) {
	t.Helper()
	before := tell()
	for name, change := range changes(h.App, h.Window, h.Window.Canvas().Size()) {
		change()
		if now := tell(); now != before {
			t.Errorf("%s it is %s, before %s", name, now, before)
		}
	}
}

// asking opens the table of a play on a phone, without motion.
func asking(t *testing.T, open func(a *shell.App, s *stage.Stage) *play.Table) (*hand.Hand, *play.Table) {
	t.Helper()
	h := hand.New(t, nil, hand.Narrow)
	h.App.Look.Motion = false
	h.App.Look.Apply()
	s := stage.New()
	s.Tracker = h.App.Tracker
	return h, open(h.App, s)
}

// chosen answers a question as somebody would who does not take what is suggested.
func chosen(d *ask.Draft) rules.Answers {
	answers := rules.Answers{}
	for _, f := range d.Offer.Fields {
		switch {
		case f.IsNumber():
			answers[f.Name] = []string{"1"}
		case f.IsFlag():
			answers[f.Name] = []string{"true"}
		case len(f.Options) > 0:
			answers[f.Name] = []string{f.Options[len(f.Options)-1].Value}
		}
	}
	return answers
}

func told(d *ask.Draft) string {
	var all []string
	for _, name := range slices.Sorted(maps.Keys(d.Answers)) {
		all = append(all, name+"="+strings.Join(d.Answers[name], "+"))
	}
	return strings.Join(all, " ")
}

// An open question of each kind keeps its answers and how far it is read, whatever happens to the window.
func TestAQuestionSurvives(t *testing.T) {
	for name, open := range map[string]func(a *shell.App, s *stage.Stage) *play.Table{
		"digits": func(a *shell.App, s *stage.Stage) *play.Table {
			p := stage.Table(a, museum.Counting(a, s, museum.SomeCells))
			stage.Form(p, "tally")
			return p
		},
		"a payment": func(a *shell.App, s *stage.Stage) *play.Table {
			p := stage.Table(a, museum.Play(a, s, 3, "full", museum.Wish{Name: "exhibit", Holds: func(m *museum.Stand) bool { return m.Offered("exhibit") && m.Moves > 40 }}))
			stage.Form(p, "exhibit")
			return p
		},
		"a choice": func(a *shell.App, s *stage.Stage) *play.Table {
			p := crazymuseum.Table(a, s, crazymuseum.Wish{Name: "print", Holds: func(m *crazymuseum.Stand) bool { return m.Offered("print") }})
			stage.Form(p, "print")
			return p
		},
		"a correction": func(a *shell.App, s *stage.Stage) *play.Table {
			p := crazymuseum.Table(a, s, crazymuseum.Wish{Name: "turn", Holds: func(m *crazymuseum.Stand) bool { return m.Offered("pass") }})
			p.Correct("room:1")
			return p
		},
	} {
		t.Run(name, func(t *testing.T) {
			h, p := asking(t, open)
			p.Fill(p.Draft().Offer, chosen(p.Draft()))
			if p.Asked() == nil {
				t.Fatal("nothing is asked")
			}
			p.AskedAt().ScrollTo(30)
			survives(t, h, func() string {
				if p.Asked() == nil || !p.Asked().Visible() {
					return "not asked"
				}
				return told(p.Draft()) + " from " + position(p.AskedAt().Offset())
			})
		})
	}
}

func position(at float32) string { return strings.Repeat("|", int(at/5)) }

// A secret bid under its cover survives, too, and nobody else sees more of it than before.
func TestABidSurvives(t *testing.T) {
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	h := &hand.Hand{T: t, App: p.App(), Tracker: p.App().Tracker, Window: w}
	hand.Tap(t, w, "Hand over to Ann")
	hand.Tap(t, w, "I’m Ann")
	pass := p.App().Top().(*play.Passing)
	for _, obj := range test.LaidOutObjects(h.Window.Content()) {
		if s, ok := obj.(*kit.Stepper); ok && s.Visible() {
			s.Step(1)
			break
		}
	}
	if told(pass.Draft()) == told(ask.NewDraft(pass.Draft().Offer, nil)) {
		t.Fatal("nothing was answered")
	}
	survives(t, h, func() string {
		if pass.Draft() == nil {
			return "not asked"
		}
		return told(pass.Draft())
	})
	h.Key(fyne.KeyEscape)
	if pass.Asking() || !h.Sees("I’m Ann") {
		t.Error("after Escape the cover does not come back")
	}
}

// mapOf returns the place in which a map is seen.
func mapOf(t *testing.T, w fyne.Window) *viewport.Viewport {
	t.Helper()
	for _, obj := range test.LaidOutObjects(w.Content()) {
		if v, ok := obj.(*viewport.Viewport); ok && v.Visible() {
			return v
		}
	}
	t.Fatal("no map is seen")
	return nil
}

// What lies open over the board survives, and what of the board is seen.
func TestWhatIsOpenSurvives(t *testing.T) {
	for name, open := range map[string]func(*play.Table){
		"the tray":       (*play.Table).Unfold,
		"the seats":      (*play.Table).PullDown,
		"the board":      func(*play.Table) {},
		"a choice":       func(p *play.Table) { p.CorrectAny() },
		"why it may not": func(p *play.Table) { p.Explain(refused(p)) },
	} {
		t.Run(name, func(t *testing.T) {
			h, p := asking(t, func(a *shell.App, s *stage.Stage) *play.Table {
				return crazymuseum.Table(a, s, crazymuseum.Wish{Name: "turn", Holds: func(m *crazymuseum.Stand) bool {
					return m.Offered("pass") && m.Made["tile"] > 6
				}})
			})
			open(p)
			mapOf(t, h.Window).ZoomBy(2)
			mapOf(t, h.Window).Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: fyne.NewPos(100, 100)}, Dragged: fyne.NewDelta(40, 30)})
			mapOf(t, h.Window).DragEnd()
			survives(t, h, func() string {
				said := position(mapOf(t, h.Window).Middle().X*20) + " " + position(mapOf(t, h.Window).Middle().Y*20) + " " + position(mapOf(t, h.Window).Scale())
				if p.Unfolded() {
					said += " tray"
				}
				if p.Drawn() {
					said += " seats"
				}
				if p.Asked() != nil {
					said += " question"
				}
				return said
			})
		})
	}
}

// refused returns an offer that is refused.
func refused(p *play.Table) rules.Offer {
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Refused != nil })
	return p.Offers()[at]
}
