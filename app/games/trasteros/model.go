package trasteros

import (
	"slices"
	"strings"

	"docent/app/board"
	"docent/rules"
	"docent/rules/trasteros"
)

// act names what the stage shows.
type act uint8

const (
	quiet act = iota
	bidding
	revealed
	selling
	haunted
)

// model holds what the board shows, without any drawing.
type model struct {
	shown   bool
	counted bool // cards are counted
	rooms   [5]roomLook
	public  roomLook
	discard int
	bank    [4]int  // by cubeKinds
	trades  [4]bool // a tap on that stock does something
	badges  int
	act     act
	told    string // the headline of the stage
	sub     string
	room    int
	first   string
	bids    []bidLook
	market  []cardLook
	closed  string // why "Collection" may not be called; empty when it may
	ready   string // that it may
	over    bool
	fresh   bool // the reveal has just happened
}

type roomLook struct {
	n     int
	state string // sealed, open, resolved, unfilled
	cards int
	first string // the card that lies face up
	thing rules.Thing
	lit   bool // a tap does something
}

type bidLook struct {
	seat   rules.Seat
	in     bool
	cubes  [4]int // by cubeKinds
	none   bool   // shown and empty
	rank   int    // from 1; 0 where nothing was bid
	winner bool
	tied   bool
	decide int // the kind that decided against the bid above or below; -1
	thing  rules.Thing
	lit    bool
}

type cardLook struct {
	name  string
	count int
	thing rules.Thing
	lit   bool
}

// busy reports whether something goes on that needs the stage.
func (f *model) busy() bool { return f.act != quiet }

// moves reports whether hands are to be opened.
func (f *model) moves() bool { return f.act == revealed && f.fresh && len(f.bids) > 0 }

// countsOf returns how many there are of each kind, by cubeKinds.
func countsOf(c trasteros.Four) [4]int {
	return [4]int{int(c.Glass), int(c.Bronze), int(c.Silver), int(c.Gold)}
}

// readModel turns a state into what the board shows.
func readModel(s *trasteros.State, scene board.Scene, host board.Host) model {
	f := model{
		shown:   true,
		counted: s.Level == trasteros.Full || s.Level == trasteros.Cubes,
		discard: s.Discard.Count, bank: countsOf(s.Bank()), badges: s.BadgesLeft(), over: s.Ended,
	}
	f.readRooms(s, scene)
	f.readStage(s, scene, host)
	f.closed = collectionClosed(s, scene.Offers, host)
	f.ready = host.Plural("board.trasteros.ready", s.Rounds, nil)
	return f
}

// stockOf returns the thing that stands for the bank's cubes of a kind.
func stockOf(kind string) rules.Thing { return rules.Of("cube", kind) }

func (f *model) readRooms(s *trasteros.State, scene board.Scene) {
	for i := range s.Rooms {
		r := roomLook{n: i + 1, state: string(s.Rooms[i].State), cards: s.Rooms[i].Cards.Count, thing: rules.Of("room", i+1)}
		r.lit = board.Lit(scene.Offers, r.thing)
		if s.Auction.Room == i+1 && f.opened(s) {
			r.state, r.first = "open", s.Auction.First.String()
		}
		f.rooms[i] = r
	}
	f.public = roomLook{state: "resolved", cards: s.Public(), thing: publicThing(scene.Offers)}
	if f.public.cards > 0 || !f.counted {
		f.public.state = "sealed"
	}
	f.public.lit = board.Lit(scene.Offers, f.public.thing)
	for i, kind := range cubeKinds {
		f.trades[i] = slices.ContainsFunc(scene.Offers, func(o rules.Offer) bool {
			return o.Refused == nil && slices.Contains(o.On, stockOf(kind))
		})
	}
}

// opened reports whether the room of the auction was called and is not cleared yet.
func (f *model) opened(s *trasteros.State) bool {
	return len(s.Agenda) > 0 && s.Rooms[s.Auction.Room-1].State == trasteros.Sealed
}

// cardNamed finds a card by its name.
func cardNamed(name string) (c trasteros.Card) {
	if c.UnmarshalText([]byte(name)) != nil {
		return 0
	}
	return c
}

// publicThing returns what a tap on the public room means.
func publicThing(offers []rules.Offer) rules.Thing {
	for _, o := range offers {
		for _, t := range o.On {
			if noun, _ := t.Split(); noun == "public" {
				return t
			}
		}
	}
	return "public"
}

