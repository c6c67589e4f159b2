package setup

import (
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/tracker"
)

// refreshRecord shows what one player is up to beat with the settings as they stand.
func (p *Page) refreshRecord() {
	p.record.Objects = nil
	if lines := p.records(); len(lines) > 0 {
		texts := arrange.Column(2, kit.NewWrapped(lines[0], kit.Body))
		for _, line := range lines[1:] {
			texts.Add(kit.NewWrapped(line, kit.Caption))
		}
		p.record.Add(arrange.Row(look.Pad, kit.NewPicture("crown", look.Brass, 24), arrange.Middle(texts)))
	}
	showFilled(p.record)
}

// records returns the player's own record, and the best one where that is somebody else's.
func (p *Page) records() []string {
	if len(p.seating.seats) != 1 {
		return nil
	}
	setup, err := p.setup()
	if err != nil {
		return nil
	}
	start, _, err := p.rules.Start(setup)
	if err != nil {
		return nil // the button says why
	}
	a, solos, variant := p.app, parts.Solos(p.app), start.Variant()
	var lines []string
	own, found := tracker.RecordOf(solos, p.rules.ID(), variant, p.seating.seats[0])
	if found {
		key, words := "records.own", parts.Variant(a, own.Game, variant)
		if words == "" {
			key = "records.own.plain"
		}
		lines = append(lines, parts.Dotted(a.Text(key, "variant", words, "total", a.Texts.Number(own.Total), "day", a.Day(own.Ended)), parts.House(a, own)))
	}
	if best, ok := tracker.RecordOf(solos, p.rules.ID(), variant, nil); ok && best.Play != own.Play && !best.Of(*p.seating.seats[0]) {
		lines = append(lines, parts.Dotted(
			a.Text("records.best", "total", a.Texts.Number(best.Total), "who", best.Player.Name, "day", a.Day(best.Ended)), parts.House(a, best)))
	}
	return lines
}
