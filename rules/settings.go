package rules

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Setting is one question of the set-up form.
type Setting struct {
	Field
	Default []string
	House   bool // a house rule: its Rule is the ruling it changes

	index []int
}

// settingsOf reads a struct's tags: json names the setting; rule the ruling it stands
// for; a bool is a switch; other types say `pick:"a,b,c"` or `range:"0,10"`, and `of`
// the noun that they range over.
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
		case f.Tag.Get("pick") != "":
			s.Field = Pick(name, f.Tag.Get("of"), strings.Split(f.Tag.Get("pick"), ",")...)
		default:
			s.Field = ranged(name, t, f)
		}
		s.Rule = RuleID(f.Tag.Get("rule"))
		out = append(out, s)
	}
	return out
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

func (g *game[S]) Settings() []Setting {
	v := reflect.ValueOf(g.spec.Options)
	out := settingsOf(v.Type())
	for i := range out {
		out[i].Default = values(v.FieldByIndex(out[i].index))
	}
	return out
}

func (g *game[S]) Options(answers Answers) (json.RawMessage, error) {
	v := reflect.New(reflect.TypeOf(g.spec.Options)).Elem()
	v.Set(reflect.ValueOf(g.spec.Options))
	known := 0
	for _, s := range settingsOf(v.Type()) {
		given, ok := answers[s.Name]
		if !ok {
			continue
		}
		known++
		if err := s.judge(given); err != nil {
			return nil, fmt.Errorf("rules: set-up of %s: %w", g.spec.ID, err)
		}
		if err := setValues(v.FieldByIndex(s.index), given); err != nil {
			return nil, fmt.Errorf("rules: set-up of %s: %w", g.spec.ID, err)
		}
	}
	if known != len(answers) {
		return nil, fmt.Errorf("rules: set-up of %s: %d answers fit no setting", g.spec.ID, len(answers)-known)
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
		if err := s.judge(values(v.Elem().FieldByIndex(s.index))); err != nil {
			return nil, fmt.Errorf("rules: set-up of %s: %w", g.spec.ID, err)
		}
	}
	return json.Marshal(v.Interface())
}
