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

// lighting returns the offers that light up the map: what is asked in a sheet alone, else all but the duct.
func (b *Board) lighting(offers []rules.Offer) []rules.Offer {
	if b.asks != nil {
		return []rules.Offer{*b.asks}
	}
	return slices.DeleteFunc(slices.Clone(offers), func(o rules.Offer) bool { return o.Kind == duct })
}

// light lights what answers a question in a sheet, or where the duct leads; else what may be done.
func (b *Board) light(f *board.Focus) {
	before := b.asks
	if b.asks = nil; f != nil && (f.Answers != nil || f.Offer.Kind == duct) {
		b.asks = &f.Offer
	}
	if (before == nil) == (b.asks == nil) && (before == nil || same(before, b.asks)) {
		return
	}
	if look, ok := b.read(); ok {
		b.look = look
		b.View.Refresh()
	}
}

// same reports whether two offers ask the same.
func same(a, b *rules.Offer) bool {
	return a.Kind == b.Kind && a.Seat == b.Seat && a.Rule == b.Rule && slices.Equal(a.On, b.On) && slices.Equal(a.About, b.About)
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
	if noun, _ := thing.Split(); noun != "room" || b.asks != nil {
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
