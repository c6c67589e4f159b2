//go:build e2e

package e2e

import (
	"strconv"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker"
)

// mostTaps is how many taps a table of four needs at most to count a game of Museum played without Docent, from the table
// to the score: two thirds of them are cards.
const mostTaps = 200

// The museums of the four, row by row; two points are an empty cell.
var museumsOfFour = [4]string{
	"Ra Rc Rg Rw Rt/Rn Ra Rc Rg Rw/Et St Ft It Mt/Ea Ew Pt Ga Gw/Ec En Jt Gc Gn",
	".. Rt Et Et Gt/.. Ra Hw Ew Ga/.. Rw .. En Gw/Jc Jc Jn In ../.. .. Nn Pn ..",
	"Mw Mw Mt Ht Hc/Ma Mc It Ia Iw/.. Pn Pt In Cg/.. Pg Pn Jn Cg/.. .. Jw Jg Cg",
	"St Et Rt St Gt/Sg Eg Rc Gc Gg/.. Nc Fw Fn ../.. Nw Fw .. ../.. .. .. .. ..",
}

// TestMuseumCountOfFour counts a game of four that was played without Docent on a phone, as a table does that has done so
// before: with as few taps as are promised.
func TestMuseumCountOfFour(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	four := []tracker.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Chloé"}, {Name: "Diego"}}
	c := openMuseumOf(t, four, data, phone, "score")
	before := c.taps
	for seat := range four {
		c.tells("tally", "track", seat, rules.Answers{"score": {strconv.Itoa(53 - 3*seat)}, "prestige": {strconv.Itoa(2 + seat)}})
	}
	c.do(does("tokens", "america", "1").and("europe", "2").and("asia", "3"))
	c.do(does("bonuses", "gallery", "5").and("full", "5").and("both", "5"))
	for seat, rows := range museumsOfFour {
		c.enters(seat, laidOut(rows))
		c.shoot("museum-four-" + strconv.Itoa(seat))
		c.completes(seat)
		pool := rules.Answers{"europe": {"1"}}
		if seat > 0 {
			pool["america"] = []string{strconv.Itoa(seat)}
		}
		if seat%2 > 0 {
			pool["asia"] = []string{"1"}
		}
		c.tells("pool", "pool", seat, pool)
		points := rules.Answers{}
		if seat != 1 {
			points["points"] = []string{[]string{"10", "", "6", "16"}[seat]}
		}
		c.tells("patron-points", "patronage", seat, points)
	}
	c.on("score")
	taps := c.taps - before
	c.shoot("museum-four-score")
	c.close()
	c.noErrors()
	t.Logf("%d taps", taps)
	if taps > mostTaps {
		t.Errorf("a whole count takes %d taps, want %d at most", taps, mostTaps)
	}
	kept, want := stored(t, data).Position().View(rules.Table).Scores(), c.book.Position().View(rules.Table).Scores()
	for i := range want {
		if kept[i].Seat != want[i].Seat || kept[i].Total != want[i].Total {
			t.Errorf("kept %d for seat %d, the book has %d for %d", kept[i].Total, kept[i].Seat, want[i].Total, want[i].Seat)
		}
	}
}

// and adds an answer.
func (p ply) and(field string, says ...string) ply {
	p.says[field] = says
	return p
}

// laidOut gives the cards of a museum by their cells.
func laidOut(rows string) map[string]string {
	cards := map[string]string{}
	for y, row := range strings.Split(rows, "/") {
		for x, card := range strings.Fields(row) {
			if card != ".." {
				cards[strconv.Itoa(10*(y+1)+x+1)] = card
			}
		}
	}
	return cards
}
