//go:build e2e

package e2e

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/app"
	"docent/rules"
	"docent/rules/museum"
	"docent/rules/museum/gallery"
)

const phone = "390x844"

// The museums that are told: cells and cards.
var (
	annsCards = map[string]string{
		"11": "Rt", "12": "Ra", "13": "Rw", "14": "Gt", "15": "Et", "21": "Ew", "22": "Et", "23": "Gw", "24": "Ga", "25": "En",
	}
	bensCards = map[string]string{"11": "St", "12": "Rt", "13": "Gt", "14": "Et", "15": "St", "31": "Hn", "32": "In", "33": "Jn"}
)

// TestMuseumScoreOnly counts a game of Museum that was played without Docent, at a table that never used it, on a
// phone: tracks, tokens, bonuses, both museums card by card, the best arrangement of one of them.
func TestMuseumScoreOnly(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	c := openMuseum(t, data, phone, "score")
	c.shoot("museum-score-03-table")
	c.tells("tally", "track", 0, rules.Answers{"score": {"53"}, "prestige": {"4"}})
	c.tells("tally", "track", 1, rules.Answers{"score": {"47"}, "prestige": {"12"}})
	c.do(does("tokens", "europe", "2"))
	c.do(ply{kind: "bonuses", says: rules.Answers{"gallery": {"5"}, "full": {"10"}, "both": {"5"}}})
	c.shoot("museum-score-04-museums")

	c.enters(0, annsCards)
	c.shoot("museum-score-05-ann")
	c.arranges(0)
	c.completes(0)
	c.tells("pool", "pool", 0, rules.Answers{"europe": {"3"}})
	c.tells("patron-points", "patronage", 0, rules.Answers{"points": {"10"}})

	c.enters(1, bensCards)
	c.shoot("museum-score-06-ben")
	c.completes(1)
	c.tells("pool", "pool", 1, rules.Answers{"europe": {"1"}})
	c.tells("patron-points", "patronage", 1, rules.Answers{"points": {"6"}})
	c.ends(t, data)
}

// TestMuseumOtherShape counts a museum whose board has another shape than the one that is assumed: its owner finds the
// way to it where the cards are laid.
func TestMuseumOtherShape(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	c := openMuseum(t, data, phone, "score")
	c.tapMark(rules.Of("museum", 0))
	c.shoot("museum-shape-01-empty")
	c.tap(c.text("board.museum.shape"))
	c.wait("the editor of the board", func(s app.Sight) bool { return s.Overlay })
	c.touch(c.text("question.more") + " " + c.text("boxes.grid.columns"))
	c.shoot("museum-shape-02-editor")
	c.tap(c.deed(rules.Offer{Kind: "shape", About: []rules.Thing{rules.Of("seat", 0)}}))
	wider := "..R../..R../RRRRR/..R../..R.."
	wider = strings.ReplaceAll(wider, "/", "./") + "."
	c.book.do(ply{"shape", rules.Of("seat", 0), rules.Answers{"rows": {wider}, "whose": {"all"}}})
	c.stands("telling the shape")
	c.next = "11"
	c.lays(0, "16", "Rt")
	c.shoot("museum-shape-03-laid")
	c.close()
	c.noErrors()
	if width, _ := stateOf[museum.State](t, stored(t, data)).Grid(1); width != 6 {
		t.Errorf("the other museum has rows of %d cells, want 6", width)
	}
}

// completes tells the program that a museum stands as it lies on the table.
func (c *museumTable) completes(seat int) {
	c.Helper()
	c.civ = ""
	c.tap(c.text("board.museum.complete"))
	c.book.do(ply{"arranged", rules.Of("seat", seat), nil})
	c.stands("completing")
}

