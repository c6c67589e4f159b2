package museum

import (
	"strconv"

	"docent/rules"
	"docent/rules/museum/gallery"
)

// gain is one line of a museum's count: a collection, the patron, a gallery.
type gain struct {
	kind         gallery.LineKind
	group        int // of a civilisation or a domain
	size, points int
	second       int  // its points under the other reading of domains
	differs      bool // they are others
	cells        gallery.Cells
	claims       bool
}

// count finds the collections, and what they would bring under the other reading (MU-Q1).
func (h *hallLook) count() {
	own := gallery.Count(h.board, h.layout, h.rules)
	turned := h.rules
	turned.Bridge = !turned.Bridge
	other := gallery.Count(h.board, h.layout, turned)
	h.total, h.second = own.Total, other.Total
	h.gains = h.gains[:0]
	for _, l := range own.Lines {
		h.gains = append(h.gains, gainOf(l))
	}
	for _, l := range other.Lines {
		h.compare(gainOf(l))
	}
	for i := range h.gains {
		if !h.gains[i].differs {
			h.gains[i].missing(other.Lines)
		}
	}
}

// gainOf returns a line of the count.
func gainOf(l gallery.Line) gain {
	g := gain{kind: l.Kind, size: l.Size, points: l.Points, second: l.Points, cells: l.Cells, claims: l.Claims}
	switch l.Kind {
	case gallery.CivLine:
		g.group = int(l.Civ)
	case gallery.DomainLine:
		g.group = int(l.Domain)
	case gallery.PatronLine, gallery.GalleryLine, gallery.FullLine, gallery.BothLine:
	}
	return g
}

// same reports whether two lines are about the same thing.
func (g gain) same(as gain) bool { return g.kind == as.kind && g.group == as.group }

// compare notes a line of the other reading.
func (h *hallLook) compare(other gain) {
	for i := range h.gains {
		if g := &h.gains[i]; g.same(other) {
			g.second, g.differs = other.points, g.points != other.points
			return
		}
	}
	other.second, other.points, other.size, other.differs = other.points, 0, 0, true
	h.gains = append(h.gains, other)
}

// missing notes that the other reading does not have the line.
func (g *gain) missing(lines []gallery.Line) {
	for _, l := range lines {
		if g.same(gainOf(l)) {
			return
		}
	}
	g.second, g.differs = 0, g.points != 0
}

// told returns how the rules tell a line: its key and, of a collection, its group.
func (g *gain) told() (rules.Key, rules.Thing) {
	switch g.kind {
	case gallery.CivLine:
		return "civ", civThing(g.group)
	case gallery.DomainLine:
		return "domain", domainThing(g.group)
	case gallery.PatronLine:
		return "patron", ""
	case gallery.GalleryLine:
		return "gallery", ""
	case gallery.FullLine:
		return "full", ""
	case gallery.BothLine:
	}
	return "both", ""
}

// sized returns how many cards a line counts.
func (g *gain) sized() string {
	if g.size == 0 {
		return ""
	}
	return "×" + strconv.Itoa(g.size)
}
