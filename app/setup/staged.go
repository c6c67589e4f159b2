//go:build scenes

package setup

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

func (p *Checklist) Play() *tracker.Play { return p.play }

func (p *Checklist) Done() []bool { return p.done }

func (p *Checklist) Rows() []checkRow { return p.rows }

func (c *checkRow) Button() *kit.ActionButton { return c.button }

func (p *Page) Records() []string { return p.records() }

type SeatRow = seatRow

func NewGrip(label string, step func() float32, moved func(by int)) *grip {
	return newGrip(label, step, moved)
}

func (p *Page) Rules() rules.Game { return p.rules }

func (p *Page) Seats() []*tracker.Player { return p.seating.seats }

func (p *Page) SetSeats(v []*tracker.Player) { p.seating.seats = v }

func (p *Page) Answers() rules.Answers { return p.settings.answers }

func (p *Page) Unfolded() bool { return p.settings.unfolded }

func (p *Page) SetUnfolded(v bool) { p.settings.unfolded = v }

func (p *Page) Box() string { return p.boxes.id }

func (p *Page) Rows() *fyne.Container { return p.seating.rows }

func (p *Page) Starters() *kit.Choice { return p.seating.starters }

func (p *Page) AsksStarter() bool { return len(p.seating.starting.Objects) > 0 }

func (p *Page) Record() *fyne.Container { return p.record }

func (p *Page) House() *fyne.Container { return p.settings.house }

func (p *Page) Start() *kit.ActionButton { return p.start }

func (p *Page) Players() []tracker.Player { return p.seating.players() }

func (p *Page) Setup() (rules.Setup, error) { return p.setup() }

func (p *Page) OnSetting(s rules.Setting, value string) { p.settings.onSetting(s, value) }

func (p *Page) OnFold() { p.settings.onFold() }

func (p *Page) OnMove(player *tracker.Player, by int) { p.seating.onMove(player, by) }

func (p *Page) OnEdit(player *tracker.Player) { p.seating.onEdit(player) }

// Badge returns what badge does, for tests.
func (p *Page) Badge(seat rules.Seat) int { return p.badge(seat) }
