//go:build scenes

package scenes

import (
	"docent/app/play"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// museumRaiseScenes lists what is asked when the table lets Docent track more than before, and on guard duty.
func museumRaiseScenes() []Scene {
	if _, ok := catalog.Game("crazymuseum"); !ok {
		return nil
	}
	table := func(name string, kind rules.Kind) Scene {
		return Scene{name, func(a *shell.App, s *Stage) { a.Push(play.NewTable(a, s.museumRaised(a, kind))) }}
	}
	form := func(name string, kind rules.Kind) Scene {
		return Scene{name, func(a *shell.App, s *Stage) { openForm(a, s.museumRaised(a, kind), kind) }}
	}
	watched := Wish{"watches", func(m *MuseumStand) bool { return m.Offered("watch") && m.Offered("quiet") }}
	return []Scene{
		table("museum-raise-floor", "laid-out"),
		form("museum-raise-stage", "stage"),
		table("museum-raise-where", "post"),
		form("museum-raise-post", "post"),
		form("museum-raise-contents", "contents"),
		form("museum-raise-room", "room"),
		form("museum-raise-board", "board"),
		{"museum-night-asks", func(a *shell.App, s *Stage) { a.Push(play.NewTable(a, s.Museum(a, 3, "hard", "night", watched))) }},
		{"museum-night-form", func(a *shell.App, s *Stage) { openForm(a, s.Museum(a, 3, "hard", "night", watched), "watch") }},
		{"museum-review", func(a *shell.App, s *Stage) {
			p := play.NewTable(a, s.museumOver(a, 4, 1))
			a.Push(p)
			p.Review()
			p.Playback().OnSlide(len(p.Playback().Steps()) / 2)
		}},
	}
}

// openForm opens the form of the first offer of a kind.
func openForm(a *shell.App, evening *tracker.Play, kind rules.Kind) {
	p := play.NewTable(a, evening)
	a.Push(p)
	for _, o := range p.Offers() {
		if o.Kind == kind {
			p.Choose(o, nil)
			return
		}
	}
}

// museumRaised is a play of three that was counted alone at first and stands where a question of the full level is asked.
func (s *Stage) museumRaised(a *shell.App, kind rules.Kind) *tracker.Play {
	key := "raised " + string(kind)
	if play, ok := s.museums[key]; ok {
		return play
	}
	begun := func(*MuseumStand) bool { return true }
	play := MuseumPlay(a, 3, "hard", "score", begun)
	s.museums[key] = play
	for _, o := range play.Position().View(rules.Table).Corrections() {
		for _, f := range o.Fields {
			if f.Name == "level" {
				must(play.Do(o, rules.Answers{"level": {"full"}}))
			}
		}
	}
	m := &MuseumStand{play: play, Made: map[rules.Kind]int{}}
	for range 60 {
		if m.Offered(kind) && (kind != "laid-out" || m.Made["floor"] > 4) {
			return play
		}
		m.answer()
	}
	return play
}

// answer answers what is asked of a raised level: seven rooms lie there, two guards walk, and most has contents.
func (m *MuseumStand) answer() {
	offers := map[rules.Kind][]rules.Offer{}
	for _, o := range m.play.Position().Offers() {
		if o.Refused == nil && o.Asks != rules.Auto {
			offers[o.Kind] = append(offers[o.Kind], o)
		}
	}
	try := []struct {
		kind    rules.Kind
		answers rules.Answers
	}{
		{"print", rules.Answers{"doors": {"N", "E", "S", "W"}, "colour": {"green"}}},
		{"floor", nil},
		{"laid-out", nil},
		{"stage", rules.Answers{"round": {"3"}, "alert": {"2"}, "guards": {"2"}, "wake": {"awake"}}},
		{"post", nil},
		{"contents", rules.Answers{"more": {"1"}}},
		{"room", nil},
		{"board", nil},
	}
	for _, t := range try {
		list := offers[t.kind]
		if len(list) == 0 || t.kind == "floor" && m.Made["floor"] > 6 {
			continue
		}
		o := list[len(list)*m.Made[t.kind]/8%len(list)]
		if _, err := m.play.Do(o, t.answers); err != nil {
			must(m.play.Do(o, nil))
		}
		m.Made[t.kind]++
		return
	}
}

func must(_ []tracker.Entry, err error) {
	if err != nil {
		panic(err) // a stage that cannot be set shows nothing
	}
}
