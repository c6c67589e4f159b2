package stats

import (
	"slices"
	"testing"
	"time"

	"docent/app/parts"
	"docent/rules"
	"docent/tracker"
)

var july = time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)

// cast are the players of hand-made evenings.
var cast = []tracker.Player{{ID: "a", Name: "Ann"}, {ID: "b", Name: "Bilal", Symbol: 1}, {ID: "c", Name: "Chloé", Symbol: 2}}

// played returns an evening of a day that took so many minutes; the totals are by seat, -1 is out.
func played(day, minutes int, totals ...int) tracker.Summary {
	begun := july.AddDate(0, 0, day)
	s := tracker.Summary{Over: true, Changed: begun.Add(time.Duration(minutes) * time.Minute)}
	s.ID, s.Game, s.Started = begun.Format(time.DateOnly), "trasteros", begun
	s.Players = slices.Clone(cast[:min(len(cast), len(totals))])
	for seat, total := range totals {
		rank := 1
		for _, other := range totals {
			if other > total {
				rank++
			}
		}
		s.Result = append(s.Result, tracker.Result{Seat: rules.Seat(seat), Rank: rank, Total: max(0, total), Out: total < 0})
	}
	slices.SortStableFunc(s.Result, func(a, b tracker.Result) int { return a.Rank - b.Rank })
	return s
}

// Wins count against others only, whoever is out has no score, and a player of the same name on another device is the same.
func TestPeople(t *testing.T) {
	other := played(3, 50, 9, -1)
	other.Players[0] = tracker.Player{ID: "elsewhere", Name: "ANN", Symbol: 4}
	all := []tracker.Summary{other, played(2, 30, 4, 12), played(1, 10, 20), {}, {Header: tracker.Header{Game: "trasteros"}}}
	list := parts.EveningsOf(all, "trasteros")
	if len(list) != 3 || !list[0].Ended.Before(list[1].Ended) || list[1].Minutes != 30 {
		t.Fatalf("the evenings are %+v", list)
	}
	people := parts.PeopleOf(list)
	for i, want := range []parts.Person{
		{Player: other.Players[0], Plays: 3, Against: 2, Wins: 1, Totals: []int{20, 4, 9}},
		{Player: cast[1], Plays: 2, Against: 2, Wins: 1, Totals: []int{12}},
	} {
		got := people[i]
		if got.Player != want.Player || got.Plays != want.Plays || got.Against != want.Against || got.Wins != want.Wins || !slices.Equal(got.Totals, want.Totals) {
			t.Errorf("%d: %+v, want %+v", i, got, want)
		}
	}
}

// A story knows better than the list when an evening ended and how long it took; what lasted for days is not counted.
func TestEveningsWithAStory(t *testing.T) {
	told, left := played(1, 500, 3, 4), played(2, 60*50, 3, 4)
	told.Story = &tracker.Story{Edition: 1, Ended: july.AddDate(0, 0, 4), Seconds: 61*60 + 40}
	empty := played(3, 45, 3, 4)
	empty.Story = &tracker.Story{Edition: 1}
	list := parts.EveningsOf([]tracker.Summary{told, left, empty}, "trasteros")
	var minutes []int
	for _, e := range list {
		minutes = append(minutes, e.Minutes)
	}
	if want := []int{45, 62, 0}; !slices.Equal(minutes, want) {
		t.Errorf("they took %v, want %v", minutes, want)
	}
}

func TestFilters(t *testing.T) {
	all := parts.EveningsOf([]tracker.Summary{played(-400, 60, 1, 2), played(-100, 60, 1, 2, 3), played(-40, 60, 1, 2, 3), played(-2, 60, 1, 2)}, "trasteros")
	chloe := &tracker.Player{ID: "elsewhere", Name: "chloé"}
	for _, c := range []struct {
		name string
		filters
		want int
	}{
		{"all", filters{when: allTime}, 4},
		{"a year", filters{when: oneYear}, 3},
		{"a season", filters{when: season}, 2},
		{"a month", filters{when: month}, 1},
		{"who was there", filters{when: allTime, who: chloe}, 2},
		{"both", filters{when: season, who: chloe}, 1},
		{"nobody", filters{when: allTime, who: &tracker.Player{ID: "x", Name: "Xu"}}, 0},
	} {
		if got := c.of(all, july); len(got) != c.want {
			t.Errorf("%s: %d evenings, want %d", c.name, len(got), c.want)
		}
	}
}

