package cgexpo

import (
	"testing"

	"docent/app/board/draw"
)

// crowd returns figures of whom those marked are beside the one before.
func crowd(marks string) []person {
	var here []person
	for _, mark := range marks {
		here = append(here, person{beside: mark == '+'})
	}
	return here
}

// Who is beside a thief stands next to him in his row wherever a row has room for both, and the bar between them joins their middles.
func TestWhoIsBesideStandsNextToHim(t *testing.T) {
	for _, size := range []draw.Box{draw.At(0, 0, 384, 170), draw.At(0, 0, 113, 156), draw.At(0, 0, 384, 96), draw.At(0, 0, 700, 60)} {
		for _, marks := range []string{"-+-+-", "--+-+-", "-+--+--", "-++-+-", "-+++---", "---+", "-+", "-----", "-+-+-+----"} {
			here := crowd(marks)
			st := lineUp(size, here)
			taken := map[int]bool{}
			for i := range here {
				if taken[st.places[i]] || st.places[i] >= st.rows*st.per {
					t.Errorf("%s in %v: figure %d has place %d of %d rows of %d", marks, size, i, st.places[i], st.rows, st.per)
				}
				taken[st.places[i]] = true
			}
			for i := range here {
				if here[i].beside {
					joins(t, marks, &st, i)
				}
			}
			if marks == "-+-+-" && st.per > 1 {
				for _, i := range []int{1, 3} {
					if st.places[i]/st.per != st.places[i-1]/st.per {
						t.Errorf("in %v a pair is parted: places %v in rows of %d", size, st.places, st.per)
					}
				}
			}
		}
	}
}

// joins holds the bar of a figure to both middles that it joins.
func joins(t *testing.T, marks string, st *standing, i int) {
	t.Helper()
	bar := st.link(i)
	x, y := st.at(i)
	over := i - 1
	if st.places[i]%st.per == 0 {
		over = i - st.per
	}
	ox, oy := st.at(over)
	cx, cy := bar.Mid()
	if near := max(cx-(x+ox)/2, (x+ox)/2-cx, cy-(y+oy)/2, (y+oy)/2-cy); near > 0.5 {
		t.Errorf("%s: the bar of figure %d is %v, between %v,%v and %v,%v", marks, i, bar, x, y, ox, oy)
	}
	for j := over + 1; j <= i; j++ {
		if !crowd(marks)[j].beside {
			t.Errorf("%s: the bar of figure %d leads to another party", marks, i)
		}
	}
}

// A party larger than a row goes on under its own first.
func TestALargePartyGoesOnInTheNextRow(t *testing.T) {
	places := inRows([]int{1, 4, 1}, 3)
	for i, want := range []int{0, 3, 4, 5, 6, 7} {
		if places[i] != want {
			t.Errorf("the places are %v", places)
			break
		}
	}
}
