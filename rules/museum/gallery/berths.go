package gallery

// berth holds how a colour can come to a collection: the regions it can grow in
// and what it has next to them.
type berth struct {
	ways Cells // regions of its zone, by number
	size uint8 // what it has already
	most uint8 // what it can have with the pieces to come
}

// berths holds all berths of a colour whose zone is split. Besides, it can have
// as much as left in any region with room for that.
type berths struct {
	zone *zone
	left uint8
	n    int8
	list [maxSlots]berth
}

// load holds colours of one layer that share the cells of one zone.
type load struct {
	v       *prover
	o       *outlook
	colours [maxColours]uint8
	n       int
	room    [MaxCells]uint8 // the cells of each region that nobody has taken
	least   int             // that it costs
	trials  int             // left
}

// shares is how many ways to share a zone are tried at most.
const shares = 400

// crowded returns the least that it costs that colours of one layer cannot lie on the
// same cells, or anything above spare: regions too small for all of them have to
// be shared.
func (v *prover) crowded(f *frontier, o *outlook, s *stage, spare int) int {
	cost := 0
	l := &v.load
	l.v, l.o = v, o
	for layer := range f.label {
		for i := range s.zones {
			if z := &s.zones[i]; len(z.regions) > 1 && cost <= spare {
				cost += l.cost(f, layer, z, spare-cost)
			}
		}
	}
	return cost
}

// cost returns the least that it costs the colours of a layer to share a zone.
func (l *load) cost(f *frontier, layer int, z *zone, spare int) int {
	v := l.v
	from, to := 0, v.p.domains
	if layer == 1 {
		from, to = v.p.domains, len(v.p.colours)
	}
	l.n = 0
	for c := from; c < to; c++ {
		if f.over>>c&1 == 0 && v.berths[c].zone == z && l.o.best[c] > l.o.now[c] {
			l.colours[l.n] = uint8(c)
			l.n++
		}
	}
	if l.n < 2 {
		return 0
	}
	for i, region := range z.regions {
		l.room[i] = uint8(region.Len())
	}
	l.least, l.trials = spare+1, shares
	l.place(0, 0)
	if l.trials <= 0 {
		return 0
	}
	return l.least
}

// place finds room for the colours from one on, after others lost so much.
func (l *load) place(i, lost int) {
	if l.trials--; lost >= l.least || l.trials <= 0 {
		return
	}
	if i == l.n {
		l.least = lost
		return
	}
	c := l.colours[i]
	points := l.v.p.colours[c].points
	best, now := l.o.best[c], l.o.now[c]
	for size := best; size > now; size-- {
		loss := points[best] - points[size]
		if lost+loss >= l.least {
			return
		}
		if points[size] > points[size-1] && l.settle(i, size, lost+loss) {
			return
		}
	}
	l.place(i+1, lost+points[best]-points[now])
}

// settle tries all berths for a colour that is to have a size, and reports whether
// one of them takes nothing away from others.
func (l *load) settle(i int, size uint8, lost int) bool {
	b := &l.v.berths[l.colours[i]]
	for k := range b.list[:b.n] {
		t := &b.list[k]
		if t.most < size {
			continue
		}
		if size <= t.size || t.ways&(t.ways-1) != 0 {
			l.place(i+1, lost)
			return true
		}
		l.take(i, t.ways.first(), size-t.size, lost)
	}
	if size <= b.left {
		for r := range b.zone.regions {
			l.take(i, r, size, lost)
		}
	}
	return false
}

// take lets a colour have cells of a region, if there are as many.
func (l *load) take(i, region int, cells uint8, lost int) {
	if l.room[region] >= cells {
		l.room[region] -= cells
		l.place(i+1, lost)
		l.room[region] += cells
	}
}
