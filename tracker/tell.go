package tracker

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// Texts lists what a Teller needs of *assets.Texts.
type Texts interface {
	Text(key string, data map[string]any) string
	Has(key string) bool
	Number(n int) string
}

// Teller puts what a game says in keys and things into the words of one language.
type Teller struct {
	texts   Texts
	game    string
	players []Player
	names   map[rules.Thing]string
}

// NewTeller tells of one game at one table; players are by seat.
func NewTeller(texts Texts, game rules.GameID, players []Player) *Teller {
	return &Teller{texts: texts, game: string(game), players: plainPlayers(players)}
}

// Named tells pieces by what a box calls them, where it says a name.
func (t *Teller) Named(box rules.Box) *Teller {
	names := map[rules.Thing]string{}
	for thing := range box {
		said, ok := rules.PrintOf[struct {
			Name string `json:"name"`
		}](box, thing)
		if name := Plain(said.Name); ok && name != "" {
			names[thing] = name
		}
	}
	named := *t
	named.names = names
	return &named
}

// Event returns what happened: "<game>.event.<key>" or, for what all games have, "event.<key>".
func (t *Teller) Event(e rules.Event) string {
	data := t.data(e.Seat, e.About)
	own := t.game + ".event." + Plain(string(e.Key))
	if t.texts.Has(own) || !t.texts.Has("event."+string(e.Key)) {
		return t.texts.Text(own, data)
	}
	for i, name := range []string{"thing", "field", "value"} {
		if i < len(e.About) {
			data[name] = t.Thing(e.About[i])
		}
	}
	return t.texts.Text("event."+string(e.Key), data)
}

// Offer returns the label of a move: "<game>.offer.<kind>", or the thing that is corrected.
func (t *Teller) Offer(o rules.Offer) string {
	if o.Kind == rules.Correct && len(o.About) > 0 {
		return t.Thing(o.About[0])
	}
	return t.texts.Text(t.game+".offer."+string(o.Kind), t.data(o.Seat, o.About))
}

// Apart distinguishes a move from others of its kind in the words of a tile, "<game>.offer.<kind>.apart"; "" where a game has none.
func (t *Teller) Apart(o rules.Offer) string {
	key := t.game + ".offer." + string(o.Kind) + ".apart"
	if !t.texts.Has(key) {
		return ""
	}
	return t.texts.Text(key, t.data(o.Seat, o.About))
}

// Offers returns the label of several moves of one kind: what differs between them is listed.
func (t *Teller) Offers(all []rules.Offer) string {
	first := all[0]
	data, count := t.data(first.Seat, first.About), map[string]int{}
	for i, thing := range first.About {
		noun, _ := thing.Split()
		count[noun]++
		var each []rules.Thing
		for _, o := range all {
			if i < len(o.About) && !slices.Contains(each, o.About[i]) {
				each = append(each, o.About[i])
			}
		}
		if len(each) > 1 {
			told := t.list(each)
			data[nth("thing", i+1)], data[nth(noun, count[noun])] = told, told
		}
	}
	return t.texts.Text(t.game+".offer."+string(first.Kind), data)
}

// Refusal returns the words for why not: "<game>.refusal.<key>".
func (t *Teller) Refusal(r *rules.Refusal) string {
	return t.texts.Text(t.game+".refusal."+string(r.Key), t.data(rules.Table, r.About))
}

// Line returns one reason of a score: "<game>.score.<key>", with {{.points}}.
func (t *Teller) Line(l rules.Line) string {
	data := t.data(rules.Table, l.About)
	if _, taken := data["points"]; !taken {
		data["points"] = t.texts.Number(l.Points)
	}
	return t.texts.Text(t.game+".score."+string(l.Key), data)
}

// Counts reports whether the totals of the game are numbers of something: its words for them tell how many.
func (t *Teller) Counts() bool {
	const some = 2
	return strings.Contains(t.Thing(rules.Of("points", some)), t.texts.Number(some))
}

// Now returns the words for where a play stands: "<game>.phase.<key>", with {{.who}} and {{.round}}.
func (t *Teller) Now(n rules.Now) string {
	data := t.data(n.Seat, n.About)
	if _, taken := data["round"]; !taken {
		data["round"] = t.texts.Number(n.Round)
	}
	return t.texts.Text(t.game+".phase."+string(n.Phase), data)
}

