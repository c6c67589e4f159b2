package play

import (
	"slices"

	"docent/app/board"
	"docent/rules"
	"docent/tracker"
)

// action holds what one button of the table does: an offer, or several of one kind.
type action struct {
	kind   rules.Kind
	seat   rules.Seat
	offers []rules.Offer
}

// actionsOf groups offers by kind and seat, in their order; steps of the referee are
// left out, nobody makes them.
func actionsOf(offers []rules.Offer) []action {
	var list []action
	for _, o := range offers {
		if o.Asks == rules.Auto || o.Asks == rules.Correction || o.Aside {
			continue
		}
		found := false
		for i := range list {
			if list[i].kind == o.Kind && list[i].seat == o.Seat {
				list[i].offers = append(list[i].offers, o)
				found = true
				break
			}
		}
		if !found {
			list = append(list, action{o.Kind, o.Seat, []rules.Offer{o}})
		}
	}
	return list
}

// open lists the offers of the action that may be played.
func (a action) open() []rules.Offer {
	var list []rules.Offer
	for _, o := range a.offers {
		if o.Refused == nil {
			list = append(list, o)
		}
	}
	return list
}

// refused reports whether none of its offers may be played now.
func (a action) refused() bool { return len(a.open()) == 0 }

// secret reports whether its answers are nobody else's business.
func (a action) secret() bool { return a.offers[0].Secret }

// price returns what every offer of the action costs alike by its game's Artist; 0 where they differ or nothing is told.
func (a action) price(artist board.Artist) int {
	charger, ok := artist.(board.Charger)
	if !ok {
		return 0
	}
	price := charger.Charge(a.offers[0])
	for _, o := range a.offers[1:] {
		if charger.Charge(o) != price {
			return 0
		}
	}
	return price
}

// owing lists the seats that owe a secret answer and nothing else can happen before:
// the table waits for them. The others' answers are in.
func owing(offers []rules.Offer) (waiting []rules.Seat) {
	for _, o := range offers {
		if o.Asks == rules.Auto || o.Refused != nil {
			continue
		}
		if !o.Secret || o.Seat < 0 {
			return nil
		}
		if len(waiting) == 0 || waiting[len(waiting)-1] != o.Seat {
			waiting = append(waiting, o.Seat)
		}
	}
	return waiting
}

// toldBy gathers what entries told everybody, in order.
func toldBy(entries []tracker.Entry) []rules.Event {
	var told []rules.Event
	for _, e := range entries {
		told = append(told, tracker.Heard(e.Events, rules.Table)...)
	}
	return told
}

// fills gives the answer by which a thing fills a blank of an offer; a line of text takes the things it is called by.
func fills(o rules.Offer, thing rules.Thing) rules.Answers {
	noun, id := thing.Split()
	for _, f := range o.Fields {
		if f.IsText() && f.Name == noun {
			return rules.Answers{f.Name: {id}}
		}
		for _, option := range f.Options {
			if f.Of != "" && !f.Many && rules.Of(f.Of, option.Value) == thing {
				return rules.Answers{f.Name: {option.Value}}
			}
		}
	}
	return nil
}

// picks reports whether a thing is one of several that an offer asks for and suggests none of.
func picks(o rules.Offer, thing rules.Thing) bool {
	return slices.ContainsFunc(o.Fields, func(f rules.Field) bool {
		return f.Many && f.Open && slices.ContainsFunc(f.Options, func(option rules.Option) bool { return rules.Of(f.Of, option.Value) == thing })
	})
}

// answer plays an offer unless what it asks has changed since it was shown: a player's phone may have moved while a sheet was
// open. It then fails with tracker.ErrStale.
func answer(t *Table, o rules.Offer, answers rules.Answers) (entries []tracker.Entry, err error) {
	err = t.heard.mine(func() error {
		entries, err = played(t.play, o, answers)
		return err
	})
	return entries, err
}

// played plays an offer as it is asked now.
func played(play *tracker.Play, o rules.Offer, answers rules.Answers) ([]tracker.Entry, error) {
	if o.Asks == rules.Correction || o.Asks == rules.Clock || o.Asks == rules.Auto {
		return play.Do(o, answers)
	}
	return play.Take(o, answers)
}
