package tracker

import (
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
	"unicode/utf8"

	"github.com/google/uuid"

	"docent/rules"
)

// Box is one physical copy of a game and what is known of its pieces.
type Box struct {
	ID      string // a UUID
	Game    rules.GameID
	Name    string
	Things  rules.Box // what a store keeps; a Tracker shows what the game understands of it
	Changed time.Time
}

// LongestName is the most characters of a box's name.
const LongestName = 40

var (
	// ErrNoBox means that no such box is kept.
	ErrNoBox error = NewStoreError("no-box", nil)
	// ErrName is returned where a box cannot be called so: nothing to be seen, or more than LongestName.
	ErrName = errors.New("tracker: no name for a box")
)

// cupboard is the part of a Tracker that keeps the boxes.
type cupboard struct {
	store Store
	games func(rules.GameID) (rules.Game, bool)
	now   func() time.Time

	boxes sync.Mutex // held from reading a box to keeping it changed
}

// Boxes lists the boxes of a game, the one last changed first. Pieces that this edition of
// the game does not understand are kept, but not shown.
func (t *cupboard) Boxes(game rules.Game) ([]Box, error) {
	all, err := t.store.Boxes()
	if err != nil {
		return nil, err
	}
	all = slices.DeleteFunc(all, func(b Box) bool { return b.Game != game.ID() })
	for i := range all {
		all[i] = t.shown(all[i])
	}
	return all, nil
}

// understood parts what a box says into what the game understands and the rest.
func understood(game rules.Game, things rules.Box) (sound, rest rules.Box) {
	sound, rest = rules.Box{}, rules.Box{}
	for thing, raw := range things {
		if game.CheckBox(rules.Box{thing: raw}) == nil {
			sound[thing] = raw
		} else {
			rest[thing] = raw
		}
	}
	return sound, rest
}

// shown returns a box with only what its game understands, under a name that can be shown.
func (t *cupboard) shown(b Box) Box {
	b.Name = Plain(b.Name)
	if game, ok := t.games(b.Game); ok {
		b.Things, _ = understood(game, b.Things)
	}
	return b
}

// Box reads one box. The error of one that is not kept is ErrNoBox.
func (t *cupboard) Box(id string) (Box, error) {
	b, err := t.keptBox(id)
	if err != nil {
		return Box{}, err
	}
	return t.shown(b), nil
}

// keptBox reads one box with all that is kept of it.
func (t *cupboard) keptBox(id string) (Box, error) {
	all, err := t.store.Boxes()
	if err != nil {
		return Box{}, err
	}
	i := slices.IndexFunc(all, func(b Box) bool { return b.ID == id })
	if i < 0 {
		return Box{}, ErrNoBox
	}
	return all[i], nil
}

// NewBox begins a box of which nothing is known. Where the game has one of that name
// already, a number is added. It fails with ErrName or a *StoreError.
func (t *cupboard) NewBox(game rules.Game, name string) (Box, error) {
	t.boxes.Lock()
	defer t.boxes.Unlock()
	return t.addBox(Box{ID: uuid.NewString(), Game: game.ID(), Name: Plain(name), Things: rules.Box{}})
}

// addBox keeps a new box under a name of its own.
func (t *cupboard) addBox(b Box) (Box, error) {
	if !nameable(b.Name) {
		return Box{}, ErrName
	}
	all, err := t.store.Boxes()
	if err != nil {
		return Box{}, err
	}
	taken := func(name string) bool {
		return slices.ContainsFunc(all, func(o Box) bool { return o.Game == b.Game && strings.EqualFold(o.Name, name) })
	}
	for base, n := b.Name, 2; taken(b.Name); n++ {
		suffix := " " + strconv.Itoa(n)
		letters := []rune(base)
		b.Name = string(letters[:min(len(letters), LongestName-len(suffix))]) + suffix
	}
	return t.saveBox(b)
}

func (t *cupboard) saveBox(b Box) (Box, error) {
	b.Changed = t.clock()
	return b, t.store.SaveBox(b)
}

func nameable(name string) bool {
	return name != "" && Plain(name) == name && utf8.RuneCountInString(name) <= LongestName
}

// changeBox reads a box with all that is kept of it, changes it and keeps it.
func (t *cupboard) changeBox(id string, change func(*Box) error) (Box, error) {
	t.boxes.Lock()
	defer t.boxes.Unlock()
	b, err := t.keptBox(id)
	if err != nil {
		return Box{}, err
	}
	if err := change(&b); err != nil {
		return Box{}, err
	}
	b, err = t.saveBox(b)
	return t.shown(b), err
}

