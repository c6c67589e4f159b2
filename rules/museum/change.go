package museum

import (
	"slices"
	"strconv"

	"docent/rules"
)

// Changed is the price or the limit that the text of a card changes. Zero is none.
type Changed uint8

// What texts change.
const (
	ObjectPrice  Changed = iota + 1 // of each object exhibited
	StaffPrice                      // of each personality recruited
	BuyingFee                       // prestige for each card out of another player's pool
	HandLimit                       // objects that stay in hand at the end of a turn
	OpinionPrice                    // tokens for each Public Opinion card turned up
)

var changedNames = rules.Words[Changed]{"", "objects", "staff", "fee", "hand", "opinion"}

func (c Changed) String() string { return changedNames.Spell(c) }

// MarshalText spells it.
func (c Changed) MarshalText() ([]byte, error) { return changedNames.Text(c) }

// UnmarshalText reads it.
func (c *Changed) UnmarshalText(text []byte) error { return changedNames.Read(c, text) }

// Whom is for whom a text is valid. Zero leaves it to the kind of card.
type Whom uint8

// For whom texts are valid.
const (
	Owner  Whom = iota + 1 // who recruited or played the card
	Others                 // everybody else
	All
)

var whomNames = rules.Words[Whom]{"", "owner", "others", "everybody"}

func (w Whom) String() string { return whomNames.Spell(w) }

// MarshalText spells it.
func (w Whom) MarshalText() ([]byte, error) { return whomNames.Text(w) }

// UnmarshalText reads it.
func (w *Whom) UnmarshalText(text []byte) error { return whomNames.Read(w, text) }

// Span is how long a text is valid. Zero leaves it to the kind of card.
type Span uint8

// How long texts are valid.
const (
	Turn Span = iota + 1
	Round
	WholeGame
)

var spanNames = rules.Words[Span]{"", "turn", "round", "game"}

func (x Span) String() string { return spanNames.Spell(x) }

// MarshalText spells it.
func (x Span) MarshalText() ([]byte, error) { return spanNames.Text(x) }

// UnmarshalText reads it.
func (x *Span) UnmarshalText(text []byte) error { return spanNames.Read(x, text) }

// Change tells what the text of a card changes: which price or limit, by how much, for whom
// and how long (MU-NEWS-1, MU-PER-1, MU-NOT-1).
type Change struct {
	What   Changed `json:"what"`
	By     int     `json:"by"`
	Groups Groups  `json:"groups,omitzero"` // of objects; every one where none is told
	Whom   Whom    `json:"whom,omitzero"`
	Long   Span    `json:"long,omitzero"`
}

// ChangePrint is the change that a card of the box prints.
type ChangePrint struct {
	Of     rules.Thing `json:"of"`
	Change Change      `json:"change"`
}

// Term is a change in force.
type Term struct {
	Of     rules.Thing `json:"of"`   // the card; its number is 0 where not told
	Seat   rules.Seat  `json:"seat"` // who recruited or played it; Table for a headline
	Change Change      `json:"change"`
}

const (
	mostChange = 5
	mostTerms  = 12
)

// changers are the decks whose texts change something, with the rule that gives them force.
var changers = map[string]rules.RuleID{"headline": "MU-NEWS-1", "personality": "MU-PER-1", fame: "MU-NOT-1"}

// rule returns the rule that gives a term force.
func (t *Term) rule() rules.RuleID {
	noun, _ := t.Of.Split()
	return changers[noun]
}

// settled fills in what a kind of card leaves open: a headline is for everybody and its
// round, a personality for its owner and the rest of the game, a notoriety card for who
// plays it and that turn.
func (c Change) settled(noun string) Change {
	whom, long := Owner, WholeGame
	switch noun {
	case "headline":
		whom, long = All, Round
	case fame:
		long = Turn
	}
	if c.Whom == 0 || noun == "headline" {
		c.Whom = whom
	}
	if c.Long == 0 || noun == "headline" {
		c.Long = long
	}
	return c
}

