// Package rules is the contract between a game and everything around it.
//
// A game fills one Spec with its own state type; Define wraps it into the plain
// interfaces Game, Position, View and Sim that the tracker and the screens use for
// all games alike. Inside a game the compiler checks everything; at the border
// everything is JSON: what a form answers, what the journal keeps and what a shared
// file holds are one object.
//
// The package knows no clock, no file, no widget and no random source: chance and
// time enter as answers.
//
//	rules.go     the words of the contract: moves, offers, fields, events, refusals
//	spec.go      what a game fills in
//	game.go      the erased side: Game, Position, View, Sim
//	define.go    Define: the checks made once, at start
//	position.go  playing: the immutable positions of a defined game
//	answers.go   answers into actions and back
//	setter.go    an answer into a variable
//	read.go      actions read from canonical JSON
//	fields.go    blanks, their ranges and their judge
//	blanks.go    memory for blanks, used again
//	settings.go  the set-up form read from a struct's tags
//	pieces.go    what a box of the game says
//	countdown.go clocks that run at the table
//	menu.go      offers collected, each judged by its own Check
//	fix.go       corrections: one sheet per thing
//	via.go       fields of sheets that are not one plain variable
//	turn.go      who may choose now
//	agenda.go    what is still to happen
//	refusals.go  refusals made once for each thing that they may be about
//	copy.go      the copy made before every change
//	sim.go       one copy played in place
//	figure.go    numbers of a play that statistics show
//	upgrade.go   what other editions of a game recorded
//	shape.go     how a game spells what is kept
//	things.go    nouns
//	words.go     enumerations as words
//	find.go      looking through lists
package rules

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

type (
	// GameID names a game's package, its translations and its journal header.
	GameID string
	// Kind names an action in the journal. It is never renamed, only retired.
	Kind string
	// RuleID is a row of a game's Book, such as "TL-BID-3".
	RuleID string
	// Key is the last part of a message id in assets/translations.
	Key string
	// Seat is a place at the table, counted from 0.
	Seat int
)

// Table is the seat of what no single player does.
const Table Seat = -1

// Rule is one row of a Book. Its texts live in assets/rulebooks.
type Rule struct {
	ID      RuleID
	Section string // the chapter of the printed rulebook
}

// Chapter lists the rules that a chapter of the printed rulebook says, for a Book.
func Chapter(section string, ids ...RuleID) []Rule {
	rows := make([]Rule, len(ids))
	for i, id := range ids {
		rows[i] = Rule{ID: id, Section: section}
	}
	return rows
}

// Event is something that happened and is told. Nothing is rebuilt from it.
type Event struct {
	Rule  RuleID  `json:"rule,omitzero"`
	Seat  Seat    `json:"seat"`
	Key   Key     `json:"key"`
	About []Thing `json:"about,omitempty"`
	Only  bool    `json:"only,omitzero"` // told to Seat alone
}

// Refusal records that a rule forbids something, and whose correction sheet helps if
// the table looks different. It is an error whose text is for the log, not for people.
type Refusal struct {
	Rule  RuleID
	Key   Key
	About []Thing
	Fix   Thing
}

func (r *Refusal) Error() string {
	parts := make([]string, len(r.About))
	for i, t := range r.About {
		parts[i] = string(t)
	}
	return fmt.Sprintf("rules: refused by %s: %s %s", r.Rule, r.Key, strings.Join(parts, " "))
}

// Asks is who answers an offer.
type Asks uint8

const (
	// Choice is decided by a player.
	Choice Asks = iota
	// Chance is decided by a die, a card or a draw; somebody types it in or asks the app to draw.
	Chance
	// Clock is answered by the time: the seconds left of the game's Countdown, in the blank
	// LeftField. Somebody who holds a watch may answer it too.
	Clock
	// Auto is decided by nobody: the referee's own next step.
	Auto
	// Correction declares that the table really looks like this.
	Correction
)

// Move holds what the journal keeps. Data is the canonical JSON of the action.
type Move struct {
	Seat Seat            `json:"seat"`
	Kind Kind            `json:"kind"`
	Data json.RawMessage `json:"data"`
}

