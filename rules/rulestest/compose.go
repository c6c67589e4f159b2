package rulestest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"docent/rules"
)

// words is a line taken apart: who, what, and the rest.
type words struct {
	seat rules.Seat
	kind rules.Kind
	rest string
}

func parseSeat(s string) (rules.Seat, bool) {
	if s == "table" {
		return rules.Table, true
	}
	n, err := strconv.Atoi(s)
	return rules.Seat(n), err == nil
}

func spellSeat(s rules.Seat) string {
	if s == rules.Table {
		return "table"
	}
	return strconv.Itoa(int(s))
}

func parseWords(line string) (words, error) {
	first, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
	seat, ok := parseSeat(first)
	kind, rest, _ := strings.Cut(strings.TrimSpace(rest), " ")
	if !ok || kind == "" {
		return words{}, fmt.Errorf("%q is no move: it starts with a seat or \"table\" and a kind", line)
	}
	return words{seat, rules.Kind(kind), strings.TrimSpace(rest)}, nil
}

// given is one field=value of a line.
type given struct {
	name   string
	values []string
}

func parseGiven(rest string) ([]given, error) {
	var out []given
	for _, word := range strings.Fields(rest) {
		name, value, ok := strings.Cut(word, "=")
		if !ok {
			return nil, fmt.Errorf("%q is no field=value", word)
		}
		g := given{name: name}
		if value != "" {
			g.values = strings.Split(value, ",")
		}
		out = append(out, g)
	}
	return out, nil
}

// composer makes moves from lines, also moves that no offer would make. It remembers
// an example of every kind it has seen offered.
type composer struct {
	examples map[rules.Kind]json.RawMessage
}

func newComposer() *composer { return &composer{map[rules.Kind]json.RawMessage{}} }

func (c *composer) learn(offers []rules.Offer) {
	for _, o := range offers {
		if m, err := o.Move(nil); err == nil {
			c.examples[o.Kind] = m.Data
		}
	}
}

func (c *composer) move(pos rules.Position, line string) (rules.Move, error) {
	w, err := parseWords(line)
	if err != nil {
		return rules.Move{}, err
	}
	if strings.HasPrefix(w.rest, "{") {
		return rules.Move{Seat: w.seat, Kind: w.kind, Data: json.RawMessage(w.rest)}, nil
	}
	if w.kind == rules.Correct {
		return correction(pos, w)
	}
	args, err := parseGiven(w.rest)
	if err != nil {
		return rules.Move{}, err
	}
	offers := pos.Offers()
	c.learn(offers)
	for _, o := range matching(offers, w, args) {
		if m, err := o.Move(answersOf(o, args)); err == nil {
			return m, nil
		}
	}
	return c.patched(pos, w, args), nil
}

// matching lists the offers of that seat and kind whose example agrees with all that is
// given and not blank, the open ones first.
func matching(offers []rules.Offer, w words, args []given) []rules.Offer {
	var open, greyed []rules.Offer
	for _, o := range offers {
		if o.Kind != w.kind || o.Seat != w.seat || !agrees(o, args) {
			continue
		}
		if o.Refused == nil {
			open = append(open, o)
		} else {
			greyed = append(greyed, o)
		}
	}
	return append(open, greyed...)
}

func blank(o rules.Offer, name string) bool {
	return slices.ContainsFunc(o.Fields, func(f rules.Field) bool { return f.Name == name })
}

func agrees(o rules.Offer, args []given) bool {
	for _, g := range args {
		if !blank(o, g.name) && !slices.Equal(o.Value(g.name), g.values) {
			return false
		}
	}
	return true
}

func answersOf(o rules.Offer, args []given) rules.Answers {
	out := rules.Answers{}
	for _, g := range args {
		if blank(o, g.name) {
			out[g.name] = g.values
		}
	}
	return out
}

