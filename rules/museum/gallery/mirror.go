package gallery

// mirror is how the prover avoids what is only a mirror image: of all images of
// an arrangement it keeps one whose first piece is of the lowest kind of those
// that could come to lie there, and then one where the piece at one is not of a
// higher kind than that at other. Images that only the second half of the steps would
// tell apart are all tried: as long as the mirror asks for kinds, fewer frontiers look
// the same.
type mirror struct {
	images     []bool // steps whose cells could come to lie on the first one
	one, other int
	until      int // the last of the images
}

// asks reports whether it matters to a step or a later one of what kind a piece is.
func (m *mirror) asks(step int) bool { return step <= max(m.until, m.other) }

func newMirror(p *puzzle, w *walk) mirror {
	n := len(w.places)
	m := mirror{images: make([]bool, n), one: none, other: none, until: none}
	stepOf := make([]int, p.board.Places())
	for i, place := range w.places {
		stepOf[place] = i
	}
	board := *p.board
	if p.claim == none {
		board.red = 0
	}
	for _, turned := range board.symmetries() {
		image := func(step int) int { return stepOf[turned[w.places[step]]] }
		if to := image(0); to != 0 {
			if to <= n/2 {
				m.images[to] = true
				m.until = max(m.until, to)
			}
			continue
		}
		for step := range n {
			if to := image(step); to != step && m.one == none {
				m.one, m.other = step, to
			}
		}
	}
	return m
}

// mirrored tells that an image of what was laid is tried elsewhere.
func (v *prover) mirrored(step int) bool {
	m := &v.mirror
	if !v.sure[step] {
		return false
	}
	orbit := v.twins.orbit
	if m.images[step] && v.sure[0] && orbit[v.at[step]] < orbit[v.at[0]] {
		return true
	}
	return step == m.other && v.sure[m.one] && orbit[v.at[step]] < orbit[v.at[m.one]]
}

// mirrorBits returns the kind of the piece at a step, as far as the mirror asks for it.
func (v *prover) mirrorBits(step int) uint64 {
	if !v.sure[step] {
		return 255
	}
	return uint64(v.twins.orbit[v.at[step]])
}
