package stats

import "docent/app/board/draw"

// axis spreads numbers over a length, in whole steps.
type axis struct {
	least, most, step int
	from, length      float32
}

// mostSteps is how many steps an axis has at most.
const mostSteps = 5

// axisOf returns an axis that holds all values; it begins at nothing unless they all lie far from it.
func axisOf(values []int, from, length float32, steps int) axis {
	a := axis{from: from, length: length}
	if len(values) == 0 {
		a.most, a.step = 1, 1
		return a
	}
	least, most := values[0], values[0]
	for _, v := range values {
		least, most = min(least, v), max(most, v)
	}
	if least > 0 && least*2 < most {
		least = 0
	}
	a.step = 1
	for scale := 1; (most-least)/a.step >= max(1, steps); scale *= 10 {
		for _, n := range [...]int{1, 2, 5} {
			if a.step = n * scale; (most-least)/a.step < max(1, steps) {
				break
			}
		}
	}
	a.least = least / a.step * a.step
	if least < a.least {
		a.least -= a.step
	}
	a.most = max(a.least+a.step, (most+a.step-1)/a.step*a.step)
	if most <= 0 {
		a.most = max(a.least+a.step, most/a.step*a.step)
	}
	return a
}

// at returns where a value lies.
func (a axis) at(v float64) float32 {
	return a.from + a.length*float32((v-float64(a.least))/float64(a.most-a.least))
}

// ticks lists the whole steps.
func (a axis) ticks() []int {
	var list []int
	for v := a.least; v <= a.most; v += a.step {
		list = append(list, v)
	}
	return list
}

// tick is a line of a text beside an axis: where it stands and what it says.
type tick struct {
	at   float32
	text string
}

// apart leaves the ticks whose texts do not touch, within two edges. The first and what is moved in from an edge count.
func apart(ticks []tick, ink draw.Ink, gap, from, to float32) []tick {
	var list []tick
	end := from - gap
	for _, t := range ticks {
		width := ink.Width(t.text)
		left := min(max(t.at-width/2, from), to-width)
		if left < end+gap {
			continue
		}
		end = left + width
		list = append(list, tick{left + width/2, t.text})
	}
	return list
}

// spread moves places apart that stand in order, so that none is nearer than a step to the next and all lie between two
// edges.
func spread(places []float32, step, from, to float32) []float32 {
	list := make([]float32, len(places))
	for i, at := range places {
		list[i] = max(at, from+float32(i)*step)
		if i > 0 {
			list[i] = max(list[i], list[i-1]+step)
		}
	}
	edge := to
	for i := len(list) - 1; i >= 0; i-- {
		list[i] = min(list[i], edge)
		edge = list[i] - step
	}
	return list
}
