package stats

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"docent/rules"
	"docent/tracker"
)

// evening is a finished play.
type evening struct {
	tracker.Summary
	ended   time.Time
	minutes int // 0 where nobody knows
}

// longestEvening is the most that a play without a story can have taken: else it was left and gone on with another day.
const longestEvening = 12 * time.Hour

// eveningsOf lists the finished plays of a game, the first first.
func eveningsOf(all []tracker.Summary, game rules.GameID) []evening {
	var list []evening
	for _, s := range all {
		if s.Game != game || !s.Over || len(s.Result) == 0 {
			continue
		}
		e := evening{Summary: s, ended: s.Changed}
		took := s.Changed.Sub(s.Started)
		if s.Story.Whole() {
			e.ended, took = s.Story.Ended, time.Duration(s.Story.Seconds)*time.Second
		}
		if took > 0 && took < longestEvening {
			e.minutes = int(took.Round(time.Minute) / time.Minute)
		}
		list = append(list, e)
	}
	slices.SortStableFunc(list, func(a, b evening) int {
		return cmp.Or(a.ended.Compare(b.ended), strings.Compare(a.ID, b.ID))
	})
	return list
}

// against reports whether somebody else could have won.
func (e evening) against() bool { return len(e.Result) > 1 }

// won reports whether a result is a victory over others.
func (e evening) won(r tracker.Result) bool { return e.against() && r.Rank == 1 && !r.Out }

// player returns who sat at a seat; false where the file names nobody.
func (e evening) player(seat rules.Seat) (tracker.Player, bool) {
	if seat < 0 || int(seat) >= len(e.Players) {
		return tracker.Player{}, false
	}
	return e.Players[seat], true
}

// mentions lists what the story of the evening keeps under a key.
func (e evening) mentions(key rules.Key) []tracker.Mention {
	var list []tracker.Mention
	if e.Story == nil {
		return nil
	}
	for _, m := range e.Story.Mentions {
		if m.Key == key {
			list = append(list, m)
		}
	}
	return list
}

// person is a player of several evenings, called as in the last of them.
type person struct {
	tracker.Player
	plays   int
	against int // others
	wins    int
	totals  []int // of the evenings that counted, the first first
}

// is reports whether a player is this person: by the ID, or by the name on another device.
func (p person) is(who tracker.Player) bool {
	return p.ID == who.ID || strings.EqualFold(p.Name, who.Name)
}

// peopleOf counts what everybody did, who won most first.
func peopleOf(evenings []evening) []person {
	var list []person
	for _, e := range evenings {
		for _, r := range e.Result {
			who, ok := e.player(r.Seat)
			if !ok {
				continue
			}
			at := personAt(list, who)
			if at < 0 {
				at, list = len(list), append(list, person{})
			}
			list[at].add(e, r, who)
		}
	}
	slices.SortStableFunc(list, func(a, b person) int { return cmp.Or(b.wins-a.wins, b.plays-a.plays) })
	return list
}

func (p *person) add(e evening, r tracker.Result, who tracker.Player) {
	p.Player = who
	p.plays++
	if e.against() {
		p.against++
	}
	if e.won(r) {
		p.wins++
	}
	if !r.Out {
		p.totals = append(p.totals, r.Total)
	}
}

// personAt finds a player among people, -1 where it is none of them.
func personAt(list []person, who tracker.Player) int {
	return slices.IndexFunc(list, func(p person) bool { return p.is(who) })
}

// quartile returns the value below which a share of sorted values lies, between two of them where need be.
func quartile(sorted []int, share float64) float64 {
	at := share * float64(len(sorted)-1)
	low := int(at)
	if low+1 >= len(sorted) {
		return float64(sorted[len(sorted)-1])
	}
	return float64(sorted[low]) + (at-float64(low))*float64(sorted[low+1]-sorted[low])
}

// median returns the middle value, rounded.
func median(values []int) int {
	sorted := slices.Sorted(slices.Values(values))
	return int(quartile(sorted, 0.5) + 0.5)
}
