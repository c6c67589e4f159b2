package cgexpo

import (
	"docent/app/board/draw"
	"docent/app/kit"
)

// standing is how figures stand beside each other in a place: how large, in how many rows, whether with their names.
type standing struct {
	in         draw.Box
	d, wide    float32
	rows, per  int
	places     []int // of each figure, counted along the rows
	named      bool
	apart      bool // each has room for a finger
	names      draw.Ink
	nameHeight float32
}

// mostRows is in how many rows figures stand at most.
const mostRows = 3

// lineUp returns the largest figures that a place has room for.
func lineUp(in draw.Box, here []person) standing {
	st := standing{in: in, names: draw.Plain(12)}
	list := parties(here)
	most := max(56, min(84, in.H*0.4)) * min(kit.Scale(), 1.3)
	for rows := 1; rows <= mostRows; rows++ {
		per, places := fewest(list, len(here), rows)
		high, wide := in.H/float32(rows), in.W/float32(per)
		apart := min(high, wide) >= kit.Touch // no finger means two of them
		if fit := min(high-2, wide/1.12, most); st.rows == 0 || apart && !st.apart || apart == st.apart && fit > st.d {
			st.d, st.rows, st.per, st.places, st.apart = fit, rows, per, places, apart
		}
	}
	st.nameHeight = st.names.Measure("Ág").Height
	high := in.H / float32(st.rows)
	if st.named = st.d >= 50*min(1, kit.Scale()) && high > 48+st.nameHeight; st.named {
		st.d = min(st.d, high-st.nameHeight-6)
	}
	st.wide = min(in.W/float32(st.per), max(kit.Touch, st.d*1.12))
	if st.named {
		st.wide = min(in.W/float32(st.per), max(92*kit.Scale(), st.d*1.3))
	}
	return st
}

// parties returns how many stand together, each with those beside him.
func parties(here []person) []int {
	var list []int
	for i := range here {
		if len(list) > 0 && here[i].beside {
			list[len(list)-1]++
			continue
		}
		list = append(list, 1)
	}
	return list
}

// fewest returns how few of n figures stand in a row where they have so many rows, and the place of each.
func fewest(parties []int, n, rows int) (per int, places []int) {
	for per = (n + rows - 1) / rows; per < n; per++ {
		if places = inRows(parties, per); places[n-1] < per*rows {
			return per, places
		}
	}
	return n, inRows(parties, n)
}

// inRows returns the place of each figure in rows of so many. A party that a row has no room for any more begins the next one.
func inRows(parties []int, per int) []int {
	var places []int
	next := 0
	for _, size := range parties {
		if at := next % per; at > 0 && at+size > per {
			next += per - at
		}
		for range size {
			places = append(places, next)
			next++
		}
	}
	return places
}

// at returns the middle of the i-th figure.
func (st *standing) at(i int) (x, y float32) {
	row, column := st.places[i]/st.per, st.places[i]%st.per
	return st.in.X + st.wide*(float32(column)+0.5), st.in.Y + float32(row)*(st.in.H/float32(st.rows)) + st.d/2 + 1
}

// link returns the bar that joins the i-th figure with the one before or, where it begins a row, with the one over it: that is of the
// same party, too, because one that goes on in the next row began its own.
func (st *standing) link(i int) draw.Box {
	const thick = 6
	x, y := st.at(i)
	if st.places[i]%st.per == 0 {
		high := st.in.H / float32(st.rows)
		return draw.At(x-thick/2, y-high, thick, high)
	}
	return draw.At(x-st.wide, y-thick/2, st.wide, thick)
}
