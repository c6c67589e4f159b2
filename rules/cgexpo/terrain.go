package cgexpo

// ways are the squares that can be left in each of the four directions.
type ways struct{ east, west, south, north Plane }

// terrain holds the steps that walls allow: without a key, or with the door of that number
// (CG-MOV-1, CG-MOV-4).
type terrain struct {
	height  int
	door    [4]ways
	leaving [4]Plane // from which some step needs the door of that number
	open    [8]ways  // by the doors that stand open, a bit each
	joined  uint8    // which of those have been put together
}

func (b *Board) terrain(t *terrain) {
	*t = terrain{height: b.Height()}
	for y := range b.Rows {
		r := &b.Rows[y]
		there := r.squares()
		t.across(y, r, there&(there>>1)&^r.Right[0])
		if y+1 < len(b.Rows) {
			t.down(y, r, &b.Rows[y+1], there&b.Rows[y+1].squares()&^r.Below[0])
		}
	}
	for door := range t.leaving {
		for y := range t.height {
			w := &t.door[door]
			t.leaving[door][y] = w.east[y] | w.west[y] | w.south[y] | w.north[y]
		}
	}
}

// across fills in the steps between neighbours of a row. Who leaves a zone needs nothing.
func (t *terrain) across(y int, r *Row, open uint32) {
	plain := open &^ (r.Right[1] | r.Right[2] | r.Right[3])
	var east, west uint32
	for k := 1; k <= 3; k++ {
		zone := r.Zones[k+1]
		in, out := zone>>1&^zone, zone&^(zone>>1)
		e := r.Right[k]&open&^out | plain&in
		w := r.Right[k]&open&^in | plain&out
		t.door[k].east[y], t.door[k].west[y] = e, w<<1
		east |= e
		west |= w
	}
	t.door[0].east[y], t.door[0].west[y] = open&^east, (open&^west)<<1
}

// down fills in the steps between two rows.
func (t *terrain) down(y int, r, next *Row, open uint32) {
	plain := open &^ (r.Below[1] | r.Below[2] | r.Below[3])
	var south, north uint32
	for k := 1; k <= 3; k++ {
		upper, lower := r.Zones[k+1], next.Zones[k+1]
		in, out := lower&^upper, upper&^lower
		s := r.Below[k]&open&^out | plain&in
		n := r.Below[k]&open&^in | plain&out
		t.door[k].south[y], t.door[k].north[y+1] = s, n
		south |= s
		north |= n
	}
	t.door[0].south[y], t.door[0].north[y+1] = open&^south, open&^north
}

// through returns where one can go while these doors stand open.
func (t *terrain) through(open Doors) *ways {
	w := &t.open[open]
	if t.joined&(1<<open) != 0 {
		return w
	}
	t.joined |= 1 << open
	*w = t.door[0]
	for num := 1; num <= 3; num++ {
		if open&(1<<(num-1)) == 0 {
			continue
		}
		more := &t.door[num]
		for y := range t.height {
			w.east[y] |= more.east[y]
			w.west[y] |= more.west[y]
			w.south[y] |= more.south[y]
			w.north[y] |= more.north[y]
		}
	}
	return w
}

// spread finds where one step from the squares leads, in so many rows.
func (w *ways) spread(height int, from, to *Plane) {
	for y, row := range from[:height] {
		if row == 0 {
			continue
		}
		to[y] |= row&w.east[y]<<1 | row&w.west[y]>>1
		if down := row & w.south[y]; down != 0 {
			to[y+1] |= down
		}
		if up := row & w.north[y]; up != 0 {
			to[y-1] |= up
		}
	}
}

// before finds from where one step leads to the squares.
func (w *ways) before(height int, to, from *Plane) {
	for y, row := range to[:height] {
		if row == 0 {
			continue
		}
		from[y] |= row>>1&w.east[y] | row<<1&w.west[y]
		if y > 0 {
			from[y-1] |= row & w.south[y-1]
		}
		if y+1 < height {
			from[y+1] |= row & w.north[y+1]
		}
	}
}

// doorBetween returns the number of the door that a step to a neighbour needs, or false where
// the step is none.
func (t *terrain) doorBetween(from, to Square) (int, bool) {
	for num := range t.door {
		w := &t.door[num]
		way := &w.north
		switch {
		case to.X() == from.X()+1 && to.Y() == from.Y():
			way = &w.east
		case to.X() == from.X()-1 && to.Y() == from.Y():
			way = &w.west
		case to.X() == from.X() && to.Y() == from.Y()+1:
			way = &w.south
		case to.X() != from.X() || to.Y() != from.Y()-1:
			return 0, false
		}
		if way.Has(from) {
			return num, true
		}
	}
	return 0, false
}

// onFoot returns every square that is reached from one without a door: none is behind a wall (CG-Q26).
func (s *State) onFoot(from Square) Plane {
	b := &s.Prints.Board
	var been Plane
	been.Add(from)
	for list := []Square{from}; len(list) > 0; list = list[1:] {
		q := list[0]
		for _, way := range []Way{North, East, South, West} {
			x, y := q.X()+steps[way][0], q.Y()+steps[way][1]
			if x < 0 || y < 0 || x >= b.Width || y >= b.Height() {
				continue
			}
			if next := SquareAt(x, y); !been.Has(next) && b.joined(q, next) {
				been.Add(next)
				list = append(list, next)
			}
		}
	}
	return been
}

// joined reports whether neighbours have neither a wall nor a door between them, nor the border of a room.
func (b *Board) joined(p, q Square) bool {
	here, there := b.Zone(p), b.Zone(q)
	if here == Nowhere || there == Nowhere || here != there && here.door()+there.door() > 0 {
		return false
	}
	p, q = min(p, q), max(p, q)
	if p.Y() == q.Y() {
		return b.Right(p) == Side{}
	}
	return b.Below(p) == Side{}
}
