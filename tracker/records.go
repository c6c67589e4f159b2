package tracker

import (
	"cmp"
	"slices"
	"strings"
	"time"

	"docent/rules"
)

// Solo is the result of a play of one seat that is over. A play from a file counts like
// any other, for the player who played it.
type Solo struct {
	Play    string
	Game    rules.GameID
	Variant rules.Thing // what it may be compared within; empty where the game has none
	Player  Player
	Total   int
	Ended   time.Time
	House   bool // a house rule was on
}

// solo returns the result where a play of one seat is over.
func (m Mark) solo(h Header, ended time.Time) *Solo {
	if len(h.Players) != 1 || !m.Position.Over() {
		return nil
	}
	scores := m.Position.Scores()
	if len(scores) != 1 {
		return nil
	}
	return &Solo{
		Play: h.ID, Game: h.Game, Variant: m.Position.Variant(), Player: h.Players[0],
		Total: scores[0].Total, Ended: ended, House: housed(h, m.Position),
	}
}

// housed reports whether a house rule was chosen at set-up, or is on where the play stands:
// a switch may have been corrected since.
func housed(h Header, position rules.Position) bool {
	game := position.Game()
	chosen, _ := game.OptionAnswers(h.Setup.Options) // of an older edition: what is on now still counts
	house := map[string]rules.Setting{}
	for _, s := range game.Settings() {
		if !slices.Contains(game.Rulings(), s.Rule) {
			continue
		}
		house[s.Name] = s
		if given, ok := chosen[s.Name]; ok && !s.IsDefault(given) {
			return true
		}
	}
	for _, sheet := range position.Corrections() {
		for _, f := range sheet.Fields {
			if s, ok := house[f.Name]; ok && s.Rule == f.Rule && !s.IsDefault(sheet.Value(f.Name)) {
				return true
			}
		}
	}
	return false
}

// houseSheet names the sheet of the level, the difficulty and the house rules in every game.
const houseSheet rules.Thing = "house"

// AnswersOf returns the answers of a set-up that begins a play as this one goes on: those of its own set-up, with what
// was corrected since. Settings that are left as they are have none, even where the game answered them for these seats.
func AnswersOf(p *Play) rules.Answers {
	position, h := p.Position(), p.Header()
	answers, _ := position.Game().OptionAnswers(h.Setup.Options) // of an older edition: what is on now still counts
	if answers == nil {
		answers = rules.Answers{}
	}
	start, _ := p.PositionAt(0)
	begun := houseValues(start)
	for name, now := range houseValues(position) {
		if _, chosen := answers[name]; !chosen || !slices.Equal(now, begun[name]) {
			answers[name] = now
		}
	}
	told := rules.Answers{}
	for _, s := range position.Game().Settings() {
		if given, ok := answers[s.Name]; ok && !s.IsDefault(given) {
			told[s.Name] = given
		}
	}
	return told
}

// houseValues returns what the sheet of the house says at a position.
func houseValues(p rules.Position) rules.Answers {
	values := rules.Answers{}
	for _, sheet := range p.Corrections() {
		for _, f := range sheet.Fields {
			if sheet.On[0] == houseSheet {
				values[f.Name] = sheet.Value(f.Name)
			}
		}
	}
	return values
}

// Solos lists the results of all plays of one seat, the one that ended last first.
func (t *Tracker) Solos() ([]Solo, error) {
	all, err := t.store.Solos()
	for i := range all {
		all[i].Player.Name = named(all[i].Player.Name)
	}
	return all, err
}

// comparableTo reports whether both are results of one game and variant.
func (s Solo) comparableTo(other Solo) bool {
	return s.Game == other.Game && s.Variant == other.Variant
}

// Of reports whether somebody played it: the player of that ID, or of that name on another
// device.
func (s Solo) Of(p Player) bool {
	return s.Player.ID == p.ID || strings.EqualFold(s.Player.Name, p.Name)
}

// Records picks the best result of each game and variant, the first of equal ones, in
// the order of games and variants. Without a point there is no record.
func Records(solos []Solo) []Solo {
	var best []Solo
	for _, s := range solos {
		if s.Total <= 0 {
			continue
		}
		at := slices.IndexFunc(best, s.comparableTo)
		switch {
		case at < 0:
			best = append(best, s)
		case s.beats(best[at]):
			best[at] = s
		}
	}
	slices.SortFunc(best, func(a, b Solo) int {
		return cmp.Or(cmp.Compare(a.Game, b.Game), cmp.Compare(a.Variant, b.Variant))
	})
	return best
}

// beats reports whether a result is the record of both.
func (s Solo) beats(other Solo) bool {
	return s.Total > other.Total || s.Total == other.Total && s.Ended.Before(other.Ended)
}

// RecordOf returns the record of a game's variant, and false where there is none. Who is nil
// asks for anybody's.
func RecordOf(solos []Solo, game rules.GameID, variant rules.Thing, who *Player) (Solo, bool) {
	of := slices.DeleteFunc(slices.Clone(solos), func(s Solo) bool {
		return s.Game != game || s.Variant != variant || who != nil && !s.Of(*who)
	})
	records := Records(of)
	if len(records) == 0 {
		return Solo{}, false
	}
	return records[0], true
}

// Standing is a result among the others that its player had in the same variant.
type Standing struct {
	Solo
	Before Solo // the record until then; its Total is 0 where there was none
	Since  Solo // the record of what was played later, likewise
}

// StandingOf compares a play with the others of its player; it is false where the play
// is no finished one of one seat.
func StandingOf(solos []Solo, play string) (Standing, bool) {
	at := slices.IndexFunc(solos, func(s Solo) bool { return s.Play == play })
	if at < 0 {
		return Standing{}, false
	}
	standing := Standing{Solo: solos[at]}
	var before, since []Solo
	for _, s := range solos {
		if s.Play == play || !s.Of(standing.Player) {
			continue
		}
		if s.Ended.After(standing.Ended) {
			since = append(since, s)
		} else {
			before = append(before, s)
		}
	}
	standing.Before, _ = RecordOf(before, standing.Game, standing.Variant, nil)
	standing.Since, _ = RecordOf(since, standing.Game, standing.Variant, nil)
	return standing, true
}
