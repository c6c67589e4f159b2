package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// Prints holds what a copy of the game prints, as far as the table told (CM-BOX-1 to
// CM-BOX-9). It is shared between positions: who learns something replaces it whole.
type Prints struct {
	Counts  Counts       `json:"counts"`
	Tiles   []TilePrint  `json:"tiles,omitempty"`
	Guard   Order        `json:"guard,omitzero"` // of the Guard Help token; none until told
	Mummy   Order        `json:"mummy,omitzero"` // of the Mummy Help token; none until told
	Clashes []ClashCard  `json:"clashes,omitempty"`
	Relics  []RelicPrint `json:"relics,omitempty"`
	Copies  []Copies     `json:"copies,omitempty"`
}

// Counts is how many pieces of a kind the box has; 0 is not known.
type Counts struct {
	Tiles   int `json:"tiles"`
	Relics  int `json:"relics"`
	Objects int `json:"objects"`
	Vending int `json:"vending"`
	Rat     int `json:"rat"`
	Clash   int `json:"clash"`
	Guards  int `json:"guards"`
}

// printed holds what the rulebook counts, with the sixteen tokens and cards of part 1.
var printed = Counts{Tiles: 17, Relics: 16, Objects: 16, Vending: 16, Clash: 17, Guards: 3}

// TilePrint is a tile of the box.
type TilePrint struct {
	Number int `json:"number"`
	Tile
}

// ClashCard holds where guard and mummy flee to.
type ClashCard struct {
	ID        int      `json:"id,omitzero"` // from 1; 0 for a card entered once
	GuardRoom int      `json:"guardRoom"`
	GuardDir  grid.Dir `json:"guardDir"`
	MummyRoom int      `json:"mummyRoom"`
	MummyDir  grid.Dir `json:"mummyDir"`
}

// RelicPrint is a relic of the box.
type RelicPrint struct {
	ID    int   `json:"id"`
	Value int   `json:"value,omitzero"` // 0 where not known
	Needs Needs `json:"needs,omitzero"`
}

// Copies is how many of a token or card the box has.
type Copies struct {
	Of string `json:"of"` // the thing: "token:rope", "token:guard", "card:banana"
	N  int    `json:"n"`
}

// What the pieces of a box look like in its editor and its file.
type (
	tileForm struct {
		Doors   []string `json:"doors,omitempty" pick:"N,E,S,W" of:"side"`
		Colour  string   `json:"colour,omitempty" pick:",green,blue,other" of:"colour"`
		Special string   `json:"special,omitempty" pick:",initial,guardhouse,mummy" of:"special"`
	}
	helpForm struct {
		Order string `json:"order,omitempty" pick:",RLB,LRB,RBL,LBR,BRL,BLR,NESW,NEWS,NSEW,NSWE,NWES,NWSE,ENSW,ENWS,ESNW,ESWN,EWNS,EWSN,SNEW,SNWE,SENW,SEWN,SWNE,SWEN,WNES,WNSE,WENS,WESN,WSNE,WSEN" of:"order"`
	}
	clashForm struct {
		GuardRoom int    `json:"guardRoom,omitempty" range:"0,40"`
		GuardDir  string `json:"guardDir,omitempty" pick:",N,E,S,W" of:"side"`
		MummyRoom int    `json:"mummyRoom,omitempty" range:"0,40"`
		MummyDir  string `json:"mummyDir,omitempty" pick:",N,E,S,W" of:"side"`
	}
	relicForm struct {
		Value int      `json:"value,omitempty" range:"0,30"`
		Needs []string `json:"needs,omitempty" pick:"rope,lamp,hook,crowbar,glove,key,hammer,saw,drill,screwdriver,pliers,magnet,mirror,brush,sack,glasscutter,stethoscope,battery,tape,spray,phone,radio,goggles,odd1,odd2,odd3,odd4" of:"object"`
	}
	copiesForm struct {
		Copies int `json:"copies,omitempty" range:"0,40"`
	}
)

const (
	mostTiles  = 17
	mostRelics = 16
	mostClash  = 17
	mostValue  = 30
)

// pieces lists what a box may say.
var pieces = []rules.Pieces{
	{Noun: "tile", IDs: rules.IDs(mostTiles), Print: tileForm{}},
	{Noun: "help", IDs: []string{"guard", "mummy"}, Print: helpForm{}},
	{Noun: "relic", IDs: rules.IDs(mostRelics), Print: relicForm{}},
	{Noun: "token", IDs: slices.Concat(objectNames[1:], []string{"guard", "mummy"}), Print: copiesForm{}},
	{Noun: "clash", IDs: rules.IDs(mostClash), Print: clashForm{}},
	{Noun: "card", IDs: cardNames[1:], Print: copiesForm{}},
	{Noun: "count", IDs: countNames[:], Print: copiesForm{}},
}

