//go:build scenes

package parts_test

import (
	"slices"
	"strconv"
	"testing"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/scenes/hand"
)

// sums are numbers that reach so far, each; nothing is told at first.
type sums struct{ most, told []int }

func (s sums) Count() int          { return len(s.most) }
func (s sums) Label(at int) string { return "number " + strconv.Itoa(at) }
func (s sums) Value(at int) int    { return s.told[at] }
func (s sums) Most(at int) int     { return s.most[at] }
func (s sums) None() int           { return 0 }
func (s sums) Tell(at, n int)      { s.told[at] = n }

// The pad goes on by itself once no further digit fits. Whoever goes on by hand, or takes a digit back, never has to know.
func TestTheDigitPadGoesOn(t *testing.T) {
	for keys, want := range map[string][]int{
		"5342":     {53, 4, 2}, // 530 is too much for the first, 40 for the second
		"53>4>2":   {53, 4, 2},
		"25>7>1":   {25, 7, 1},
		"4>1>1":    {4, 1, 1},
		"012":      {0, 12, 0}, // nothing follows a zero
		"53>>2":    {53, 0, 2},
		"530012":   {53, 0, 12}, // the zero goes on once, and is a number where it stands there anew
		"54<3<<61": {61, 0, 0},
		"53<<<":    {0, 0, 0},
		"25<6>3":   {26, 3, 0},
		"535<<":    {53, 0, 0}, // who erases by hand stays there
		"5347198":  {53, 4, 8}, // at the last one digits begin anew
		"53479>1":  {1, 4, 9},
	} {
		t.Run(keys, func(t *testing.T) {
			told := sums{[]int{199, 12, 45}, make([]int, 3)}
			pad := parts.NewDigitPad(hand.New(t, nil, hand.Narrow).App, told)
			for range told.most {
				pad.Plate(6)
			}
			pad.Show()
			for _, key := range keys {
				switch key {
				case '>':
					pad.Next()
				case '<':
					pad.Erase()
				default:
					pad.Digit(int(key - '0'))
				}
			}
			if !slices.Equal(told.told, want) {
				t.Errorf("typed %v, want %v", told.told, want)
			}
		})
	}
}

// The key that erases stands before the one that goes on: as an arrow it would seem to go back to the number before.
func TestTheKeyThatErasesIsNoArrow(t *testing.T) {
	pad := parts.NewDigitPad(hand.New(t, nil, hand.Narrow).App, sums{[]int{199, 12}, make([]int, 2)})
	key, ok := kittest.Find(pad.Keys(), "Erase a digit").(*kit.ActionButton)
	if !ok || key.Icon != "erase" || !look.HasIcon(key.Icon) {
		t.Errorf("what erases is %+v", key)
	}
}
