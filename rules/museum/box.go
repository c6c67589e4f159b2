package museum

import (
	"slices"
	"strings"

	"docent/rules"
)

// Prints holds what a copy of the game prints, as far as the table told. It is shared
// between positions: who learns something replaces it whole.
type Prints struct {
	Counts    Counts          `json:"counts"`
	Boards    []BoardPrint    `json:"boards,omitempty"`
	Bonus     Bonus           `json:"bonus,omitzero"`
	Patrons   []PatronPrint   `json:"patrons,omitempty"`
	Headlines []HeadlinePrint `json:"headlines,omitempty"`
	Persons   []PersonPrint   `json:"persons,omitempty"`
	Objects   []ObjectPrint   `json:"objects,omitempty"`
	Names     []NamePrint     `json:"names,omitempty"`
	Changes   []ChangePrint   `json:"changes,omitempty"`
}

// Counts is how many pieces of a kind the box has.
type Counts struct {
	Objects int `json:"objects"` // of each continent
	Tokens  int `json:"tokens"`  // of Public Opinion
	Staff   int `json:"staff"`   // personalities
}

// printed holds what the rulebook counts.
var printed = Counts{Objects: 45, Tokens: 12, Staff: 18}

// BoardPrint is a museum board: its rows from the top, "." a cell, "R" one of the Grand
// Gallery, "#" none.
type BoardPrint struct {
	ID   int    `json:"id"`
	Rows string `json:"rows"` // separated by "/"
}

// Bonus holds what full galleries bring.
type Bonus struct {
	Told    bool `json:"told,omitzero"`
	Gallery int  `json:"gallery,omitzero"`
	Full    int  `json:"full,omitzero"`
	Both    int  `json:"both,omitzero"`
}

// HeadlinePrint is a headline: what it does to the continents.
type HeadlinePrint struct {
	ID     int      `json:"id"`
	Closed []string `json:"closed,omitempty"`
	Fewer  []string `json:"fewer,omitempty"`
	More   []string `json:"more,omitempty"`
	Cards  int      `json:"cards,omitzero"` // how many more each gets; 0 is one
}

// PersonPrint is a personality and its price.
type PersonPrint struct {
	ID   int `json:"id"`
	Cost int `json:"cost"`
}

// ObjectPrint is an object card.
type ObjectPrint struct {
	ID   int  `json:"id"`
	Card Card `json:"card"`
}

// NamePrint holds what a card is called and says, whatever it does.
type NamePrint struct {
	Of   rules.Thing `json:"of"`
	Name string      `json:"name,omitempty"`
	Text string      `json:"text,omitempty"`
}