// patched writes the move over an example of its kind: for moves that are refused.
func (c *composer) patched(pos rules.Position, w words, args []given) rules.Move {
	example, err := partsOf(c.examples[w.kind])
	if err != nil {
		example = nil
	}
	var missing []part
	for _, g := range args {
		i := slices.IndexFunc(example, func(p part) bool { return p.name == g.name })
		if i < 0 {
			missing = append(missing, part{g.name, encode(g.values, nil)})
			continue
		}
		example[i].value = encode(g.values, example[i].value)
	}
	best := rules.Move{Seat: w.seat, Kind: w.kind, Data: joinParts(append(slices.Clone(example), missing...))}
	for at := 0; at <= len(example); at++ {
		m := best
		m.Data = joinParts(slices.Insert(slices.Clone(example), at, missing...))
		if err := pos.Check(m); err == nil || refusal(err) != nil {
			return m
		}
	}
	return best
}

// encode writes values as JSON like what stood there.
func encode(values []string, like json.RawMessage) json.RawMessage {
	if len(like) > 0 && like[0] == '[' || len(like) == 0 && len(values) != 1 {
		parts := make([]string, len(values))
		for i, v := range values {
			parts[i] = string(encodeOne(v, len(like) > 1 && like[1] == '"'))
		}
		return json.RawMessage("[" + strings.Join(parts, ",") + "]")
	}
	return encodeOne(strings.Join(values, ","), len(like) > 0 && like[0] == '"')
}

func encodeOne(v string, word bool) json.RawMessage {
	if _, err := strconv.Atoi(v); !word && (err == nil || v == "true" || v == "false") {
		return json.RawMessage(v)
	}
	return json.RawMessage(strconv.Quote(v))
}

// correction makes a correct move from "thing field=value".
func correction(pos rules.Position, w words) (rules.Move, error) {
	thing, rest, _ := strings.Cut(w.rest, " ")
	args, err := parseGiven(rest)
	if err != nil {
		return rules.Move{}, err
	}
	answers := rules.Answers{}
	for _, g := range args {
		answers[g.name] = g.values
	}
	for _, sheet := range pos.Corrections() {
		if slices.Contains(sheet.On, rules.Thing(thing)) {
			if m, err := sheet.Move(answers); err == nil {
				m.Seat = w.seat
				return m, nil
			}
		}
	}
	data, err := json.Marshal(struct {
		On  rules.Thing   `json:"on"`
		Set rules.Answers `json:"set"`
	}{rules.Thing(thing), answers})
	return rules.Move{Seat: w.seat, Kind: w.kind, Data: data}, err
}

func rawLine(m rules.Move) string {
	return fmt.Sprintf("%s %s %s", spellSeat(m.Seat), m.Kind, m.Data)
}

// moveLine spells a move so that composer reads it back in that position.
func moveLine(pos rules.Position, m rules.Move) string {
	line := spellSeat(m.Seat) + " " + string(m.Kind)
	if m.Kind == rules.Correct {
		var c struct {
			On  rules.Thing
			Set rules.Answers
		}
		if json.Unmarshal(m.Data, &c) != nil {
			return rawLine(m)
		}
		line += " " + string(c.On)
		for _, name := range sortedKeys(c.Set) {
			line += " " + name + "=" + strings.Join(c.Set[name], ",")
		}
	} else {
		parts, err := partsOf(m.Data)
		if err != nil {
			return rawLine(m)
		}
		for _, p := range parts {
			line += " " + p.name + "=" + plain(p.value)
		}
	}
	if again, err := newComposer().move(pos, line); err != nil || string(again.Data) != string(m.Data) {
		return rawLine(m)
	}
	return line
}

// plain spells a JSON value as a line does; what cannot be is found out by reading it back.
func plain(value json.RawMessage) string {
	var list []json.RawMessage
	if json.Unmarshal(value, &list) == nil {
		out := make([]string, len(list))
		for i, v := range list {
			out[i] = plain(v)
		}
		return strings.Join(out, ",")
	}
	var word string
	if json.Unmarshal(value, &word) == nil {
		return word
	}
	return string(value)
}
