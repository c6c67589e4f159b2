package cgexpo

import (
	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// token is a figure or an item on the map.
type token struct {
	piece cgexpo.Piece
	kind  tokenKind
	seat  rules.Seat // of a thief or an item
	item  cgexpo.Item
	at    cgexpo.Square
	spot  draw.Spot
	turn  bool // it is this thief's turn
	faint bool // it does not matter to the thief at turn
	ghost bool // it is not there: it may come
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

// carried reports whether fingers may carry the token; items are corrected by their owner's sheet.
func (t *token) carried() bool { return t.kind != anItem }

// walks reports whether the token goes from square to square by itself.
func (t *token) walks() bool { return t.kind != anItem && t.kind != theCDs }

func (t *token) middle() fyne.Position { return t.spot.Mid() }

// thiefToken returns the figure of a seat, wherever it stands.
func thiefToken(seat rules.Seat) token {
	return token{piece: thiefPieces[seat], kind: aThief, seat: seat}
}

// itemToken returns an item of a seat, wherever it lies.
func itemToken(kind cgexpo.Item, seat rules.Seat) token {
	return token{piece: itemPieces[kind][seat], kind: anItem, seat: seat, item: kind}
}

// The pieces by name, and the items of every seat.
var (
	itemPieces  [4][4]cgexpo.Piece // by kind and seat
	thiefPieces [4]cgexpo.Piece
	itemSigns   = [4]string{"cg-zapper", "cg-key", "cg-pass", "cg-studson"}
	zoneSigns   = [...]string{"", "cg-exit", "cg-floor", "cg-vip", "cg-casino", "cg-museum"}
	zoneInks    = [...]fyne.ThemeColorName{"", kit.Good, kit.InkFaint, kit.Seat3, kit.Gold, kit.Info}
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

// doorInk returns an ink that is readable on the colour of a room.
func doorInk(z cgexpo.Zone) fyne.ThemeColorName {
	if z == cgexpo.Casino {
		return kit.OnLamp
	}
	return kit.Void
}

func figureThing(p cgexpo.Piece) rules.Thing { return rules.Of("figure", p) }

// seatOrFigure returns what the table corrects a figure by: its seat where it is a thief.
func seatOrFigure(p cgexpo.Piece) rules.Thing {
	for seat, thief := range thiefPieces {
		if thief == p {
			return rules.Of("seat", seat)
		}
	}
	return figureThing(p)
}
