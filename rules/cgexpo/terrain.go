package cgexpo

// terrain says which steps walls allow: for each of the four directions the squares that
// can be left that way, without a key, or with the door of that number (CG-MOV-1, CG-MOV-4).
type terrain struct {
	height  int
	east    [4]Plane
	west    [4]Plane
	south   [4]Plane
	north   [4]Plane
	leaving [4]Plane // from which some step goes that way
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
			t.leaving[door][y] = t.east[door][y] | t.west[door][y] | t.south[door][y] | t.north[door][y]
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
		t.east[k][y], t.west[k][y] = e, w<<1
		east |= e
		west |= w
	}
	t.east[0][y], t.west[0][y] = open&^east, (open&^west)<<1
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
		t.south[k][y], t.north[k][y+1] = s, n
		south |= s
		north |= n
	}
	t.south[0][y], t.north[0][y+1] = open&^south, open&^north
}

// spread is where one step from the squares leads, through doors of that number alone.
func (t *terrain) spread(from, to *Plane, door int) {
	east, west, south, north := &t.east[door], &t.west[door], &t.south[door], &t.north[door]
	for y := range t.height {
		row := from[y]
		if row == 0 {
			continue
		}
		to[y] |= row&east[y]<<1 | row&west[y]>>1
		if down := row & south[y]; down != 0 {
			to[y+1] |= down
		}
		if up := row & north[y]; up != 0 {
			to[y-1] |= up
		}
	}
}

// before is from where one step leads to the squares, through doors of that number alone.
func (t *terrain) before(to, from *Plane, door int) {
	for y := range t.height {
		row := to[y]
		if row == 0 {
			continue
		}
		from[y] |= row>>1&t.east[door][y] | row<<1&t.west[door][y]
		if y > 0 {
			from[y-1] |= row & t.south[door][y-1]
		}
		if y+1 < t.height {
			from[y+1] |= row & t.north[door][y+1]
		}
	}
}

// doorBetween is the number of the door that a step to a neighbour needs, or false where
// the step is none.
func (t *terrain) doorBetween(from, to Square) (int, bool) {
	way := &t.north
	switch {
	case to.X() == from.X()+1 && to.Y() == from.Y():
		way = &t.east
	case to.X() == from.X()-1 && to.Y() == from.Y():
		way = &t.west
	case to.X() == from.X() && to.Y() == from.Y()+1:
		way = &t.south
	case to.X() != from.X() || to.Y() != from.Y()-1:
		return 0, false
	}
	for door := range way {
		if way[door].Has(from) {
			return door, true
		}
	}
	return 0, false
}
