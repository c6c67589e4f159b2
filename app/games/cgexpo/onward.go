package cgexpo

import (
	"strconv"

	"docent/rules"
	"docent/rules/cgexpo"
)

// onward leads from a card on which all podcasters move straight to the dice that are thrown next: they play the card, too.
type onward struct {
	*card
	throws rules.Seat    // who throws them; Table where something else is asked before
	dice   rules.Answers // entered already; nil: none
	begun  int           // turns, before they were
}

// due reports whether the dice after the card are asked for: every podcaster has his one move, told by the map alone.
func (k *onward) due() bool {
	return k.mapped && !k.digits && !k.placing && k.who < len(allPods) && k.throws != rules.Table
}

// foresees returns who throws the dice next if the card is played; Table where it may have more to say, or something else comes first.
func (k *onward) foresees() rules.Seat {
	for i := range allPods {
		if k.moves(i) != 1 || k.guessed[i] {
			return rules.Table
		}
	}
	read := cgexpo.Read{Card: k.no, Legs: cgexpo.Spell(k.legs), ScottSteps: usualSteps, SoCalSteps: usualSteps, UKSteps: usualSteps}
	if seat, throws := k.look.state.Throws(read); throws {
		return seat
	}
	return rules.Table
}

// forget leaves out dice that were entered.
func (k *onward) forget() { k.dice, k.throws = nil, rules.Table }

// ask asks for those dice.
func (k *onward) ask(c *column) {
	c.text(k.word("card.next", "who", k.host.Name(k.throws)))
	pairs(c, func(a, b int) {
		k.dice, k.begun = rules.Answers{"a": {strconv.Itoa(a)}, "b": {strconv.Itoa(b)}}, k.look.state.Turns
		k.submit(false)
	})
}

// foreseen returns the dice that were entered with the card, once they are thrown.
func (k *onward) foreseen() (rules.Offer, rules.Answers, bool) {
	o, dice := k.look.dice, k.dice
	if dice == nil || o.Kind != "roll" || k.look.state.Turns != k.begun+1 {
		return rules.Offer{}, nil, false
	}
	k.dice = nil
	return o, dice, true
}
