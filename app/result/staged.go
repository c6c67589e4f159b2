//go:build scenes

package result

import (
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// Standing is standing.
func (p *Page) Standing(s tracker.Standing) (said string, record bool) { return p.standing(s) }

// Play returns play.
func (p *Page) Play() *tracker.Play { return p.play }

// Teller returns teller.
func (p *Page) Teller() *tracker.Teller { return p.teller }

// Scores returns scores.
func (p *Page) Scores() []rules.Score { return p.scores }

// Remembered returns remembered.
func (p *Page) Remembered() parts.Learnt { return p.remembered }

// SetRemembered sets remembered.
func (p *Page) SetRemembered(v parts.Learnt) { p.remembered = v }

// OpenLine is openLine.
func (p *Page) OpenLine(seat rules.Seat, l rules.Line, said string) { p.openLine(seat, l, said) }

// OnShare is onShare.
func (p *Page) OnShare() { p.onShare() }

// TiesIn is tiesIn.
func TiesIn(scores []rules.Score) [][]rules.Score { return tiesIn(scores) }

// Decisive is decisive.
func Decisive(tied []rules.Score) int { return decisive(tied) }
