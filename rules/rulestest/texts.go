package rulestest

import (
	"maps"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/rules"
)

// Catalogue is one language's texts.
type Catalogue interface{ Has(key string) bool }

// Texts demands that everything random games tell, offer, refuse, ask and count has a
// text in every language. Nouns that the screens word themselves are "seat", "time", "field",
// "value" and those of which app has each: "app.side.N". A kind of piece needs
// "<game>.piece.<noun>", with ".<field>" for what it says and, unless that ranges over a
// noun, ".<field>.<value>" for each word of it; its things need a text like all others.
func Texts(t testing.TB, game rules.Game, plan Plan, languages map[string]Catalogue) {
	t.Helper()
	s := &spoken{game: string(game.ID()), keys: map[string]bool{}, nouns: map[rules.Thing]bool{}}
	for _, setting := range game.Settings() {
		s.setting(setting)
	}
	for _, form := range game.Pieces() {
		s.pieces(form)
	}
	plan = plan.filled()
	s.doubts(game, seeded(plan.Seed))
	for i := range plan.Games {
		stroll(t, game, plan, plan.Seed+uint64(i), s.look)
	}
	for _, lang := range sortedKeys(languages) {
		missing := s.missing(languages[lang])
		if len(missing) > 0 {
			t.Errorf("%s: no text in %s for:\n\t%s", game.ID(), lang, strings.Join(missing, "\n\t"))
		}
	}
}

// spoken collects what needs a text.
type spoken struct {
	game  string
	keys  map[string]bool
	nouns map[rules.Thing]bool
}

func (s *spoken) key(parts ...string) { s.keys[s.game+"."+strings.Join(parts, ".")] = true }

func (s *spoken) things(list []rules.Thing) {
	for _, t := range list {
		if parts, ok := t.Listed(); ok {
			s.things(parts)
			s.key("none")
			continue
		}
		s.nouns[t] = true
	}
}

func (s *spoken) setting(setting rules.Setting) {
	s.key("setting", setting.Name)
	if setting.IsFlag() || setting.IsNumber() {
		return
	}
	for _, o := range setting.Options {
		s.key("setting", setting.Name, o.Value)
	}
}

// pieces needs a name for each kind of piece, for each piece of it and for what it says.
func (s *spoken) pieces(form rules.PieceForm) {
	s.key("piece", form.Noun)
	for _, id := range form.IDs {
		s.nouns[rules.Of(form.Noun, id)] = true
	}
	for _, f := range form.Fields {
		s.key("piece", form.Noun, f.Name)
		if f.IsFlag() {
			continue
		}
		for _, o := range f.Options {
			switch {
			case o.Value == "":
			case f.Of != "":
				s.nouns[rules.Of(f.Of, o.Value)] = true
			default:
				s.key("piece", form.Noun, f.Name, o.Value)
			}
		}
	}
}

// doubts looks at what the game says of boxes that were filled in at random.
func (s *spoken) doubts(game rules.Game, d *dice) {
	for range 50 {
		box := rules.Box{}
		for _, form := range game.Pieces() {
			var fields []rules.Field
			for _, f := range form.Fields {
				fields = append(fields, f.Field)
			}
			for _, id := range form.IDs {
				answers, _ := d.answers(fields)
				thing := rules.Of(form.Noun, id)
				if raw, err := game.Print(thing, answers); err == nil && raw != nil && !d.oneIn(4) {
					box[thing] = raw
				}
			}
		}
		for _, doubt := range game.Doubts(box) {
			s.refusal(&doubt)
		}
	}
}

func (s *spoken) look(d *dice, pos rules.Position, events []rules.Event) {
	s.events(events)
	s.key("phase", string(pos.Now().Phase))
	s.things(pos.Now().About)
	for _, o := range pos.Offers() {
		s.key("offer", string(o.Kind))
		s.things(o.About)
		s.fields(o)
		s.refusal(o.Refused)
	}
	for seat := range pos.Seats() {
		s.things(pos.Holdings(rules.Seat(seat)))
	}
	if d.oneIn(8) || pos.Over() {
		s.seldom(d, pos)
	}
}

// seldom looks at what is much alike from position to position.
func (s *spoken) seldom(d *dice, pos rules.Position) {
	if v := pos.Variant(); v != "" {
		s.things([]rules.Thing{v})
	}
	for _, score := range pos.Scores() {
		for _, l := range append(score.Lines, score.Tie...) {
			s.key("score", string(l.Key))
			s.things(l.About)
		}
	}
	for _, sheet := range pos.Corrections() {
		s.things(sheet.About)
		s.fields(sheet)
		for _, f := range sheet.Fields {
			given, ok := d.answer(f)
			if !ok {
				continue
			}
			m, err := sheet.Move(rules.Answers{f.Name: given})
			if err != nil {
				continue
			}
			s.refusal(refusal(pos.Check(m)))
		}
	}
}

func (s *spoken) events(events []rules.Event) {
	for _, e := range events {
		s.key("event", string(e.Key))
		s.things(e.About)
	}
}

func (s *spoken) refusal(r *rules.Refusal) {
	if r != nil {
		s.key("refusal", string(r.Key))
		s.things(r.About)
	}
}

// fields needs a name for each blank that is no setting, and a word for each value.
func (s *spoken) fields(o rules.Offer) {
	for _, f := range o.Fields {
		if s.keys[s.game+".setting."+f.Name] {
			continue
		}
		if strings.Contains(f.Name, ":") {
			s.nouns[rules.Thing(f.Name)] = true
		} else {
			s.key("field", seated(f.Name))
		}
		if f.Of == "" {
			continue
		}
		for _, v := range f.Options {
			if v.Value == "" {
				s.key("none")
				continue
			}
			s.nouns[rules.Of(f.Of, v.Value)] = true
		}
	}
}

// seated returns the key of what there is for each seat: "market.2" is told as "market.seat".
func seated(name string) string {
	dot := strings.LastIndexByte(name, '.')
	if _, err := strconv.Atoi(name[dot+1:]); dot < 0 || err != nil {
		return name
	}
	return name[:dot] + ".seat"
}

// worded are the nouns that the screens word themselves.
var worded = []string{"seat", "time", "field", "value"}

// missing lists what one language has no text for.
func (s *spoken) missing(texts Catalogue) []string {
	var out []string
	for key := range s.keys {
		if !texts.Has(key) {
			out = append(out, key)
		}
	}
	nouns := map[string]bool{}
	for _, t := range slices.Sorted(maps.Keys(s.nouns)) {
		noun, id := t.Split()
		if slices.Contains(worded, noun) {
			continue
		}
		if !nouns[noun] && !texts.Has("app."+noun+"."+id) && !texts.Has(s.game+"."+noun) && (id == "" || !texts.Has(s.game+"."+noun+"."+seated(id))) {
			nouns[noun] = true
			out = append(out, s.game+"."+noun+" or "+s.game+"."+noun+"."+id)
		}
	}
	return dedupe(out)
}
