package rules

import (
	"encoding/json"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// nested holds slices in every way that a state may.
type nested struct {
	Word  string
	Ints  []int  `json:",omitempty"`
	Leafs []leaf `json:",omitempty"`
	Pair  [2]leaf
	Plain [3]uint8
	Deep  struct {
		Leaf leaf
		More []struct {
			Leafs []leaf `json:",omitempty"`
		} `json:",omitempty"`
	}
}

type leaf struct {
	Words []string `json:",omitempty"`
	On    bool
}

// spoil changes every number, word and switch that can be reached.
func spoil(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			spoil(v.Field(i))
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			spoil(v.Index(i))
		}
	case reflect.Bool:
		v.SetBool(!v.Bool())
	case reflect.String:
		v.SetString(v.String() + "!")
	case reflect.Uint8:
		v.SetUint(v.Uint() ^ 1)
	default:
		v.SetInt(v.Int() ^ 1)
	}
}

func TestACopySharesNothing(t *testing.T) {
	g := &game[nested]{copyOf: Copier[nested]()}
	rapid.Check(t, func(t *rapid.T) {
		original := rapid.Make[nested]().Draw(t, "state")
		before, err := json.Marshal(original)
		if err != nil {
			t.Fatal(err)
		}
		c := g.copyOf(&original)
		if copied, err := json.Marshal(c); err != nil || string(copied) != string(before) {
			t.Fatalf("copied as\n%s (%v), not\n%s", copied, err, before)
		}
		spoil(reflect.ValueOf(c).Elem())
		c.Ints = append(c.Ints, 1)
		after, err := json.Marshal(original)
		if err != nil || string(after) != string(before) {
			t.Fatalf("a changed copy shows in the original:\n%s (%v), not\n%s", after, err, before)
		}
	})
}

func TestSharedPartsAreShared(t *testing.T) {
	type state struct {
		Box []int `json:",omitempty" copy:"-"`
		Own []int `json:",omitempty"`
	}
	g := &game[state]{copyOf: Copier[state]()}
	s := state{Box: []int{1}, Own: []int{1}}
	c := g.copyOf(&s)
	if &c.Box[0] != &s.Box[0] || &c.Own[0] == &s.Own[0] {
		t.Errorf("box data shared %v, the rest shared %v", &c.Box[0] == &s.Box[0], &c.Own[0] == &s.Own[0])
	}
}

func TestPlainStatesNeedNoDeepening(t *testing.T) {
	if copier(reflect.TypeFor[struct{ A [4]leafless }](), "state") != nil {
		t.Error("a state without slices is copied twice")
	}
}

type leafless struct{ N int }
