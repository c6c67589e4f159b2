package gallery

// random is a small generator of pseudo-random numbers (splitmix64).
type random uint64

func (r *random) next() uint64 {
	*r += 0x9e3779b97f4a7c15
	z := uint64(*r)
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// below is a number from 0 to n-1.
func (r *random) below(n int) int { return int(r.next() >> 32 * uint64(n) >> 32) }

// of is a cell of a set that is not empty.
func (r *random) of(s Cells) int {
	for n := r.below(s.Len()); n > 0; n-- {
		s &= s - 1
	}
	return s.first()
}
