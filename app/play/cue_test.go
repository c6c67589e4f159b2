//go:build scenes

package play_test

import (
	"slices"
	"testing"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	"docent/app/shell"
	"docent/rules"
)

// ears take what is heard and felt at a table.
type ears struct {
	heard []cue.Kind
	felt  []cue.Touch
}

// put puts them on, with sounds switched on.
func (e *ears) put(a *shell.App) *ears {
	a.Config.Sound = func(k cue.Kind) { e.heard = append(e.heard, k) }
	a.Config.Touch = func(t cue.Touch) { e.felt = append(e.felt, t) }
	a.SetSetting(shell.SettingSound, "on")
	return e
}

// took returns what was heard since the last time.
func (e *ears) took() []cue.Kind {
	heard := e.heard
	e.heard = nil
	return heard
}

// clocked opens a table with a clock whose warnings are rung.
func clocked(t *testing.T, seconds int) (*timed, *ears) {
	t.Helper()
	d := newTimed(t, seconds, hand.Narrow)
	d.App.Config.Kits = func(rules.GameID) board.Kit {
		return board.Kit{Cues: map[rules.Key]cue.Kind{"mark": cue.Bell}}
	}
	return d, (&ears{}).put(d.App)
}

func TestTheClockIsHeardAtItsMarksAndInItsLastSeconds(t *testing.T) {
	d, e := clocked(t, 605)
	d.table().Clock().OnTap()
	d.passes(4)
	if got := e.took(); got != nil {
		t.Errorf("before the mark %v is heard", got)
	}
	d.passes(1)
	if got := e.took(); !slices.Equal(got, []cue.Kind{cue.Bell}) {
		t.Errorf("at ten minutes %v is heard, want the bell", got)
	}
	d.passes(540)
	if got := e.took(); !slices.Contains(got, cue.Bell) {
		t.Errorf("at a minute %v is heard, want the bell", got)
	}
	d.passes(49)
	if got := e.took(); got != nil {
		t.Errorf("in the last minute %v is heard before its last seconds", got)
	}
	d.passes(10)
	if got, want := e.took(), slices.Repeat([]cue.Kind{cue.Tick}, 10); !slices.Equal(got, want) {
		t.Errorf("in the last ten seconds %v is heard, want %v", got, want)
	}
	d.passes(1)
	if got := e.took(); !slices.Equal(got, []cue.Kind{cue.Chord}) {
		t.Errorf("at the end %v is heard, want the chord of the podium", got)
	}
}

func TestAClockThatStandsIsSilent(t *testing.T) {
	d, e := clocked(t, 9)
	d.passes(3)
	if got := e.took(); got != nil {
		t.Errorf("%v is heard of a clock that stands", got)
	}
}

// Each step of a playback is heard when it is shown; a step back is not.
func TestStepsAreHeardAsTheyAreShown(t *testing.T) {
	moves := trasteros.RoundEnd()
	p, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, moves[:len(moves)-1]...)
	h := turned(t)
	worn := p.App().Look
	worn.Motion = true
	p.App().SetLook(worn)
	e := (&ears{}).put(p.App())
	trasteros.Make(p.Play(), p, moves[len(moves)-1])
	if p.Playback() == nil {
		t.Fatal("nothing is played back")
	}
	if !slices.Equal(e.felt, []cue.Touch{cue.Short}) {
		t.Errorf("of a move %v is felt", e.felt)
	}
	cues := p.App().KitOf(p.Play().Header().Game).Cues
	loud := 0
	for at, step := range p.Playback().Steps() {
		var want []cue.Kind
		if k := cues[step.Event().Key]; k != cue.None {
			want = []cue.Kind{k}
			loud++
		}
		if got := e.took(); !slices.Equal(got, want) {
			t.Errorf("at step %d %v is heard, want %v", at, got, want)
		}
		if at == 2 {
			p.Playback().Turn(-1)
			if got := e.took(); got != nil {
				t.Errorf("of a step back %v is heard", got)
			}
			p.Playback().Turn(1)
			e.took()
		}
		if _, unveils := p.Board().(board.Unveiling).Unveils(); unveils {
			hand.Tap(t, w, "Open all")
		}
		if p.Playback().Paused() { // the table has something to do
			p.Typed(' ')
		}
		h.pass()
	}
	if loud == 0 {
		t.Error("no step is heard")
	}
}

func TestNothingIsHeardWhereSoundsAreOff(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	e := (&ears{}).put(p.App())
	p.App().SetSetting(shell.SettingSound, "")
	p.App().SetSetting(shell.SettingTouch, "off")
	for _, m := range trasteros.RoundEnd() {
		trasteros.Make(p.Play(), p, m)
		p.Settle()
	}
	if e.heard != nil || e.felt != nil {
		t.Errorf("%v is heard and %v felt", e.heard, e.felt)
	}
}

// Undo brings nothing new: what it shows was heard before.
func TestUndoIsSilent(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.RoundEnd()...)
	p.Settle()
	e := (&ears{}).put(p.App())
	for range 6 {
		p.Undo()
	}
	if e.heard != nil {
		t.Errorf("%v is heard", e.heard)
	}
}

func TestARefusalIsFelt(t *testing.T) {
	p, _ := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	e := (&ears{}).put(p.App())
	i := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Refused != nil })
	p.App().TellRefusal(p.Teller(), p.Play().Header().Game, p.Offers()[i].Refused)
	if !slices.Equal(e.felt, []cue.Touch{cue.Double}) {
		t.Errorf("%v is felt", e.felt)
	}
}
