//go:build scenes

package play_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/play"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// rectangle is where something stands in a window.
type rectangle struct {
	at   fyne.Position
	size fyne.Size
}

func rectangleOf(obj fyne.CanvasObject) rectangle {
	return rectangle{fyne.CurrentApp().Driver().AbsolutePositionForObject(obj), obj.Size()}
}

// long is the number of moves after which a random play may also be ended by what stands in the menu.
const long = 400

// finished plays a game at random to its end.
func finished(t *testing.T, plays *tracker.Tracker, game rules.Game) *tracker.Play {
	t.Helper()
	chance := rand.New(rand.NewPCG(7, 21))
	one, err := plays.New(game, rules.Setup{Seats: 3}, []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}, {Name: "Chloé", Symbol: 2}})
	if err != nil {
		t.Fatal(err)
	}
	for made := range 6000 {
		if one.Position().Over() {
			return one
		}
		open := slices.DeleteFunc(one.Position().Offers(), func(o rules.Offer) bool { return o.Refused != nil || o.Aside && made < long })
		o := open[chance.IntN(len(open))]
		if _, err = one.Do(o, tracker.Draw(o, chance.IntN)); err != nil {
			_, err = one.Do(o, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	t.Fatalf("%s does not end", game.ID())
	return nil
}

// turnsOf cuts the moves of a play where somebody made them; every piece ends with what the referee did then.
func turnsOf(line []tracker.Entry) (turns [][]tracker.Entry) {
	for _, e := range line {
		if len(turns) == 0 || !e.Auto() {
			turns = append(turns, nil)
		}
		last := len(turns) - 1
		turns[last] = append(turns[last], e)
	}
	return turns
}

// A play of every game is walked to its end: the frame of the board, Undo, Why? and the menu stay where they are, whatever
// is told, played back or asked. Where somebody is at work on the board it has the room of told line and tray, too.
func TestNothingMovesThroughAPlay(t *testing.T) {
	t.Cleanup(kittest.Clock(hand.Later()))
	sizes := []stage.Size{hand.Phone(), stage.Turned()[0], {Name: "tablet", Size: fyne.NewSize(820, 1180)}}
	for i, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			for j, size := range sizes {
				if testing.Short() && i+j > 0 {
					continue
				}
				t.Run(size.Name, func(t *testing.T) { walkThrough(t, game, size.Size) })
			}
		})
	}
}

// walkThrough shows a play of a game in a window, turn by turn.
func walkThrough(t *testing.T, game rules.Game, size fyne.Size) {
	h := hand.New(t, nil, size)
	h.App.Look.Motion = false
	h.App.Look.Apply()
	one := finished(t, h.Tracker, game)
	turns := turnsOf(one.Line())
	jump := func(id int) {
		if err := one.Jump(id); err != nil {
			t.Fatal(err)
		}
	}
	jump(turns[0][len(turns[0])-1].ID)
	p := play.NewTable(h.App, one)
	h.App.Push(p)
	stood := map[string]rectangle{}
	check := func(when string, turn int) {
		for name, obj := range lasting(p) {
			now := rectangleOf(obj)
			if was, ok := stood[name]; !ok {
				stood[name] = now
			} else if was != now {
				t.Errorf("%s turn %d: the %s stands at %v, not at %v", when, turn, name, now, was)
			}
		}
	}
	var shown chart
	for i, turn := range turns[:len(turns)-1] {
		jump(turn[len(turn)-1].ID)
		p.Happened(turn)
		check("after", i)
		for n := 0; p.Playback() != nil && n < 50; n++ {
			check("in the playback of", i)
			p.Playback().OnNext()
		}
		shown = shown.stays(t, p, i)
		if i%5 == 0 && len(p.Slots()) > 0 {
			p.Unfold()
			check("with the tray open in", i)
			p.Refresh()
		}
		if i%9 == 0 {
			keepsPlaces(t, p)
			greyed(t, h, p)
			near(t, p)
		}
		if i%27 == 0 {
			asks(p, func() { check("with a question in", i) })
		}
		if t.Failed() {
			return
		}
	}
}

// lasting returns what must not move at a moment. A board at work takes the room of told line and tray.
func lasting(p *play.Table) map[string]fyne.CanvasObject {
	parts := map[string]fyne.CanvasObject{"undo": p.Undoing(), "menu": p.MenuButton()}
	if p.Absorbed() {
		return parts
	}
	parts["board"] = p.BoardFrame()
	if why := p.Line().Why(); why.Visible() && p.Asked() == nil && !p.Unfolded() {
		parts["why"] = why
	}
	return parts
}

// keepsPlaces holds the first slots of a turn to those that the game keeps.
func keepsPlaces(t *testing.T, p *play.Table) {
	t.Helper()
	game := p.App().KitOf(p.Play().Header().Game)
	if !slices.Contains(game.Turns, p.View().Now().Phase) || len(p.Slots()) == 0 || p.Asking() || p.Playback() != nil || len(p.Waiting()) > 0 {
		return
	}
	if len(p.Slots()) < len(game.Places) {
		return // short answers
	}
	for i, at := range game.Places {
		b := p.Slots()[i]
		if !slices.ContainsFunc(at.Kinds, func(k rules.Kind) bool { return p.Artist().Icon(k) == b.Icon }) {
			t.Errorf("%s: place %d holds %q", game.Slots[0], i, b.Label)
		}
	}
}

// greyed taps every greyed slot: each leads to a reason with the way to its rule. Beside them something can always be done.
func greyed(t *testing.T, h *hand.Hand, p *play.Table) {
	t.Helper()
	if p.Asking() || p.Playback() != nil {
		return
	}
	open := p.Lead() != nil && !p.Lead().Greyed || len(p.Board().Things()) > 0 || len(p.Slots()) == 0
	for i := range p.Slots() {
		b := p.Slots()[i]
		if open = open || !b.Greyed; !b.Greyed {
			continue
		}
		b.Tapped(nil)
		if !h.Sees(h.App.Text("app.why")) && p.Asked() == nil {
			t.Errorf("%q is greyed and tells no reason", b.Label)
		}
		p.PutAway()
		p.Refresh()
	}
	if !open {
		t.Errorf("in %s there are only greyed keys", p.View().Now().Phase)
	}
}

// near holds every action that may be done to two taps: it stands in the tray, under More, or in the base.
func near(t *testing.T, p *play.Table) {
	t.Helper()
	if p.Asking() || p.Playback() != nil || len(p.Waiting()) > 0 || p.Absorbed() {
		return
	}
	if one, ok := p.Board().(board.Asking); ok {
		if _, asks := one.Asked(); asks { // its own slots stand for the rest
			return
		}
	}
	buttons := slices.Clone(p.Slots())
	if p.Lead() != nil {
		buttons = append(buttons, p.Lead())
	}
	for _, a := range p.Actions() {
		icon := p.Artist().Icon(a.Kind())
		if play.Quick(a.Offers()[0]) != nil || icon == "" {
			continue
		}
		if !slices.ContainsFunc(buttons, func(b *kit.ActionButton) bool { return b.Icon == icon }) {
			t.Errorf("in %s %s is more than two taps away", p.View().Now().Phase, a.Kind())
		}
	}
}

// asks opens every question that the table asks by a button, one after the other.
func asks(p *play.Table, then func()) {
	for _, o := range p.Offers() {
		if o.Asks != rules.Auto && !o.Secret && (o.Refused != nil || len(o.Fields) > 0) {
			p.Choose(o, nil)
			then()
			p.PutAway()
		}
	}
}
