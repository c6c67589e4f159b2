package tracker

import (
	"bytes"
	"encoding/json"
	"io"
	"slices"

	"docent/rules"
)

// veiled reports whether a position holds what the shared screen does not show.
func veiled(position rules.Position) bool {
	return !bytes.Equal(position.JSON(), position.View(rules.Table).JSON())
}

// HasSecrets reports whether Export would tell what somebody may still keep to himself: a
// sealed answer, a hand, a role that is not revealed yet, or one that was taken back. Once
// the game is over nothing is secret any more but what concerns one seat alone: its notes.
func (p *Play) HasSecrets() bool {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return p.journal.veiled()
}

func (j *journal) veiled() bool {
	for _, n := range j.nodes {
		if n != nil && j.personal(n.Entry) {
			return true
		}
	}
	stands := j.position(j.line.head())
	if stands.Over() {
		return false
	}
	if veiled(stands) {
		return true
	}
	followed := make(map[int]bool, len(j.nodes))
	for _, n := range j.nodes {
		if n != nil {
			followed[n.Parent] = true
		}
	}
	for _, n := range j.nodes {
		if n != nil && !followed[n.ID] && (n.lost || veiled(j.position(n.ID))) {
			return true
		}
	}
	return false
}

// public returns how far along its line the journal can be shown to everybody: up to the last
// moment at which nobody had a secret left. What was secret after a move that cannot be
// played any more is not known.
func (j *journal) public() int {
	at := j.line.at
	if j.position(j.line.head()).Over() {
		return at
	}
	for at > 0 && (!j.stands(j.line.id(at)) || veiled(j.position(j.line.id(at)))) {
		at--
	}
	return at
}

// PublicMoves returns how many moves ExportPublic writes, and how many somebody made up to where
// the play stands.
func (p *Play) PublicMoves() (public, all int) {
	p.mu.RLock()
	defer p.mu.RUnlock()
	shown := p.journal.shown()
	return shown.made(shown.line.id(shown.public())), p.journal.made(p.journal.line.head())
}

// ExportPublic writes the play as a .docent file like Export, up to the last moment at which
// nobody had a secret left, without undone branches and without what concerns one seat alone,
// which is left out also of a game that is over. Nothing in it depends on what is
// still secret, no hash either: a sealed answer cannot be found by trying all.
func (p *Play) ExportPublic(w io.Writer) error {
	p.mu.RLock()
	defer p.mu.RUnlock()
	shown := p.journal.shown()
	ids := shown.line.ids[:shown.public()]
	entries := make([]Entry, len(ids))
	last := 0
	for i, id := range ids {
		entries[i], last = shown.node(id).recorded(), id
	}
	head := shown.fileHeader(p.header, last, last)
	if veiled(shown.position(last)) { // nothing but the set-up is left
		head.Position = nil
	}
	return writeFile(w, head, entries)
}

// personal reports whether an entry concerns nobody but its seat.
func (j *journal) personal(e Entry) bool { return rules.Personal(j.start.Game(), e.Move.Kind) }

// shown returns the journal as others may know it: the line up to where it stands, played anew
// without what concerns one seat alone; where that cannot be played, up to there. A journal that
// holds nothing of the kind is its own.
func (j *journal) shown() *journal {
	line := j.line.ids[:j.line.at]
	if !slices.ContainsFunc(line, func(id int) bool { return j.personal(j.node(id).Entry) }) {
		return j
	}
	anew := newJournal(j.start, j.edition)
	at, made := j.start, 0
	for _, id := range line {
		n := j.node(id)
		if j.personal(n.Entry) {
			continue
		}
		after, events, err := at.Play(n.Move)
		if err != nil || n.lost || n.Author == Carried {
			break
		}
		if at = after; !n.Auto() {
			made++
		}
		fresh := &node{position: after, made: made, kept: events, Entry: n.Entry}
		fresh.ID, fresh.Parent, fresh.Hash, fresh.Events = len(anew.nodes)+1, len(anew.nodes), hashOf(after), events
		anew.add(fresh)
		anew.line.ids = append(anew.line.ids, fresh.ID)
	}
	anew.line.at = len(anew.line.ids)
	return &anew
}

// isSecret reports whether a move on a position is one that others are not to see: what a
// secret offer asks or a secret sheet corrects, or, where there are secrets, what nobody
// offered.
func isSecret(before rules.Position, m rules.Move) bool {
	offers := before.Offers()
	if m.Kind == rules.Correct {
		offers = before.Corrections()
	}
	offered := false
	for _, o := range offers {
		if o.Kind != m.Kind || !isOn(o, m) {
			continue
		}
		if o.Secret {
			return true
		}
		offered = true
	}
	return !offered && veiled(before)
}

// isOn reports whether a correction is of that sheet; other moves are of every offer.
func isOn(o rules.Offer, m rules.Move) bool {
	var sheet struct {
		On rules.Thing `json:"on"`
	}
	if m.Kind != rules.Correct {
		return true
	}
	return json.Unmarshal(m.Data, &sheet) == nil && len(o.About) > 0 && o.About[0] == sheet.On
}
