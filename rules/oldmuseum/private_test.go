package oldmuseum

import (
	"encoding/json"
	"testing"

	"docent/rules"
)

// Choice and hand are asked for before a room is chosen: while a question waits or a turn ends they stand in the menu.
func TestSecretsAreAskedForAtTheirMoment(t *testing.T) {
	for _, c := range []struct {
		name   string
		agenda Agenda
		end    bool
		aside  bool
	}{
		{"choosing a room", nil, false, false},
		{"telling what lies there", Agenda{{askCard, 0}}, false, true},
		{"the end of the turn", nil, true, true},
	} {
		options, err := Game.Options(rules.Answers{"level": {"full"}})
		if err != nil {
			t.Fatal(err)
		}
		s, refused := start(rules.Setup{Seats: 2, Options: options}, &rules.Log{})
		if refused != nil {
			t.Fatal(refused)
		}
		s.Agenda, s.Scratch.End = c.agenda, c.end
		if c.agenda != nil {
			s.Scratch.To = s.Rooms[0].At
		}
		stored, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		p, err := Game.Load(stored)
		if err != nil {
			t.Fatal(err)
		}
		found := 0
		for _, o := range p.Offers() {
			if o.Kind == "choose" || o.Kind == "tell" && o.Seat == s.Turn {
				if found++; o.Aside != c.aside {
					t.Errorf("%s: %s of %d stands aside: %v", c.name, o.Kind, o.Seat, o.Aside)
				}
			}
		}
		if found != 3 {
			t.Errorf("%s: %d secrets are asked for", c.name, found)
		}
	}
}
