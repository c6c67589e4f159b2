package result

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
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

// decisive returns the first thing compared in which not all are equal, or how many were compared where there is none.
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

// differ reports whether two things compared are unequal.
func differ(a, b rules.Line) bool { return a.Points != b.Points || !slices.Equal(a.About, b.About) }

// tie tells in words what broke the tie: of each two neighbours, why the one stands before the other.
func (p *Page) tie(tied []rules.Score) fyne.CanvasObject {
	list := arrange.Column(look.Gap, kit.NewWrapped(p.app.Text("score.tie"), kit.Strong))
	for i := range tied[1:] {
		list.Add(p.broken(tied[i : i+2]))
	}
	return kit.NewCard(list)
}

// broken returns what put one seat before another with the same total, the comparison that decided first. A tap opens its
// rule.
func (p *Page) broken(pair []rules.Score) fyne.CanvasObject {
	at := decisive(pair)
	decided := at < len(pair[0].Tie) && at < len(pair[1].Tie)
	var equal []string
	for _, l := range pair[0].Tie[:at] {
		l.Key += ".name"
		equal = append(equal, p.teller.Line(l))
	}
	var said []string
	texts := arrange.Column(2)
	if decided {
		said = append(said, p.app.Text("score.tie.before", "who", p.name(pair[0].Seat), "other", p.name(pair[1].Seat), "what", p.against(pair, at)))
		texts.Add(kit.NewWrapped(said[0], kit.Body))
	}
	if len(equal) > 0 {
		key := "score.tie.equal"
		if decided {
			key = "score.tie.equal-before"
		}
		before := p.app.Text(key, "who", p.name(pair[0].Seat), "other", p.name(pair[1].Seat), "what", strings.Join(equal, ", "))
		said = append(said, before)
		texts.Add(kit.NewWrapped(before, kit.Caption))
	}
	rule := pair[0].Tie[min(at, len(pair[0].Tie)-1)].Rule
	b, all := parts.Tile(strings.Join(said, " "), arrange.Inset(look.Gap+2, 4, look.Gap+2, 4, texts), func() { p.app.To.Rule(p.play.Header().Game, rule) })
	b.Style = kit.Quiet
	return all
}

// against returns a comparison in words: what the one has more of, and how many each of the two has.
func (p *Page) against(pair []rules.Score, at int) string {
	won := pair[0].Tie[at]
	won.Key += ".won"
	won.About = slices.Concat(won.About, pair[1].Tie[at].About)
	return p.teller.Line(won)
}
