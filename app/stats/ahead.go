package stats

import (
	"image/color"
	"slices"
	"strings"
	"time"

	"docent/app/board/draw"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/tracker"
)

// ahead draws the wins added up, evening by evening.
type ahead struct {
	app    *shell.App
	lines  []climb // who won most first
	days   []time.Time
	months []tick // at is the evening from which on it is that month
}

// climb is one line: the player and the wins after each evening.
type climb struct {
	parts.Person
	wins []int
}

// mostLines is how many players a chart shows.
const mostLines = 6

// newAhead adds up wins over others; nil where nobody won any.
func newAhead(a *shell.App, evenings []parts.Evening, people []parts.Person) *ahead {
	c := &ahead{app: a}
	for _, p := range people[:min(len(people), mostLines)] {
		if p.Against > 0 {
			c.lines = append(c.lines, climb{Person: p})
		}
	}
	if len(c.lines) == 0 || c.lines[0].Person.Wins == 0 {
		return nil
	}
	was := time.Month(0)
	for _, e := range evenings {
		if !e.Against() {
			continue
		}
		if day := e.Ended.In(a.Now().Location()); day.Month() != was {
			was = day.Month()
			c.months = append(c.months, tick{float32(len(c.days)), shortMonth(a, was)})
		}
		c.days = append(c.days, e.Ended)
		c.add(e)
	}
	return c
}

// shortMonth returns the name of a month as an axis says it.
func shortMonth(a *shell.App, m time.Month) string {
	return a.Text("stats.month." + [...]string{"1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"}[m-1])
}

func (c *ahead) add(e parts.Evening) {
	for i := range c.lines {
		l := &c.lines[i]
		wins := 0
		if n := len(l.wins); n > 0 {
			wins = l.wins[n-1]
		}
		if slices.ContainsFunc(e.Result, func(r tracker.Result) bool {
			who, ok := e.Player(r.Seat)
			return ok && e.Won(r) && l.Is(who)
		}) {
			wins++
		}
		l.wins = append(l.wins, wins)
	}
}

func (c *ahead) words() string {
	said := []string{c.app.Text("stats.ahead")}
	for _, l := range c.lines {
		said = append(said, l.label(c.app))
	}
	return strings.Join(said, ", ")
}

func (l climb) label(a *shell.App) string { return l.Name + " " + a.Texts.Number(l.Person.Wins) }

func (c *ahead) names() draw.Ink { return draw.Strong(14).Left() }

func (c *ahead) row() float32 { return max(side(30), line(c.names())) + 6 }

func (c *ahead) height(float32) float32 {
	return max(side(190), float32(len(c.lines))*c.row()) + line(numbers()) + 2*look.Gap
}

// labels returns how wide the names at the right get.
func (c *ahead) labels(width float32) float32 {
	var widest float32
	for _, l := range c.lines {
		widest = max(widest, c.names().Width(l.label(c.app)))
	}
	return min(widest+side(30)+14, width*0.5)
}

func (c *ahead) paint(s *draw.Sketch, at draw.Box) {
	low := line(numbers())
	wins := []int{0, c.lines[0].Person.Wins}
	edge := numbers().Width("0") + look.Gap
	for _, n := range axisOf(wins, 0, 1, mostSteps).ticks() {
		edge = max(edge, numbers().Width(c.app.Texts.Number(n))+look.Gap)
	}
	plot := draw.At(at.X+edge, at.Y+low/2, max(1, at.W-edge-c.labels(at.W)), at.H-low*1.5-look.Gap)
	up := axisOf(wins, plot.Y+plot.H, -plot.H, mostSteps)
	for _, n := range up.ticks() {
		y := up.at(float64(n))
		s.Rect(draw.At(plot.X, y, plot.W, hair), draw.Tone(look.Edge), 0)
		s.Text(c.app.Texts.Number(n), draw.At(at.X, y-low/2, edge-look.Gap, low), right(numbers()))
	}
	c.paintMonths(s, plot, draw.At(at.X, at.Y+at.H-low, at.W, low))
	for i := len(c.lines) - 1; i >= 0; i-- {
		c.climb(s, plot, up, i)
	}
	c.paintNames(s, plot, up, at)
}

func right(i draw.Ink) draw.Ink { i.Align = 2; return i }

// x returns where an evening begins.
func (c *ahead) x(plot draw.Box, evening float32) float32 {
	return plot.X + plot.W*evening/float32(len(c.days))
}

func (c *ahead) paintMonths(s *draw.Sketch, plot, below draw.Box) {
	var ticks []tick
	for _, m := range c.months {
		ticks = append(ticks, tick{c.x(plot, m.at) + numbers().Width(m.text)/2, m.text})
	}
	for _, m := range apart(ticks, numbers(), tickGap, plot.X, plot.X+plot.W) {
		s.Label(m.text, m.at, below.Y+below.H/2, numbers())
	}
}

// climb draws the steps of a line, a little beside those that it would hide.
func (c *ahead) climb(s *draw.Sketch, plot draw.Box, up axis, i int) {
	l, wide := c.lines[i], float32(3)
	if i == 0 {
		wide = 4
	}
	var tone color.Color = draw.Tone(kit.SeatInk(l.Symbol))
	aside := (float32(i) - float32(len(c.lines)-1)/2) * 1.6
	y := func(wins int) float32 { return up.at(float64(wins)) + aside }
	before := 0
	for n, wins := range l.wins {
		from, to := c.x(plot, float32(n))+aside, c.x(plot, float32(n+1))+aside
		if wins != before {
			s.Rect(draw.At(from-wide/2, y(wins)-wide/2, wide, y(before)-y(wins)+wide), tone, wide/2)
		}
		s.Rect(draw.At(from-wide/2, y(wins)-wide/2, to-from+wide, wide), tone, wide/2)
		before = wins
	}
}

// paintNames sets the medallions at the ends of the lines, none over another.
func (c *ahead) paintNames(s *draw.Sketch, plot draw.Box, up axis, at draw.Box) {
	var places []float32
	for _, l := range c.lines {
		places = append(places, up.at(float64(l.Person.Wins)))
	}
	r, row := side(15), c.row()
	x := plot.X + plot.W + 6
	for i, y := range spread(places, row, at.Y+row/2, plot.Y+plot.H) {
		medal(s, c.lines[i].Symbol, x+r, y, r)
		left := x + 2*r + 6
		wins := " " + c.app.Texts.Number(c.lines[i].Person.Wins)
		room := min(c.names().Width(c.lines[i].Name), at.X+at.W-left-c.names().Width(wins)) // the number is never cut
		s.Text(c.lines[i].Name, draw.At(left, y-row/2, room, row), c.names())
		s.Text(wins, draw.At(left+room, y-row/2, at.X+at.W-left-room, row), c.names())
	}
}
