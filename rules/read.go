package rules

import (
	"bytes"
	"encoding"
	"encoding/json"
	"reflect"
	"strconv"
)

// reader reads an action from JSON as json.Marshal spells it: numbers, switches, words
// without escapes, and lists of them. A move is read once for every key press of a
// bill, and encoding/json takes as long for it as all the rest of the move.
//
// It is not strict: what it read is spelt again and compared with the bytes. What it does
// not understand it leaves to encoding/json.
type reader struct {
	rest []byte
}

// readAction reads data into a struct and reports whether it understands them.
func (k *kindInfo) readAction(data []byte, into reflect.Value) bool {
	r := reader{data}
	if !r.skip('{') {
		return false
	}
	for !r.skip('}') {
		r.skip(',')
		name, ok := r.word()
		if !ok || !r.skip(':') {
			return false
		}
		at, known := k.index[string(name)]
		if !known || !r.value(into.Field(at)) {
			return false
		}
	}
	return len(r.rest) == 0
}

func (r *reader) skip(c byte) bool {
	if len(r.rest) == 0 || r.rest[0] != c {
		return false
	}
	r.rest = r.rest[1:]
	return true
}

// word reads a string in which every byte stands for itself.
func (r *reader) word() ([]byte, bool) {
	if !r.skip('"') {
		return nil, false
	}
	end := bytes.IndexByte(r.rest, '"')
	if end < 0 || bytes.IndexByte(r.rest[:end], '\\') >= 0 {
		return nil, false
	}
	word := r.rest[:end]
	r.rest = r.rest[end+1:]
	return word, true
}

func (r *reader) value(into reflect.Value) bool {
	if isNamed(into) {
		switch named := into.Addr().Interface().(type) {
		case encoding.TextUnmarshaler:
			word, ok := r.word()
			return ok && named.UnmarshalText(word) == nil
		case json.Unmarshaler:
			return false
		}
	}
	switch {
	case into.Kind() == reflect.Slice:
		return r.list(into)
	case into.Kind() == reflect.String:
		word, ok := r.word()
		into.SetString(string(word))
		return ok
	case into.Kind() == reflect.Bool:
		into.SetBool(bytes.HasPrefix(r.rest, []byte("true")))
		return r.literal("true") || r.literal("false")
	case into.CanInt():
		n, err := strconv.ParseInt(r.number(), 10, into.Type().Bits())
		into.SetInt(n)
		return err == nil
	case into.CanUint():
		n, err := strconv.ParseUint(r.number(), 10, into.Type().Bits())
		into.SetUint(n)
		return err == nil
	}
	return false
}

func (r *reader) literal(word string) bool {
	rest, ok := bytes.CutPrefix(r.rest, []byte(word))
	r.rest = rest
	return ok
}

func (r *reader) number() string {
	end := 0
	for end < len(r.rest) && (r.rest[end] == '-' || r.rest[end] >= '0' && r.rest[end] <= '9') {
		end++
	}
	digits := string(r.rest[:end])
	r.rest = r.rest[end:]
	return digits
}

func (r *reader) list(into reflect.Value) bool {
	if !r.skip('[') {
		return false
	}
	for n := 0; !r.skip(']'); n++ {
		r.skip(',')
		into.Grow(1)
		into.SetLen(n + 1)
		if !r.value(into.Index(n)) {
			return false
		}
	}
	return true
}

// speller spells an action as json.Marshal does, as far as reader understands it.
type speller struct {
	text  []byte
	stuck bool
}

// isSpelt reports whether data is the canonical spelling of an action.
func (k *kindInfo) isSpelt(data []byte, action reflect.Value) bool {
	var memory [256]byte
	s := speller{text: append(memory[:0], '{')}
	for i := range k.fields {
		f := &k.fields[i]
		v := action.Field(i)
		if !f.flat {
			return false
		}
		if f.omits && (v.IsZero() || v.Kind() == reflect.Slice && v.Len() == 0) {
			continue
		}
		if len(s.text) > 1 {
			s.text = append(s.text, ',')
		}
		s.word(f.name)
		s.text = append(s.text, ':')
		s.value(v)
	}
	return !s.stuck && bytes.Equal(append(s.text, '}'), data)
}

// word spells what needs no escapes.
func (s *speller) word(word string) {
	for i := range len(word) {
		if c := word[i]; c < ' ' || c > '~' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&' {
			s.stuck = true
		}
	}
	s.text = append(append(append(s.text, '"'), word...), '"')
}

func (s *speller) value(v reflect.Value) {
	if isNamed(v) {
		switch named := v.Addr().Interface().(type) {
		case json.Marshaler:
			s.stuck = true
			return
		case encoding.TextMarshaler:
			word, err := named.MarshalText()
			s.stuck = s.stuck || err != nil
			s.word(string(word))
			return
		}
	}
	switch {
	case v.Kind() == reflect.Slice:
		s.text = append(s.text, '[')
		for i := range v.Len() {
			if i > 0 {
				s.text = append(s.text, ',')
			}
			s.value(v.Index(i))
		}
		s.text = append(s.text, ']')
	case v.Kind() == reflect.String:
		s.word(v.String())
	case v.Kind() == reflect.Bool:
		s.text = strconv.AppendBool(s.text, v.Bool())
	case v.CanInt():
		s.text = strconv.AppendInt(s.text, v.Int(), 10)
	case v.CanUint():
		s.text = strconv.AppendUint(s.text, v.Uint(), 10)
	default:
		s.stuck = true
	}
}

// isFlat reports whether reader and speller treat a type as encoding/json does: bytes it spells in
// another way, and what is zero by a method of its own it may leave out.
func isFlat(t reflect.Type) bool {
	switch {
	case t.Implements(reflect.TypeFor[interface{ IsZero() bool }]()):
		return false
	case t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Uint8:
		return reflect.PointerTo(t.Elem()).Implements(reflect.TypeFor[encoding.TextMarshaler]())
	}
	return t.Kind() != reflect.Struct && t.Kind() != reflect.Array
}
