package rules

import (
	"fmt"
	"reflect"
	"strconv"
	"strings"
)

// Thing is a noun and which one, or how many: "room:7", "card:banana", "cubes:2".
type Thing string

// Of names one thing of a noun.
func Of[T ~int | ~uint8 | ~string](noun string, id T) Thing {
	return Thing(noun + ":" + spell(reflect.ValueOf(id)))
}

// Counting returns Of for the numbers of one noun. Those below ready are made once, for they are told over and over.
func Counting(noun string, ready int) func(n int) Thing {
	made := make([]Thing, ready)
	for n := range made {
		made[n] = Of(noun, n)
	}
	return func(n int) Thing {
		if n >= 0 && n < len(made) {
			return made[n]
		}
		return Of(noun, n)
	}
}

// Numbered lists a noun's things from 0 to most.
func Numbered(noun string, most int) []Thing {
	list := make([]Thing, most+1)
	for i := range list {
		list[i] = Of(noun, i)
	}
	return list
}

// Named lists a noun's things by their ids.
func Named(noun string, ids []string) []Thing {
	list := make([]Thing, len(ids))
	for i, id := range ids {
		list[i] = Of(noun, id)
	}
	return list
}

// Alone makes a list of each thing.
func Alone(things []Thing) [][]Thing {
	list := make([][]Thing, len(things))
	for i := range things {
		list[i] = things[i : i+1 : i+1]
	}
	return list
}

// Split takes a thing apart. A thing without a colon is all noun.
func (t Thing) Split() (noun, id string) {
	noun, id, _ = strings.Cut(string(t), ":")
	return noun, id
}

// spell writes a number, a word or a switch as answers write it. A type with a String
// method spells itself; it must read itself back by UnmarshalText.
func spell(v reflect.Value) string {
	if isNamed(v) {
		if named, ok := v.Interface().(fmt.Stringer); ok {
			return named.String()
		}
	}
	switch {
	case v.CanInt():
		return strconv.FormatInt(v.Int(), 10)
	case v.CanUint():
		return strconv.FormatUint(v.Uint(), 10)
	case v.Kind() == reflect.Bool:
		return strconv.FormatBool(v.Bool())
	}
	return v.String()
}

// All returns a list of things as one: told as "2 gold cubes and 1 glass cube", or as
// "<game>.none" where it is empty.
func All(things ...Thing) Thing {
	parts := make([]string, len(things))
	for i, t := range things {
		parts[i] = string(t)
	}
	return Thing("all:" + strings.Join(parts, "+"))
}

// Listed returns the things of a list, and whether the thing is one.
func (t Thing) Listed() ([]Thing, bool) {
	list, ok := strings.CutPrefix(string(t), "all:")
	if !ok || list == "" {
		return nil, ok
	}
	var things []Thing
	for part := range strings.SplitSeq(list, "+") {
		things = append(things, Thing(part))
	}
	return things, true
}