// arranges has the best arrangement looked for until it is proved, looks at it, and lays it: the book does what the
// window kept.
func (c *museumTable) arranges(seat int) {
	c.Helper()
	before := c.total(seat)
	c.tap(c.text("board.museum.best"))
	c.read(c.text("board.museum.best.proved"))
	c.shoot("museum-best")
	c.tap(c.text("board.museum.preview"))
	c.shoot("museum-best-laid")
	s, _ := c.see()
	c.tap(c.text("board.museum.lay"))
	c.wait("the museum to be laid anew", func(now app.Sight) bool { return now.Head == s.Head+1 })
	c.shoot("museum-arranged")
	board, layout := c.state().Board(rules.Seat(seat))
	best, err := gallery.Arrange(board, layout, nil, c.state().Counting(rules.Seat(seat)), gallery.Options{})
	if err != nil {
		c.Fatal(err)
	}
	c.book.do(ply{"rearrange", rules.Of("seat", seat), rules.Answers{"cells": c.cellsAfter(seat, best)}})
	if c.total(seat) <= before {
		c.Errorf("arranged best the museum counts %d, before %d", c.total(seat), before)
	}
	c.read(strconv.Itoa(c.total(seat)))
}

// cellsAfter lists for each card that lies where an arrangement puts it.
func (c *museumTable) cellsAfter(seat int, best gallery.Answer) (cells []string) {
	c.Helper()
	for _, place := range c.state().Players[seat].Layout {
		from := number(strconv.Itoa(int(place.Cell)))
		at := (from/10-1)*5 + from%10 - 1
		for _, m := range best.Moves {
			if m.From == at {
				from = (m.To/5+1)*10 + m.To%5 + 1
				break
			}
		}
		cells = append(cells, strconv.Itoa(from))
	}
	return cells
}

// total returns what a museum counts in the book.
func (c *museumTable) total(seat int) int {
	c.Helper()
	return c.state().Result(rules.Seat(seat)).Total
}

// ends checks the score on the screen against what was kept, what a replay prints, and the book.
func (c *museumTable) ends(t *testing.T, data string) {
	t.Helper()
	s := c.on("score")
	c.shoot("museum-score")
	line := c.text("museum.score.track")
	c.tapThe("a collection", beginning(c.collection()))
	c.wait("the cells of a collection", func(s app.Sight) bool { return s.Overlay })
	c.shoot("museum-line")
	c.tap(c.text("app.close"))
	if !reads(s, line) {
		t.Errorf("the score does not say %q", line)
	}
	c.close()
	c.noErrors()
	play := stored(t, data)
	if c.size != phone { // there the cards that bear the totals lie further down
		compare(t, c.docent, s, program(t, "DOCENT_BINARY"), play)
	}
	kept, want := play.Position().View(rules.Table).Scores(), c.book.Position().View(rules.Table).Scores()
	for i := range want {
		if kept[i].Seat != want[i].Seat || kept[i].Total != want[i].Total {
			t.Errorf("kept %d for seat %d, the book has %d for %d", kept[i].Total, kept[i].Seat, want[i].Total, want[i].Seat)
		}
		if said := c.texts.Plural("app.points", want[i].Total, nil); !reads(s, said) {
			t.Errorf("the screen does not say %q", said)
		}
	}
}

// collection returns the first line of a collection of Ben, whose museum nobody arranged anew, in words.
func (c *museumTable) collection() string {
	c.Helper()
	for _, score := range c.book.Position().View(rules.Table).Scores() {
		for _, l := range score.Lines {
			if score.Seat == 1 && (l.Key == "civ" || l.Key == "domain") {
				return c.teller().Line(l)
			}
		}
	}
	c.Fatal("Ben has no collection")
	return ""
}

