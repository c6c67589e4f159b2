package museum

import (
	"fmt"
	"image/color"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/assets"
	"docent/rules"
	"docent/rules/museum"
)

var looks = assets.LookOf("museum")

// The letters of civilisations and domains, in the order of the rulebook; icons are named by them.
const (
	civLetters    = "IMPGRCFESHNJ"
	domainLetters = "acgwnt"
)

var continentNames = [4]string{"america", "europe", "africa", "asia"}

var continentInks = [4]fyne.ThemeColorName{look.America, look.Europe, look.Africa, look.Asia}

// civTone returns the colour of a civilisation, from 0: that of its continent, lighter for the first and darker for the
// last of the three.
func civTone(civ int) color.NRGBA {
	base := draw.Tone(continentInks[civ/3])
	switch civ % 3 {
	case 0:
		return draw.Mix(base, draw.White, 0.45)
	case 2:
		return draw.Mix(base, draw.Black, 0.42)
	}
	return base
}

// civInk returns an ink that is readable on the colour of a civilisation.
func civInk(civ int) fyne.ThemeColorName {
	if civ%3 == 2 {
		return look.OnGuard
	}
	return look.OnLamp
}

// civIcon returns the sign of a civilisation, from 0.
func civIcon(civ int) string { return "civ-" + civLetters[civ:civ+1] }

// domainIcon returns the sign of a domain, from 0.
func domainIcon(dom int) string { return "domain-" + domainLetters[dom:dom+1] }

// The icons of what can be done and of what a player has.
var (
	icons      = looks.Kinds
	tokenIcons = looks.Counts
)

// Art knows the pictures of Museum.
type Art struct{}

// Icon returns the icon on the button of an action.
func (Art) Icon(kind rules.Kind) string { return icons[string(kind)] }

// Picture returns a card, or the sign of a civilisation, a domain or a continent.
func (Art) Picture(f rules.Field, value string) fyne.Resource {
	switch f.Of {
	case "card":
		var c museum.Card
		if c.UnmarshalText([]byte(value)) == nil {
			return cardPicture(c)
		}
	case "civ":
		if at := strings.Index(civLetters, value); at >= 0 && len(value) == 1 {
			return signPicture(civIcon(at), civTone(at), civInk(at))
		}
	case "domain":
		if at := strings.Index(domainLetters, value); at >= 0 && len(value) == 1 {
			return look.Icon(domainIcon(at))
		}
	case "continent":
		for i, name := range continentNames {
			if name == value {
				return signPicture("continent-"+name, draw.Tone(continentInks[i]), look.OnLamp)
			}
		}
	case "", "opinions", "tokens":
		for i, name := range continentNames {
			if name == f.Name {
				return signPicture("continent-"+name, draw.Tone(continentInks[i]), look.OnLamp)
			}
		}
	}
	return nil
}

// Token returns an icon for what a seat card counts.
func (Art) Token(t rules.Thing) (board.Token, bool) { return board.Counted(t, tokenIcons) }

// Types reports whether what is counted at the end is entered by digits: tokens and pools go by continents, of which each
// may have many; what a patron brings is corrected as it was entered.
func (Art) Types(o rules.Offer) bool {
	noun := ""
	if len(o.On) == 1 {
		noun, _ = o.On[0].Split()
	}
	return o.Kind == "tokens" || o.Kind == "pool" || o.Asks == rules.Correction && noun == "patronage"
}

// Parts takes a card apart where there are too many to show: civilisation, domain, value. What is not made up so, a card
// known by its value alone or none, is whole. Where values are all that is entered, they are all that is shown; on the cells
// of a museum there they are not.
func (Art) Parts(v rules.View, f rules.Field) []board.Part {
	if f.Of != "card" || len(f.Options) <= mostWhole {
		return nil
	}
	s, ok := rules.StateOf[museum.State](v)
	named, onCell := !ok || s.Level == museum.Full, f.Options[0].Value == ""
	list := []board.Part{{Of: "civ"}, {Of: "domain"}, {Of: "worth"}}
	whole := board.Part{Of: "card", Whole: true}
	for _, o := range f.Options {
		switch {
		case len(o.Value) < 2:
			whole.Values = append(whole.Values, o.Value)
		case named || onCell:
			for i, part := range list {
				if letter := o.Value[min(i, len(o.Value)):min(i+1, len(o.Value))]; letter != "" && !slices.Contains(part.Values, letter) {
					list[i].Values = append(part.Values, letter)
				}
			}
		}
	}
	if onCell && !named {
		list[2].Values = nil
	}
	return slices.DeleteFunc(append(list, whole), func(part board.Part) bool { return len(part.Values) == 0 })
}

// mostWhole is the number of cards that can still be shown one by one.
const mostWhole = 40

