package cgexpo

import (
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

// eventForm asks what an event card says by taps alone: whose move, which way, how far, Carl. Every tap is kept at once.
type eventForm struct {
	board.Ask
	who int // the podcaster whose move is asked now; all three: len(eventMovers)
	box *fyne.Container
}

var (
	eventMovers = []string{"scott", "socal", "uk"}
	eventWays   = [][]string{{"nw", "n", "ne"}, {"w", "toward", "e"}, {"sw", "s", "se"}}
)

// farthest is how many steps have a button of their own.
const farthest = 10

// newEventForm returns the form of an event card.
func newEventForm(ask board.Ask) fyne.CanvasObject {
	f := &eventForm{Ask: ask, box: arrange.Column(look.Pad)}
	f.show()
	return f.box
}

func (f *eventForm) word(key string) string { return f.Text("cgexpo.board."+key, nil) }

func (f *eventForm) wayName(way string) string { return f.Text("cgexpo.way."+way, nil) }

func (f *eventForm) answer(name string) string { return strings.Join(f.Answers()[name], "") }

// movers returns those whose move is told now.
func (f *eventForm) movers() []string {
	if f.who < len(eventMovers) {
		return eventMovers[f.who : f.who+1]
	}
	return eventMovers
}

// told returns what is told of all that are meant, or nothing where that differs.
func (f *eventForm) told(suffix string) string {
	said := f.answer(f.movers()[0] + suffix)
	for _, name := range f.movers() {
		if f.answer(name+suffix) != said {
			return ""
		}
	}
	return said
}

// tell keeps an answer for all that are meant; who does not go anywhere takes no steps.
func (f *eventForm) tell(suffix, said string) {
	fresh := rules.Answers{}
	for _, name := range f.movers() {
		fresh[name+suffix] = []string{said}
		if suffix == "Steps" && (f.answer(name) == "" || f.answer(name) == "place") {
			fresh[name] = []string{"toward"}
		}
		if suffix == "" && (said == "" || said == "place") {
			fresh[name+"Steps"] = []string{"0"}
		}
		if suffix == "" && said != "place" {
			fresh[name+"To"] = []string{""}
		}
	}
	f.keep(fresh)
}

func (f *eventForm) keep(fresh rules.Answers) {
	f.Set(fresh)
	f.show()
}

func (f *eventForm) show() {
	f.box.Objects = []fyne.CanvasObject{f.tabs(), f.way()}
	if f.told("") == "place" {
		for _, name := range f.movers() {
			f.box.Add(f.Question(name + "To"))
		}
	} else {
		f.box.Add(f.steps())
	}
	f.box.Add(f.then())
	f.box.Add(f.carl())
	f.box.Add(f.Question("text"))
	f.box.Refresh()
}

func key(icon, label string, chosen bool, tapped func()) *kit.ActionButton {
	b := kit.NewActionButton(icon, label, tapped)
	if chosen {
		b.Style = kit.Primary
	}
	return b
}

// tabs returns the podcasters, each with what is told of him, and all three as one.
func (f *eventForm) tabs() fyne.CanvasObject {
	var tabs []fyne.CanvasObject
	for i, label := range []string{f.word("tab.scott"), f.word("tab.socal"), f.word("tab.uk"), f.word("tab.all")} {
		tab := key("", label, i == f.who, func() {
			f.who = i
			f.show()
		})
		if i < len(eventMovers) {
			tab.Caption = f.said(eventMovers[i])
		}
		tabs = append(tabs, tab)
	}
	return arrange.Evenly(arrange.PlatesOf(84, 4, tabs...))
}

// said returns the move of a podcaster in few words.
func (f *eventForm) said(name string) string {
	steps, _ := strconv.Atoi(f.answer(name + "Steps"))
	way := f.answer(name)
	switch to := f.answer(name + "To"); {
	case way == "":
		way = "stays"
	case way == "place" && to != "":
		return to
	}
	return moveName(f, way, steps)
}

// way returns the compass around the closest thief, and beside it what is no direction.
func (f *eventForm) way() fyne.CanvasObject {
	now := f.told("")
	compass := arrange.Column(6)
	for _, line := range eventWays {
		var row []fyne.CanvasObject
		for _, way := range line {
			icon := "cg-way-" + way
			if way == "toward" {
				icon = "thief"
			}
			b := key(icon, parts.Capital(f.wayName(way)), now == way, func() { f.tell("", way) })
			b.Compact = true
			row = append(row, arrange.Grow(b))
		}
		compass.Add(arrange.Row(6, row...))
	}
	stays := key("", parts.Capital(f.word("card.stays")), now == "" && f.alike(), func() { f.tell("", "") })
	place := key("", parts.Capital(f.word("card.place")), now == "place", func() { f.tell("", "place") })
	if !f.Wide() && look.LargeText() {
		return arrange.Column(6, compass, stays, place)
	}
	return arrange.Row(look.Pad, arrange.Grow(compass), arrange.Grow(arrange.Column(6, stays, place)))
}

// alike reports whether all that are meant move alike.
func (f *eventForm) alike() bool {
	for _, name := range f.movers() {
		if f.answer(name) != f.answer(f.movers()[0]) {
			return false
		}
	}
	return true
}

// steps returns how far: a button for each number that cards mostly bear, and more or less for all others.
func (f *eventForm) steps() fyne.CanvasObject {
	now, _ := strconv.Atoi(f.told("Steps"))
	var keys []fyne.CanvasObject
	for n := 1; n <= farthest; n++ {
		b := key("", strconv.Itoa(n), n == now, func() { f.tell("Steps", strconv.Itoa(n)) })
		keys = append(keys, b)
	}
	more := kit.NewStepper(f.word("card.far"), now, 0, 30, f.Text("question.less", nil), f.Text("question.more", nil), func(n int) {
		f.tell("Steps", strconv.Itoa(n))
	})
	return arrange.Column(look.Gap, more, arrange.PlatesOf(look.Touch, farthest, keys...))
}

// then returns the moves that come before those being entered, and what adds to them or takes the last one away.
func (f *eventForm) then() fyne.CanvasObject {
	legs := strings.Fields(f.answer("legs"))
	list := arrange.Column(look.Gap)
	for i, leg := range legs {
		list.Add(kit.NewWrapped(strconv.Itoa(i+1)+". "+legName(f, leg), kit.Body))
	}
	add := key(look.IconAdd, f.word("card.then"), false, f.onThen)
	if len(legs) == 0 {
		list.Add(add)
		return list
	}
	less := key(look.IconMinus, f.word("card.undo"), false, func() {
		f.keep(rules.Answers{"legs": {strings.Join(legs[:len(legs)-1], " ")}})
	})
	list.Add(arrange.Row(look.Gap, arrange.Grow(add), arrange.Grow(less)))
	return list
}

// onThen puts what is entered behind the moves before, so that the next ones can be entered.
func (f *eventForm) onThen() {
	legs, fresh := strings.Fields(f.answer("legs")), rules.Answers{}
	for _, name := range eventMovers {
		if f.answer(name) != "" {
			legs = append(legs, spelledLeg(name, f.answer(name), f.answer(name+"Steps"), f.answer(name+"To")))
		}
		fresh[name], fresh[name+"Steps"], fresh[name+"To"] = []string{""}, []string{"0"}, []string{""}
	}
	fresh["legs"] = []string{strings.Join(legs, " ")}
	f.keep(fresh)
}

// carl asks whether the card shows Carl.
func (f *eventForm) carl() fyne.CanvasObject {
	tell := func(said string) func() {
		return func() { f.keep(rules.Answers{"carl": {said}}) }
	}
	yes := key("cg-broom", f.word("card.carl"), f.answer("carl") == "yes", tell("yes"))
	no := key("", f.word("card.no"), f.answer("carl") == "no", tell("no"))
	return arrange.Row(look.Gap, arrange.Grow(yes), arrange.Grow(no))
}

// eventSaid returns what is known of a card in few words: what it says, who moves how in the order of the card, and Carl.
func eventSaid(words board.Words, answers rules.Answers) string {
	answer := func(name string) string { return strings.Join(answers[name], "") }
	legs := strings.Fields(answer("legs"))
	for _, who := range eventMovers {
		if way := answer(who); way != "" {
			legs = append(legs, spelledLeg(who, way, answer(who+"Steps"), answer(who+"To")))
		}
	}
	var list []string
	if text := tracker.Plain(answer("text")); text != "" {
		list = append(list, text)
	}
	for _, leg := range legs {
		list = append(list, legName(words, leg))
	}
	if carl := answer("carl"); carl != "" {
		list = append(list, words.Thing(rules.Of("icon", carl)))
	}
	return strings.Join(list, " · ")
}

// spelledLeg returns a move as a box spells it.
func spelledLeg(who, way, steps, to string) string {
	if way == "place" {
		return who + ":@" + to
	}
	return who + ":" + way + steps
}

// legName returns a move that a box spells, in few words.
func legName(words board.Words, leg string) string {
	who, _, _ := strings.Cut(leg, ":")
	return words.Text("cgexpo.board.card.legs", map[string]any{"who": words.Text("cgexpo.board.tab."+who, nil), "moves": legMove(words, leg)})
}

// legMove returns it without who makes it.
func legMove(words board.Words, leg string) string {
	_, move, _ := strings.Cut(leg, ":")
	if to, placed := strings.CutPrefix(move, "@"); placed {
		if to == "" {
			to = moveName(words, "place", 0)
		}
		return to
	}
	way := strings.TrimRight(move, "0123456789")
	steps, _ := strconv.Atoi(move[len(way):])
	return moveName(words, way, steps)
}

// goes reports whether a way has steps.
func goes(way string) bool { return way != "stays" && way != "place" }

// moveName returns a move in few words.
func moveName(words board.Words, way string, steps int) string {
	said := func(key string) string { return words.Text("cgexpo.board.card."+key, nil) }
	if !goes(way) {
		return said(way)
	}
	name := words.Text("cgexpo.way."+way, nil)
	if way == "toward" {
		name = said("toward")
	}
	if steps == 0 {
		return "? " + name
	}
	return words.Plural("cgexpo.board.card.steps", steps, nil) + ", " + name
}
