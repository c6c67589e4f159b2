//go:build scenes

package crazymuseum

import (
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// raiseScenes lists what is asked when the table lets Docent track more than before, and on guard duty.
func raiseScenes() []stage.Scene {
	table := func(name string, kind rules.Kind) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, raised(a, s, kind)) }}
	}
	form := func(name string, kind rules.Kind) stage.Scene {
		return stage.Scene{Name: name, Open: func(a *shell.App, s *stage.Stage) { stage.Form(stage.Table(a, raised(a, s, kind)), kind) }}
	}
	watched := Wish{"watches", func(m *Stand) bool { return m.Offered("watch") && m.Offered("quiet") }}
	return []stage.Scene{
		table("crazymuseum-raise-floor", "laid-out"),
		form("crazymuseum-raise-stage", "stage"),
		table("crazymuseum-raise-where", "post"),
		form("crazymuseum-raise-post", "post"),
		form("crazymuseum-raise-contents", "contents"),
		form("crazymuseum-raise-room", "room"),
		form("crazymuseum-raise-board", "board"),
		{Name: "crazymuseum-night-asks", Open: func(a *shell.App, s *stage.Stage) { stage.Table(a, Play(a, s, 3, "hard", "night", watched)) }},
		{Name: "crazymuseum-night-form", Open: func(a *shell.App, s *stage.Stage) {
			stage.Form(stage.Table(a, Play(a, s, 3, "hard", "night", watched)), "watch")
		}},
		{Name: "crazymuseum-review", Open: func(a *shell.App, s *stage.Stage) {
			p := stage.Table(a, over(a, s, 4, "hard", 1))
			p.Review()
			p.Playback().OnSlide(len(p.Playback().Steps()) / 2)
		}},
	}
}

// raised returns a play of three that was counted alone at first and stands where a question of the full level is asked.
func raised(a *shell.App, s *stage.Stage, kind rules.Kind) *tracker.Play {
	return s.Kept("raised "+string(kind), func() *tracker.Play { return raise(a, kind) })
}

func raise(a *shell.App, kind rules.Kind) *tracker.Play {
	begun := func(*Stand) bool { return true }
	play := Random(a, 3, "hard", "score", begun)
	for _, o := range play.Position().View(rules.Table).Corrections() {
		for _, f := range o.Fields {
			if f.Name == "level" {
				stage.Must(play.Do(o, rules.Answers{"level": {"full"}}))
			}
		}
	}
	m := &Stand{stage.Standing(play)}
	for range 60 {
		if m.Offered(kind) && (kind != "laid-out" || m.Made["floor"] > 4) {
			return play
		}
		m.answer()
	}
	return play
}

// answer answers what is asked of a raised level: seven rooms lie there, two guards walk, and most has contents.
func (m *Stand) answer() {
	offers := map[rules.Kind][]rules.Offer{}
	for _, o := range m.Play.Position().Offers() {
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
		m.Make(o, t.answers)
		return
	}
}