// RenameBox calls a box otherwise.
func (t *cupboard) RenameBox(id, name string) (Box, error) {
	return t.changeBox(id, func(b *Box) error {
		b.Name = Plain(name)
		if !nameable(b.Name) {
			return ErrName
		}
		return nil
	})
}

// RemoveBox forgets a box. Plays that were begun with it keep what it said.
func (t *cupboard) RemoveBox(id string) error {
	t.boxes.Lock()
	defer t.boxes.Unlock()
	return t.store.RemoveBox(id)
}

// SetPiece keeps what a piece of a box says, as its form was answered; what says
// nothing is forgotten. It fails with a *rules.PieceError where no form could have
// given the answers. What this edition does not understand stays until something else is said.
func (t *cupboard) SetPiece(id string, thing rules.Thing, answers rules.Answers) (Box, error) {
	return t.SetPieces(id, map[rules.Thing]rules.Answers{thing: answers})
}

// SetPieces keeps what several pieces say, all at once or, where one fails, none.
func (t *cupboard) SetPieces(id string, said map[rules.Thing]rules.Answers) (Box, error) {
	return t.changeBox(id, func(b *Box) error {
		game, err := t.gameOf(b.Game)
		if err != nil {
			return err
		}
		for thing, answers := range said {
			raw, err := game.Print(thing, answers)
			if err != nil {
				return err
			}
			if was := b.Things[thing]; raw == nil && was != nil && game.CheckBox(rules.Box{thing: was}) != nil {
				continue // its form was empty before: nothing was forgotten
			}
			b.put(thing, raw)
		}
		return nil
	})
}

func (b *Box) put(thing rules.Thing, raw json.RawMessage) {
	b.Things = maps.Clone(b.Things)
	if raw == nil {
		delete(b.Things, thing)
		return
	}
	if b.Things == nil {
		b.Things = rules.Box{}
	}
	b.Things[thing] = raw
}

func (t *cupboard) gameOf(id rules.GameID) (rules.Game, error) {
	game, ok := t.games(id)
	if !ok {
		return nil, &StoreError{Notice{"error.store.unknown-game", map[string]any{"game": string(id)}}, nil}
	}
	return game, nil
}

// Learnt returns what a box would say of the pieces of which the play knows more or other.
// With the box that the play was begun with, only what was found since then counts:
// what somebody set right in the box meanwhile stays. Without a box it is all that the
// play knows.
func (t *Tracker) Learnt(p *Play, box string) (rules.Box, error) {
	game, err := t.gameOf(p.header.Game)
	if err != nil {
		return nil, err
	}
	var kept rules.Box
	if box != "" {
		b, err := t.Box(box)
		if err != nil {
			return nil, err
		}
		if b.Game != p.header.Game {
			return nil, ErrNoBox
		}
		kept = b.Things
	}
	var began rules.Box
	if box != "" && box == p.header.Box {
		began, _ = understood(game, p.header.Setup.Box)
	}
	return learnt(game, began, kept, p.Position().Facts())
}

// learnt merges facts into what is kept, field by field: what is as when the play
// began was not found out by it.
func learnt(game rules.Game, began, kept, facts rules.Box) (rules.Box, error) {
	fresh := rules.Box{}
	for thing, raw := range facts {
		var of [4]rules.Answers
		for i, known := range []json.RawMessage{raw, nil, began[thing], kept[thing]} {
			answers, err := game.PrintAnswers(thing, known)
			if err != nil {
				return nil, err
			}
			of[i] = answers
		}
		found, unknown, before, now := of[0], of[1], of[2], of[3]
		more := false
		for name, value := range found {
			if slices.Equal(value, unknown[name]) || slices.Equal(value, before[name]) || slices.Equal(value, now[name]) {
				continue
			}
			now[name], more = value, true
		}
		if !more {
			continue
		}
		said, err := game.Print(thing, now)
		if err != nil {
			return nil, err
		}
		fresh[thing] = said
	}
	return fresh, nil
}

// Enrich merges what a play learnt into a box, and gives what was new.
func (t *Tracker) Enrich(p *Play, box string) (rules.Box, error) {
	fresh, err := t.Learnt(p, box)
	if err != nil || len(fresh) == 0 {
		return nil, err
	}
	_, err = t.changeBox(box, func(b *Box) error {
		for thing, raw := range fresh {
			b.put(thing, raw)
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	return fresh, nil
}