// Answers fills the blanks of an offer: what a form, a tap or a phone posts.
type Answers map[string][]string

// Box holds what a physical copy of a game says: "tile:7" to its JSON.
type Box map[Thing]json.RawMessage

// Setup starts a play.
type Setup struct {
	Seats   int             `json:"seats"`
	First   Seat            `json:"first"`             // the starting player
	Options json.RawMessage `json:"options,omitempty"` // the game's Options; absent means its defaults
	Box     Box             `json:"box,omitempty"`
}

// Option is one value that a field may take.
type Option struct {
	Value  string
	Copies int // how many are left, for "draw for us"; 0 where nobody can know
}

// Field is one blank of an offer: a number in Min..Max, one of Options, with Many
// Min..Max of them, or a line of at most Text characters.
type Field struct {
	Name     string // its JSON name in the action
	Of       string // the noun it ranges over, or that a text spells; a tapped thing answers it by "Of:Value"
	Min, Max int
	Options  []Option
	Many     bool
	Text     int    // the most characters of a free text
	Open     bool   // the example is no suggestion: a form starts empty
	Ends     bool   // asked last: answering it plays the offer
	Rule     RuleID // the ruling a house rule or a setting stands for
}

// Offer is a move that may be made now, possibly with blanks.
type Offer struct {
	Kind    Kind
	Seat    Seat
	Asks    Asks
	Rule    RuleID
	About   []Thing // fills the label "<game>.offer.<kind>"
	On      []Thing // what a board lights up and takes the tap for
	Secret  bool    // answered on a covered screen or the player's own phone
	Aside   bool    // not what the moment asks: screens keep it in a menu
	Fields  []Field
	Refused *Refusal // greyed with its reason; playing it is refused by exactly this rule

	action any // an Action[S], legal as it stands unless Refused
	info   *kindInfo
	sheet  *correction
}

// Now says in one line where the play stands.
type Now struct {
	Seat  Seat // whose turn it is; Table when nobody's
	Phase Key  // text "<game>.phase.<key>"
	About []Thing
	Round int // from 1; 0 where the game counts none
}

// Score is one seat's result: a place, a total and every reason for it.
type Score struct {
	Seat  Seat
	Rank  int // 1 is best; equal ranks share the place
	Total int
	Lines []Line
	Tie   []Line // what broke a tie, in the order compared; empty where nothing was tied
	Out   bool   // does not score: wins nothing, whatever its rank
}

// Line is one reason of a score.
type Line struct {
	Rule   RuleID
	Key    Key // text "<game>.score.<key>"
	About  []Thing
	Points int
}

// Log collects what an action tells.
type Log struct {
	events []Event
	silent bool
}

// Silent reports whether nobody reads what is told: a long list need not be made.
func (l *Log) Silent() bool { return l.silent }

// Tell adds an event that everybody may read.
func (l *Log) Tell(rule RuleID, seat Seat, key Key, about ...Thing) {
	if !l.silent { // cloned, so that what nobody reads is not allocated
		l.events = append(l.events, Event{Rule: rule, Seat: seat, Key: key, About: slices.Clone(about)})
	}
}

// Whisper adds an event for that seat's eyes only.
func (l *Log) Whisper(rule RuleID, seat Seat, key Key, about ...Thing) {
	if !l.silent {
		l.events = append(l.events, Event{Rule: rule, Seat: seat, Key: key, About: slices.Clone(about), Only: true})
	}
}

// For lists the offers that a tap on the thing answers: those lit up On it and
// those with a blank that it fills.
func For(offers []Offer, thing Thing) []Offer {
	var found []Offer
	for _, o := range offers {
		if o.takes(thing) {
			found = append(found, o)
		}
	}
	return found
}

func (o Offer) takes(thing Thing) bool {
	if slices.Contains(o.On, thing) {
		return true
	}
	noun, id, named := strings.Cut(string(thing), ":")
	return named && slices.ContainsFunc(o.Fields, func(f Field) bool {
		return f.Of == noun && noun != "" && slices.ContainsFunc(f.Options, func(v Option) bool { return v.Value == id })
	})
}
