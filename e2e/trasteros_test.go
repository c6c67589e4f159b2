//go:build e2e

package e2e

import (
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/trasteros"
)

// TestTrasteros plays Trasteros Locos from the shelf to the winner, on a tablet and on a phone that stands and lies.
func TestTrasteros(t *testing.T) {
	t.Parallel()
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	d := open(t, binary, data, "1180x820")
	d.shoot("01-home")
	begin(d, "cubes")
	d.shoot("02-setup")
	layOut(d)
	d.shoot("03-table")

	firstRound(d)
	secondRound(d)

	s := d.on("score")
	d.shoot("13-score")
	want := []string{"Ann", "Ben", "Cleo"}
	for _, name := range want {
		if !reads(s, name) {
			t.Errorf("the score does not name %s", name)
		}
	}
	d.close()
	compare(t, d, s, binary, stored(t, data))
}

// firstRound empties the five rooms, with everything between that needs no skeleton.
func firstRound(d *docent) {
	d.Helper()
	auctionWithATie(d)
	d.shoot("05-won-after-a-tie")

	undoAndRedo(d)

	d.turnTo(phone)
	d.auction(2, "", map[string]bid{"Ann": {}, "Ben": {}, "Cleo": {}})
	d.shoot("06-market")
	d.tap(d.action("buy", rules.Of("card", "glass")))
	d.tap(d.offer("buy", rules.Of("card", "glass")))
	d.play(d.thing(rules.Of("cube", "glass")))
	d.play(d.action("junk"))
	d.play(d.action("decline"))

	d.turnTo(lying)
	d.auction(3, "", map[string]bid{"Ann": {}, "Ben": {}, "Cleo": {0, 0, 1, 0}})
	d.auction(4, "", map[string]bid{"Ann": {0, 1, 0, 0}, "Ben": {0, 0, 1, 0}, "Cleo": {}})

	d.play(d.action("public"))
	d.shoot("07-public")
	d.play(d.card(trasteros.AnyCard))
	d.play(d.card(trasteros.Skeleton))
	d.play(d.card(trasteros.AnyCard))

	d.turnTo(d.large())
	inFrench(d, func() { d.choose("trade-cubes", rules.Of("kind", "glass")) })

	d.tap(d.action("protect"))
	d.shoot("09-protect")
	d.play(d.deed(rules.Offer{Kind: "protect"}))

	d.auction(5, "", map[string]bid{"Ann": {}, "Ben": {1, 0, 0, 0}, "Cleo": {}})
	d.read(d.text("table.round", "round", "2"))
	d.shoot("10-refilled")
}

// auctionWithATie lets Ann win the first room after a tie with Ben.
func auctionWithATie(d *docent) {
	d.Helper()
	d.auction(1, "04-auction",
		map[string]bid{"Ann": {0, 0, 0, 1}, "Ben": {0, 0, 0, 1}, "Cleo": {}},
		map[string]bid{"Ann": {0, 0, 0, 1}, "Ben": {}})
}

// undoAndRedo takes the last bid back and makes it again, by buttons, and by keys where there are any.
func undoAndRedo(d *docent) {
	d.Helper()
	s := d.on("table")
	d.undo()
	d.wait("the move to be taken back", func(now app.Sight) bool { return now.Head < s.Head })
	d.shoot("05-undone")
	d.redo("ctrl+y")
	d.wait("the move to be made again", func(now app.Sight) bool { return now.Head == s.Head })
	if d.window == nil {
		return
	}
	d.key("ctrl+z")
	d.wait("the move to be taken back by key", func(now app.Sight) bool { return now.Head < s.Head })
	d.key("ctrl+shift+z")
	d.wait("the move to be made again by key", func(now app.Sight) bool { return now.Head == s.Head })
}

// inFrench changes the language, does something and changes it back.
func inFrench(d *docent, do func()) {
	d.Helper()
	d.speak("fr")
	d.shoot("08-french")
	do()
	d.speak("en")
}

// secondRound meets the skeletons and ends the game.
func secondRound(d *docent) {
	d.Helper()
	d.turnTo(lying)
	d.call(1)
	d.play(d.card(trasteros.Skeleton))
	d.shoot("11-skeleton")
	d.turnTo(phone)

	d.play(d.action("unprotect", rules.Of("pile", 1)))

	d.call(2)
	d.play(d.card(trasteros.AnyCard))
	d.bids(map[string]bid{"Ann": {}, "Ben": {0, 1, 0, 0}, "Cleo": {}}, "")
	d.on("table")
	d.toTheEnd()
	d.play(d.thing(rules.Of("skeletons", 1)))

	d.call(3) // both skeletons are out: none is asked for
	d.bids(map[string]bid{"Ann": {}, "Ben": {}, "Cleo": {}}, "")
	d.on("table")
	d.toTheEnd()
	for range people {
		d.play(d.action("decline"))
	}

	d.turnTo(d.large())
	d.play(d.action("collection"))
	d.shoot("12-collection")
	d.count("Ann", map[string]int{"gold": 1, "silver": 2, "bronze": 2, "glass": 4})
	d.count("Ben", nil)
	d.count("Cleo", nil)
}

// card returns a card in words.
func (d *docent) card(c trasteros.Card) string { return d.thing(rules.Of("card", c)) }

func isPerson(text string) bool {
	for _, name := range people {
		if text == name {
			return true
		}
	}
	return false
}
