package museum

import (
	"slices"

	"docent/rules"
)

const (
	mostRounds = 999
	mostTens   = mostScore / 10
)

// fixes lists the correction sheets: the play, the house, the continents, the row, and of
// each seat what everybody sees, its museum and its patron.
func fixes(s *State, f *rules.Fixes) {
	seats := rules.Seats(s.seats())
	s.fixPlay(f, seats)
	f.On("house").
		Set(s.levelVia(), rules.Pick("level", "level", string(Full), string(Counting), string(ScoreOnly))).
		Set(s.opinionsVia(), rules.Number("poPerPile", 0, mostOpinions)).
		House(&s.House)
	for i := range s.Sites {
		s.fixSite(f, i)
	}
	for i := range s.Row {
		s.fixPortrait(f, i)
	}
	for i := range s.Players {
		s.fixSeat(f, rules.Seat(i))
		s.fixMuseum(f, rules.Seat(i))
	}
	s.fixBox(f)
}

func (s *State) fixPlay(f *rules.Fixes, seats []string) {
	tabled := append([]string{"-1"}, seats...)
	f.On("play").
		Set(&s.Agenda, s.Agenda.Field()).
		Set(&s.Round, rules.Number("round", 1, mostRounds)).
		Set(s.turnVia(), rules.Pick("turn", "seat", seats...)).
		Set(&s.First, rules.Pick("first", "seat", seats...)).
		Set(&s.Scratch.Mode, rules.Pick("mode", "mode", modeNames...)).
		Set(s.playedVia(), rules.Flag("notorietyPlayed")).
		Set(s.headlineVia(), s.headlineField()).
		Set(&s.News.Round, rules.Number("newsRound", 0, mostRounds)).
		Set(s.endedVia(), rules.Flag("ended")).
		Set(&s.Trigger, rules.Pick("trigger", "seat", tabled...)).
		Set(&s.Ending, rules.Flag("ending")).
		Set(&s.Last, rules.Number("last", 0, s.seats()-1))
}

func (s *State) headlineField() rules.Field {
	f := rules.Pick("headline", "headline", "0")
	for _, known := range s.Prints.Headlines {
		f.Options = append(f.Options, rules.Option{Value: numeral(known.ID)})
	}
	return f
}

func (s *State) fixSite(f *rules.Fixes, i int) {
	x := &s.Sites[i]
	f.On(onSite[i][0]).
		Set(s.countVia(&x.Pile), rules.Number("pile", 0, mostCards)).
		Set(s.countVia(&x.Open), rules.Number("open", 0, mostShown)).
		Set(&x.Fresh, rules.Number("fresh", 0, mostOpinions)).
		Set(&x.Stale, rules.Number("stale", 0, mostOpinions)).
		Set(s.seenVia(x), rules.Number("seen", 0, mostOpinions)).
		Set(s.tokensVia(x), rules.Number("tokens", 0, s.Prints.Counts.Tokens)).
		Set(&x.Closed, rules.Flag("closed")).
		Set(&x.Customs, rules.Number("customs", -1, mostMore)).
		Set(&x.Covered, rules.Number("covered", 0, 1))
}

// mostShown is how many cards lie open on a continent at most.
const mostShown = 2 + mostMore

func (s *State) fixPortrait(f *rules.Fixes, i int) {
	x := &s.Row[i]
	person := rules.Pick("person", "personality", "0")
	for _, known := range s.Prints.Persons {
		person.Options = append(person.Options, rules.Option{Value: numeral(known.ID)})
	}
	f.On(onPortrait[i][0]).
		Set(goneVia(x), rules.Flag("gone")).
		Set(&x.Cost, rules.Number("cost", 0, mostCost)).
		Set(&x.Person, person)
}

// goneVia empties a place of the row, or fills it with a card of which nothing is told.
func goneVia(x *Portrait) *rules.Via {
	return rules.FlagVia(func() bool { return x.Gone }, func(on bool) { *x = Portrait{Gone: on} })
}

