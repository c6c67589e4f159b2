//go:build e2e

package e2e

import (
	"docent/app"
	"docent/rules"
	"docent/tracker"
)

// people are those who play; the first of them starts.
var people = []string{"Ann", "Ben", "Cleo"}

// bid holds what a hand holds: gold, silver, bronze, glass.
type bid [4]int

var kinds = [4]string{"gold", "silver", "bronze", "glass"}

// begin sets a play of Trasteros Locos up from the shelf, with these people.
func begin(d *docent, level string) {
	d.Helper()
	for _, name := range people {
		d.players = append(d.players, tracker.Player{Name: name})
	}
	d.seat(len(d.players), level)
}

// call opens a room by the button of the moment.
func (d *docent) call(room int) {
	d.Helper()
	d.on("table")
	d.choose("call", rules.Of("room", room))
}

// bids passes the device to everybody who is to bid; a seat with nothing closes an empty fist.
func (d *docent) bids(given map[string]bid, milestone string) {
	d.Helper()
	for i, name := range people {
		cubes, asked := given[name]
		if !asked {
			continue
		}
		d.handTo(name)
		if milestone != "" && i == 0 {
			d.shoot(milestone + "-cover")
		}
		d.secret(name, cubes)
		if milestone != "" && i == 0 {
			d.shoot(milestone + "-bid")
		}
		d.play(d.deed(rules.Offer{Kind: "bid"}))
	}
}

// handTo brings up the cover of a seat, from the table or as the next one.
func (d *docent) handTo(name string) {
	d.Helper()
	ready := d.text("cover.ready", "seat", name)
	s := d.wait("the table or the cover of "+name, func(s app.Sight) bool {
		_, next := find(s, ready)
		return next || s.Screen == "table" && !s.Overlay
	})
	if _, next := find(s, ready); next {
		return
	}
	d.toTheEnd()
	s = d.on("table")
	pass := d.text("cover.pass", "seat", name)
	if _, first := find(s, pass); !first {
		pass = name
	}
	d.tap(pass)
	d.wait("the cover of "+name, func(s app.Sight) bool {
		_, up := find(s, ready)
		return up
	})
}

// secret takes the cover away and sets the cubes of a bid.
func (d *docent) secret(name string, cubes bid) {
	d.Helper()
	d.tap(d.text("cover.ready", "seat", name))
	for i, kind := range kinds {
		for range cubes[i] {
			d.tap(d.more(kind, "cubes"))
		}
	}
}

// more returns the label of the button that adds one to a number.
func (d *docent) more(field, of string) string {
	return d.text("question.more") + " " + d.teller().Field(rules.Field{Name: field, Of: of, Max: 1})
}

// auction calls a room and makes the bids, which end it or lead to another round of bids.
func (d *docent) auction(room int, milestone string, rounds ...map[string]bid) {
	d.Helper()
	d.call(room)
	for _, given := range rounds {
		d.bids(given, milestone)
		milestone = ""
	}
	d.on("table")
	d.toTheEnd()
}

// count enters what a seat counts at the end, as steps above what is suggested.
func (d *docent) count(name string, own map[string]int) {
	d.Helper()
	seat := -1
	for i, p := range people {
		if p == name {
			seat = i
		}
	}
	button, first := d.offer("count", rules.Of("seat", seat)), d.more(kinds[0], "own")
	s := d.wait("the count of "+name, func(s app.Sight) bool {
		_, asked := find(s, first)
		_, waiting := find(s, button)
		return asked || waiting
	})
	if _, asked := find(s, first); !asked {
		d.tap(button)
	}
	for _, kind := range kinds {
		for range own[kind] {
			d.tap(d.more(kind, "own"))
		}
	}
	d.play(d.deed(rules.Offer{Kind: "count"}))
}
