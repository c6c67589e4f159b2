package museum

import (
	"slices"
	"strings"

	"docent/rules"
)

// called holds what every card says of itself that has a name.
type called struct {
	Name string `json:"name"`
	Text string `json:"text"`
}

// deck is a deck whose cards have names.
type deck struct {
	noun string
	most int
}

var named = []deck{
	{"patron", mostPatrons}, {"headline", mostHeadlines}, {"personality", mostPersons}, {fame, mostFame}, {"object", mostObjects},
}

// readNames reads what cards are called, also of those that nobody can count.
func (p *Prints) readNames(box rules.Box) {
	for _, deck := range named {
		for i := 1; i <= deck.most; i++ {
			thing := rules.Of(deck.noun, i)
			if said, ok := rules.PrintOf[called](box, thing); ok && said != (called{}) {
				p.Names = append(p.Names, NamePrint{thing, said.Name, said.Text})
			}
		}
	}
}

// Called returns what the box says of a card besides what it does: its name and its text.
func (p *Prints) Called(thing rules.Thing) (name, text string) {
	for i := range p.Names {
		if p.Names[i].Of == thing {
			return p.Names[i].Name, p.Names[i].Text
		}
	}
	return "", ""
}

// readObjects reads the object cards of which all is told.
func (p *Prints) readObjects(box rules.Box) {
	for i := 1; i <= mostObjects; i++ {
		if said, ok := rules.PrintOf[objectForm](box, rules.Of("object", i)); ok {
			if card := said.card(); card.Named() && card.Value() > 0 {
				p.Objects = append(p.Objects, ObjectPrint{i, card})
			}
		}
	}
}

// card returns the card as far as it is told.
func (f *objectForm) card() Card {
	civ, dom := 0, 0
	if f.Civ != "" {
		civ = strings.Index(civs, f.Civ) + 1
	}
	if f.Domain != "" {
		dom = strings.Index(domains, f.Domain) + 1
	}
	return NewCard(civ, dom, f.Value)
}

// formOf returns the reverse of card.
func formOf(card Card) objectForm {
	return objectForm{Civ: civs[card.Civ()-1 : card.Civ()], Domain: domains[card.Dom()-1 : card.Dom()], Value: card.Value()}
}

// doubtObjects warns of objects that are told by half, and of more than a continent has.
func doubtObjects(box rules.Box, doubt func(rules.RuleID, rules.Key, ...rules.Thing)) {
	var n [continents]int
	for i := 1; i <= mostObjects; i++ {
		thing := rules.Of("object", i)
		said, ok := rules.PrintOf[objectForm](box, thing)
		if !ok {
			continue
		}
		card := said.card()
		if (card.Civ() > 0 || card.Dom() > 0) && (!card.Named() || card.Value() == 0) {
			doubt("MU-VP-1", "object-by-half", thing)
		}
		if from, ok := card.Continent(); ok {
			n[from]++
		}
	}
	for i, known := range n {
		if known > printed.Objects {
			doubt("MU-SET-1", "many-objects", continentThing[i], rules.Of("number", known), rules.Of("number", printed.Objects))
		}
	}
}

// facts returns what this play knows of the box.
func facts(s *State) rules.Box {
	p := &s.Prints
	box := rules.Box{}
	for _, b := range p.Boards {
		box[rules.Of("board", b.ID)] = rules.PrintJSON(boardForm{b.Rows})
	}
	if b := p.Bonus; b.Told {
		for i, points := range b.bonuses() {
			box[rules.Of("bonus", bonusNames[i])] = rules.PrintJSON(bonusForm{Points: *points, Told: true})
		}
	}
	p.cardFacts(box)
	return box
}

// cardFacts tells what is known of cards: what they do, and what they are called.
func (p *Prints) cardFacts(box rules.Box) {
	tell(p, box, "patron", mostPatrons, func(id int, name, _ string) (f patronForm, known bool) {
		if print := p.patron(id); print != nil {
			f, known = print.form(), true
		}
		f.Name = name
		return f, known
	})
	tell(p, box, "headline", mostHeadlines, func(id int, name, text string) (f headlineForm, known bool) {
		if h := p.headline(id); h != nil {
			f, known = headlineForm{Closed: h.Closed, Fewer: h.Fewer, More: h.More, Cards: h.Cards}, true
		}
		f.Name, f.Text = name, text
		f.ChangeForm = p.changeForm(rules.Of("headline", id))
		return f, known || f.changes()
	})
	tell(p, box, "personality", mostPersons, func(id int, name, text string) (f personForm, known bool) {
		if print := p.person(id); print != nil {
			f, known = personForm{Cost: print.Cost}, true
		}
		f.Name, f.Text = name, text
		f.ChangeForm = p.changeForm(rules.Of("personality", id))
		return f, known || f.changes()
	})
	tell(p, box, fame, mostFame, func(id int, name, text string) (notorietyForm, bool) {
		f := notorietyForm{name, text, p.changeForm(rules.Of(fame, id))}
		return f, f.changes()
	})
	tell(p, box, "object", mostObjects, func(id int, name, _ string) (f objectForm, known bool) {
		if at := slices.IndexFunc(p.Objects, func(o ObjectPrint) bool { return o.ID == id }); at >= 0 {
			f, known = formOf(p.Objects[at].Card), true
		}
		f.Name = name
		return f, known
	})
}

// tell adds what is known of a deck's cards, and the names of others.
func tell[F any](p *Prints, box rules.Box, noun string, most int, print func(id int, name, text string) (F, bool)) {
	for id := 1; id <= most; id++ {
		thing := rules.Of(noun, id)
		name, text := p.Called(thing)
		if f, known := print(id, name, text); known || name != "" || text != "" {
			box[thing] = rules.PrintJSON(f)
		}
	}
}
