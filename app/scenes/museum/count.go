//go:build scenes

package museum

import (
	"slices"
	"strconv"
	"strings"

	"docent/app/board"
	"docent/app/box"
	"docent/app/play"
	"docent/app/scenes/stage"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// Tale is how far a count of four museums was told.
type Tale int

const (
	SomeCells Tale = iota // one player told everything, of the other museums a part lies
	someLaid              // then tracks, tokens and bonuses; the last museum is empty
	AllTold               // everything
)

// museums of an evening, row by row: the worked example of a whole board, and smaller ones.
var museumsTold = [4]string{
	"Ra Rc Rg Rw Rt/Rn Ra Rc Rg Rw/Et St Ft It Mt/Ea Ew Pt Ga Gw/Ec En Jt Gc Gn",
	".. Rt Et Et Gt/.. Ra Hw Ew Ga/.. Rw .. En Gw/Jc Jc Jn In ../.. .. Nn Pn ..",
	"Mw Mw Mt Ht Hc/Ma Mc It Ia Iw/.. Pn Pt In Cg/.. Pg Pn Jn Cg/.. .. Jw Jg Cg",
	"St Et Rt St Gt/Sg Eg Rc Gc Gg/.. Nc Fw Fn ../.. Nw Fw .. ../.. .. .. .. ..",
}

// Counting returns a count of a game that was played without Docent.
func Counting(a *shell.App, s *stage.Stage, told Tale) *tracker.Play {
	key := "museum,counting," + strconv.Itoa(int(told))
	return s.Kept(key, func() *tracker.Play { return countPlay(a, told) })
}

// countTeller answers what a count asks.
type countTeller struct{ play *tracker.Play }

func (c countTeller) tell(seat rules.Seat, kind rules.Kind, answers rules.Answers) {
	for _, o := range c.play.Position().Offers() {
		if o.Seat == seat && o.Kind == kind && o.Refused == nil {
			if _, err := c.play.Do(o, answers); err != nil {
				panic(err)
			}
			return
		}
	}
	panic("nobody asks for " + string(kind))
}

// seat tells of one player as much as was told.
func (c countTeller) seat(i int, told Tale) {
	seat := rules.Seat(i)
	layOut(museumsTold[i], func(cell, card string) {
		if told == AllTold || i < 3 || told == SomeCells && strings.HasPrefix(cell, "1") {
			c.tell(seat, "put", rules.Answers{"cell": {cell}, "card": {card}})
		}
	})
	if told == SomeCells && i > 0 {
		return
	}
	c.tell(seat, "tally", rules.Answers{"score": {strconv.Itoa([]int{53, 49, 47, 44}[i])}, "prestige": {strconv.Itoa(2 + i)}})
	if told == someLaid && i > 0 {
		return
	}
	c.tell(seat, "arranged", nil)
	c.tell(seat, "pool", rules.Answers{"america": {strconv.Itoa(i)}, "europe": {"1"}, "africa": {"0"}, "asia": {strconv.Itoa(i % 2)}})
	c.tell(seat, "patron-points", rules.Answers{"points": {strconv.Itoa([]int{10, 0, 6, 16}[i])}})
}

func countPlay(a *shell.App, told Tale) *tracker.Play {
	c := countTeller{begin(a, len(museumsTold), "score")}
	for i := range museumsTold {
		c.seat(i, told)
	}
	if told > SomeCells {
		c.tell(rules.Table, "bonuses", rules.Answers{"gallery": {"5"}, "full": {"5"}, "both": {"5"}})
		c.tell(rules.Table, "tokens", rules.Answers{"america": {"1"}, "europe": {"2"}, "africa": {"0"}, "asia": {"3"}})
	}
	return c.play
}

// layOut calls for every card of a museum, with its cell.
func layOut(rows string, put func(cell, card string)) {
	for y, row := range strings.Split(rows, "/") {
		for x, card := range strings.Fields(row) {
			if card != ".." {
				put(strconv.Itoa(10*(y+1)+x+1), card)
			}
		}
	}
}

// lowered returns a game whose cards were entered by name and then by value alone, at its count.
func lowered(a *shell.App, s *stage.Stage) *tracker.Play {
	return s.Kept("museum,lowered", func() *tracker.Play {
		evening := random(a, 3, "full", func(c *Stand) bool { return c.Offered("exhibit") && c.Moves > 120 })
		for _, o := range evening.Position().Corrections() {
			if slices.Contains(o.On, "house") {
				stage.Must(evening.Do(o, rules.Answers{"level": {"count"}}))
			}
		}
		c := countTeller{evening}
		c.tell(rules.Table, "agree", nil)
		for range 4 {
			c.tell(0, "lift", nil)
		}
		return evening
	})
}

// PoolOfOne returns a game that ended early, with Public Opinion on one continent, at the pool of its first player.
func PoolOfOne(a *shell.App, s *stage.Stage) *tracker.Play {
	return s.Kept("museum,pool", func() *tracker.Play {
		c := countTeller{begin(a, 2, "count")}
		first := c.play.Position().Now().Seat
		c.tell(first, "take", nil)
		c.tell(1-first, "take", nil)
		c.tell(first, "exhibit", rules.Answers{"hand": {"5"}, "payers": {"5"}})
		c.tell(first, "end-turn", nil)
		c.tell(rules.Table, "refill", rules.Answers{"america": {"1"}})
		c.tell(rules.Table, "agree", nil)
		c.tell(rules.Table, "bonuses", rules.Answers{"gallery": {"5"}, "full": {"5"}, "both": {"5"}})
		c.tell(first, "arranged", nil)
		return c.play
	})
}

// CountingTable returns the table where museums are counted.
func CountingTable(a *shell.App, s *stage.Stage) *play.Table {
	return stage.Table(a, Counting(a, s, SomeCells))
}

// best opens the museum that gains most, with its best arrangement as arrows or laid out so.
func best(a *shell.App, s *stage.Stage, laid bool) {
	p := CountingTable(a, s)
	OpenHall(p, 1)
	p.Board().(board.Seeker).Seek(laid)
}

// Box opens a copy of Museum of which something is known.
func Box(a *shell.App, s *stage.Stage) *box.Copy {
	game, _ := catalog.Game("museum")
	boxCopy, err := a.Tracker.NewBox(game, a.Text("boxes.name"))
	for thing, answers := range map[rules.Thing]rules.Answers{
		"bonus:gallery": {"points": {"5"}}, "bonus:full": {"points": {"5"}},
		"board:2":       {"rows": {".R.R./.R.R./RR.RR/.R.R./#R.R#"}},
		"patron:1":      {"name": {"Europe"}, "kind": {"count"}, "groups": {"europe"}, "table": {"8=10 11=16"}},
		"headline:3":    {"name": {"Fouilles en Europe"}, "what": {"objects"}, "by": {"-2"}, "groups": {"europe"}},
		"personality:4": {"name": {"Lady Ashcombe"}, "cost": {"6"}, "what": {"staff"}, "by": {"-1"}, "whom": {"owner"}, "long": {"game"}},
	} {
		if err == nil {
			_, err = a.Tracker.SetPiece(boxCopy.ID, thing, answers)
		}
	}
	if err != nil {
		a.Tell(err)
	}
	p := box.NewCopy(a, game, boxCopy.ID)
	a.Push(p)
	return p
}
