package cgexpo

import (
	"strconv"

	"fyne.io/fyne/v2"

	"docent/app/board/draw"
	"docent/app/kit/look"
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
	"killed": {"skull", look.Good}, "caught": {"handcuffs", look.Danger}, "escapes": {"footsteps", look.Good},
	"shot": {"cg-zapper", look.Good}, "steals": {"cg-pan", look.Danger}, "nothing": {look.IconCheck, look.Good},
	"nothing-to-steal": {look.IconCheck, look.Good}, "itg-short": {"footsteps", look.Good}, "itg-there": {"handcuffs", look.Danger},
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

// verdictRow holds the measures of one row of the outcome table.
type verdictRow struct {
	said                          string
	left, side, at, room, odds, h float32 // of the throws, of the sign, where the words begin and how wide they are, of the odds
	tall                          float32 // of the words
}

// verdictInks return how the throws, the odds and the words of an outcome table are written.
func verdictInks() (throws, odds, text draw.Ink) {
	return draw.Digits(trayText(16)*look.Scale(), draw.Tone(look.Ink)), draw.Strong(trayText(14)), draw.Plain(trayText(15)).Left().In(draw.Tone(look.Ink))
}

// rowOf measures a row; words take the place of odds that nobody knows.
func (b *sheet) rowOf(c *column, v verdict) verdictRow {
	throws, odds, text := verdictInks()
	r := verdictRow{said: b.outcome(v), left: throws.Width("0–3") + 10, side: 24 * min(look.Scale(), 1.5)}
	if v.all > 0 {
		r.odds = odds.Width("100 %") + 6
	}
	r.at = r.left + r.side + 16
	r.room = c.wide - r.at - r.odds - 6
	r.tall = c.tall(r.said, r.room, text)
	r.h = max(r.side+6, r.tall+6)
	return r
}

// verdictsHigh returns how high the outcome table is, with the gap under it.
func (b *sheet) verdictsHigh(c *column, list []verdict) float32 {
	high := float32(0)
	for _, v := range list {
		high += b.rowOf(c, v).h + 4
	}
	if high > 0 {
		high += 4
	}
	return high
}

// drawVerdicts draws the outcome table: which throws, what they do, and how likely that is.
func (b *sheet) drawVerdicts(c *column, list []verdict) {
	if len(list) == 0 {
		return
	}
	throws, odds, text := verdictInks()
	for _, v := range list {
		r := b.rowOf(c, v)
		at := draw.At(0, c.y, c.wide, r.h)
		c.Rect(at, draw.Faint(draw.Tone(v.ink), 0x24), 8)
		c.Text(v.throws(), draw.At(6, at.Y, r.left, r.h), throws)
		c.Disc(r.left+r.side/2+8, at.Y+r.h/2, r.side/2, draw.Tone(v.ink), nil, 0)
		c.Stamp(v.icon, look.Void, r.left+r.side/2+8, at.Y+r.h/2, r.side*0.66)
		c.Paragraph(r.said, draw.At(r.at, at.Y+(r.h-r.tall)/2, r.room, r.tall), text)
		if v.all > 0 {
			c.Text(b.word("percent", "n", percentOf(v.n, v.all)), draw.At(c.wide-r.odds-4, at.Y, r.odds, r.h), odds)
		}
		c.y += r.h + 4
	}
	c.y += 4
}

// judged sets keys that are so high under what they do or, where they would not be in sight there, over it.
func (b *sheet) judged(c *column, list []verdict, high float32, keys func(under bool)) {
	under := c.y+b.verdictsHigh(c, list)+high-look.Gap <= c.high
	if under {
		b.drawVerdicts(c, list)
	}
	keys(under)
	if !under {
		b.drawVerdicts(c, list)
	}
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
