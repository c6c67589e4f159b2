package museum

import "docent/rules/museum/gallery"

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

// same says that two lines are about the same thing.
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
