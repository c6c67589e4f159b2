package app

import (
	"docent/rules"
	"docent/tracker"
)

// museumRaiseScenes lists what is asked when the table lets Docent track more than before, and on guard duty.
func museumRaiseScenes() []Scene {
	if _, ok := gameOf("crazymuseum"); !ok {
		return nil
	}
	table := func(name string, kind rules.Kind) Scene {
		return Scene{name, func(a *App, s *Stage) { a.push(newTablePage(a, s.museumRaised(a, kind))) }}
	}
	form := func(name string, kind rules.Kind) Scene {
		return Scene{name, func(a *App, s *Stage) { openForm(a, s.museumRaised(a, kind), kind) }}
	}
	watched := wish{"watches", func(m *museumStand) bool { return m.offered("watch") && m.offered("quiet") }}
	return []Scene{
		table("museum-raise-floor", "laid-out"),
		form("museum-raise-stage", "stage"),
		table("museum-raise-where", "post"),
		form("museum-raise-post", "post"),
		form("museum-raise-contents", "contents"),
		form("museum-raise-room", "room"),
		form("museum-raise-board", "board"),
		{"museum-night-asks", func(a *App, s *Stage) { a.push(newTablePage(a, s.museum(a, 3, "hard", "night", watched))) }},
		{"museum-night-form", func(a *App, s *Stage) { openForm(a, s.museum(a, 3, "hard", "night", watched), "watch") }},
		{"museum-review", func(a *App, s *Stage) {
			p := newTablePage(a, s.museumOver(a, 4, 1))
			a.push(p)
			p.review()
			p.playback.onSlide(len(p.playback.steps) / 2)
		}},
	}
}

// openForm opens the form of the first offer of a kind.
func openForm(a *App, play *tracker.Play, kind rules.Kind) {
	p := newTablePage(a, play)
	a.push(p)
	for _, o := range p.offers {
		if o.Kind == kind {
			p.choose(o, nil)
			return
		}
	}
}

// museumRaised is a play of three that was counted alone at first and stands where a question of the full level is asked.
func (s *Stage) museumRaised(a *App, kind rules.Kind) *tracker.Play {
	key := "raised " + string(kind)
	if play, ok := s.museums[key]; ok {
		return play
	}
	begun := func(*museumStand) bool { return true }
	play := museumPlay(a, 3, "hard", "score", begun)
	s.museums[key] = play
	for _, o := range play.Position().View(rules.Table).Corrections() {
		for _, f := range o.Fields {
			if f.Name == "level" {
				must(play.Do(o, rules.Answers{"level": {"full"}}))
			}
		}
	}
	m := &museumStand{play: play, made: map[rules.Kind]int{}}
	for range 60 {
		if m.offered(kind) && (kind != "laid-out" || m.made["floor"] > 4) {
			return play
		}
		m.answer()
	}
	return play
}

// answer answers what is asked of a raised level: seven rooms lie there, two guards walk, and most has contents.
func (m *museumStand) answer() {
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
		if len(list) == 0 || t.kind == "floor" && m.made["floor"] > 6 {
			continue
		}
		o := list[len(list)*m.made[t.kind]/8%len(list)]
		if _, err := m.play.Do(o, t.answers); err != nil {
			must(m.play.Do(o, nil))
		}
		m.made[t.kind]++
		return
	}
}

func must(_ []tracker.Entry, err error) {
	if err != nil {
		panic(err) // a stage that cannot be set shows nothing
	}
}
