package tracker

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"slices"

	"docent/rules"
)

// ErrStale means that the table has moved on since a seat was asked: what was answered is asked no more, or otherwise.
// Nothing was played.
var ErrStale error = staleError{}

type staleError struct{}

func (staleError) Error() string { return "tracker: the table has moved on" }

// Notify returns it in words.
func (staleError) Notify() Notice { return Notice{Key: "error.stale"} }

// Ask holds what a seat is asked at one moment, and what it may know then.
type Ask struct {
	Change int    // counts the changes of the play since it was opened
	Head   int    // the entry that the play stands on
	Stamp  string // names what is asked: as long as it is the same, other seats' moves change nothing
	View   rules.View
	Offers []rules.Offer // the seat's own first, then the table's; without those of the clock and of the referee
	Line   []Entry       // up to the head
}

// Ask returns what a seat is asked now, all of it of one moment. For rules.Table it holds the offers of no seat.
func (p *Play) Ask(seat rules.Seat) Ask {
	p.mu.RLock()
	defer p.mu.RUnlock()
	return askOf(p, seat)
}

func askOf(p *Play, seat rules.Seat) Ask {
	head := p.journal.line.head()
	view := p.journal.position(head).View(seat)
	a := Ask{Change: p.change, Head: head, View: view, Line: p.journal.played(), Offers: asked(view.Offers(), seat)}
	a.Stamp = stampOf(p, seat, a)
	return a
}

// asked returns the offers that somebody at a seat answers: those of the seat, then the table's.
func asked(offers []rules.Offer, seat rules.Seat) []rules.Offer {
	var list []rules.Offer
	for _, of := range slices.Compact([]rules.Seat{seat, rules.Table}) {
		for _, o := range offers {
			if o.Seat == of && o.Asks != rules.Auto && o.Asks != rules.Clock && o.Asks != rules.Correction {
				list = append(list, o)
			}
		}
	}
	return list
}

// stampOf hashes what a seat is asked. Entries of other seats count only by what they change of it: with the bare head, one
// sealed answer would make all others stale.
func stampOf(p *Play, seat rules.Seat, a Ask) string {
	own := 0
	for _, e := range a.Line {
		if e.Author != Timed && (e.Author == Referee || e.Move.Seat == seat || e.Move.Seat == rules.Table) {
			own++
		}
	}
	type offered struct {
		rules.Offer
		Example rules.Answers
	}
	list := make([]offered, len(a.Offers))
	for i, o := range a.Offers {
		list[i] = offered{o, rules.Answers{}}
		for _, f := range o.Fields {
			list[i].Example[f.Name] = o.Value(f.Name)
		}
	}
	data, err := json.Marshal([]any{p.header.ID, seat, own, a.View.Now(), list})
	if err != nil {
		panic(fmt.Sprintf("tracker: offers of plain fields always encode: %v", err))
	}
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// Answer plays one of the offers of an Ask, named by the stamp, its place in the list and its kind; fill gives the answers.
// It fails with ErrStale where something else is asked now, and like Do. The body that a seat's last answer came in is
// played once: where it comes again and is stale, it was a repetition, and nothing is played or wrong.
func (p *Play) Answer(seat rules.Seat, stamp string, at int, kind rules.Kind, body string, fill func(rules.Offer) (rules.Answers, error)) ([]Entry, error) {
	now := p.tracker.moment()
	defer heed(p)
	p.mu.Lock()
	defer p.mu.Unlock()
	ask := askOf(p, seat)
	if stamp != ask.Stamp || at < 0 || at >= len(ask.Offers) || ask.Offers[at].Kind != kind {
		if body != "" && p.answered[seat] == body {
			return nil, nil
		}
		return nil, ErrStale
	}
	offer := ask.Offers[at]
	answers, err := fill(offer)
	if err != nil {
		return nil, err
	}
	entries, err := do(p, now, offer, answers)
	if err != nil {
		return nil, err
	}
	if p.answered == nil {
		p.answered = map[rules.Seat]string{}
	}
	p.answered[seat] = body
	return entries, nil
}

// Take plays an offer as the table was shown it, or its seat behind its cover: what each may know of the same offer can
// differ. It fails with ErrStale where neither is offered the same any more, and like Do.
func (p *Play) Take(offer rules.Offer, answers rules.Answers) ([]Entry, error) {
	now := p.tracker.moment()
	defer heed(p)
	p.mu.Lock()
	defer p.mu.Unlock()
	position := p.journal.position(p.journal.line.head())
	for _, viewer := range []rules.Seat{rules.Table, offer.Seat} {
		if slices.ContainsFunc(position.View(viewer).Offers(), offer.Same) {
			return do(p, now, offer, answers)
		}
	}
	return nil, ErrStale
}