// What the pieces of a box look like in its editor and its file.
type (
	boardForm struct {
		Rows string `json:"rows,omitempty" text:"80" of:"board"`
	}
	bonusForm struct {
		Points int  `json:"points,omitempty" range:"0,50"`
		Told   bool `json:"told,omitempty"` // it is known to be as many, even none
	}
	patronForm struct {
		Name       string   `json:"name,omitempty" text:"40"`
		Kind       string   `json:"kind,omitempty" pick:",collections,count,manual" of:"patron-kind"`
		Groups     []string `json:"groups,omitempty" pick:"I,M,P,G,R,C,F,E,S,H,N,J,a,c,g,w,n,t,america,europe,africa,asia" of:"group"`
		Table      string   `json:"table,omitempty" text:"80" of:"tariff"` // "2=10 3=15"
		Neighbours string   `json:"neighbours,omitempty" pick:",yes,no" of:"neighbours" rule:"MU-Q10"`
	}
	headlineForm struct {
		Name   string   `json:"name,omitempty" text:"80"`
		Text   string   `json:"text,omitempty" text:"200"`
		Closed []string `json:"closed,omitempty" pick:"america,europe,africa,asia" of:"continent"`
		Fewer  []string `json:"fewer,omitempty" pick:"america,europe,africa,asia" of:"continent"`
		More   []string `json:"more,omitempty" pick:"america,europe,africa,asia" of:"continent"`
		Cards  int      `json:"cards,omitempty" range:"0,3"`
		ChangeForm
	}
	personForm struct {
		Name string `json:"name,omitempty" text:"80"`
		Cost int    `json:"cost,omitempty" range:"0,20"`
		Text string `json:"text,omitempty" text:"200"`
		ChangeForm
	}
	notorietyForm struct {
		Name string `json:"name,omitempty" text:"80"`
		Text string `json:"text,omitempty" text:"200"`
		ChangeForm
	}
	// ChangeForm holds what the text of a card changes.
	ChangeForm struct {
		What   string   `json:"what,omitempty" pick:",objects,staff,fee,hand,opinion" of:"change"`
		By     int      `json:"by,omitempty" range:"-5,5"`
		Groups []string `json:"groups,omitempty" pick:"I,M,P,G,R,C,F,E,S,H,N,J,a,c,g,w,n,t,america,europe,africa,asia" of:"group"`
		Whom   string   `json:"whom,omitempty" pick:",owner,others,everybody" of:"whom"`
		Long   string   `json:"long,omitempty" pick:",turn,round,game" of:"span"`
	}
	objectForm struct {
		Name   string `json:"name,omitempty" text:"80"`
		Civ    string `json:"civ,omitempty" pick:",I,M,P,G,R,C,F,E,S,H,N,J" of:"civ"`
		Domain string `json:"dom,omitempty" pick:",a,c,g,w,n,t" of:"domain"`
		Value  int    `json:"value,omitempty" range:"0,5"`
	}
	copiesForm struct {
		Copies int `json:"copies,omitempty" range:"0,60"`
	}
)

const (
	mostPatrons   = 22
	mostBoards    = 4
	mostHeadlines = 13
	mostPersons   = 18
	mostFame      = 24 // notoriety cards
	mostObjects   = 180
)

var (
	bonusNames = []string{"gallery", "full", "both"}
	countNames = []string{"objects", "tokens", "staff"}
)

// pieces lists what a box may say.
var pieces = []rules.Pieces{
	{Noun: "board", IDs: rules.IDs(mostBoards), Print: boardForm{}},
	{Noun: "bonus", IDs: bonusNames, Print: bonusForm{}},
	{Noun: "patron", IDs: rules.IDs(mostPatrons), Print: patronForm{}},
	{Noun: "headline", IDs: rules.IDs(mostHeadlines), Print: headlineForm{}},
	{Noun: "personality", IDs: rules.IDs(mostPersons), Print: personForm{}},
	{Noun: fame, IDs: rules.IDs(mostFame), Print: notorietyForm{}},
	{Noun: "object", IDs: rules.IDs(mostObjects), Print: objectForm{}},
	{Noun: "count", IDs: countNames, Print: copiesForm{}},
}

// fame is the noun of a notoriety card that a box knows: notoriety is how many there are.
const fame = "notoriety-card"

// at returns the count of that name.
func (c *Counts) at(name string) *int {
	return [...]*int{&c.Objects, &c.Tokens, &c.Staff}[slices.Index(countNames, name)]
}

// bonuses returns the three in the order of their names.
func (b *Bonus) bonuses() [3]*int { return [3]*int{&b.Gallery, &b.Full, &b.Both} }

// printsOf reads a box. What cannot be right is left out: the doubts tell of it.
func printsOf(box rules.Box) Prints {
	p := Prints{Counts: printed}
	for i := 1; i <= mostBoards; i++ {
		if said, ok := rules.PrintOf[boardForm](box, rules.Of("board", i)); ok && wrongRows(said.Rows) == "" {
			p.Boards = append(p.Boards, BoardPrint{i, said.Rows})
		}
	}
	known := 0
	for i, into := range p.Bonus.bonuses() {
		if said, ok := rules.PrintOf[bonusForm](box, rules.Of("bonus", bonusNames[i])); ok && (said.Points > 0 || said.Told) {
			*into = said.Points
			known++
		}
	}
	p.Bonus.Told = known == len(bonusNames)
	p.readPatrons(box)
	p.readDecks(box)
	p.readObjects(box)
	p.readNames(box)
	p.readChanges(box)
	for _, name := range countNames {
		if said, ok := rules.PrintOf[copiesForm](box, rules.Of("count", name)); ok && said.Copies >= leastOf(name) {
			*p.Counts.at(name) = said.Copies
		}
	}
	return p
}

