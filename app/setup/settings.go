package setup

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// settings hold the choices that the rulebook asks for before a play, and the house rules, which are folded away.
type settings struct {
	app      *shell.App
	rules    rules.Game
	teller   func() *tracker.Teller
	seats    func() []*tracker.Player // who sits there, by seat
	changed  func()                   // is called when an answer has changed
	answers  rules.Answers            // where they differ from the defaults
	unfolded bool                     // the house rules show

	options *fyne.Container // of the last build
	house   *fyne.Container
}

// given returns the answer to a setting as it stands.
func (f *settings) given(s rules.Setting) string {
	values := s.Default
	if own, ok := f.answers[s.Name]; ok {
		values = own
	}
	if len(values) != 1 {
		return ""
	}
	return values[0]
}

// onSetting takes an answer and shows what follows.
func (f *settings) onSetting(s rules.Setting, value string) {
	f.answer(s, value)
	f.refresh()
	f.changed()
}

// answer keeps an answer that differs from the default.
func (f *settings) answer(s rules.Setting, value string) {
	f.answers[s.Name] = []string{value}
	if slices.Equal(f.answers[s.Name], s.Default) {
		delete(f.answers, s.Name)
	}
}

// onFold unfolds the house rules, or folds them away.
func (f *settings) onFold() {
	f.unfolded = !f.unfolded
	f.refresh()
}

// refresh shows the settings: those that the rulebook asks for at once, house rules folded away.
func (f *settings) refresh() {
	f.options.Objects, f.house.Objects = nil, nil
	var house []rules.Setting
	changed := 0
	for _, s := range f.rules.Settings() {
		if s.Seat > 0 {
			if s.Seat <= len(f.seats()) {
				f.options.Add(f.seatQuestion(s))
			}
			continue
		}
		if !slices.Contains(f.rules.Rulings(), s.Rule) {
			f.options.Add(f.question(s))
			continue
		}
		house = append(house, s)
		if _, ok := f.answers[s.Name]; ok {
			changed++
		}
	}
	if len(house) > 0 {
		f.house.Add(f.fold(changed))
	}
	if f.unfolded {
		rulings := parts.Rulings(f.app, f.rules.ID())
		for _, s := range house {
			f.house.Add(f.houseRule(s, rulings[string(s.Rule)]))
		}
	}
	showFilled(f.options)
	showFilled(f.house)
}

// fold returns the line of the house rules, which unfolds them.
func (f *settings) fold(changed int) fyne.CanvasObject {
	a := f.app
	said := a.Text("setup.house.none")
	if changed > 0 {
		said = a.Plural("setup.house.changed", changed)
	}
	row := kit.NewListRow("rules", a.Text("app.houserules"), said, f.onFold)
	row.Chevron = false
	icon := "down"
	if f.unfolded {
		icon = "up"
	}
	row.End = kit.NewPicture(icon, look.InkSoft, 22)
	return row
}

// question returns a setting with its options under each other, each with a line about it.
func (f *settings) question(s rules.Setting) fyne.CanvasObject {
	title, more := f.teller().Setting(s)
	list := arrange.Column(look.Gap, kit.NewWrapped(title, kit.Heading))
	if more != "" {
		list.Add(kit.NewWrapped(more, kit.Caption))
	}
	for _, o := range s.Options {
		label, about := f.teller().SettingOption(s, o.Value)
		list.Add(radio(label, about, o.Value == f.given(s), func() { f.onSetting(s, o.Value) }))
	}
	if s.IsNumber() {
		list.Add(f.number(s, title))
	}
	return list
}

// seatQuestion returns a setting of one seat with its options beside each other. No two seats are answered alike.
func (f *settings) seatQuestion(s rules.Setting) fyne.CanvasObject {
	title, _ := f.teller().Setting(s)
	who := kit.NewWrapped(title+" · "+f.seats()[s.Seat-1].Name, kit.Strong)
	return arrange.Column(look.Gap, who, f.choice(s, f.exchange))
}

// choice returns the options of a setting beside each other.
func (f *settings) choice(s rules.Setting, answered func(rules.Setting, string)) *kit.Choice {
	var options []kit.Option
	for _, o := range s.Options {
		label, _ := f.teller().SettingOption(s, o.Value)
		options = append(options, kit.Option{Value: o.Value, Label: label})
	}
	choice := kit.NewChoice(options, func(chosen []string) {
		if len(chosen) == 1 {
			answered(s, chosen[0])
		}
	})
	choice.SetChosen(f.given(s))
	return choice
}

// exchange answers for a seat. Who had that answer gets this seat's.
func (f *settings) exchange(s rules.Setting, value string) {
	old := f.given(s)
	for _, other := range f.rules.Settings() {
		if other.Seat > 0 && other.Of == s.Of && other.Name != s.Name && f.given(other) == value {
			f.answer(other, old)
		}
	}
	f.onSetting(s, value)
}

// number returns a number to be set, in ones and in fives.
func (f *settings) number(s rules.Setting, title string) fyne.CanvasObject {
	a := f.app
	value, err := strconv.Atoi(f.given(s))
	if err != nil {
		value = s.Min
	}
	stepper := kit.NewStepper("", value, s.Min, s.Max, a.Text("question.less")+" "+title, a.Text("question.more")+" "+title, func(n int) {
		f.answer(s, strconv.Itoa(n))
		f.changed()
	})
	return parts.Leaps(stepper, func(beside ...fyne.CanvasObject) fyne.CanvasObject { return arrange.Flow(look.Gap, beside...) })
}

// houseRule returns a switch with what the rulebook leaves open and what is played unless it is turned.
func (f *settings) houseRule(s rules.Setting, ruling assets.RuleText) fyne.CanvasObject {
	a := f.app
	why := kit.NewQuiet("", string(s.Rule)+" · "+a.Text("app.why"), func() { a.To.Rule(f.rules.ID(), s.Rule) })
	title, more := f.teller().Setting(s)
	about := kit.NewWrapped(ruling.Body, kit.Caption)
	var ask fyne.CanvasObject
	if s.IsFlag() {
		ask = kit.NewToggle(title, more, f.given(s) == "true", func(on bool) {
			f.onSetting(s, map[bool]string{true: "true", false: "false"}[on])
		})
	} else {
		ask = arrange.Column(look.Gap, kit.NewWrapped(title, kit.Strong), f.choice(s, f.onSetting))
	}
	return kit.NewCard(arrange.Column(look.Gap, ask, about, arrange.Row(0, why)))
}

// radio returns one of several options, chosen or not, with a line about it.
func radio(label, about string, chosen bool, tapped func()) fyne.CanvasObject {
	dot := kit.NewMedallion("", look.InkFaint, 28)
	if chosen {
		dot = kit.NewMedallion(look.IconCheck, look.Brass, 28)
	}
	texts := arrange.Column(2, kit.NewWrapped(label, kit.Strong))
	if about != "" {
		texts.Add(kit.NewWrapped(about, kit.Caption))
	}
	said := label
	if chosen {
		said += " ✓"
	}
	b, all := parts.Tile(said, arrange.Padded(look.Pad, arrange.Row(look.Pad, dot, arrange.Middle(texts))), tapped)
	if !chosen {
		b.Style = kit.Quiet
	}
	return all
}