// Field returns the label of a blank: "<game>.field.<name>", the house rule of that name,
// the thing of that name, or the noun that it ranges over. What there is for each seat,
// such as "owed.2", is "<game>.field.owed.seat" with {{.seat}}.
func (t *Teller) Field(f rules.Field) string {
	if strings.Contains(f.Name, ":") {
		return t.Thing(rules.Thing(f.Name))
	}
	name, data := t.seated(f.Name)
	for _, key := range []string{"field." + name, "setting." + name, f.Of} {
		if key != "" && t.texts.Has(t.game+"."+key) {
			return t.texts.Text(t.game+"."+key, data)
		}
	}
	return f.Name
}

// Option returns one answer of a blank, in words.
func (t *Teller) Option(f rules.Field, value string) string {
	switch {
	case f.IsFlag():
		return t.Thing(rules.Of("value", value))
	case value == "" && f.Of != "" && t.texts.Has(t.game+"."+f.Of+".nothing"):
		return t.texts.Text(t.game+"."+f.Of+".nothing", nil)
	case value == "":
		return t.nothing()
	case f.Of != "":
		return t.Thing(rules.Of(f.Of, value))
	}
	if key := t.game + ".field." + f.Name + "." + value; t.texts.Has(key) {
		return t.texts.Text(key, nil)
	}
	return t.Thing(rules.Of("value", value))
}

// Setting returns the label of a question of the set-up form, and more about it where
// there is more to say.
func (t *Teller) Setting(s rules.Setting) (label, about string) {
	return t.explained("setting." + s.Name)
}

// SettingOption returns the label of one answer to it, and more about that.
func (t *Teller) SettingOption(s rules.Setting, value string) (label, about string) {
	if key := "setting." + s.Name + "." + value; t.texts.Has(t.game + "." + key) {
		return t.explained(key)
	}
	return t.Option(s.Field, value), ""
}

func (t *Teller) explained(key string) (label, about string) {
	key = t.game + "." + key
	if t.texts.Has(key + ".about") {
		about = t.texts.Text(key+".about", nil)
	}
	return t.texts.Text(key, nil), about
}

// Player returns the name of who sits there; the table's is its own word.
func (t *Teller) Player(seat rules.Seat) string {
	switch {
	case seat < 0:
		return t.texts.Text("tell.author."+AtTable, nil)
	case int(seat) < len(t.players) && t.players[seat].Name != "":
		return t.players[seat].Name
	}
	return t.texts.Text("app.seat", map[string]any{"id": int(seat) + 1})
}

// Author returns the words for who made an entry.
func (t *Teller) Author(e Entry) string {
	for i, p := range t.players {
		if p.ID == e.Author {
			return t.Player(rules.Seat(i))
		}
	}
	if key := "tell.author." + e.Author; t.texts.Has(key) {
		return t.texts.Text(key, nil)
	}
	return Plain(e.Author)
}

// data fills a text's blanks: each thing under its noun, a second of the same noun
// under noun2, all of them by their place under thing, thing2 and so on, and the player
// under who.
func (t *Teller) data(who rules.Seat, about []rules.Thing) map[string]any {
	data := map[string]any{"who": t.Player(who)}
	count := map[string]int{}
	for i, thing := range about {
		noun, _ := thing.Split()
		count[noun]++
		told := t.Thing(thing)
		data[nth("thing", i+1)] = told
		data[nth(noun, count[noun])] = told
	}
	return data
}

// nth returns the name of a blank's second and later ones.
func nth(name string, n int) string {
	if n > 1 {
		return name + strconv.Itoa(n)
	}
	return name
}

// seated returns the key and the data of what there is for each seat: "market.2" is
// "market.seat" with the player of seat 2 as {{.seat}}.
func (t *Teller) seated(key string) (string, map[string]any) {
	dot := strings.LastIndexByte(key, '.')
	seat, err := strconv.Atoi(key[dot+1:])
	if dot < 0 || err != nil {
		return key, nil
	}
	return key[:dot] + ".seat", map[string]any{"seat": t.Player(rules.Seat(seat))}
}

