package cgexpo

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/cgexpo"
)

// model is what the board of CGE Adventures shows, without any drawing.
type model struct {
	shown   bool
	mapped  bool // squares are tracked
	state   *cgexpo.State
	step    string
	turn    rules.Seat // Table when nobody's
	frantic bool
	flees   rules.Seat
	far     int // steps from Intellivision-The-Great to who flees; -1 where not known

	pieces []token
	reach  *cgexpo.Reach // of the roll; nil where nothing is to be moved
	move   rules.Offer   // the move itself
	ways   []rules.Offer // other ways to squares
	point  rules.Offer   // asks for a square to put something on
	lit    cgexpo.Plane  // what a tap chooses
	locked cgexpo.Plane  // behind doors that do not open
	fights []rules.Offer // battles of which the hits are asked, one for each podcaster
	dice   rules.Offer   // the throw that is asked otherwise
	walk   rules.Offer   // a move told by zones
	meets  []meeting
	read   rules.Offer // an event card that is told
}

// token is a figure or an item on the map.
type token struct {
	piece cgexpo.Piece
	kind  tokenKind
	seat  rules.Seat // of a thief or an item
	item  cgexpo.Item
	at    cgexpo.Square
	spot  draw.Spot
	turn  bool // it is this thief's turn
	faint bool // it does not matter to who is at turn
	off   bool // an item away from its start
}

type tokenKind uint8

const (
	aThief tokenKind = iota
	aPodcaster
	theITG
	theJanitor
	theCDs
	anItem
)

// meeting is a podcaster who stands beside a thief whom he stops for.
type meeting struct {
	pod  cgexpo.Piece
	seat rules.Seat
}

// The pieces by what they are called, and the items of every seat.
var (
	itemPieces  [4][4]cgexpo.Piece // by kind and seat
	thiefPieces [4]cgexpo.Piece
	itemSigns   = [4]string{"cg-zapper", "cg-key", "cg-pass", "cg-studson"}
	zoneSigns   = [...]string{"", "cg-exit", "cg-floor", "cg-vip", "cg-casino", "cg-museum"}
	allZones    = []cgexpo.Zone{cgexpo.Exit, cgexpo.Floor, cgexpo.VIP, cgexpo.Casino, cgexpo.Museum}
	roomZones   = []cgexpo.Zone{cgexpo.VIP, cgexpo.Casino, cgexpo.Museum}
	allPods     = []cgexpo.Piece{cgexpo.Scott, cgexpo.SoCal, cgexpo.UK}
	allKinds    = []cgexpo.Item{cgexpo.Zapper, cgexpo.Key, cgexpo.Pass, cgexpo.Studson}
)

func init() {
	named := func(name string) (p cgexpo.Piece) {
		if err := p.UnmarshalText([]byte(name)); err != nil {
			panic(err)
		}
		return p
	}
	for seat := range 4 {
		id := string(rune('0' + seat))
		thiefPieces[seat] = named("thief." + id)
		for _, kind := range allKinds {
			itemPieces[kind][seat] = named(kind.String() + "." + id)
		}
	}
}

func figureThing(p cgexpo.Piece) rules.Thing { return rules.Of("figure", p) }

func squareName(q cgexpo.Square) rules.Thing { return rules.Of("square", q.String()) }

func setSquare(p *cgexpo.Plane, q cgexpo.Square) {
	if q != 0 {
		p[q.Y()] |= 1 << q.X()
	}
}

// middleOfSquare is the middle of a square in squares of the map.
func middleOfSquare(q cgexpo.Square) fyne.Position {
	return fyne.NewPos(float32(q.X())+0.5, float32(q.Y())+0.5)
}

// board is the recorded board.
func (x *model) board() *cgexpo.Board { return &x.state.Prints.Board }

// bounds is the whole board with a rim, in squares.
func (x *model) bounds() draw.Box {
	if !x.mapped {
		return draw.At(0, 0, 1, 1)
	}
	const rim = 0.3
	b := x.board()
	return draw.At(-rim, -rim, float32(b.Width)+2*rim, float32(b.Height())+2*rim)
}

// home is the square that matters most: whose turn it is, else the middle of the board.
func (x *model) home() fyne.Position {
	if x.turn >= 0 {
		if q := x.state.Thieves[x.turn].Square; q != 0 {
			return middleOfSquare(q)
		}
	}
	at := x.bounds()
	return fyne.NewPos(at.X+at.W/2, at.Y+at.H/2)
}

func (x *model) tokenOf(p cgexpo.Piece) *token {
	i := slices.IndexFunc(x.pieces, func(t token) bool { return t.piece == p })
	if i < 0 {
		return nil
	}
	return &x.pieces[i]
}

// moved lists the figures that stand elsewhere than before, with their way there: that of the move somebody chose, or
// the straight one.
func (x *model) moved(before *model, chosen []cgexpo.Square) map[cgexpo.Piece][]fyne.Position {
	ways := map[cgexpo.Piece][]fyne.Position{}
	for i := range x.pieces {
		t := &x.pieces[i]
		old := before.tokenOf(t.piece)
		if old == nil || old.at == t.at || t.kind == anItem || t.kind == theCDs {
			continue
		}
		way := []fyne.Position{{X: old.spot.X, Y: old.spot.Y}}
		if t.kind == aThief && len(chosen) > 0 && chosen[len(chosen)-1] == t.at {
			for _, q := range chosen[:len(chosen)-1] {
				way = append(way, middleOfSquare(q))
			}
		} else if t.kind == aPodcaster || t.kind == theITG {
			for _, q := range kingWay(old.at, t.at) {
				way = append(way, middleOfSquare(q))
			}
		}
		ways[t.piece] = append(way, fyne.NewPos(t.spot.X, t.spot.Y))
	}
	return ways
}

// kingWay lists the squares between two on the shortest way that walls do not hinder.
func kingWay(from, to cgexpo.Square) []cgexpo.Square {
	var way []cgexpo.Square
	x, y := from.X(), from.Y()
	for {
		x, y = x+step(to.X()-x), y+step(to.Y()-y)
		if x == to.X() && y == to.Y() {
			return way
		}
		way = append(way, cgexpo.SquareAt(x, y))
	}
}

func step(n int) int { return max(-1, min(1, n)) }

// things lists what can be tapped now.
func (x *model) things() []rules.Thing {
	var list []rules.Thing
	for _, q := range x.lit.Squares() {
		list = append(list, squareName(q))
	}
	for _, o := range x.fights {
		list = append(list, o.On...)
	}
	if x.read.Kind != "" {
		list = append(list, "deck")
	}
	if x.walk.Kind != "" {
		for _, z := range allZones {
			list = append(list, rules.Of("zone", z))
		}
	}
	return list
}
