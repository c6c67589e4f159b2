//go:build scenes

package setup

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// Play returns play.
func (p *Checklist) Play() *tracker.Play { return p.play }

// Done returns done.
func (p *Checklist) Done() []bool { return p.done }

// Rows returns rows.
func (p *Checklist) Rows() []checkRow { return p.rows }

// Button returns button.
func (c *checkRow) Button() *kit.ActionButton { return c.button }

// Records is records.
func (p *Page) Records() []string { return p.records() }

// SeatRow is seatRow.
type SeatRow = seatRow

// NewGrip is newGrip.
func NewGrip(label string, step func() float32, moved func(by int)) *grip {
	return newGrip(label, step, moved)
}

// Rules returns rules.
func (p *Page) Rules() rules.Game { return p.rules }

// Seats returns seats.
func (p *Page) Seats() []*tracker.Player { return p.seating.seats }

// SetSeats sets seats.
func (p *Page) SetSeats(v []*tracker.Player) { p.seating.seats = v }

// Answers returns answers.
func (p *Page) Answers() rules.Answers { return p.settings.answers }

// Unfolded returns unfolded.
func (p *Page) Unfolded() bool { return p.settings.unfolded }

// SetUnfolded sets unfolded.
func (p *Page) SetUnfolded(v bool) { p.settings.unfolded = v }

// Box returns box.
func (p *Page) Box() string { return p.boxes.id }

// Rows returns rows.
func (p *Page) Rows() *fyne.Container { return p.seating.rows }

// Starters returns starters.
func (p *Page) Starters() *kit.Choice { return p.seating.starters }

// Record returns record.
func (p *Page) Record() *fyne.Container { return p.record }

// House returns house.
func (p *Page) House() *fyne.Container { return p.settings.house }

// Start returns start.
func (p *Page) Start() *kit.ActionButton { return p.start }

// Players is players.
func (p *Page) Players() []tracker.Player { return p.seating.players() }

// Setup is setup.
func (p *Page) Setup() (rules.Setup, error) { return p.setup() }

// OnSetting is onSetting.
func (p *Page) OnSetting(s rules.Setting, value string) { p.settings.onSetting(s, value) }

// OnFold is onFold.
func (p *Page) OnFold() { p.settings.onFold() }

// OnMove is onMove.
func (p *Page) OnMove(player *tracker.Player, by int) { p.seating.onMove(player, by) }

// OnEdit is onEdit.
func (p *Page) OnEdit(player *tracker.Player) { p.seating.onEdit(player) }
