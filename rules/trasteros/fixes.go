package trasteros

import "docent/rules"

// fixes lists the correction sheets: the play, its rooms, heaps and seats.
func fixes(s *State, f *rules.Fixes) {
	seats := rules.Seats(s.seats())
	s.fixPlay(f, seats)
	for i := range s.Rooms {
		room := &s.Rooms[i]
		f.On(rules.Of("room", i+1)).
			Set(&room.State, rules.Pick("state", "state", string(Sealed), string(Resolved), string(Unfilled))).
			Set((*size)(&room.Cards), rules.Number("count", 0, s.total())).
			Set(&room.Cards.Known, s.known("known"))
	}
	f.On("discard").
		Set((*size)(&s.Discard), rules.Number("count", 0, s.total())).
		Set(&s.Discard.Known, s.known("known"))
	for i := range s.Players {
		s.fixSeat(f, rules.Seat(i))
	}
	f.On("house").
		Set(&level{s}, rules.Pick("level", "level", string(Full), string(Cubes), string(Auctions), string(ScoreOnly))).
		Set(&s.Collections, rules.Number("collections", 3, len(collections))).
		Set(&s.Out, s.collectionList("out", len(collections)-3)).
		Set(s.timerVia(), rules.Number("timer", 0, mostSeconds)).
		House(&s.House)
}

func (s *State) fixPlay(f *rules.Fixes, seats []string) {
	tabled := append([]string{"-1"}, seats...)
	f.On("play").
		Set(s.turnVia(), rules.Pick("turn", "seat", seats...)).
		Set(&s.TurnNo, rules.Number("turnNo", 1, 9999)).
		Set(&s.First, rules.Pick("first", "seat", seats...)).
		Set(&s.Rounds, rules.Number("rounds", 0, 999)).
		Set(&s.RoundOpen, rules.Flag("roundOpen")).
		Set(&s.Fresh, rules.Flag("fresh")).
		Set(&s.Mixed, rules.Flag("mixed")).
		Set(&s.Loose, rules.Number("loose", 0, skeletons)).
		Set(&s.Forced, rules.Number("forced", 0, s.seats()-1)).
		Set(s.endedVia(), rules.Flag("ended")).
		Set(&s.Caller, rules.Pick("caller", "seat", tabled...)).
		Set(&s.Agenda, s.Agenda.Field())
	s.fixAuction(f, seats, tabled)
}

// fixAuction corrects what was called and shown, and who bids, under cover what is in a closed fist.
func (s *State) fixAuction(f *rules.Fixes, seats, tabled []string) {
	a := &s.Auction
	sheet := f.On("auction").
		Set(s.roomVia(), rules.Number("room", 0, len(s.Rooms))).
		Set(s.firstVia(), rules.Pick("firstCard", "card", s.firstCards()...)).
		Set(&a.Round, rules.Number("round", 0, 999)).
		Set(s.winnerVia(), rules.Pick("winner", "seat", tabled...)).
		Set(&s.Clock.Left, rules.Number(rules.LeftField, 0, mostSeconds)).
		Set(&s.Clock.Running, rules.Flag("running"))
	for i := range a.Bids {
		at := "." + seats[i]
		sheet.Set(s.awaitedVia(&a.Bids[i].Owed), rules.Flag("owed"+at)).Set(s.awaitedVia(&a.Bids[i].In), rules.Flag("in"+at))
	}
	for i := range a.Bids {
		if a.Bids[i].Owed && a.Bids[i].In {
			s.fixBid(f.On(rules.Of("bid", i)).Secret(rules.Seat(i)), rules.Seat(i))
		}
	}
	for i := range a.Revealed {
		if !s.next().Do.needsRoom() {
			break
		}
		s.fixShown(f.On(rules.Of("shown", i)), i)
	}
}

// fixShown corrects what a fist showed.
func (s *State) fixShown(sheet *rules.Sheet, seat int) {
	for _, k := range kindsDown {
		sheet.Set(s.shownVia(seat, k), rules.Number(k.String(), 0, plenty.Of(k)))
	}
	owed, in := func(b *Bid) *bool { return &b.Owed }, func(b *Bid) *bool { return &b.In }
	sheet.Set(s.shownFlagVia(seat, owed), rules.Flag("owed")).Set(s.shownFlagVia(seat, in), rules.Flag("in"))
}

// fixBid lets a fist that is in hold what its seat has: cubes that Docent does not know of are corrected there first.
func (s *State) fixBid(sheet *rules.Sheet, seat rules.Seat) {
	bid := &s.Auction.Bids[seat].Cubes
	for _, k := range kindsDown {
		sheet.Set(bid.at(k), rules.Field{Name: k.String(), Of: "cubes", Max: s.Players[seat].Cubes.Of(k)})
	}
}

// firstCards lists what may have been turned up first.
func (s *State) firstCards() []string {
	return append([]string(nil), cardNames[:AnyCard+1]...)
}

// fixSeat gives a seat two sheets: what everybody sees, and under cover its cards.
func (s *State) fixSeat(f *rules.Fixes, seat rules.Seat) {
	p := &s.Players[seat]
	open := f.On(rules.Of("seat", seat))
	fixFour(open, &p.Cubes, "", plenty)
	open.Set((*size)(&p.Hand), rules.Number("hand", 0, s.total())).
		Set(&p.Badges, rules.Number("badges", 0, badges)).
		Set(&p.Tally.Done, rules.Flag("counted"))
	fixFour(open, &p.Tally.Own, "own-", ownMost)
	fixFour(open, &p.Tally.Foreign, "foreign-", s.foreignMost())
	for i := range p.Piles {
		open.Set((*size)(&p.Piles[i]), rules.Field{Name: string(rules.Of("pile", i+1)), Max: s.total()})
	}
	open.Set((*piles)(&p.Piles), rules.Number("piles", 0, mostPiles))
	if s.asksCards() {
		s.fixSecrets(f, seat)
	}
}

// fixSecrets fills the sheet under cover: whom a seat collects and which cards it told.
func (s *State) fixSecrets(f *rules.Fixes, seat rules.Seat) {
	p := &s.Players[seat]
	secret := f.On(rules.Of("hand", seat)).Secret(seat).
		Set(&p.Collector, s.collectorField()).
		Set(&p.Hand.Known, s.known("cards"))
	for i := range p.Piles {
		secret.Set(&p.Piles[i].Known, s.known(string(rules.Of("pile", i+1))))
	}
}

func (s *State) collectorField() rules.Field {
	f := rules.Field{Name: "collector", Of: "collector", Options: []rules.Option{{Value: ""}}}
	f.Options = append(f.Options, s.collectors()...)
	return f
}

func (s *State) collectionList(name string, most int) rules.Field {
	f := rules.Field{Name: name, Of: "collection", Max: most, Many: true}
	for _, c := range collections {
		f.Options = append(f.Options, rules.Option{Value: string(c), Copies: 1})
	}
	return f
}

// known returns a blank for the told cards of a heap.
func (s *State) known(name string) rules.Field {
	all := s.copies()
	return rules.Field{Name: name, Of: "card", Max: s.total(), Many: true, Options: all.options()}
}

func fixFour(sheet *rules.Sheet, four *Four, prefix string, most Four) {
	for _, k := range kindsDown {
		sheet.Set(four.at(k), rules.Number(prefix+k.String(), 0, most.Of(k)))
	}
}