// Thing returns a noun in words, plain wherever somebody else wrote it: a name of the box's, a player's name, "<game>.<noun>.<id>", the id letter by
// letter where "<game>.<noun>.letters.<how many>" says how, or else "<game>.<noun>"
// counted by its id as {{.Count}}, numbered as {{.id}} or owned as {{.seat}}. A time is
// its seconds as minutes and seconds. A thing without words is its id.
func (t *Teller) Thing(thing rules.Thing) string {
	if list, ok := thing.Listed(); ok {
		return t.list(list)
	}
	if name, ok := t.names[thing]; ok {
		return name
	}
	noun, id := thing.Split()
	n, err := strconv.Atoi(id)
	number := err == nil
	switch {
	case noun == "seat" && number:
		return t.Player(rules.Seat(n))
	case noun == "time" && number:
		return fmt.Sprintf("%d:%02d", n/60, n%60)
	case noun == "field":
		return t.Field(rules.Field{Name: id})
	case noun == "value":
		return t.value(id)
	}
	for _, home := range []string{t.game, "app"} {
		if words, ok := t.word(home+"."+noun, id); ok {
			return words
		}
	}
	if number {
		return t.texts.Number(n)
	}
	return Plain(id)
}

// word looks a thing up in one part of the catalogue, by its id first.
func (t *Teller) word(noun, id string) (string, bool) {
	if id != "" && t.texts.Has(noun+"."+id) {
		return t.texts.Text(noun+"."+id, map[string]any{"Count": 1, "id": id}), true
	}
	if key, data := t.seated(noun + "." + id); data != nil && t.texts.Has(key) {
		return t.texts.Text(key, data), true
	}
	if words, ok := t.spelt(noun, id); ok {
		return words, true
	}
	if !t.texts.Has(noun) {
		return "", false
	}
	if id == "" {
		return t.noun(noun), true
	}
	n, err := strconv.Atoi(id)
	if err != nil {
		return "", false
	}
	return t.texts.Text(noun, map[string]any{"Count": n, "id": id, "seat": t.Player(rules.Seat(n))}), true
}

// spelt tells an id in which every letter says something, such as "Rt4": in the text
// "<noun>.letters.3" of three letters {{.a}}, {{.b}} and {{.c}} are each the text
// "<noun>.letter.R", or the bare letter where that has none.
func (t *Teller) spelt(noun, id string) (string, bool) {
	key := noun + ".letters." + strconv.Itoa(len(id))
	if !t.texts.Has(key) {
		return "", false
	}
	data := map[string]any{}
	for i := range len(id) {
		word := id[i : i+1]
		if letter := noun + ".letter." + word; t.texts.Has(letter) {
			word = t.texts.Text(letter, nil)
		}
		data[string(rune('a'+i))] = Plain(word)
	}
	return t.texts.Text(key, data), true
}

// noun returns the bare word of a noun that is else counted or numbered.
func (t *Teller) noun(key string) string {
	return strings.TrimSpace(t.texts.Text(key, map[string]any{"Count": "", "id": "", "seat": ""}))
}

func (t *Teller) value(id string) string {
	switch id {
	case "true":
		return t.texts.Text("app.yes", nil)
	case "false":
		return t.texts.Text("app.no", nil)
	}
	if n, err := strconv.Atoi(id); err == nil {
		return t.texts.Number(n)
	}
	return Plain(id)
}

func (t *Teller) nothing() string {
	if t.texts.Has(t.game + ".none") {
		return t.texts.Text(t.game+".none", nil)
	}
	return t.texts.Text("app.none", nil)
}

// list tells several things as one, equal ones counted.
func (t *Teller) list(things []rules.Thing) string {
	if len(things) == 0 {
		return t.nothing()
	}
	var words []string
	for i, thing := range things {
		if slices.Index(things, thing) != i {
			continue
		}
		word := t.Thing(thing)
		if n := copies(things, thing); n > 1 {
			word = t.texts.Number(n) + " × " + word
		}
		words = append(words, word)
	}
	last := len(words) - 1
	if last == 0 {
		return words[0]
	}
	return t.texts.Text("app.and", map[string]any{"some": strings.Join(words[:last], ", "), "last": words[last]})
}

func copies(things []rules.Thing, thing rules.Thing) int {
	n := 0
	for _, other := range things {
		if other == thing {
			n++
		}
	}
	return n
}
