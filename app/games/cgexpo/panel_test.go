package cgexpo

import (
	"slices"
	"testing"

	"docent/app/kit"
	"docent/rules/cgexpo"
)

// All three never take the place of a move that was entered: where one is, the same tile adds another to it, and does so.
func TestAllThreeReplaceNothing(t *testing.T) {
	b, host, p := cardIn(t)
	all, then := "Cgexpo.board.tab.all", "Cgexpo.board.card.then"
	place := b.key(t, all).Position()
	k := &b.tray.card
	at := slices.IndexFunc(k.tracks, func(t track) bool { return t.who == 1 && t.Way == cgexpo.South })
	k.change(func() { k.take(k.tracks[at], 2) })()
	labels := b.tray.keys.keys[:b.tray.keys.used]
	if slices.ContainsFunc(labels, func(k *kit.ActionButton) bool { return k.Label == all }) {
		t.Error("all three would take the place of a move")
	}
	key := b.key(t, then)
	if key.Position() != place {
		t.Errorf("another move is at %v, all three at %v", key.Position(), place)
	}
	key.Tapped(nil)
	if !k.adding || !b.key(t, then).Chosen {
		t.Error("another move is not asked for")
	}
	b.plays(t, host, p, "socal:s2", "false", "0")
}
