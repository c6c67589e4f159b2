//go:build probe

package app

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"
)

func (s Sight) target(label string) (Target, bool) {
	i := slices.IndexFunc(s.Targets, func(t Target) bool { return t.Label == label })
	if i < 0 {
		return Target{}, false
	}
	return s.Targets[i], true
}

func TestAProbeSeesThePageAndItsTargets(t *testing.T) {
	h := newHand(t, nil, narrow)
	s := h.app.sight()
	box, ok := s.target("Trasteros Locos")
	if s.Screen != "home" || s.Overlay || !ok || box.Cut || box.W < 48 || box.X+box.W > 390 {
		t.Fatalf("sees page %q, sheet %v, box %+v (%v)", s.Screen, s.Overlay, box, ok)
	}
	h.tap("Trasteros Locos")
	s = h.app.sight()
	start, ok := s.target("Start")
	if s.Screen != "setup" || !ok || start.Y+start.H > 844 {
		t.Fatalf("sees page %q, start %+v (%v)", s.Screen, start, ok)
	}
}

func TestAProbeSeesWhatIsGreyedAndScrolledAway(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Trasteros Locos")
	s := h.app.sight()
	if up, ok := s.target("Move Seat 1 up"); !ok || !up.Greyed {
		t.Errorf("the first seat can be moved up: %+v (%v)", up, ok)
	}
	far, ok := s.target("Score only")
	if !ok || !far.Cut || far.Pane == nil || far.Y+far.H <= far.Pane.Y+far.Pane.H {
		t.Errorf("what is scrolled away: %+v (%v)", far, ok)
	}
}

func TestAProbeSeesOnlyTheUppermostSheet(t *testing.T) {
	h := newHand(t, nil, narrow)
	h.tap("Trasteros Locos")
	h.tap("Seat 1")
	s := h.app.sight()
	if _, below := s.target("Start"); below || !s.Overlay || len(s.Sheets) != 1 {
		t.Errorf("sees what lies under the sheet: %v, sheets %q", below, s.Sheets)
	}
	if name, ok := s.target("Name"); !ok || !name.Field {
		t.Errorf("the field is seen as %+v (%v)", name, ok)
	}
}

func TestAProbeWritesWhatChangesAndAnswers(t *testing.T) {
	h := newHand(t, nil, narrow)
	p := &probe{app: h.app, file: filepath.Join(t.TempDir(), "sight.json")}
	read := func() (s Sight) {
		t.Helper()
		told, err := os.ReadFile(p.file)
		if err != nil {
			t.Fatal(err)
		}
		if err := json.Unmarshal(told, &s); err != nil {
			t.Fatal(err)
		}
		return s
	}
	p.look()
	if s := read(); s.Frame != 1 || s.Still || s.Screen != "home" {
		t.Errorf("the first look is %d, still %v, at %q", s.Frame, s.Still, s.Screen)
	}
	for range calm {
		p.look()
	}
	if s := read(); s.Frame != 1 || !s.Still {
		t.Errorf("after a calm the look is %d, still %v", s.Frame, s.Still)
	}
	h.tap("Trasteros Locos")
	p.look()
	if s := read(); s.Frame != 2 || s.Still || s.Screen != "setup" {
		t.Errorf("after a tap the look is %d, still %v, at %q", s.Frame, s.Still, s.Screen)
	}
	if err := os.WriteFile(p.file+".ask", []byte("7"), 0o600); err != nil {
		t.Fatal(err)
	}
	p.look()
	if s := read(); s.Answer != "" {
		t.Errorf("answers %q before the window had a turn", s.Answer)
	}
	p.look()
	if s := read(); s.Answer != "7" {
		t.Errorf("answers %q", s.Answer)
	}
}
