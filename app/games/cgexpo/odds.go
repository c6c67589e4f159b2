package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/rules"
	"docent/rules/cgexpo"
)

// verdict holds what some throws in a row do alike.
type verdict struct {
	from, to int
	result   string // of the game's outcomes, or the board's own
	icon     string
	ink      fyne.ThemeColorName
	loses    cgexpo.Piece
	n, all   int // so many of all throws; none of none where nobody knows
}

var verdictSigns = map[string]struct {
	icon string
	ink  fyne.ThemeColorName
}{
	"killed": {"skull", kit.Good}, "caught": {"handcuffs", kit.Danger}, "escapes": {"footsteps", kit.Good},
	"shot": {"cg-zapper", kit.Good}, "steals": {"cg-pan", kit.Danger}, "nothing": {kit.IconCheck, kit.Good},
	"nothing-to-steal": {kit.IconCheck, kit.Good}, "itg-short": {"footsteps", kit.Good}, "itg-there": {"handcuffs", kit.Danger},
}

// verdictsOf joins what has the same outcome; what cannot be thrown is left out.
func verdictsOf(list []cgexpo.Outcome) []verdict {
	var all []verdict
	sum := 0
	for _, o := range list {
		sum += o.Chance
	}
	for _, o := range list {
		if o.Chance == 0 {
			continue
		}
		if n := len(all); n > 0 && all[n-1].result == string(o.Result) {
			all[n-1].to, all[n-1].n = o.Hits, all[n-1].n+o.Chance
			continue
		}
		sign := verdictSigns[string(o.Result)]
		all = append(all, verdict{o.Hits, o.Hits, string(o.Result), sign.icon, sign.ink, o.Loses, o.Chance, sum})
	}
	return all
}

// verdicts returns what throws do in a battle; how likely they are only where every face of the dice is recorded.
func (x *model) verdicts(o rules.Offer) []verdict {
	list := verdictsOf(x.outcomes(o))
	if !x.state.OddsKnown() {
		for i := range list {
			list[i].n, list[i].all = 0, 0
		}
	}
	return list
}

// hunt returns what the faces of the white die do; nothing where the distance is not known.
func (x *model) hunt() []verdict {
	if x.far < 0 {
		return nil
	}
	var faces []cgexpo.Outcome
	for pips := 1; pips <= 6; pips++ {
		face := cgexpo.Outcome{Hits: pips, Result: "itg-short", Chance: 1}
		if x.state.Catches(pips, x.far) {
			face.Result = "itg-there"
		}
		faces = append(faces, face)
	}
	return verdictsOf(faces)
}

// outcome returns what throws do, in words.
func (b *sheet) outcome(v verdict) string {
	switch v.result {
	case "itg-short", "itg-there":
		return b.word("outcome." + v.result)
	case "caught":
		if x := &b.look; x.frantic && x.flees == x.turn {
			return b.word("outcome.caught")
		}
	case "shot":
		if b.look.state.Dustpan() == 0 {
			return b.word("outcome.shot")
		}
	case "steals":
		if v.loses != 0 {
			return b.word("outcome.steals", "figure", b.host.Thing(figureThing(v.loses)))
		}
	}
	return b.host.Text("cgexpo.outcome."+v.result, nil)
}

// drawVerdicts is the outcome table: which throws, what they do, and how likely that is.
func (b *sheet) drawVerdicts(c *column, list []verdict) {
	if len(list) == 0 {
		return
	}
	throws, odds, text := draw.Digits(trayText(16)*kit.Scale(), draw.Tone(kit.Ink)), draw.Strong(trayText(14)), draw.Plain(trayText(15)).Left().In(draw.Tone(kit.Ink))
	left := throws.Width("0–3") + 10
	side := 24 * min(kit.Scale(), 1.5)
	right := odds.Width("100 %") + 6
	for _, v := range list {
		said := b.outcome(v)
		x := left + side + 16
		room := c.wide - x - right - 6
		tall := c.tall(said, room, text)
		row := max(side+6, tall+6)
		at := draw.At(0, c.y, c.wide, row)
		c.Rect(at, draw.Faint(draw.Tone(v.ink), 0x24), 8)
		c.Text(v.throws(), draw.At(6, at.Y, left, row), throws)
		c.Disc(left+side/2+8, at.Y+row/2, side/2, draw.Tone(v.ink), nil, 0)
		c.Stamp(v.icon, kit.Void, left+side/2+8, at.Y+row/2, side*0.66)
		c.Paragraph(said, draw.At(x, at.Y+(row-tall)/2, room, tall), text)
		if v.all > 0 {
			c.Text(b.word("percent", "n", percentOf(v.n, v.all)), draw.At(c.wide-right-4, at.Y, right, row), odds)
		}
		c.y += row + 4
	}
	c.y += 4
}

// throws returns which throws these are.
func (v verdict) throws() string {
	if v.to > v.from {
		return strconv.Itoa(v.from) + "–" + strconv.Itoa(v.to)
	}
	return strconv.Itoa(v.from)
}

// percentOf rounds a share, but never to none or all of it.
func percentOf(n, all int) int {
	if all == 0 {
		return 0
	}
	p := (200*n + all) / (2 * all)
	if n > 0 && n < all {
		p = max(1, min(99, p))
	}
	return p
}