func (s *State) fixSeat(f *rules.Fixes, seat rules.Seat) {
	p := &s.Players[seat]
	sheet := f.On(onSeat[seat][0]).
		Set(s.scoreVia(p), rules.Number("score", 0, mostScore)).
		Set(&p.Tens, rules.Number("tens", 0, mostTens)).
		Set(&p.Prestige, rules.Number("prestige", 0, mostPrestige)).
		Set(s.handVia(p), rules.Number("handCount", 0, mostHeap)).
		Set(s.knownVia(p), heapOf("known")).
		Set(s.poolVia(p), heapOf("poolCards")).
		Set(&p.Notoriety, rules.Number("notoriety", 0, mostNotoriety)).
		Set(&p.Staff, rules.Number("staffCount", 0, s.Prints.Counts.Staff)).
		Set(&p.Count.Pooled, rules.Flag("pooled"))
	for i, name := range continentNames {
		sheet.Set(&p.Count.Pool[i], rules.Number(name, 0, mostCards))
	}
	sheet = f.On(rules.Of("patronage", seat))
	if !s.Ended {
		sheet.Secret(seat)
	}
	sheet.
		Set(&p.Count.Patron, s.patronField()).
		Set(&p.Count.Points, rules.Number("points", 0, mostPatron))
	if known := s.Prints.patrons(); len(known) >= dealtPatrons {
		sheet.Set(p.dealtVia(), rules.Several("patrons", "patron", 0, dealtPatrons, known...).Once())
	}
}

func (s *State) patronField() rules.Field {
	f := rules.Pick("patron", "patron", "0")
	for _, known := range s.Prints.Patrons {
		f.Options = append(f.Options, rules.Option{Value: numeral(known.ID)})
	}
	for _, id := range s.Prints.byHand() {
		f.Options = append(f.Options, rules.Option{Value: id})
	}
	return f
}

// heapOf returns a blank for the cards of a heap: by name, or by value where nobody told more.
func heapOf(name string) rules.Field {
	return rules.Field{Name: name, Of: "card", Max: mostHeap, Many: true, Options: anyCards}
}

const mostHeap = 60

// anyCards lists every card by name and by value alone; onCells what a cell may hold.
var (
	anyCards = func() []rules.Option {
		var list []rules.Option
		for v := 1; v <= topValue; v++ {
			list = append(list, rules.Option{Value: NewCard(0, 0, v).spell()})
		}
		return append(list, allCards...)
	}()
	onCells = slices.Concat([]rules.Option{{Value: ""}}, allTypes, allCards)
)

func (s *State) fixMuseum(f *rules.Fixes, seat rules.Seat) {
	p := &s.Players[seat]
	cards := heapOf("museum")
	cards.Max = mostCells
	sheet := f.On(onMuseum[seat][0]).
		Set(s.museumVia(p), cards).
		Set(&p.Board, rules.Number("board", 0, mostBoards))
	for _, cell := range s.cellsOf(seat) {
		sheet.Set(s.cellVia(seat, cell), rules.Field{Name: string(cellNumber(int(cell))), Of: "card", Options: onCells})
	}
}

// fixBox corrects what the box prints, as far as a play asks it.
func (s *State) fixBox(f *rules.Fixes) {
	b := &s.Prints.Bonus
	f.On("box").
		Set(&b.Gallery, rules.Number("gallery", 0, mostBonus)).
		Set(&b.Full, rules.Number("full", 0, mostBonus)).
		Set(&b.Both, rules.Number("both", 0, mostBonus)).
		Set(&b.Told, rules.Flag("told")).
		Set(s.objectsVia(), rules.Number("objects", leastOf("objects"), mostCopies)).
		Set(&s.Prints.Counts.Tokens, rules.Number("tokens", 1, mostCopies)).
		Set(&s.Prints.Counts.Staff, rules.Number("staff", 3, mostCopies))
}

const mostCopies = 60