func (f *model) readStage(s *trasteros.State, scene board.Scene, host board.Host) {
	f.room, f.first = s.Auction.Room, s.Auction.First.String()
	switch {
	case skeletonTold(scene.Told) != nil:
		f.act = haunted
		f.told, f.sub = host.Text("board.trasteros.skeleton", nil), host.Event(*skeletonTold(scene.Told))
	case len(s.Agenda) > 0 && s.Agenda[0].Do.String() == "market":
		f.act = selling
	case len(s.Auction.Revealed) > 0 && revealTold(scene.Told):
		f.act, f.fresh = revealed, bidsTold(scene.Told)
		f.readRevealed(s)
		f.sub = decision(scene.Told, host)
	case owing(s.Auction.Bids):
		f.act = bidding
		f.readBids(s.Auction.Bids)
	}
	if f.act == selling {
		f.readMarket(s, scene.Offers)
	}
}

// owing reports whether somebody still owes a bid.
func owing(bids []trasteros.Bid) bool {
	return slices.ContainsFunc(bids, func(b trasteros.Bid) bool { return b.Owed && !b.In })
}

func (f *model) readBids(bids []trasteros.Bid) {
	for i, bid := range bids {
		if bid.Owed {
			look := bidLook{seat: rules.Seat(i), in: bid.In, thing: rules.Of("seat", i), decide: -1}
			look.lit = !bid.In
			f.bids = append(f.bids, look)
		}
	}
}

func (f *model) readRevealed(s *trasteros.State) {
	bids := s.Auction.Revealed
	for i, bid := range bids {
		if bid.Owed {
			f.bids = append(f.bids, bidLook{seat: rules.Seat(i), in: true, cubes: countsOf(bid.Cubes), none: bid.Cubes.Total() == 0, decide: -1})
		}
	}
	slices.SortStableFunc(f.bids, func(a, b bidLook) int {
		d, _ := bids[b.seat].Cubes.Compare(bids[a.seat].Cubes)
		return d
	})
	for i := range f.bids {
		f.rank(i, bids)
	}
	if len(f.bids) > 1 && f.bids[1].rank == 1 {
		for i := range f.bids {
			f.bids[i].tied = f.bids[i].rank == 1
		}
		return
	}
	f.bids[0].winner = f.bids[0].rank == 1
}

// rank places a bid below those before it and says which kind decided.
func (f *model) rank(i int, bids []trasteros.Bid) {
	b := &f.bids[i]
	if b.none {
		return
	}
	b.rank = i + 1
	if i == 0 {
		return
	}
	above := f.bids[i-1]
	d, kind := bids[above.seat].Cubes.Compare(bids[b.seat].Cubes)
	if d == 0 {
		b.rank = above.rank
		return
	}
	b.decide = slices.Index(cubeKinds[:], kind.String())
}

// readMarket lays out the cards on sale: what the offers of the market name.
func (f *model) readMarket(s *trasteros.State, offers []rules.Offer) {
	for _, o := range offers {
		for _, thing := range o.On {
			noun, name := thing.Split()
			if noun != "card" {
				continue
			}
			c := cardLook{name: name, thing: thing, lit: o.Refused == nil}
			if f.room > 0 {
				c.count = s.Rooms[f.room-1].Cards.Known.Has(cardNamed(name))
			}
			f.market = append(f.market, c)
		}
	}
}

// skeletonTold returns what was told of a skeleton, or nil.
func skeletonTold(told []rules.Event) *rules.Event {
	for i := range told {
		if strings.HasPrefix(string(told[i].Rule), "TL-SKE-") {
			return &told[i]
		}
	}
	return nil
}

// bidsTold reports whether hands were just opened; what their winner does with the cards is told under the same rules.
func bidsTold(told []rules.Event) bool {
	return slices.ContainsFunc(told, func(e rules.Event) bool { return e.Key == "shows" || e.Key == "shows-nothing" })
}

// revealTold reports whether the last auction was told: its bids, or its winner.
func revealTold(told []rules.Event) bool {
	return slices.ContainsFunc(told, func(e rules.Event) bool {
		return e.Rule == "TL-BID-3" || e.Rule == "TL-BID-4" || e.Rule == "TL-BID-5" || e.Rule == "TL-BID-6"
	})
}

// decision returns the told reason why the best bid won.
func decision(told []rules.Event, host board.Host) string {
	for _, e := range told {
		if e.Key == "outbids" {
			return host.Event(e)
		}
	}
	return ""
}

// collectionClosed returns why nobody may end the game now.
func collectionClosed(s *trasteros.State, offers []rules.Offer, host board.Host) string {
	if s.Rounds > 0 || s.Ended {
		return ""
	}
	if s.SealedRooms() == 0 {
		return host.Text("board.trasteros.closing", nil)
	}
	return host.Plural("board.trasteros.closed", s.SealedRooms(), nil)
}