var countNames = [...]string{"tiles", "relics", "objects", "vending", "rat", "clash", "guards"}

// at returns the count of that name.
func (c *Counts) at(name string) *int {
	return [...]*int{&c.Tiles, &c.Relics, &c.Objects, &c.Vending, &c.Rat, &c.Clash, &c.Guards}[slices.Index(countNames[:], name)]
}

// printsOf reads a box. What it does not say is as printed in the rulebook, or unknown.
func printsOf(box rules.Box) Prints {
	p := Prints{Counts: printed}
	for i := 1; i <= mostTiles; i++ {
		if said, ok := rules.PrintOf[tileForm](box, rules.Of("tile", i)); ok && len(said.Doors) > 0 {
			p.Tiles = append(p.Tiles, TilePrint{Number: i, Tile: said.tile()})
		}
	}
	for i := 1; i <= mostRelics; i++ {
		if said, ok := rules.PrintOf[relicForm](box, rules.Of("relic", i)); ok {
			r := RelicPrint{ID: i, Value: said.Value}
			rules.Must(r.Needs.SetValues(said.Needs))
			p.Relics = append(p.Relics, r)
		}
	}
	for i := 1; i <= mostClash; i++ {
		if said, ok := rules.PrintOf[clashForm](box, rules.Of("clash", i)); ok && said.whole() {
			p.Clashes = append(p.Clashes, said.card(i))
		}
	}
	for of, order := range map[rules.Thing]*Order{"help:guard": &p.Guard, "help:mummy": &p.Mummy} {
		if said, ok := rules.PrintOf[helpForm](box, of); ok {
			rules.Must(order.UnmarshalText([]byte(said.Order)))
		}
	}
	p.readCopies(box)
	return p
}

func (p *Prints) readCopies(box rules.Box) {
	for _, kind := range pieces {
		if kind.Noun != "token" && kind.Noun != "card" && kind.Noun != "count" {
			continue
		}
		for _, id := range kind.IDs {
			said, ok := rules.PrintOf[copiesForm](box, rules.Of(kind.Noun, id))
			if !ok || said.Copies == 0 {
				continue
			}
			if kind.Noun == "count" {
				*p.Counts.at(id) = said.Copies
				continue
			}
			p.Copies = append(p.Copies, Copies{Of: string(rules.Of(kind.Noun, id)), N: said.Copies})
		}
	}
}

// copies returns how many of a token or card the box is known to have.
func (p *Prints) copies(of rules.Thing) int {
	for _, c := range p.Copies {
		if c.Of == string(of) {
			return c.N
		}
	}
	return 0
}

// tile returns what the box says of a number.
func (p *Prints) tile(number int) (Tile, bool) {
	for _, t := range p.Tiles {
		if t.Number == number {
			return t.Tile, true
		}
	}
	return Tile{}, false
}

// mummyNumber is the number of the mummy's room in the rulebook.
const mummyNumber = 4

// assumed returns the special mark of a tile that nobody told: the mummy's on room 4, unless
// the box knows it on another.
func (p *Prints) assumed(number int) Special {
	if number != mummyNumber || slices.ContainsFunc(p.Tiles, func(t TilePrint) bool { return t.Special == MummyRoom }) {
		return Ordinary
	}
	return MummyRoom
}

// initial returns the number of the initial room: 1 unless the box says otherwise (CM-Q2).
func (p *Prints) initial() int {
	for _, t := range p.Tiles {
		if t.Special == Initial {
			return t.Number
		}
	}
	return 1
}

func (f tileForm) tile() Tile {
	var t Tile
	rules.Must(t.Doors.SetValues(f.Doors))
	if f.Colour != "" {
		rules.Must(t.Colour.UnmarshalText([]byte(f.Colour)))
	}
	if f.Special != "" {
		rules.Must(t.Special.UnmarshalText([]byte(f.Special)))
	}
	return t
}

// formOf returns how a box spells a tile; what is ordinary or not known goes without saying.
func formOf(t Tile) tileForm {
	f := tileForm{Doors: t.Doors.Values()}
	if t.Colour != NoColour {
		f.Colour = t.Colour.String()
	}
	if t.Special != Ordinary {
		f.Special = t.Special.String()
	}
	return f
}

