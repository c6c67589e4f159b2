package rules

import (
	"fmt"
	"slices"
)

// Words spells the values of an enumeration T, from zero on.
type Words[T ~uint8] []string

// Spell returns the word of a value, or "" where there is none.
func (w Words[T]) Spell(v T) string {
	if int(v) < len(w) {
		return w[v]
	}
	return ""
}

// Text returns the word of a value for MarshalText.
func (w Words[T]) Text(v T) ([]byte, error) { return []byte(w.Spell(v)), nil }

// Read sets a value by its word, for UnmarshalText.
func (w Words[T]) Read(v *T, text []byte) error {
	at := slices.Index(w, string(text))
	if at < 0 {
		return fmt.Errorf("rules: %.20q is no %T", text, *v)
	}
	*v = T(at)
	return nil
}

// Must panics where a word that a form has judged cannot be read.
func Must(err error) {
	if err != nil {
		panic(err)
	}
}
