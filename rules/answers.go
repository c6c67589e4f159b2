package rules

import (
	"bytes"
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

// kindInfo holds what is known of an action's type once and for all.
type kindInfo struct {
	kind   Kind
	number int // from 0, in no order
	typ    reflect.Type
	id     uintptr
	index  map[string]int // JSON name to struct field
	fields []jsonField
}

// jsonField is how a field of an action stands in JSON, and how it takes answers.
type jsonField struct {
	name  string
	omits bool // it is left out where it says nothing
	flat  bool // reader understands it
	set   setter
}

// describe reads an action's type. It panics where the type cannot be canonical.
func describe(kind Kind, action any) *kindInfo {
	t := reflect.TypeOf(action)
	if t == nil || t.Kind() != reflect.Struct {
		panic(fmt.Sprintf("rules: action %s must be a struct", kind))
	}
	info := &kindInfo{kind: kind, typ: t, id: typeID(action), index: map[string]int{}}
	for i := range t.NumField() {
		f := t.Field(i)
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		if !f.IsExported() || f.Anonymous || name == "" || name == "-" {
			panic(fmt.Sprintf("rules: action %s: field %s needs to be exported and to have a JSON name", kind, f.Name))
		}
		demandOmitEmpty(f, "action "+string(kind))
		info.index[name] = i
		omits := strings.Contains(f.Tag.Get("json"), ",omit")
		info.fields = append(info.fields, jsonField{name, omits, isFlat(f.Type), setterOf(f.Type)})
	}
	return info
}

// demandOmitEmpty panics where a slice has two spellings of nothing, [] and null: equal
// moves and equal states are equal text.
func demandOmitEmpty(f reflect.StructField, where string) {
	_, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
	if f.Type.Kind() == reflect.Slice && !slices.Contains(strings.Split(rest, ","), "omitempty") {
		panic(fmt.Sprintf("rules: %s: the slice %s needs `omitempty`", where, f.Name))
	}
}

var nothing = json.RawMessage("{}")

// decode reads an action from its canonical JSON: it must encode back to the very
// bytes it came from, so unknown, missing, doubled, misspelt and trailing parts fail
// in one comparison.
func (k *kindInfo) decode(data json.RawMessage) (any, error) {
	v := reflect.New(k.typ)
	if len(k.index) == 0 {
		if !bytes.Equal(data, nothing) {
			return nil, fmt.Errorf("rules: %s takes no data, got %.60q", k.kind, data)
		}
		return v.Elem().Interface(), nil
	}
	if k.readAction(data, v.Elem()) && k.isSpelt(data, v.Elem()) {
		return v.Elem().Interface(), nil
	}
	v.Elem().SetZero()
	if err := json.Unmarshal(data, v.Interface()); err != nil {
		return nil, fmt.Errorf("rules: %s: %w", k.kind, err)
	}
	again, err := json.Marshal(v.Interface())
	if err != nil {
		return nil, fmt.Errorf("rules: %s: %w", k.kind, err)
	}
	if !bytes.Equal(again, data) {
		return nil, fmt.Errorf("rules: %s is not canonical: got %.120q, want %.120q", k.kind, data, again)
	}
	return v.Elem().Interface(), nil
}

// value spells what the action says in one of its fields.
func (k *kindInfo) value(action any, name string) []string {
	i, ok := k.index[name]
	if !ok {
		return nil
	}
	return values(reflect.ValueOf(action).Field(i))
}

// fill copies the action with the answers in its fields.
func (k *kindInfo) fill(action any, fields []Field, answers Answers) (any, error) {
	if len(answers) == 0 {
		return action, nil
	}
	v := reflect.New(k.typ).Elem()
	if err := k.fillIn(v, action, fields, answers); err != nil {
		return nil, err
	}
	return v.Interface(), nil
}

// fillIn makes v the action with the answers in its fields.
func (k *kindInfo) fillIn(v reflect.Value, action any, fields []Field, answers Answers) error {
	v.Set(reflect.ValueOf(action))
	known := 0
	for i := range fields {
		f := &fields[i]
		given, ok := answers[f.Name]
		if !ok {
			continue
		}
		known++
		if err := f.judge(given); err != nil {
			return fmt.Errorf("rules: %s: %w", k.kind, err)
		}
		at := k.at(f.Name, i)
		if err := k.fields[at].set(v.Field(at), given); err != nil {
			return fmt.Errorf("rules: %s: %w", k.kind, f.wrong(given, "%s: %v", f.Name, err))
		}
	}
	if known != len(answers) {
		return fmt.Errorf("rules: %s: %d answers fit no blank", k.kind, len(answers)-known)
	}
	return nil
}

// at returns the struct field of a blank, mostly as far down as the blank. Actions have few:
// looking is faster than asking the index.
func (k *kindInfo) at(name string, guess int) int {
	if guess < len(k.fields) && k.fields[guess].name == name {
		return guess
	}
	for i := range k.fields {
		if k.fields[i].name == name {
			return i
		}
	}
	panic(fmt.Sprintf("rules: action %s has a blank %q, but no field of that name", k.kind, name))
}

// Values is a part of a state or of an action that is many things but not a slice,
// such as a hand kept as counts. Pointers to it are read and set as lists.
type Values interface {
	Values() []string
	SetValues([]string) error
}

// values spells a field: one value, or one for each element of a slice.
func values(v reflect.Value) []string {
	if v.CanAddr() && isNamed(v) {
		if many, ok := v.Addr().Interface().(Values); ok {
			return many.Values()
		}
	}
	if v.Kind() != reflect.Slice {
		return []string{spell(v)}
	}
	out := make([]string, v.Len())
	for i := range out {
		out[i] = spell(v.Index(i))
	}
	return out
}

// isNamed reports whether the type may have methods: plain numbers and words are read faster.
func isNamed(v reflect.Value) bool { return v.Type().PkgPath() != "" }
