package cgexpo

import (
	"slices"
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// model holds what the board of CGE Adventures shows, without any drawing.
type model struct {
	shown   bool
	mapped  bool // squares are tracked
	turned  int  // quarters to the right
	state   *cgexpo.State
	step    string
	turn    rules.Seat // Table when nobody's
	frantic bool
	flees   rules.Seat
	far     int // steps from Intellivision-The-Great to the thief who flees; -1 where not known

	pieces []token
	reach  *cgexpo.Reach // of the roll; nil where nothing is to be moved
	move   rules.Offer   // the move itself
	ways   []rules.Offer // other ways to squares
	point  rules.Offer   // asks for a square to put something on
	lit    cgexpo.Plane  // what a tap chooses
	locked cgexpo.Plane  // behind doors that do not open
	trails cgexpo.Plane  // on the ways of podcasters from where they stand, while a card is entered
	fights []rules.Offer // battles of which the hits are asked, one for each podcaster
	dice   rules.Offer   // the throw that is asked otherwise
	walk   rules.Offer   // a move entered by zones
	sends  []rules.Offer // what becomes of whom the thief escaped from
	chases []rules.Offer // whom a podcaster goes after
	owns   []rules.Offer // whether the own item is taken back
	near   rules.Offer   // asks who stands beside the thief
	where  rules.Offer   // asks for a zone, not for a move
	meets  []meeting
	read   rules.Offer // an event card that is entered
	quick  rules.Offer // what one did is entered by zones
	event  rules.Offer // one is drawn by its number
}

// meeting is a podcaster who stands beside a thief whom he stops for.
type meeting struct {
	pod  cgexpo.Piece
	seat rules.Seat
}

// board returns the recorded board.
func (x *model) board() *cgexpo.Board { return &x.state.Prints.Board }

// lies returns how the squares lie on the map.
func (x *model) lies() bearing {
	b := x.board()
	return bearing{x.turned, b.Width, b.Height()}
}

// chart returns the board as it lies on the map.
func (x *model) chart() chart { return turned{recorded{x.board()}, x.lies()} }

// bounds returns the whole board with a rim, in squares of the map.
func (x *model) bounds() draw.Box {
	if !x.mapped {
		return draw.At(0, 0, 1, 1)
	}
	const rim = 0.1
	width, height := x.lies().size()
	return draw.At(-rim, -rim, float32(width)+2*rim, float32(height)+2*rim)
}

// home returns the place that matters most: the squares that are asked for, else the thief at turn, else the middle of
// the board.
func (x *model) home() fyne.Position {
	if list := x.lit.Squares(); x.point.Kind != "" && len(list) > 0 {
		return x.lies().middle(list[len(list)/2])
	}
	if x.turn >= 0 {
		if q := x.state.Thieves[x.turn].Square; q != 0 {
			return x.lies().middle(q)
		}
	}
	return fyne.NewPos(x.bounds().Mid())
}

// stage returns the middle of those whom dice or a battle are about, and whether such are asked about and seen.
func (x *model) stage() (fyne.Position, bool) {
	if x.turn < 0 || len(x.fights) == 0 && x.dice.Kind == "" {
		return fyne.Position{}, false
	}
	who := []cgexpo.Piece{thiefPieces[x.turn]}
	if x.dice.Kind == "white" {
		who = append(who, cgexpo.ITG)
	}
	for _, o := range x.fights {
		for _, m := range x.meets {
			if m.seat == x.turn && slices.Contains(o.On, figureThing(m.pod)) {
				who = append(who, m.pod)
			}
		}
	}
	var all draw.Box
	for _, p := range who {
		if t := x.tokenOf(p); t != nil && all == (draw.Box{}) {
			all = x.lies().box(t.at)
		} else if t != nil {
			all = all.Around(x.lies().box(t.at))
		}
	}
	return fyne.NewPos(all.Mid()), all != draw.Box{}
}

func (x *model) tokenOf(p cgexpo.Piece) *token {
	i := slices.IndexFunc(x.pieces, func(t token) bool { return t.piece == p })
	if i < 0 {
		return nil
	}
	return &x.pieces[i]
}

// under returns the token next to a point, or nil.
func (x *model) under(at fyne.Position, reach float32) *token {
	best := max(reach, 0.5)
	var found *token
	for i := range x.pieces {
		if d := draw.Apart(x.pieces[i].middle(), at); d < best {
			best, found = d, &x.pieces[i]
		}
	}
	return found
}

// opens reports whether a door opens for the thief at turn.
func (x *model) opens(z cgexpo.Zone) bool { return x.turn >= 0 && x.state.Thieves[x.turn].May(z) }

// killed reports whether the thief at turn has killed a podcaster.
func (x *model) killed(p cgexpo.Piece) bool {
	return x.turn >= 0 && x.state.Thieves[x.turn].Killed.Has(p)
}

// moved lists the figures that stand elsewhere than before, with their way there: that of the move somebody chose, or
// the straight one.
func (x *model) moved(before *model, chosen []cgexpo.Square) draw.Ways {
	ways := draw.Ways{}
	for i := range x.pieces {
		t := &x.pieces[i]
		old := before.tokenOf(t.piece)
		if old == nil || old.at == t.at || !t.walks() {
			continue
		}
		way := []fyne.Position{old.middle()}
		if n := len(chosen); t.kind == aThief && n > 0 && chosen[n-1] == t.at {
			way = append(way, x.lies().middles(chosen[:n-1])...)
		} else if t.kind == aPodcaster || t.kind == theITG {
			way = append(way, x.lies().middles(cgexpo.KingWay(old.at, t.at))...)
		}
		ways[seatOrFigure(t.piece)] = append(way, t.middle())
	}
	return ways
}

// outcomes lists what each number of hits does in a battle that is offered.
func (x *model) outcomes(o rules.Offer) []cgexpo.Outcome {
	if o.Kind == "sweep" {
		return x.state.Sweeping(x.turn)
	}
	return x.state.Encounter(x.turn)
}

// pan returns what Carl's dustpan holds, or nil.
func (x *model) pan() *token {
	held := x.state.Dustpan()
	if held == 0 {
		return nil
	}
	for _, kind := range allKinds {
		for seat := range x.state.Thieves {
			if itemPieces[kind][seat] == held {
				t := itemToken(kind, rules.Seat(seat))
				return &t
			}
		}
	}
	return &token{piece: held, kind: theCDs}
}

// ownHeld returns what Carl holds if it is an item of the thief at turn, or nil.
func (x *model) ownHeld() *token {
	if t := x.pan(); t != nil && t.kind == anItem && t.seat == x.turn {
		return t
	}
	return nil
}

// shoots reports whether so many hits shoot Carl.
func (x *model) shoots(hits string) bool {
	return slices.ContainsFunc(x.state.Sweeping(x.turn), func(o cgexpo.Outcome) bool {
		return o.Result == "shot" && strconv.Itoa(o.Hits) == hits
	})
}

// things lists what can be tapped now.
func (x *model) things() []rules.Thing {
	var list []rules.Thing
	for _, q := range x.lit.Squares() {
		list = append(list, squareThing(q))
	}
	for _, o := range x.fights {
		list = append(list, o.On...)
	}
	for _, z := range allZones {
		if x.walk.Kind != "" || x.lands(z) {
			list = append(list, rules.Of("zone", z))
		}
	}
	return list
}

// lands reports whether a zone answers where something landed.
func (x *model) lands(z cgexpo.Zone) bool {
	return slices.ContainsFunc(x.where.Fields, func(f rules.Field) bool {
		return f.Of == "zone" && slices.ContainsFunc(f.Options, func(o rules.Option) bool { return o.Value == z.String() })
	})
}
