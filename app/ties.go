package app

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
)

// tiesIn groups the seats whose equal totals were compared further.
func tiesIn(scores []rules.Score) [][]rules.Score {
	var groups [][]rules.Score
	for _, s := range scores {
		last := len(groups) - 1
		switch {
		case len(s.Tie) == 0:
		case last >= 0 && groups[last][0].Total == s.Total:
			groups[last] = append(groups[last], s)
		default:
			groups = append(groups, []rules.Score{s})
		}
	}
	return groups
}

// decisive is the first thing compared in which not all are equal, or how many were compared where there is none.
func decisive(tied []rules.Score) int {
	for i := range tied[0].Tie {
		for _, s := range tied[1:] {
			if i >= len(s.Tie) || differ(s.Tie[i], tied[0].Tie[i]) {
				return i
			}
		}
	}
	return len(tied[0].Tie)
}

func differ(a, b rules.Line) bool { return a.Points != b.Points || !slices.Equal(a.About, b.About) }

// tie tells in words what was equal and what broke the tie.
func (p *scorePage) tie(tied []rules.Score) fyne.CanvasObject {
	list := kit.Column(kit.Gap, kit.NewWrapped(p.app.text("score.tie"), kit.Strong))
	at := decisive(tied)
	var equal []string
	for _, l := range tied[0].Tie[:at] {
		equal = append(equal, p.teller.Line(l))
	}
	if len(equal) > 0 {
		list.Add(kit.NewWrapped(p.app.text("score.tie.equal", "what", strings.Join(equal, " · ")), kit.Caption))
	}
	for _, s := range tied {
		if at < len(s.Tie) {
			list.Add(p.line(s.Tie[at], p.name(s.Seat)+" · "+p.teller.Line(s.Tie[at]), ""))
		}
	}
	return kit.NewCard(list)
}
