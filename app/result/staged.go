//go:build scenes

package result

import (
	"time"

	"fyne.io/fyne/v2"

	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// Standing returns what is said of a result among those reached alone, and whether it is a record.
func (p *Page) Standing(s tracker.Standing) (said string, record bool) { return p.standing(s) }

// Play returns the game whose score it is.
func (p *Page) Play() *tracker.Play { return p.play }

// Teller returns what puts the score into words.
func (p *Page) Teller() *tracker.Teller { return p.teller }

// Scores returns the scores, the best first.
func (p *Page) Scores() []rules.Score { return p.scores }

// Remembered returns what the box has learnt.
func (p *Page) Remembered() parts.Learnt { return p.remembered }

// SetRemembered sets what the box has learnt.
func (p *Page) SetRemembered(v parts.Learnt) { p.remembered = v }

// OpenLine opens the rule of a line of the score, and what it counts.
func (p *Page) OpenLine(seat rules.Seat, l rules.Line, said string) { p.openLine(seat, l, said) }

// OnShare opens the sheet for sharing.
func (p *Page) OnShare() { p.onShare() }

// TiesIn returns the seats that share a total, group by group.
func TiesIn(scores []rules.Score) [][]rules.Score { return tiesIn(scores) }

// Decisive returns which comparison broke a tie.
func Decisive(tied []rules.Score) int { return decisive(tied) }

// StandAt shows the podium at a moment of its rising, where it stays.
func (p *Page) StandAt(passed time.Duration) {
	o := p.rising
	o.show = show{on: true, stands: len(o.stands), passed: passed, moving: &fyne.Animation{}, step: o.Refresh, end: func() {}}
	o.Refresh()
}