// possible reports whether a card can change that.
func (c Change) possible() bool {
	return c.What != 0 && int(c.What) < len(changedNames) && c.By != 0 && between(c.By, -mostChange, mostChange) &&
		int(c.Whom) < len(whomNames) && int(c.Long) < len(spanNames) && c.Groups < 1<<len(groupNames) &&
		(c.Groups == 0 || c.What == ObjectPrice)
}

// about reports whether a change is about an object; of one that is not told by name
// nobody knows.
func (c Change) about(card Card) bool {
	if c.Groups == 0 {
		return true
	}
	from, ok := card.Continent()
	if !ok || !card.Named() {
		return false
	}
	of := Groups(1)<<(card.Civ()-1) | Groups(1)<<(len(civs)+card.Dom()-1) | Groups(1)<<(len(civs)+len(domains)+int(from))
	return c.Groups&of != 0
}

// binds reports whether a term is valid for a seat.
func (t *Term) binds(seat rules.Seat) bool {
	switch t.Change.Whom {
	case Owner:
		return seat == t.Seat
	case Others:
		return seat != t.Seat
	}
	return true
}

// enforce brings what a card of the box prints into force, and tells it.
func (s *State) enforce(of rules.Thing, by rules.Seat, log *rules.Log) {
	at := slices.IndexFunc(s.Prints.Changes, func(p ChangePrint) bool { return p.Of == of })
	if at < 0 || len(s.Terms) >= mostTerms {
		return
	}
	s.add(Term{of, by, s.Prints.Changes[at].Change}, log)
}

// add brings a change into force.
func (s *State) add(t Term, log *rules.Log) {
	noun, _ := t.Of.Split()
	t.Change = t.Change.settled(noun)
	s.Terms = append(s.Terms, t)
	key := rules.Key("in-force-less")
	if t.Change.By > 0 {
		key = "in-force-more"
	}
	log.Tell(t.rule(), t.Seat, key, rules.All(shown(t.Of)), rules.Of("change", t.Change.What.String()),
		rules.Of("whom", t.Change.Whom.String()), rules.Of("span", t.Change.Long.String()), rules.Of("number", abs(t.Change.By)))
}

// lapse ends the changes that last no longer than a span.
func (s *State) lapse(span Span) {
	s.drop(func(t Term) bool { return t.Change.Long <= span })
}

// drop ends some changes.
func (s *State) drop(which func(Term) bool) {
	s.Terms = slices.DeleteFunc(s.Terms, which)
	if len(s.Terms) == 0 {
		s.Terms = nil
	}
}

// shown returns a card as it is told: by its deck where nobody told which it is.
func shown(of rules.Thing) rules.Thing {
	if noun, id := of.Split(); id == "0" {
		return rules.Of("deck", noun)
	}
	return of
}

func abs(n int) int { return max(n, -n) }

// Reason is how much a card in force changes what is to be paid or kept.
type Reason struct {
	Of   rules.Thing
	Rule rules.RuleID
	By   int
}

// Price returns the reason as it is told of a price.
func (r Reason) Price(by rules.Seat) rules.Event { return r.event(by, "price-less", "price-more") }

// Fee returns the reason as it is told of a fee.
func (r Reason) Fee(by rules.Seat) rules.Event { return r.event(by, "fee-less", "fee-more") }

func (r Reason) event(by rules.Seat, less, more rules.Key) rules.Event {
	key := less
	if r.By > 0 {
		key = more
	}
	return rules.Event{Rule: r.Rule, Seat: by, Key: key, About: []rules.Thing{rules.All(shown(r.Of)), rules.Of("number", abs(r.By))}}
}