// TestMuseumWholeGame plays Museum at level count, from the shelf to the winner, on a tablet and on a phone that stands and lies.
func TestMuseumWholeGame(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	c := openMuseum(t, data, "1180x820", "count")
	c.shoot("museum-count-03-table")
	for n := 0; !c.state().Ended; n++ {
		if size, turned := map[int]string{1: phone, 2: lying, 3: tablet}[n]; turned {
			c.turnTo(size)
		}
		c.turnOf(n)
		if n > 40 {
			t.Fatal("nobody passes 50")
		}
	}
	c.shoot("museum-count-05-over")
	c.do(ply{kind: "bonuses", says: rules.Answers{"gallery": {"5"}, "full": {"5"}, "both": {"5"}}})
	for seat := range two {
		c.enters(seat, c.exhibited(seat))
		c.shoot("museum-count-06-museum-" + strconv.Itoa(seat))
		c.completes(seat)
		if len(c.state().Players[seat].Pool) > 0 {
			c.tells("pool", "pool", seat, rules.Answers{c.tokened(): {"1"}})
		}
		c.tells("patron-points", "patronage", seat, rules.Answers{"points": {strconv.Itoa(10 - seat)}})
	}
	c.ends(t, data)
}

// turnOf plays one turn: both take an object, the active player exhibits all that the hand can pay for.
func (c *museumTable) turnOf(n int) {
	c.Helper()
	if slices.ContainsFunc(c.book.offers(""), func(o rules.Offer) bool { return o.Kind == "headline" }) {
		c.do(does("headline"))
	}
	continents := []rules.Thing{"continent:america", "continent:europe", "continent:africa", "continent:asia"}
	c.do(ply{kind: "take", about: continents[n%4]})
	c.do(ply{kind: "take", about: continents[(n+1)%4]})
	if says := c.payment(); says != nil {
		c.do(ply{kind: "exhibit", says: says})
	}
	if n == 2 {
		c.shoot("museum-count-04-turn")
	}
	c.do(does("end-turn"))
	c.refills(n)
}

// payment exhibits masterpieces, paid by masterpieces and prestige: half of the hand, and of the pool what is left pays
// for.
func (c *museumTable) payment() rules.Answers {
	c.Helper()
	s := c.state()
	p := &s.Players[s.Turn]
	five := func(n int) []string { return slices.Repeat([]string{"5"}, n) }
	own, pool := p.Hand/2, min(p.Hand%2, len(p.Pool))
	more := min(p.Prestige/5, len(p.Pool)-pool)
	if own+pool+more == 0 {
		return nil
	}
	says := rules.Answers{"hand": five(own), "payers": five(own + pool), "pool": five(pool + more)}
	if more > 0 {
		says["prestige"] = []string{strconv.Itoa(5 * more)}
	}
	maps.DeleteFunc(says, func(_ string, values []string) bool { return len(values) == 0 })
	return says
}

// refills tells what the refill turns up: objects, and in the first turn a card of Public Opinion.
func (c *museumTable) refills(n int) {
	c.Helper()
	for _, o := range c.book.offers("") {
		if o.Kind != "refill" {
			continue
		}
		says := rules.Answers{}
		for i, f := range o.Fields {
			if says[f.Name] = []string{"0"}; n == 0 && i == 0 {
				says[f.Name] = []string{"1"}
			}
		}
		c.do(ply{kind: "refill", says: says})
		return
	}
}

// exhibited gives a museum as many cards as were exhibited in play, in rows of one domain.
func (c *museumTable) exhibited(seat int) map[string]string {
	c.Helper()
	cards := map[string]string{}
	for i := range len(c.state().Players[seat].Museum) {
		cards[strconv.Itoa(10*(i/5+1)+i%5+1)] = "RGESHNJIMPCF"[(i+seat)%12:][:1] + "tacnwg"[i/5:][:1]
	}
	return cards
}

// tokened returns a continent on which Public Opinion lies.
func (c *museumTable) tokened() string {
	c.Helper()
	for i, name := range []string{"america", "europe", "africa", "asia"} {
		if c.state().Sites[i].Tokens > 0 {
			return name
		}
	}
	c.Fatal("Public Opinion lies nowhere")
	return ""
}