func (f clashForm) whole() bool {
	return f.GuardRoom > 0 && f.MummyRoom > 0 && f.GuardDir != "" && f.MummyDir != ""
}

func (f clashForm) card(id int) ClashCard {
	c := ClashCard{ID: id, GuardRoom: f.GuardRoom, MummyRoom: f.MummyRoom}
	rules.Must(c.GuardDir.UnmarshalText([]byte(f.GuardDir)))
	rules.Must(c.MummyDir.UnmarshalText([]byte(f.MummyDir)))
	return c
}

// facts returns what this play knows of the box.
func facts(s *State) rules.Box {
	box := rules.Box{}
	for i := range s.Rooms {
		if r := &s.Rooms[i]; r.Unsure == 0 && r.Doors != 0 && r.Number <= mostTiles {
			box[rules.Of("tile", r.Number)] = rules.PrintJSON(formOf(r.Tile))
		}
	}
	for _, r := range s.Prints.Relics {
		box[rules.Of("relic", r.ID)] = rules.PrintJSON(relicForm{r.Value, r.Needs.Values()})
	}
	for _, c := range s.Prints.Clashes {
		if c.ID > 0 {
			box[rules.Of("clash", c.ID)] = rules.PrintJSON(clashForm{c.GuardRoom, c.GuardDir.String(), c.MummyRoom, c.MummyDir.String()})
		}
	}
	if s.Prints.Guard != 0 {
		box["help:guard"] = rules.PrintJSON(helpForm{s.Prints.Guard.String()})
	}
	if s.Prints.Mummy != 0 {
		box["help:mummy"] = rules.PrintJSON(helpForm{s.Prints.Mummy.String()})
	}
	s.countTokens(box)
	return box
}

// countTokens enters in the box how many of each object token were seen, if that is more than it
// knew.
func (s *State) countTokens(box rules.Box) {
	seen := map[rules.Thing]int{"token:guard": s.Found.Tokens}
	if s.Found.Mummy {
		seen["token:mummy"] = 1
	}
	for _, t := range s.Tokens {
		if t.Object != 0 {
			seen[rules.Of("token", t.Object)]++
		}
	}
	for thing, n := range seen {
		if n > s.Prints.copies(thing) {
			box[thing] = rules.PrintJSON(copiesForm{n})
		}
	}
}

// doubts returns warnings about a box that cannot be right.
func doubts(box rules.Box) []rules.Refusal {
	p := printsOf(box)
	var list []rules.Refusal
	doubt := func(key rules.Key, about ...rules.Thing) {
		list = append(list, rules.Refusal{Rule: "CM-Q1", Key: key, About: about})
	}
	if len(p.Tiles) == mostTiles && !slices.ContainsFunc(p.Tiles, func(t TilePrint) bool { return t.Special == Guardhouse }) {
		doubt("no-guardhouse")
	}
	p.doubtTokens(doubt)
	for _, c := range p.Clashes {
		if c.GuardRoom > p.Counts.Tiles || c.MummyRoom > p.Counts.Tiles {
			doubt("clash-beyond", rules.Of("clash", c.ID))
		}
	}
	for name, n := range map[string]int{"tiles": printed.Tiles, "relics": printed.Relics, "objects": printed.Objects, "vending": printed.Vending, "clash": printed.Clash} {
		if have := *p.Counts.at(name); have != n {
			doubt("odd-count", rules.Of("count", name), rules.Of("number", have), rules.Of("number", n))
		}
	}
	slices.SortFunc(list, func(a, b rules.Refusal) int { return slices.Compare(a.About, b.About) })
	return list
}

func (p *Prints) doubtTokens(doubt func(rules.Key, ...rules.Thing)) {
	tokens := 0
	known := NeedsOf()
	for _, c := range p.Copies {
		if noun, id := rules.Thing(c.Of).Split(); noun == "token" {
			tokens += c.N
			var o Object
			if o.UnmarshalText([]byte(id)) == nil {
				known |= NeedsOf(o)
			}
		}
	}
	if tokens > p.Counts.Objects {
		doubt("too-many-tokens", rules.Of("number", tokens), rules.Of("number", p.Counts.Objects))
	}
	if tokens < p.Counts.Objects {
		return
	}
	for _, r := range p.Relics {
		for _, o := range r.Needs.Objects() {
			if !known.Has(o) {
				doubt("no-such-token", rules.Of("relic", r.ID), rules.Of("object", o))
			}
		}
	}
}
