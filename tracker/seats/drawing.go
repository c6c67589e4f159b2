package seats

import (
	"fmt"
	"image"
	"slices"
	"strings"

	"docent/assets"
	"docent/rules"
)

// step is the side of a step of a drawing in units of its SVG.
const step = 10

// drawn is a map as a page shows it.
type drawn struct {
	Title         string
	Box           string
	Ground, Dim   string // paths
	Walls, Weak   string
	Labels, Notes []mapLabel
	Marks         []mapMark
	Picks         []mapPick
	For           string // the list that a tap on a place sets
	Words         []mapWords
}

type mapLabel struct {
	X, Y int
	Text string
}

// mapMark is something on a place: a seat's mark, an icon, or the initials of what has none.
type mapMark struct {
	X, Y, Size          int
	Icon, Ink, Initials string
	Seat                bool
}

// mapPick is a place that answers a blank.
type mapPick struct {
	X, Y, Width, Height int
	Value, Name         string
	On                  bool
}

// mapWords tells a place to those who do not see the drawing.
type mapWords struct{ Place, Said string }

// maps draws what the view of a seat shows.
func (t *telling) maps() []drawn {
	var list []drawn
	for _, d := range t.view.ask.View.Drawings() {
		m := t.plane(d)
		for _, spot := range d.Spots {
			if words := t.words(spot); words != "" {
				m.Words = append(m.Words, mapWords{capital(t.teller.Thing(spot.On)), words})
			}
		}
		list = append(list, m)
	}
	return list
}

// plane draws a map without its words.
func (t *telling) plane(d rules.Drawing) drawn {
	own := t.host.look.game + ".drawing." + string(d.Key)
	titles := []string{own, "seats.map"}
	if t.view.seat < 0 {
		titles = append([]string{own + ".shared"}, titles...)
	}
	m := drawn{
		Title: t.first(titles...),
		Box:   fmt.Sprintf("-2 -2 %d %d", d.Width*step+4, d.Height*step+4),
	}
	var ground, dim, walls, weak strings.Builder
	for _, spot := range d.Spots {
		into := &ground
		if spot.Dim {
			into = &dim
		}
		fmt.Fprintf(into, "M%d %dh%dv%dh-%dz", spot.X*step, spot.Y*step, spot.Width*step, spot.Height*step, spot.Width*step)
		if spot.Label != "" {
			m.Labels = append(m.Labels, mapLabel{spot.X*step + 3, spot.Y*step + 11, spot.Label})
		}
		if spot.Note != "" {
			m.Notes = append(m.Notes, mapLabel{(spot.X+spot.Width)*step - 4, spot.Y*step + 11, "✎"})
		}
		m.Marks = append(m.Marks, t.marks(spot)...)
	}
	for _, l := range d.Lines {
		into := &walls
		if l.Weak {
			into = &weak
		}
		fmt.Fprintf(into, "M%d %dL%d %d", l.X*step, l.Y*step, l.ToX*step, l.ToY*step)
	}
	m.Ground, m.Dim, m.Walls, m.Weak = ground.String(), dim.String(), walls.String(), weak.String()
	return m
}

// marks draws what is on a place: as many as have room on it, beside each other.
func (t *telling) marks(spot rules.Spot) []mapMark {
	corners, size := places(spot)
	var list []mapMark
	for i, at := range corners {
		thing := spot.Here[i]
		m := mapMark{X: at.X + 1, Y: at.Y + 1, Size: size - 2}
		noun, id := thing.Split()
		if seat, ok := seatOf(noun, id); ok {
			p := t.player(seat)
			m.Icon, m.Ink, m.Seat = p.Icon, p.Ink, true
		} else if held := t.held(thing); held.Icon != "" {
			m.Icon, m.Ink = held.Icon, held.Ink
		} else {
			m.Initials = initials(held.Said)
		}
		list = append(list, m)
	}
	return list
}

// places returns the upper left corners of the things on a spot, of as many as have room there in two rows, and their side.
func places(spot rules.Spot) (corners []image.Point, size int) {
	size, across, top := min(spot.Width, spot.Height)*step, 1, 0
	switch {
	case size >= 3*step: // the label keeps the upper edge
		size, across = size/3, 3
		top = size
	case len(spot.Here) > 1:
		size, across = size/2, 2
	}
	for i := range min(len(spot.Here), across*2) {
		corners = append(corners, image.Pt(spot.X*step+i%across*size, spot.Y*step+top+i/across*size))
	}
	return corners, size
}

// initials returns the first two letters of a name.
func initials(name string) string {
	letters := []rune(name)
	return string(letters[:min(len(letters), 2)])
}

// seatOf reads the seat that a thing is.
func seatOf(noun, id string) (rules.Seat, bool) {
	at := slices.Index([]string{"0", "1", "2", "3", "4", "5"}, id)
	return rules.Seat(at), noun == "seat" && at >= 0 && at < len(assets.SeatInks)
}

// words tells what is on a place, and what its seat noted; nothing where there is nothing.
func (t *telling) words(spot rules.Spot) string {
	var list []string
	for _, thing := range spot.Here {
		list = append(list, t.teller.Thing(thing))
	}
	if spot.Note != "" {
		list = append(list, "“"+spot.Note+"”")
	}
	return strings.Join(list, ", ")
}

// picked draws the map on which a blank's options are places; nil where there is none, or the list alone is short.
func (t *telling) picked(f rules.Field, c control) *drawn {
	if f.Many || len(f.Options) <= mostPicks || f.Of == "" {
		return nil
	}
	for _, d := range t.view.ask.View.Drawings() {
		m := t.plane(d)
		m.For = c.ID
		found := map[string]bool{}
		for _, spot := range d.Spots {
			noun, id := spot.On.Split()
			at := slices.IndexFunc(c.Options, func(o choice) bool { return o.Value == id })
			if noun != f.Of || at < 0 {
				continue
			}
			found[id] = true
			m.Picks = append(m.Picks, mapPick{spot.X * step, spot.Y * step, spot.Width * step, spot.Height * step, id, c.Options[at].Label, c.Options[at].On})
		}
		if len(found) == len(f.Options) {
			return &m
		}
	}
	return nil
}
