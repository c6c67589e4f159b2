package setup

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/parts"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// given is the answer to a setting as it stands.
func (p *Page) given(s rules.Setting) string {
	values := s.Default
	if own, ok := p.answers[s.Name]; ok {
		values = own
	}
	if len(values) != 1 {
		return ""
	}
	return values[0]
}

func (p *Page) onSetting(s rules.Setting, value string) {
	p.answer(s, value)
	p.refreshOptions()
	p.refreshStart()
}

func (p *Page) answer(s rules.Setting, value string) {
	p.answers[s.Name] = []string{value}
	if slices.Equal(p.answers[s.Name], s.Default) {
		delete(p.answers, s.Name)
	}
}

func (p *Page) onFold() {
	p.unfolded = !p.unfolded
	p.refreshOptions()
}

// refreshOptions shows the settings: those that the rulebook asks for at once, house rules folded away.
func (p *Page) refreshOptions() {
	p.options.Objects, p.house.Objects = nil, nil
	var house []rules.Setting
	changed := 0
	for _, s := range p.rules.Settings() {
		if !slices.Contains(p.rules.Rulings(), s.Rule) {
			p.options.Add(p.question(s))
			continue
		}
		house = append(house, s)
		if _, ok := p.answers[s.Name]; ok {
			changed++
		}
	}
	if len(house) > 0 {
		p.house.Add(p.fold(changed))
	}
	if p.unfolded {
		rulings := parts.Rulings(p.app, p.rules.ID())
		for _, s := range house {
			p.house.Add(p.houseRule(s, rulings[string(s.Rule)]))
		}
	}
	p.options.Refresh()
	p.house.Refresh()
}

func (p *Page) fold(changed int) fyne.CanvasObject {
	a := p.app
	said := a.Text("setup.house.none")
	if changed > 0 {
		said = a.Plural("setup.house.changed", changed)
	}
	row := kit.NewListRow("rules", a.Text("app.houserules"), said, p.onFold)
	row.Chevron = false
	icon := "down"
	if p.unfolded {
		icon = "up"
	}
	row.End = kit.NewPicture(icon, kit.InkSoft, 22)
	return row
}

// question is a setting with its options under each other, each with a line about it.
func (p *Page) question(s rules.Setting) fyne.CanvasObject {
	title, more := p.teller().Setting(s)
	list := kit.Column(kit.Gap, kit.NewWrapped(title, kit.Heading))
	if more != "" {
		list.Add(kit.NewWrapped(more, kit.Caption))
	}
	for _, o := range s.Options {
		label, about := p.teller().SettingOption(s, o.Value)
		list.Add(radio(label, about, o.Value == p.given(s), func() { p.onSetting(s, o.Value) }))
	}
	if s.IsNumber() {
		list.Add(p.number(s, title))
	}
	return list
}

// number is a number to be set, in ones and in fives.
func (p *Page) number(s rules.Setting, title string) fyne.CanvasObject {
	a := p.app
	value, err := strconv.Atoi(p.given(s))
	if err != nil {
		value = s.Min
	}
	set := func(n int) {
		p.answer(s, strconv.Itoa(n))
		p.refreshStart()
	}
	stepper := kit.NewStepper("", value, s.Min, s.Max, a.Text("question.less")+" "+title, a.Text("question.more")+" "+title, set)
	leap := func(by int, said string) fyne.CanvasObject {
		return kit.NewActionButton("", said, func() {
			stepper.SetValue(stepper.Value + by)
			set(stepper.Value)
		})
	}
	if kit.LargeText() {
		return kit.Column(kit.Gap, kit.Centre(stepper), kit.Spread(kit.Gap, leap(-5, "−5"), leap(5, "+5")))
	}
	return kit.Flow(kit.Gap, leap(-5, "−5"), stepper, leap(5, "+5"))
}

// houseRule is a switch with what the rulebook leaves open and what is played unless it is turned.
func (p *Page) houseRule(s rules.Setting, ruling assets.RuleText) fyne.CanvasObject {
	a := p.app
	why := kit.NewQuiet("", string(s.Rule)+" · "+a.Text("app.why"), func() { a.To.Rule(p.rules.ID(), s.Rule) })
	title, more := p.teller().Setting(s)
	about := kit.NewWrapped(ruling.Body, kit.Caption)
	var ask fyne.CanvasObject
	if s.IsFlag() {
		ask = kit.NewToggle(title, more, p.given(s) == "true", func(on bool) {
			p.onSetting(s, map[bool]string{true: "true", false: "false"}[on])
		})
	} else {
		var options []kit.Option
		for _, o := range s.Options {
			label, _ := p.teller().SettingOption(s, o.Value)
			options = append(options, kit.Option{Value: o.Value, Label: label})
		}
		choice := kit.NewChoice(options, func(chosen []string) {
			if len(chosen) == 1 {
				p.onSetting(s, chosen[0])
			}
		})
		choice.SetChosen(p.given(s))
		ask = kit.Column(kit.Gap, kit.NewWrapped(title, kit.Strong), choice)
	}
	return kit.NewCard(kit.Column(kit.Gap, ask, about, kit.Row(0, why)))
}

func (p *Page) teller() *tracker.Teller { return p.app.Teller(p.rules.ID(), p.players()) }

// radio is one of several options, chosen or not, with a line about it.
func radio(label, about string, chosen bool, tapped func()) fyne.CanvasObject {
	dot := kit.NewMedallion("", kit.InkFaint, 28)
	if chosen {
		dot = kit.NewMedallion(kit.IconCheck, kit.Brass, 28)
	}
	texts := kit.Column(2, kit.NewWrapped(label, kit.Strong))
	if about != "" {
		texts.Add(kit.NewWrapped(about, kit.Caption))
	}
	said := label
	if chosen {
		said += " ✓"
	}
	b, all := parts.Tile(said, kit.Padded(kit.Pad, kit.Row(kit.Pad, dot, kit.Middle(texts))), tapped)
	if !chosen {
		b.Style = kit.Quiet
	}
	return all
}