// Bill adds up what a payment takes and what it costs.
func (Art) Bill(v rules.View, o rules.Offer, a rules.Answers) (board.Bill, bool) {
	s, ok := rules.StateOf[museum.State](v)
	if !ok || o.Kind != "exhibit" && o.Kind != "buy" {
		return board.Bill{}, false
	}
	var b board.Bill
	var cards []museum.Card
	var places []int
	for field, values := range a {
		switch field {
		case "payers":
			b.Paid += worth(values)
		case "hand", "pool", "cards":
			cards = append(cards, read(values)...)
		case "prestige":
			b.Paid += numbers(values)[0]
		case "staff":
			places = numbers(values)
		}
	}
	price, why := s.Price(o.Seat, cards, places)
	b.Price = price
	for _, r := range why {
		b.Because = append(b.Because, r.Price(o.Seat))
	}
	if o.Kind == "buy" {
		b.Fee, why = s.Fee(o.Seat, len(cards))
		for _, r := range why {
			b.Because = append(b.Because, r.Fee(o.Seat))
		}
	}
	return b, true
}

// Price returns the cost of an open personality to the active player.
func (Art) Price(v rules.View, f rules.Field, value string) int {
	s, ok := rules.StateOf[museum.State](v)
	place, err := strconv.Atoi(value)
	if !ok || f.Of != "portrait" || err != nil || place < 1 || place > len(s.Row) {
		return 0
	}
	price, _ := s.Price(s.Turn, nil, []int{place})
	return price
}

// worth returns the sum of the values of cards.
func worth(cards []string) int {
	n := 0
	for _, c := range read(cards) {
		n += c.Value()
	}
	return n
}

// read returns cards by their words.
func read(cards []string) []museum.Card {
	var list []museum.Card
	for _, text := range cards {
		var c museum.Card
		if c.UnmarshalText([]byte(text)) == nil {
			list = append(list, c)
		}
	}
	return list
}

// numbers returns numbers by their words, at least one.
func numbers(words []string) []int {
	list := make([]int, max(1, len(words)))
	for i, word := range words {
		list[i], _ = strconv.Atoi(word)
	}
	return list
}

// pictures keeps one resource for each card and theme: pictures are cached by it.
var pictures = map[string]fyne.Resource{}

// cardPicture returns an object card.
func cardPicture(c museum.Card) fyne.Resource {
	key := "card-" + c.String() + draw.HexOf(draw.Tone(look.America)) + draw.HexOf(draw.Tone(look.Panel)) + ".svg"
	if pictures[key] == nil {
		pictures[key] = fyne.NewStaticResource(key, []byte(cardSVG(c)))
	}
	return pictures[key]
}

// signPicture returns an icon on a plate of its colour.
func signPicture(icon string, plate color.NRGBA, ink fyne.ThemeColorName) fyne.Resource {
	key := "sign-" + icon + draw.HexOf(plate) + ".svg"
	if pictures[key] == nil {
		svg := fmt.Sprintf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect x="1" y="1" width="46" height="46" rx="10" fill="%s"/><g transform="translate(8,8) scale(1.334,1.334)">%s</g></svg>`,
			draw.HexOf(plate), drawn(icon, draw.Tone(ink)))
		pictures[key] = fyne.NewStaticResource(key, []byte(svg))
	}
	return pictures[key]
}

// cardSVG returns an object card: the sign of its civilisation on its colour, its domain on a disc, its value as
// dots, a masterpiece with a star.
func cardSVG(c museum.Card) string {
	var b strings.Builder
	paper, ink := draw.Tone(look.Skeleton), draw.Tone(look.OnLamp)
	if c.Named() {
		paper, ink = civTone(c.Civ()-1), draw.Tone(civInk(c.Civ()-1))
	}
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 42 60"><rect x="0.5" y="0.5" width="41" height="59" rx="5" fill="%s"/>`, draw.HexOf(paper))
	fmt.Fprintf(&b, `<rect x="2.4" y="2.4" width="37.2" height="55.2" rx="3.6" fill="none" stroke="%s" stroke-opacity="0.35" stroke-width="1"/>`, draw.HexOf(ink))
	if c.Named() {
		fmt.Fprintf(&b, `<g transform="translate(5,6) scale(0.95,0.95)">%s</g>`, drawn(civIcon(c.Civ()-1), ink))
		fmt.Fprintf(&b, `<circle cx="26.5" cy="37" r="11.5" fill="%s"/>`, draw.HexOf(draw.Tone(look.LampWhite)))
		fmt.Fprintf(&b, `<g transform="translate(18.5,29) scale(0.667,0.667)">%s</g>`, drawn(domainIcon(c.Dom()-1), draw.Tone(look.OnLamp)))
	} else {
		fmt.Fprintf(&b, `<g transform="translate(9,14) scale(1,1)">%s</g>`, drawn("exhibit", ink))
	}
	for i := range c.Value() {
		fmt.Fprintf(&b, `<circle cx="%.1f" cy="53" r="2.3" fill="%s"/>`, 8+6.5*float32(i), draw.HexOf(ink))
	}
	return b.String() + `</svg>`
}

// drawn returns what an icon's SVG draws, in a colour.
func drawn(icon string, c color.NRGBA) string {
	svg, err := assets.Icon(icon)
	if err != nil {
		return ""
	}
	text := strings.ReplaceAll(string(svg), "currentColor", draw.HexOf(c))
	if i := strings.IndexByte(text, '>'); i >= 0 {
		text = text[i+1:]
	}
	return strings.TrimSuffix(strings.TrimSpace(text), "</svg>")
}
