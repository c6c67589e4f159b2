package rules

import (
	"encoding"
	"fmt"
	"reflect"
	"strconv"
)

// setter puts an answer into a variable that can be addressed.
type setter func(v reflect.Value, given []string) error

// setValues reverses values.
func setValues(v reflect.Value, given []string) error { return setterOf(v.Type())(v, given) }

// setterOf finds out once what a type takes: all answers by a method of its own, one for
// each element of a slice, or a single one.
func setterOf(t reflect.Type) setter {
	if reflect.PointerTo(t).Implements(reflect.TypeFor[Values]()) {
		return func(v reflect.Value, given []string) error { return v.Addr().Interface().(Values).SetValues(given) }
	}
	if t.Kind() == reflect.Slice {
		return sliceSetter(t)
	}
	set := wordSetter(t)
	return func(v reflect.Value, given []string) error {
		if len(given) != 1 {
			return fmt.Errorf("takes one answer, got %d", len(given))
		}
		return set(v, given[0])
	}
}

func sliceSetter(t reflect.Type) setter {
	set := wordSetter(t.Elem())
	return func(v reflect.Value, given []string) error {
		if len(given) == 0 {
			v.SetZero()
			return nil
		}
		fresh := reflect.MakeSlice(t, len(given), len(given))
		for i, s := range given {
			if err := set(fresh.Index(i), s); err != nil {
				return err
			}
		}
		v.Set(fresh)
		return nil
	}
}

// wordSetter returns how a single variable of a type is set.
func wordSetter(t reflect.Type) func(v reflect.Value, s string) error {
	if reflect.PointerTo(t).Implements(reflect.TypeFor[encoding.TextUnmarshaler]()) {
		return func(v reflect.Value, s string) error {
			return v.Addr().Interface().(encoding.TextUnmarshaler).UnmarshalText([]byte(s))
		}
	}
	switch t.Kind() {
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return setInt
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return setUint
	case reflect.Bool:
		return setBool
	case reflect.String:
		return func(v reflect.Value, s string) error {
			v.SetString(s)
			return nil
		}
	}
	return func(reflect.Value, string) error { return fmt.Errorf("cannot be answered: %s", t) }
}

func setInt(v reflect.Value, s string) error {
	n, err := strconv.ParseInt(s, 10, v.Type().Bits())
	if err != nil {
		return fmt.Errorf("%q is not a number that fits", s)
	}
	v.SetInt(n)
	return nil
}

func setUint(v reflect.Value, s string) error {
	n, err := strconv.ParseUint(s, 10, v.Type().Bits())
	if err != nil {
		return fmt.Errorf("%q is not a number that fits", s)
	}
	v.SetUint(n)
	return nil
}

func setBool(v reflect.Value, s string) error {
	if s != "true" && s != "false" {
		return fmt.Errorf("%q is neither true nor false", s)
	}
	v.SetBool(s == "true")
	return nil
}
