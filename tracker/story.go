package tracker

import (
	"fmt"
	"log/slog"
	"runtime/debug"
	"slices"
	"time"

	"docent/rules"
)

// storyEdition counts how stories are told; those of another edition are told again.
const storyEdition = 1

// Story holds what statistics show of a play that is over. It is worked out of the journal and can be worked out again.
type Story struct {
	Edition  int       `json:"edition"`
	Ended    time.Time `json:"ended,omitzero"` // when the last move was made; zero where the moves cannot be played any more
	Seconds  int       `json:"seconds,omitzero"`
	Turn     *Turn     `json:"turn,omitempty"`
	Mentions []Mention `json:"mentions,omitempty"`
}

// Mention is a figure and the entry that it came with.
type Mention struct {
	rules.Figure
	Entry int `json:"entry"`
}

// Turn is how the winner came from last to first.
type Turn struct {
	Seat   rules.Seat `json:"seat"`
	Behind int        `json:"behind"` // the most that the seat was behind who led, while it was last alone
	Entry  int        `json:"entry"`  // with which it took the lead for good
}

// Whole reports whether all moves could be played when the story was told.
func (s *Story) Whole() bool { return s != nil && !s.Ended.IsZero() }

// story walks a line of the journal and nodes that follow it; nil where the play is not over. No fault of a game in
// it costs a move: then nothing is told.
func (j *journal) story(h Header, l line, made []*node) (s *Story) {
	defer func() {
		if cause := recover(); cause != nil {
			slog.Error("no story was told", "play", h.ID, "cause", fmt.Sprint(cause), "stack", string(debug.Stack()))
			s = &Story{Edition: storyEdition}
		}
	}()
	return j.tell(h, l, made)
}

func (j *journal) tell(h Header, l line, made []*node) *Story {
	fresh := map[int]*node{}
	for _, n := range made {
		fresh[n.ID] = n
	}
	s, at, last := &Story{Edition: storyEdition}, j.start, h.Started
	var course course
	var played time.Duration
	for _, id := range l.ids[:l.at] {
		n := fresh[id]
		if n == nil {
			n = j.node(id)
		}
		if n == nil || n.lost {
			continue
		}
		next := j.after(at, n)
		if next == nil {
			return &Story{Edition: storyEdition}
		}
		for _, f := range rules.Figures(at, next, n.Events) {
			s.Mentions = append(s.Mentions, Mention{f, id})
		}
		course.add(id, rules.Standing(next))
		played += min(max(n.At.Sub(last), 0), longestPause)
		at, last = next, n.At
	}
	if at == nil || !at.Over() {
		return nil
	}
	s.Ended, s.Seconds = last, int(played.Seconds())
	s.Turn = course.turn(at.Scores())
	return s
}

// after returns the position after a node, played again from the one before it where it is not kept.
func (j *journal) after(before rules.Position, n *node) rules.Position {
	switch {
	case n.position != nil:
		return n.position
	case before == nil:
		return nil
	}
	next, _, err := j.follow(before, n.Entry)
	if err != nil {
		return nil
	}
	return next
}

// course holds how each seat stood in the course of a play.
type course struct {
	entries []int
	had     [][]int
}

func (c *course) add(entry int, has []int) {
	if len(has) > 1 && (len(c.had) == 0 || !slices.Equal(c.had[len(c.had)-1], has)) {
		c.entries, c.had = append(c.entries, entry), append(c.had, has)
	}
}

// turn returns how the winner came from behind; nil where nobody won alone or who did was never last.
func (c *course) turn(scores []rules.Score) *Turn {
	if len(scores) < 2 || scores[0].Out || scores[1].Rank == scores[0].Rank {
		return nil
	}
	t := &Turn{Seat: scores[0].Seat}
	for i, has := range c.had {
		others := slices.Delete(slices.Clone(has), int(t.Seat), int(t.Seat)+1)
		own := has[t.Seat]
		if own < slices.Min(others) {
			t.Behind, t.Entry = max(t.Behind, slices.Max(others)-own), 0
		}
		switch {
		case own <= slices.Max(others):
			t.Entry = 0
		case t.Entry == 0:
			t.Entry = c.entries[i]
		}
	}
	if t.Behind == 0 || t.Entry == 0 {
		return nil
	}
	return t
}

// TellStories works out the stories of finished plays that have none yet, and keeps them. No play is changed: what is
// not all there, or makes Docent fail, gets an empty story. It ends early where stop says so, and returns how many it told.
func (t *Tracker) TellStories(stop func() bool) (int, error) {
	all, err := t.store.List()
	if err != nil {
		return 0, err
	}
	told := 0
	for _, s := range all {
		if !s.Untold() {
			continue
		}
		if stop() {
			break
		}
		saved, err := t.store.Load(s.ID)
		if err != nil {
			return told, err
		}
		if err := t.store.Tell(s.ID, saved.Head, t.storyOf(saved)); err != nil {
			return told, err
		}
		told++
	}
	return told, nil
}

// Untold reports whether a play is over and its story is missing, or told in another edition.
func (s Summary) Untold() bool {
	return s.Over && (s.Story == nil || s.Story.Edition != storyEdition)
}

// storyOf tells the story of a kept play without opening it.
func (t *Tracker) storyOf(saved Saved) (s Story) {
	none := Story{Edition: storyEdition}
	defer func() {
		if cause := recover(); cause != nil {
			slog.Error("no story was told", "play", saved.Header.ID, "cause", fmt.Sprint(cause), "stack", string(debug.Stack()))
			s = none
		}
	}()
	game, known := t.games(saved.Header.Game)
	if !known || saved.Header.seated() != nil {
		return none
	}
	r, err := revive(game, saved, reopen)
	if err != nil || !r.whole {
		return none
	}
	if told := r.story(saved.Header, r.line, nil); told != nil {
		return *told
	}
	return none
}