// altered returns a number as the cards in force alter it for a seat, never below zero: first
// what makes it more, then what makes it less, in whatever order they came. It adds what
// each of them contributes to by, where that is given.
func (s *State) altered(what Changed, seat rules.Seat, card Card, n int, by []int) int {
	for _, less := range [2]bool{false, true} {
		for i := range s.Terms {
			t := &s.Terms[i]
			if t.Change.By < 0 != less || t.Change.What != what || !t.binds(seat) || what == ObjectPrice && !t.Change.about(card) {
				continue
			}
			was := n
			n = max(0, n+t.Change.By)
			if by != nil {
				by[i] += n - was
			}
		}
	}
	return n
}

// cardPrice returns what a seat pays for an object.
func (s *State) cardPrice(seat rules.Seat, card Card) int {
	return s.altered(ObjectPrice, seat, card, card.Value(), nil)
}

// fee returns what a seat pays for each card out of another player's pool (MU-DEV-5).
func (s *State) fee(seat rules.Seat) int { return s.altered(BuyingFee, seat, 0, 1, nil) }

// handMost returns how many objects stay in a hand at the end of a turn (MU-EOT-1).
func (s *State) handMost(seat rules.Seat) int { return s.altered(HandLimit, seat, 0, handLimit, nil) }

// Price returns what a seat pays for objects and for personalities of the row, and why it is
// not what they print.
func (s *State) Price(seat rules.Seat, cards []Card, places []int) (price int, why []Reason) {
	by := make([]int, len(s.Terms))
	for _, card := range cards {
		price += s.altered(ObjectPrice, seat, card, card.Value(), by)
	}
	for _, n := range places {
		if between(n, 1, len(s.Row)) {
			price += s.altered(StaffPrice, seat, 0, s.Row[n-1].Cost, by)
		}
	}
	return price, s.reasons(by)
}

// Fee returns what a seat owes the owner of a pool for some cards, and why it is not one
// prestige each.
func (s *State) Fee(seat rules.Seat, cards int) (fee int, why []Reason) {
	by := make([]int, len(s.Terms))
	for range cards {
		fee += s.altered(BuyingFee, seat, 0, 1, by)
	}
	return fee, s.reasons(by)
}

func (s *State) reasons(by []int) []Reason {
	var list []Reason
	for i, n := range by {
		if n != 0 {
			list = append(list, Reason{s.Terms[i].Of, s.Terms[i].rule(), n})
		}
	}
	return list
}

// tellReasons tells which cards changed something.
func tellReasons(by rules.Seat, why []Reason, less, more rules.Key, log *rules.Log) {
	for _, r := range why {
		e := r.event(by, less, more)
		log.Tell(e.Rule, e.Seat, e.Key, e.About...)
	}
}

// tellHandLimit tells which cards change how many objects stay in a hand.
func (s *State) tellHandLimit(by rules.Seat, log *rules.Log) {
	changed := make([]int, len(s.Terms))
	s.altered(HandLimit, by, 0, handLimit, changed)
	tellReasons(by, s.reasons(changed), "hand-less", "hand-more", log)
}

// changing reports whether a thing is a card whose text can change something; its number
// is 0 where not told.
func changing(of rules.Thing) bool {
	noun, id := of.Split()
	at := slices.IndexFunc(named, func(d deck) bool { return d.noun == noun })
	n, err := strconv.Atoi(id)
	return changers[noun] != "" && at >= 0 && err == nil && strconv.Itoa(n) == id && between(n, 0, named[at].most)
}

// checkTerms refuses changes that no card can make.
func (s *State) checkTerms() *rules.Refusal {
	wrong := len(s.Terms) > mostTerms
	for _, t := range s.Terms {
		wrong = wrong || !changing(t.Of) || !t.Change.possible() || t.Change.Whom == 0 || t.Change.Long == 0 ||
			t.Seat < rules.Table || int(t.Seat) >= s.seats()
	}
	for i, p := range s.Prints.Changes {
		doubled := slices.ContainsFunc(s.Prints.Changes[:i], func(o ChangePrint) bool { return o.Of == p.Of })
		wrong = wrong || doubled || !changing(p.Of) || !p.Change.possible()
	}
	if wrong {
		return rules.Impossible("MU-NEWS-1", "impossible-change", "play")
	}
	return nil
}
