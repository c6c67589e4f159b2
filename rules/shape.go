package rules

import (
	"encoding"
	"encoding/json"
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
)

// Shape lists how the game spells what is kept: its state, its moves, its options and
// what its pieces say, a field on each line with its type and how it is left out. Two
// builds of one shape read each other's positions and moves.
func (g *game[S]) Shape() []string {
	w := shapeWriter{}
	w.write("state", reflect.TypeFor[S](), "")
	for _, kind := range slices.Sorted(maps.Keys(g.kinds)) {
		w.write("move "+string(kind), g.kinds[kind].typ, "")
	}
	w.write("options", reflect.TypeOf(g.spec.Options), "")
	for _, p := range g.spec.Pieces {
		w.write("print "+p.Noun, reflect.TypeOf(p.Print), "")
	}
	return w.lines
}

type shapeWriter struct{ lines []string }

// write spells a type at its path, with what its tag says of leaving it out.
func (w *shapeWriter) write(path string, t reflect.Type, omits string) {
	name := shapeOf(t)
	switch {
	case name != "":
		w.lines = append(w.lines, strings.TrimSpace(path+" "+name+" "+omits))
	case t.Kind() == reflect.Slice:
		w.write(path+"[]", t.Elem(), omits)
	case t.Kind() == reflect.Array:
		w.write(fmt.Sprintf("%s[%d]", path, t.Len()), t.Elem(), omits)
	default:
		w.fields(path, t, omits)
	}
}

func (w *shapeWriter) fields(path string, t reflect.Type, omits string) {
	w.lines = append(w.lines, strings.TrimSpace(path+" object "+omits))
	for i := range t.NumField() {
		f := t.Field(i)
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case name == "-" || !f.IsExported():
			continue
		case name == "" && f.Anonymous && f.Type.Kind() == reflect.Struct:
			w.fields(path+".("+f.Name+")", f.Type, options)
			continue
		case name == "":
			name = f.Name
		}
		w.write(path+"."+name, f.Type, options)
	}
}

// shapeOf names a type that is spelt as one value; "" where it has parts.
func shapeOf(t reflect.Type) string {
	pointer := reflect.PointerTo(t)
	switch {
	case t.Implements(reflect.TypeFor[json.Marshaler]()), pointer.Implements(reflect.TypeFor[json.Marshaler]()):
		return "own JSON of " + t.Name()
	case t.Implements(reflect.TypeFor[encoding.TextMarshaler]()), pointer.Implements(reflect.TypeFor[encoding.TextMarshaler]()):
		return "word"
	case t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.Uint8 && shapeOf(t.Elem()) != "word":
		return "bytes"
	case t.Kind() == reflect.Struct, t.Kind() == reflect.Slice, t.Kind() == reflect.Array:
		return ""
	}
	return t.Kind().String()
}