// readDecks reads headlines and personalities.
func (p *Prints) readDecks(box rules.Box) {
	for i := 1; i <= mostHeadlines; i++ {
		if said, ok := rules.PrintOf[headlineForm](box, rules.Of("headline", i)); ok && said.possible() {
			p.Headlines = append(p.Headlines, HeadlinePrint{i, said.Closed, said.Fewer, said.More, said.Cards})
		}
	}
	for i := 1; i <= mostPersons; i++ {
		if said, ok := rules.PrintOf[personForm](box, rules.Of("personality", i)); ok && said.Cost > 0 {
			p.Persons = append(p.Persons, PersonPrint{i, said.Cost})
		}
	}
}

// leastOf returns how many of a kind a box has at least: else nothing could be laid out.
func leastOf(name string) int {
	switch name {
	case "objects":
		return 2 + mostSeats
	case "staff":
		return 3
	}
	return 1
}

// possible reports whether no continent has both more and fewer cards.
func (f *headlineForm) possible() bool {
	return !slices.ContainsFunc(f.Fewer, func(c string) bool { return slices.Contains(f.More, c) })
}

// effect returns a headline as it is played.
func (h *HeadlinePrint) effect() Headline {
	more := continentsOf(h.More)
	for range h.Cards - 1 {
		more = append(more, continentsOf(h.More)...)
	}
	return Headline{Card: h.ID, Closed: continentsOf(h.Closed), Fewer: continentsOf(h.Fewer), More: more}
}

func continentsOf(names []string) []Continent {
	var list []Continent
	for _, name := range names {
		list = append(list, Continent(slices.Index(continentNames, name)))
	}
	return list
}

// headline returns a known headline, person a known personality; nil where the box has none.
func (p *Prints) headline(id int) *HeadlinePrint {
	return rules.Find(p.Headlines, func(x *HeadlinePrint) bool { return x.ID == id })
}

func (p *Prints) person(id int) *PersonPrint {
	return rules.Find(p.Persons, func(x *PersonPrint) bool { return x.ID == id })
}

// doubts returns warnings about a box that cannot be right.
func doubts(box rules.Box) []rules.Refusal {
	var list []rules.Refusal
	doubt := func(rule rules.RuleID, key rules.Key, about ...rules.Thing) {
		list = append(list, rules.Refusal{Rule: rule, Key: key, About: about})
	}
	for i := 1; i <= mostBoards; i++ {
		thing := rules.Of("board", i)
		if said, ok := rules.PrintOf[boardForm](box, thing); ok {
			if key := wrongRows(said.Rows); key != "" {
				doubt("MU-DEV-6", key, thing)
			} else if !strings.Contains(said.Rows, "R") {
				doubt("MU-SCORE-5", "grid-without-gallery", thing)
			}
		}
	}
	doubtPatrons(box, doubt)
	for i := 1; i <= mostHeadlines; i++ {
		if said, ok := rules.PrintOf[headlineForm](box, rules.Of("headline", i)); ok && !said.possible() {
			doubt("MU-NEWS-2", "headline-more-and-fewer", rules.Of("headline", i))
		}
	}
	doubtObjects(box, doubt)
	doubtChanges(box, doubt)
	for _, name := range countNames {
		said, ok := rules.PrintOf[copiesForm](box, rules.Of("count", name))
		if rulebook := *printed.at(name); ok && said.Copies != rulebook {
			doubt("MU-SET-1", "odd-count", rules.Of("count", name), rules.Of("number", said.Copies), rules.Of("number", rulebook))
		}
	}
	return list
}
