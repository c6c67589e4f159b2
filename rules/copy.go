package rules

import (
	"fmt"
	"reflect"
)

// deepen gives a shallow copy its own slices, like those of what it was copied from. It is
// nil where nothing needs it.
type deepen func(to, from reflect.Value)

// copier builds the deepen of a state type. It panics on what a state may not hold:
// maps, interfaces, pointers, functions, channels and unexported fields, since equal
// JSON must mean equal state.
func copier(t reflect.Type, path string) deepen {
	switch t.Kind() {
	case reflect.Map, reflect.Interface, reflect.Pointer, reflect.Func, reflect.Chan, reflect.UnsafePointer,
		reflect.Float32, reflect.Float64, reflect.Complex64, reflect.Complex128:
		panic(fmt.Sprintf("rules: %s: a state may not hold a %s", path, t.Kind()))
	case reflect.Struct:
		return structCopier(t, path)
	case reflect.Slice:
		demandNoSlice(t, path)
		return sliceCopier(t, path)
	case reflect.Array:
		demandNoSlice(t, path)
		return elements(copier(t.Elem(), path+"[]"))
	}
	return nil
}

// demandNoSlice panics where nothing could be spelt both [] and null: `omitempty` needs a
// field, so a row of a table is a struct with its slice in it.
func demandNoSlice(t reflect.Type, path string) {
	if t.Elem().Kind() == reflect.Slice {
		panic(fmt.Sprintf("rules: %s: a state may not hold a %s: wrap the inner slice in a struct", path, t))
	}
}

func structCopier(t reflect.Type, path string) deepen {
	type part struct {
		index int
		deep  deepen
	}
	var parts []part
	for i := range t.NumField() {
		f := t.Field(i)
		if !f.IsExported() {
			panic(fmt.Sprintf("rules: %s.%s: a state's fields are exported", path, f.Name))
		}
		demandOmitEmpty(f, path)
		deep := copier(f.Type, path+"."+f.Name)
		if deep != nil && f.Tag.Get("copy") != "-" {
			parts = append(parts, part{i, deep})
		}
	}
	if parts == nil {
		return nil
	}
	return func(to, from reflect.Value) {
		for i := range parts {
			p := &parts[i]
			p.deep(to.Field(p.index), from.Field(p.index))
		}
	}
}

func sliceCopier(t reflect.Type, path string) deepen {
	each := elements(copier(t.Elem(), path+"[]"))
	return func(to, from reflect.Value) {
		to.SetZero() // an empty slice may still reach into shared memory
		n := from.Len()
		if n == 0 {
			return
		}
		to.Grow(n)
		to.SetLen(n)
		reflect.Copy(to, from)
		if each != nil {
			each(to, from)
		}
	}
}

func elements(deep deepen) deepen {
	if deep == nil {
		return nil
	}
	return func(to, from reflect.Value) {
		for i := range from.Len() {
			deep(to.Index(i), from.Index(i))
		}
	}
}

// Copier returns the function that copies a state, as it is copied before every move: for a
// game that tries something out. A copy shares nothing that is written with the original.
func Copier[S any]() func(*S) *S { return copierOf[S](reflect.TypeFor[S]().String()) }

func copierOf[S any](path string) func(*S) *S {
	deep := copier(reflect.TypeFor[S](), path)
	return func(s *S) *S {
		c := new(S)
		*c = *s
		if deep != nil {
			deep(reflect.ValueOf(c).Elem(), reflect.ValueOf(s).Elem())
		}
		return c
	}
}
