package gallery

import "math/bits"

// zone is the cells not filled that a colour can come to lie on, with what of
// them hangs together.
type zone struct {
	regions []Cells
	most    uint8           // the size of the largest region
	ways    [maxSlots]Cells // by number the regions next to each slot
	split   bool            // whether not every slot leads to every cell
}

const (
	anywhere = iota
	offRed
)

func (b *Board) zone(cells Cells) zone {
	var z zone
	for cells != 0 {
		region := b.flood(cells&-cells, cells)
		cells &^= region
		z.regions = append(z.regions, region)
		z.most = max(z.most, uint8(region.Len()))
	}
	z.split = len(z.regions) > 1
	return z
}

// enter notes where a slot with some neighbours leads.
func (z *zone) enter(slot int8, neighbours Cells) {
	for i, region := range z.regions {
		if region&neighbours != 0 {
			z.ways[slot] |= 1 << i
		}
	}
	z.split = z.split || z.ways[slot] == 0
}

// room returns the number of cells of some regions.
func (z *zone) room(regions Cells) uint8 {
	n := 0
	for ; regions != 0; regions &= regions - 1 {
		n += z.regions[regions.first()].Len()
	}
	return uint8(n)
}

// zoneOf returns where the pieces of a colour to come can lie. The colour that
// claims the gallery takes the red cells, and with it come only pieces that are
// of both colours.
func (v *prover) zoneOf(s *stage, c int) *zone {
	claim := v.p.claim
	if claim == none || c == claim {
		return &s.zones[anywhere]
	}
	if v.enters(c) {
		return &s.zones[anywhere]
	}
	return &s.zones[offRed]
}

// enters reports whether there are pieces of a colour to come that red cells can
// hold though they hold the colour that claims the gallery.
func (v *prover) enters(c int) bool {
	for _, k := range v.entering[c] {
		if v.rest[k] > 0 {
			return true
		}
	}
	return false
}

// entering is, for each colour, the kinds of it that red cells can hold though
// they hold the colour that claims the gallery.
func entering(p *puzzle) [][]uint8 {
	list := make([][]uint8, len(p.colours))
	for i, k := range p.kinds {
		switch {
		case p.claim == none || k.civ == none || k.domain == none:
		case int(k.civ) == p.claim:
			list[k.domain] = append(list[k.domain], uint8(i))
		case int(k.domain) == p.claim:
			list[k.civ] = append(list[k.civ], uint8(i))
		}
	}
	return list
}

// crowd is parts of a colour that could still hang together.
type crowd struct {
	ways   Cells // the regions it can go on to, by number
	size   uint8
	joined uint8  // joins that it has already
	civs   uint16 // the civilisations in it, of a bridged domain
	parts  uint32
}

// spread returns the largest size that a colour can have where its parts and its
// pieces to come lie in a zone that is split, and the most joins that any such
// collection has already. Parts that are apart are joined by nothing.
func (v *prover) spread(f *frontier, o *outlook, z *zone, s *stage, c int, apart bool) (best, joined uint8) {
	var crowds [maxSlots]crowd
	n := v.crowds(f, z, s, c, &crowds)
	bridged, left := v.p.colours[c].bridged, v.left[c]
	if bridged {
		left = uint8(bits.OnesCount16(v.come[c]))
	}
	best = min(left, z.most)
	b := &v.berths[c]
	b.zone, b.left, b.n = z, left, 0
	for i := 0; i < n; i++ {
		for k := i + 1; k < n && !apart; k++ {
			if crowds[i].ways&crowds[k].ways == 0 {
				continue
			}
			crowds[i].ways |= crowds[k].ways
			crowds[i].size += crowds[k].size
			crowds[i].joined += crowds[k].joined
			crowds[i].civs |= crowds[k].civs
			crowds[i].parts |= crowds[k].parts
			n--
			crowds[k] = crowds[n]
			k = i
		}
	}
	for i := range crowds[:n] {
		t := &crowds[i]
		if bridged {
			t.size = uint8(bits.OnesCount16(t.civs))
			t.joined = t.size - lumps(f, c, t.parts)
			left = uint8(bits.OnesCount16(v.come[c] &^ t.civs))
		}
		most := t.size + min(left, z.room(t.ways))
		if v.futile(c, most, max(o.now[c], f.base[c])) {
			v.forget(f, o, t.parts)
			continue
		}
		b.list[b.n] = berth{ways: t.ways, size: t.size, most: most}
		b.n++
		best = max(best, most)
		joined = max(joined, t.joined)
	}
	return best, joined
}

// futile tells that a part of a colour does not matter which can grow to a size
// and no more, since the colour has a collection as good already.
func (v *prover) futile(c int, most, now uint8) bool {
	col := &v.p.colours[c]
	return c != v.p.claim && col.weight == 0 && col.points[most] <= col.points[now]
}

// forget takes parts that do not matter off the frontier.
func (v *prover) forget(f *frontier, o *outlook, parts uint32) {
	for at := range f.label {
		for slot, id := range f.label[at] {
			if id != none && parts>>id&1 != 0 {
				f.label[at][slot] = none
			}
		}
	}
	for ; parts != 0; parts &= parts - 1 {
		t := &f.parts[bits.TrailingZeros32(parts)]
		size := t.measure(v.p)
		f.base[t.colour] = max(f.base[t.colour], size)
		o.sum[t.colour] -= size
		o.open[t.colour]--
	}
}

// crowds returns each part of a colour on its own.
func (v *prover) crowds(f *frontier, z *zone, s *stage, c int, crowds *[maxSlots]crowd) int {
	label := &f.label[0]
	if c >= v.p.domains {
		label = &f.label[1]
	}
	var number [2 * layer]uint8
	n := 0
	for _, slot := range s.live {
		id := label[slot]
		if id == none || int(f.parts[id].colour) != c {
			continue
		}
		if number[id] == 0 {
			t := &f.parts[id]
			crowds[n] = crowd{size: t.size, joined: t.size - 1, civs: t.civs, parts: 1 << id}
			n++
			number[id] = uint8(n)
		}
		crowds[number[id]-1].ways |= z.ways[slot]
	}
	return n
}
