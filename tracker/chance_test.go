package tracker_test

import (
	"math/rand/v2"
	"testing"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// A draw follows what is left: seven rolls of a source are foreseen, one by one.
func TestDrawForeseen(t *testing.T) {
	known := []rules.Option{{Value: "red", Copies: 5}, {Value: "green", Copies: 3}, {Value: "blue", Copies: 2}}
	unknown := []rules.Option{{Value: "north"}, {Value: "south"}}
	for _, test := range []struct {
		name  string
		field rules.Field
		asked []int // of how many the source chooses
		gives []int
		want  string
	}{
		{"a die", rules.Number("x", 1, 6), []int{6}, []int{5}, "[6]"},
		{"a sum", rules.Number("x", -2, 2), []int{5}, []int{0}, "[-2]"},
		{"first of a bag", rules.Field{Name: "x", Options: known}, []int{10}, []int{4}, "[red]"},
		{"second of a bag", rules.Field{Name: "x", Options: known}, []int{10}, []int{5}, "[green]"},
		{"last of a bag", rules.Field{Name: "x", Options: known}, []int{10}, []int{9}, "[blue]"},
		{"nobody knows", rules.Field{Name: "x", Options: unknown}, []int{2}, []int{1}, "[south]"},
		{"two without putting back", rules.Field{Name: "x", Options: known, Many: true, Min: 2, Max: 2}, []int{1, 10, 9}, []int{0, 9, 8}, "[blue blue]"},
		{"all copies gone", rules.Field{Name: "x", Options: known[2:], Many: true, Min: 3, Max: 3}, []int{1, 2, 1}, []int{0, 0, 0}, "[blue blue]"},
		{"how many", rules.Field{Name: "x", Options: unknown, Many: true, Min: 1, Max: 3}, []int{3, 2, 2}, []int{1, 0, 1}, "[north south]"},
	} {
		t.Run(test.name, func(t *testing.T) {
			at := 0
			below := func(n int) int {
				if at >= len(test.asked) || n != test.asked[at] {
					t.Fatalf("choice %d is among %d, want %v", at, n, test.asked)
				}
				at++
				return test.gives[at-1]
			}
			got := tracker.Draw(rules.Offer{Fields: []rules.Field{test.field}}, below)
			if text := spelled(got["x"]); text != test.want {
				t.Errorf("drew %s, want %s", text, test.want)
			}
		})
	}
}

func spelled(values []string) string {
	text := "["
	for i, v := range values {
		if i > 0 {
			text += " "
		}
		text += v
	}
	return text + "]"
}

// Over many draws each marble comes as often as there are copies of it.
func TestDrawIsFair(t *testing.T) {
	const draws = 100_000
	source := rand.New(rand.NewPCG(1, 2))
	field := rules.Field{Name: "x", Options: []rules.Option{{Value: "red", Copies: 5}, {Value: "green", Copies: 3}, {Value: "blue", Copies: 2}}}
	count := map[string]int{}
	for range draws {
		count[tracker.Draw(rules.Offer{Fields: []rules.Field{field}}, source.IntN)["x"][0]]++
	}
	for _, o := range field.Options {
		want := draws * o.Copies / 10
		if got := count[o.Value]; got < want*98/100 || got > want*102/100 {
			t.Errorf("%s came %d times, want about %d", o.Value, got, want)
		}
	}
}

// What the app draws can always be played, and nothing but just that counts as drawn.
func TestDrawIsPlayed(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	for range 4 {
		pull := trackertest.Offer(t, p, "pull")
		entries, err := p.Do(pull, p.Draw(pull))
		must(t, err)
		if entries[0].Author != tracker.Drawn {
			t.Errorf("a drawn move is by %q", entries[0].Author)
		}
	}
	roll := trackertest.Offer(t, p, "roll")
	if drawn := p.Draw(roll)["pips"][0]; drawn == "3" {
		p.Draw(trackertest.Offer(t, p, "pull"))
	}
	if entries := trackertest.MustRoll(t, p, 3); entries[0].Author != trackertest.AnnID {
		t.Errorf("a typed roll is by %q, want a", entries[0].Author)
	}
}
