package rulestest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"

	"docent/rules"
)

// deep does what is too dear for every position: everything may be tried on it and
// nothing may change it.
func (w *walk) deep() {
	before := w.pos.JSON()
	w.checkSaved(w.pos)
	w.checkSheets(w.pos.Corrections())
	for _, o := range w.offers {
		m := w.example(o)
		if next, _, err := w.try(m); o.Refused == nil {
			if err != nil {
				w.fail("the example of %s: %v", label(o), err)
			}
			w.checkSound(next)
			w.checkSaved(next)
		}
		w.garble(m)
		w.checkSecret(o)
	}
	if len(w.offers) > 0 {
		w.tamper(w.example(w.offers[w.dice.below(len(w.offers))]))
	}
	w.tamperSheet()
	w.checkSecretSheets()
	w.attempt = nil
	for seat := rules.Table; int(seat) < w.pos.Seats(); seat++ {
		w.checkView(seat)
	}
	if after := w.pos.JSON(); !bytes.Equal(after, before) {
		w.fail("the position was changed by moves tried on it:\n%s\n%s", before, after)
	}
}

// tamperings spell the same move, or one with more in it, in other bytes.
func tamperings(data []byte) [][]byte {
	out := [][]byte{
		append(slices.Clone(data), ' '),
		append(slices.Clone(data), data...),
		append([]byte("{ "), data[1:]...),
		nil,
		[]byte("null"),
		[]byte("[]"),
		data[:len(data)-1],
	}
	if inner := data[1 : len(data)-1]; len(inner) > 0 {
		out = append(out,
			fmt.Appendf(nil, `{%s,%s}`, inner, inner),
			fmt.Appendf(nil, `{%s,"no such field":1}`, inner),
			fmt.Appendf(nil, `{"no such field":1,%s}`, inner),
			bytes.Replace(data, []byte(":"), []byte(": "), 1))
	} else {
		out = append(out, []byte(`{"no such field":1}`))
	}
	return out
}

// tamper demands that a move is accepted in its one spelling only.
func (w *walk) tamper(m rules.Move) {
	for _, data := range tamperings(m.Data) {
		w.impossible(rules.Move{Seat: m.Seat, Kind: m.Kind, Data: data})
	}
	w.impossible(rules.Move{Seat: m.Seat, Kind: m.Kind + "x", Data: m.Data})
	w.impossible(rules.Move{Seat: rules.Seat(w.pos.Seats()), Kind: m.Kind, Data: m.Data})
	w.impossible(rules.Move{Seat: rules.Table - 1, Kind: m.Kind, Data: m.Data})
}

func (w *walk) impossible(m rules.Move) {
	if _, _, err := w.try(m); err == nil || refusal(err) != nil {
		w.fail("no offer makes %+v with data %s, and it is judged %s", m, m.Data, verdict(err))
	}
}

func (w *walk) tamperSheet() {
	sheets := w.pos.Corrections()
	if len(sheets) == 0 {
		return
	}
	m, ok := w.correction(sheets[w.dice.below(len(sheets))])
	if !ok {
		return
	}
	for _, data := range tamperings(m.Data) {
		w.impossible(rules.Move{Seat: rules.Table, Kind: rules.Correct, Data: data})
	}
	w.impossible(rules.Move{Seat: 0, Kind: rules.Correct, Data: m.Data})
	w.impossible(rules.Move{Seat: rules.Table, Kind: rules.Correct, Data: json.RawMessage(`{"on":"no such thing","set":{"x":["1"]}}`)})
}

// odd are values that no honest blank takes.
var odd = []string{`-1`, `0`, `1`, `7`, `255`, `9223372036854775807`, `-9223372036854775808`, `""`, `"no such value"`, `true`, `false`, `[]`, `["no such value"]`, `[-1,99]`}

// garble plays moves with other values, by other seats. They may be refused or not, but
// nothing panics, and what is accepted is sound: Play does not enumerate.
func (w *walk) garble(m rules.Move) {
	parts, err := partsOf(m.Data)
	if err != nil {
		w.fail("move data is no JSON object: %s", m.Data)
	}
	for range 3 {
		seat := rules.Seat(w.dice.below(w.pos.Seats()+1) - 1)
		w.survive(rules.Move{Seat: seat, Kind: m.Kind, Data: m.Data})
		if len(parts) == 0 {
			continue
		}
		changed := slices.Clone(parts)
		i := w.dice.below(len(changed))
		changed[i].value = json.RawMessage(odd[w.dice.below(len(odd))])
		w.survive(rules.Move{Seat: m.Seat, Kind: m.Kind, Data: joinParts(changed)})
	}
}

func (w *walk) survive(m rules.Move) {
	next, _, err := w.try(m)
	if r := refusal(err); r != nil { // nobody reads what it is about
		w.checkRule(r.Rule, "refusal "+string(r.Key))
	}
	if err == nil {
		w.checkSound(next)
		w.checkSaved(next)
	}
}

// part is one field of a move's data, in its place.
type part struct {
	name  string
	value json.RawMessage
}

func partsOf(data []byte) ([]part, error) {
	d := json.NewDecoder(bytes.NewReader(data))
	if open, err := d.Token(); err != nil || open != json.Delim('{') {
		return nil, fmt.Errorf("no JSON object: %s", data)
	}
	var parts []part
	for d.More() {
		name, err := d.Token()
		if err != nil {
			return nil, err
		}
		p := part{name: name.(string)}
		if err := d.Decode(&p.value); err != nil {
			return nil, err
		}
		parts = append(parts, p)
	}
	return parts, nil
}

func joinParts(parts []part) json.RawMessage {
	var out bytes.Buffer
	out.WriteByte('{')
	for i, p := range parts {
		if i > 0 {
			out.WriteByte(',')
		}
		fmt.Fprintf(&out, "%q:%s", p.name, p.value)
	}
	out.WriteByte('}')
	return out.Bytes()
}
