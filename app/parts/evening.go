package parts

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"docent/rules"
	"docent/tracker"
)

// Evening is a finished play.
type Evening struct {
	tracker.Summary
	Ended   time.Time
	Minutes int // 0 where nobody knows
}

// longestEvening is the most that a play without a story can have taken: else it was left and gone on with another day.
const longestEvening = 12 * time.Hour

// EveningsOf lists the finished plays of a game, the first first.
func EveningsOf(all []tracker.Summary, game rules.GameID) []Evening {
	return Evenings(slices.DeleteFunc(slices.Clone(all), func(s tracker.Summary) bool { return s.Game != game }))
}

// Evenings lists the finished plays of every game, the first first.
func Evenings(all []tracker.Summary) []Evening {
	var list []Evening
	for _, s := range all {
		if !s.Over || len(s.Result) == 0 {
			continue
		}
		e := Evening{Summary: s, Ended: s.Changed}
		took := s.Changed.Sub(s.Started)
		if s.Story.Whole() {
			e.Ended, took = s.Story.Ended, time.Duration(s.Story.Seconds)*time.Second
		}
		if took > 0 && took < longestEvening {
			e.Minutes = int(took.Round(time.Minute) / time.Minute)
		}
		list = append(list, e)
	}
	slices.SortStableFunc(list, func(a, b Evening) int {
		return cmp.Or(a.Ended.Compare(b.Ended), strings.Compare(a.ID, b.ID))
	})
	return list
}

// Against reports whether somebody else could have won.
func (e Evening) Against() bool { return len(e.Result) > 1 }

// Margin returns by how many points the first was ahead of the second; false where points decide nothing.
func (e Evening) Margin() (points int, ok bool) {
	if !e.Against() || e.Result[0].Out || e.Result[1].Out || e.Result[0].Total <= 1 {
		return 0, false
	}
	return e.Result[0].Total - e.Result[1].Total, true
}

// Won reports whether a result is a victory over others.
func (e Evening) Won(r tracker.Result) bool { return e.Against() && r.Rank == 1 && !r.Out }

// Player returns who sat at a seat; false where the file names nobody.
func (e Evening) Player(seat rules.Seat) (tracker.Player, bool) {
	if seat < 0 || int(seat) >= len(e.Players) {
		return tracker.Player{}, false
	}
	return e.Players[seat], true
}

// Mentions lists what the story of the evening keeps under a key.
func (e Evening) Mentions(key rules.Key) []tracker.Mention {
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

// Person is a player of several evenings, called as in the last of them.
type Person struct {
	tracker.Player
	Plays   int
	Against int // others
	Wins    int
	Totals  []int // of the evenings that counted, the first first
}

// Is reports whether a player is this person: by the ID, or by the name on another device.
func (p Person) Is(who tracker.Player) bool {
	return p.ID == who.ID || strings.EqualFold(p.Name, who.Name)
}

// PeopleOf counts what everybody did, who won most first.
func PeopleOf(evenings []Evening) []Person {
	var list []Person
	for _, e := range evenings {
		for _, r := range e.Result {
			who, ok := e.Player(r.Seat)
			if !ok {
				continue
			}
			at := PersonAt(list, who)
			if at < 0 {
				at, list = len(list), append(list, Person{})
			}
			list[at].add(e, r, who)
		}
	}
	slices.SortStableFunc(list, func(a, b Person) int { return cmp.Or(b.Wins-a.Wins, b.Plays-a.Plays) })
	return list
}

func (p *Person) add(e Evening, r tracker.Result, who tracker.Player) {
	p.Player = who
	p.Plays++
	if e.Against() {
		p.Against++
	}
	if e.Won(r) {
		p.Wins++
	}
	if !r.Out {
		p.Totals = append(p.Totals, r.Total)
	}
}

// PersonAt finds a player among people, -1 where it is none of them.
func PersonAt(list []Person, who tracker.Player) int {
	return slices.IndexFunc(list, func(p Person) bool { return p.Is(who) })
}
