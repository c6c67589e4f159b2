package museum

import (
	"testing"
)

// The collections are those of the worked examples, and the other reading stands beside its own.
func TestCountsBothReadings(t *testing.T) {
	for _, c := range []struct {
		rows          []string
		total, second int
		lines, differ int
	}{
		{[]string{"Et Et Rt", "Ew Gt Ra", "En .. Rw"}, 9, 9, 3, 0},
		{[]string{"Rt Et Et Gt", "Ra .. Ew Ga", "Rw .. En Gw"}, 5, 10, 4, 1},
		{[]string{"Rt St St Gt Et"}, 5, 7, 1, 1},
	} {
		s := counted()
		s.Players[0].Museum, s.Players[0].Layout = nil, nil
		inMuseum(&s.Players[0], c.rows...)
		h := readHall(s, 0)
		differ := 0
		for _, g := range h.gains {
			if g.differs {
				differ++
			}
		}
		if h.total != c.total || h.second != c.second || len(h.gains) != c.lines || differ != c.differ {
			t.Errorf("%v: %d (%d) in %d lines, %d of which differ; want %+v", c.rows, h.total, h.second, len(h.gains), differ, c)
		}
	}
}
