package rules

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strconv"
	"strings"
)

// Setting is one question of the set-up form.
type Setting struct {
	Field
	Default []string
	House   bool // a house rule: its Rule is the ruling it changes
	Seat    int  // from 1: asked only where somebody sits there, and answered otherwise at every seat; 0 for all others

	index []int
}

// IsDefault reports whether the answer leaves the setting as it is: of a piece, that nothing
// is known.
func (s Setting) IsDefault(given []string) bool { return slices.Equal(given, s.Default) }

// settingsOf reads a struct's tags: json names the setting; rule the ruling it stands
// for; a bool is a switch; other types say `pick:"a,b,c"`, `range:"0,10"` or `text:"40"`,
// and `of` the noun that they range over, or that a text spells. `seat` tells whom the question is about. A slice of words with a pick is any of them,
// each once, in the order of the pick.
func settingsOf(t reflect.Type) []Setting {
	var out []Setting
	for i := range t.NumField() {
		f := t.Field(i)
		if f.Anonymous || f.Type.Kind() == reflect.Struct {
			for _, s := range settingsOf(f.Type) {
				s.index = append([]int{i}, s.index...)
				out = append(out, s)
			}
			continue
		}
		name, _, _ := strings.Cut(f.Tag.Get("json"), ",")
		s := Setting{index: []int{i}}
		switch {
		case name == "":
			panic(fmt.Sprintf("rules: setting %s.%s has no JSON name", t, f.Name))
		case f.Type.Kind() == reflect.Bool:
			s.Field, s.House = Flag(name), true
		case f.Type.Kind() == reflect.Slice:
			s.Field = anyOf(name, t, f)
		case f.Tag.Get("pick") != "":
			s.Field = Pick(name, f.Tag.Get("of"), strings.Split(f.Tag.Get("pick"), ",")...)
		case f.Tag.Get("text") != "":
			s.Field = line(name, t, f)
		default:
			s.Field = ranged(name, t, f)
		}
		s.Rule = RuleID(f.Tag.Get("rule"))
		s.Seat, _ = strconv.Atoi(f.Tag.Get("seat"))
		out = append(out, s)
	}
	return out
}

// anyOf returns a field for a slice: no value more than once.
func anyOf(name string, t reflect.Type, f reflect.StructField) Field {
	pick := f.Tag.Get("pick")
	if pick == "" || f.Type.Elem().Kind() != reflect.String {
		panic(fmt.Sprintf("rules: setting %s.%s: a slice is of words and says pick", t, f.Name))
	}
	demandOmitEmpty(f, "setting "+t.String())
	values := strings.Split(pick, ",")
	return Several(name, f.Tag.Get("of"), 0, len(values), values...).Once()
}

func line(name string, t reflect.Type, f reflect.StructField) Field {
	most, err := strconv.Atoi(f.Tag.Get("text"))
	if err != nil || most < 1 || f.Type.Kind() != reflect.String {
		panic(fmt.Sprintf("rules: setting %s.%s: a text is a string of some characters", t, f.Name))
	}
	field := Text(name, most)
	field.Of = f.Tag.Get("of")
	return field
}

func ranged(name string, t reflect.Type, f reflect.StructField) Field {
	low, high, ok := strings.Cut(f.Tag.Get("range"), ",")
	least, err := strconv.Atoi(low)
	most, err2 := strconv.Atoi(high)
	if !ok || err != nil || err2 != nil {
		panic(fmt.Sprintf("rules: setting %s.%s says neither pick nor range", t, f.Name))
	}
	return Number(name, least, most)
}

// defaults returns the settings of a struct with what it says.
func defaults(form any) []Setting {
	v := reflect.ValueOf(form)
	out := settingsOf(v.Type())
	for i := range out {
		out[i].Default = values(v.FieldByIndex(out[i].index))
	}
	return out
}

func (g *game[S]) Settings() []Setting { return defaults(g.spec.Options) }

func (g *game[S]) Options(answers Answers) (json.RawMessage, error) {
	raw, err := filled(g.spec.Options, answers)
	if err != nil {
		return nil, fmt.Errorf("rules: set-up of %s: %w", g.spec.ID, err)
	}
	return raw, nil
}

func (g *game[S]) OptionAnswers(raw json.RawMessage) (Answers, error) {
	canonical, err := g.canonicalOptions(raw)
	if err != nil {
		return nil, err
	}
	v := reflect.New(reflect.TypeOf(g.spec.Options))
	if err := strict(canonical, v.Interface()); err != nil {
		return nil, err
	}
	answers := Answers{}
	for _, s := range settingsOf(v.Elem().Type()) {
		answers[s.Name] = values(v.Elem().FieldByIndex(s.index))
	}
	return answers, nil
}

// filled returns the JSON of a form with the answers in place of its defaults.
func filled(form any, answers Answers) (json.RawMessage, error) {
	v := reflect.New(reflect.TypeOf(form)).Elem()
	v.Set(reflect.ValueOf(form))
	known := 0
	for _, s := range settingsOf(v.Type()) {
		given, ok := answers[s.Name]
		if !ok {
			continue
		}
		known++
		if err := s.judge(given); err != nil {
			return nil, err
		}
		if err := setValues(v.FieldByIndex(s.index), s.arranged(given)); err != nil {
			return nil, err
		}
	}
	if known != len(answers) {
		return nil, fmt.Errorf("%d answers fit no setting", len(answers)-known)
	}
	return json.Marshal(v.Interface())
}

// OptionsOf reads the options of a set-up that Start was given: every value is in the
// range of its setting.
func OptionsOf[O any](setup Setup) O {
	var o O
	if err := json.Unmarshal(setup.Options, &o); err != nil {
		panic(fmt.Sprintf("rules: options of another game: %v", err))
	}
	return o
}

// canonicalOptions fills in what the set-up leaves out and judges the rest.
func (g *game[S]) canonicalOptions(raw json.RawMessage) (json.RawMessage, error) {
	v := reflect.New(reflect.TypeOf(g.spec.Options))
	v.Elem().Set(reflect.ValueOf(g.spec.Options))
	if len(raw) > 0 {
		if err := strict(raw, v.Interface()); err != nil {
			return nil, fmt.Errorf("rules: set-up of %s: %w", g.spec.ID, err)
		}
	}
	for _, s := range settingsOf(v.Elem().Type()) {
		into := v.Elem().FieldByIndex(s.index)
		given := values(into)
		err := s.judge(given)
		if err == nil {
			err = setValues(into, s.arranged(given))
		}
		if err != nil {
			return nil, fmt.Errorf("rules: set-up of %s: %w", g.spec.ID, err)
		}
	}
	return json.Marshal(v.Interface())
}
