package crazymuseum

import (
	"slices"

	"docent/app/board"
	"docent/rules"
	"docent/rules/crazymuseum"
)

// duct is the action that goes far and ends the turn: its rooms light up once it was chosen, and no tap on them takes it
// before.
const duct rules.Kind = "vent"

// lighting returns the offers that light up the map: while the duct is asked about its own alone, else all but those.
func (b *Board) lighting(offers []rules.Offer) []rules.Offer {
	return slices.DeleteFunc(slices.Clone(offers), func(o rules.Offer) bool { return (o.Kind == duct) != b.ducts })
}

// askDuct lights the rooms to which the duct leads, or no longer.
func (b *Board) askDuct(f *board.Focus) {
	asks := f != nil && f.Offer.Kind == duct
	if asks == b.ducts {
		return
	}
	b.ducts = asks
	if look, ok := b.read(); ok {
		b.look = look
		b.View.Refresh()
	}
}

// read reads what is shown from the scene; false where that holds nothing.
func (b *Board) read() (model, bool) {
	state, ok := rules.StateOf[crazymuseum.State](b.scene.View)
	if !ok {
		return model{}, false
	}
	scene := b.scene
	scene.Offers = b.lighting(scene.Offers)
	return readModel(state, scene, b.Quarters()), true
}

// far returns the duct to a room where nothing else leads to it.
func (b *Board) far(thing rules.Thing) (rules.Offer, bool) {
	if noun, _ := thing.Split(); noun != "room" || b.ducts {
		return rules.Offer{}, false
	}
	open := slices.DeleteFunc(rules.For(b.scene.Offers, thing), func(o rules.Offer) bool {
		return o.Refused != nil || o.Asks == rules.Auto
	})
	if len(open) != 1 || open[0].Kind != duct {
		return rules.Offer{}, false
	}
	return open[0], true
}