func TestQuartiles(t *testing.T) {
	for _, c := range []struct {
		values           []int
		low, middle, top float64
	}{
		{[]int{7}, 7, 7, 7},
		{[]int{2, 4}, 2.5, 3, 3.5},
		{[]int{1, 2, 3, 4, 5}, 2, 3, 4},
		{[]int{0, 0, 10, 20}, 0, 5, 12.5},
	} {
		if a, b, d := quartile(c.values, 0.25), quartile(c.values, 0.5), quartile(c.values, 0.75); a != c.low || b != c.middle || d != c.top {
			t.Errorf("%v: %v %v %v, want %v %v %v", c.values, a, b, d, c.low, c.middle, c.top)
		}
	}
	if got := median([]int{9, 1, 4, 4}); got != 4 {
		t.Errorf("the median is %d, want 4", got)
	}
}

// An axis has few whole steps that hold all numbers.
func TestAxis(t *testing.T) {
	for _, c := range []struct {
		name              string
		values            []int
		least, most, step int
	}{
		{"nothing", nil, 0, 1, 1},
		{"zeros", []int{0, 0}, 0, 1, 1},
		{"few", []int{1, 3}, 0, 3, 1},
		{"dozens", []int{4, 32}, 0, 40, 10},
		{"far from nothing", []int{41, 55}, 40, 55, 5},
		{"below nothing", []int{-7, 12}, -10, 15, 5},
		{"only below", []int{-7, -3}, -7, -3, 1},
		{"one", []int{48}, 48, 49, 1},
		{"hundreds", []int{20, 409}, 0, 500, 100},
	} {
		a := axisOf(c.values, 0, 100, mostSteps)
		if a.least != c.least || a.most != c.most || a.step != c.step {
			t.Errorf("%s: %d to %d by %d, want %d to %d by %d", c.name, a.least, a.most, a.step, c.least, c.most, c.step)
		}
		if ticks := a.ticks(); len(ticks) > mostSteps+2 || ticks[0] != a.least || ticks[len(ticks)-1] != a.most {
			t.Errorf("%s: ticks %v", c.name, ticks)
		}
		for _, v := range c.values {
			if at := a.at(float64(v)); at < -0.01 || at > 100.01 {
				t.Errorf("%s: %d lies at %v", c.name, v, at)
			}
		}
	}
}

// Places are moved apart as little as it takes, in their order and between the edges.
func TestSpread(t *testing.T) {
	for _, c := range []struct{ places, want []float32 }{
		{[]float32{10, 50}, []float32{10, 50}},
		{[]float32{10, 10, 10}, []float32{10, 30, 50}},
		{[]float32{90, 95}, []float32{80, 100}},
		{[]float32{0, 0, 100, 100, 100}, []float32{0, 20, 60, 80, 100}},
	} {
		if got := spread(c.places, 20, 0, 100); !slices.Equal(got, c.want) {
			t.Errorf("%v: %v, want %v", c.places, got, c.want)
		}
	}
}

// Dots of one value stand beside each other, also where many are.
func TestSwarm(t *testing.T) {
	x := axisOf([]int{0, 10}, 0, 100, mostSteps)
	for _, values := range [][]int{{4, 4}, {0, 0, 0, 0, 0, 0, 0}, {1, 1, 2, 2, 2, 10}} {
		list := swarm(values, x, 9, 10)
		for i, a := range list {
			if a.Y < -10 || a.Y > 10 {
				t.Errorf("%v: a dot at %v", values, a)
			}
			if slices.Contains(list[:i], a) {
				t.Errorf("%v: two dots at %v", values, a)
			}
		}
	}
}

// The wins are added up evening by evening; of evenings alone there are none.
func TestAhead(t *testing.T) {
	list := parts.EveningsOf([]tracker.Summary{played(1, 60, 5, 2, 1), played(2, 60, 9), played(3, 60, 1, 7), played(4, 60, 8, 8, -1)}, "trasteros")
	a := words(t, "en")
	c := newAhead(a, list, parts.PeopleOf(list))
	for i, want := range [][]int{{1, 1, 2}, {0, 1, 2}, {0, 0, 0}} {
		if got := c.lines[i].wins; !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", c.lines[i].Name, got, want)
		}
	}
	if got, want := c.words(), "Who’s ahead, Ann 2, Bilal 2, Chloé 0"; got != want {
		t.Errorf("it reads %q, want %q", got, want)
	}
	if len(c.months) != 1 || c.months[0].text != "Jul" {
		t.Errorf("the months are %v", c.months)
	}
	if alone := parts.EveningsOf([]tracker.Summary{played(1, 60, 9)}, "trasteros"); newAhead(a, alone, parts.PeopleOf(alone)) != nil {
		t.Error("somebody is ahead of nobody")
	}
}
