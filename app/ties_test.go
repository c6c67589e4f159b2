package app

import (
	"testing"

	"docent/rules"
)

func TestTies(t *testing.T) {
	tied := func(seat rules.Seat, total int, compared ...int) rules.Score {
		s := rules.Score{Seat: seat, Total: total}
		for _, n := range compared {
			s.Tie = append(s.Tie, rules.Line{About: []rules.Thing{rules.Of("count", n)}})
		}
		return s
	}
	tests := map[string]struct {
		scores []rules.Score
		sizes  []int
		at     []int
	}{
		"no tie":           {[]rules.Score{tied(0, 9), tied(1, 4)}, nil, nil},
		"broken at once":   {[]rules.Score{tied(0, 9, 2, 1), tied(1, 9, 1, 1), tied(2, 4)}, []int{2}, []int{0}},
		"broken later":     {[]rules.Score{tied(2, 9), tied(0, 4, 1, 0, 3), tied(1, 4, 1, 0, 2)}, []int{2}, []int{2}},
		"never broken":     {[]rules.Score{tied(0, 9, 1, 1), tied(1, 9, 1, 1)}, []int{2}, []int{2}},
		"two ties":         {[]rules.Score{tied(0, 9, 2), tied(1, 9, 1), tied(2, 4, 0, 1), tied(3, 4, 0, 0)}, []int{2, 2}, []int{0, 1}},
		"three in one tie": {[]rules.Score{tied(0, 9, 2, 2), tied(1, 9, 2, 1), tied(2, 9, 2, 0)}, []int{3}, []int{1}},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			groups := tiesIn(test.scores)
			if len(groups) != len(test.sizes) {
				t.Fatalf("%d ties, want %d", len(groups), len(test.sizes))
			}
			for i, g := range groups {
				if len(g) != test.sizes[i] || decisive(g) != test.at[i] {
					t.Errorf("tie %d: %d seats, decided by %d, want %d and %d", i, len(g), decisive(g), test.sizes[i], test.at[i])
				}
			}
		})
	}
}
