//go:build scenes

package result_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/scenes/trasteros"
	"docent/assets"
	"docent/rules"
)

// counted ends a play of four without a referee: each seat with so many cards and badges.
func counted(t *testing.T, h *hand.Hand, seats ...rules.Answers) *result.Page {
	t.Helper()
	p := trasteros.TableOf(h.App, stage.New(), len(seats), "score")
	for seat, has := range seats {
		trasteros.Make(p.Play(), nil, trasteros.Made{Kind: "count", Seat: rules.Seat(seat), Answers: has})
	}
	h.App.Replace(h.App.To.Ended(p.Play()))
	return h.App.Top().(*result.Page)
}

func TestTiesAreToldInWords(t *testing.T) {
	const before = "Until then they were level: badges, gold cards, silver cards, bronze cards, glass cards."
	for name, size := range map[string]fyne.Size{"phone": hand.Narrow, "tablet": hand.Broad} {
		t.Run(name, func(t *testing.T) {
			h := hand.New(t, nil, size)
			p := counted(t, h, nil, nil, nil)
			for _, want := range []string{
				"Chloé is ahead of Bilal: later first turn (3 to 2). " + before,
				"Bilal is ahead of Ann: later first turn (2 to 1). " + before,
			} {
				if !h.Sees(want) {
					t.Fatalf("nothing says %q", want)
				}
				h.Tap(want)
				if !h.App.Covered() {
					t.Errorf("%q opens no rule", want)
				}
				h.App.CloseSheets()
			}
			for _, s := range p.Scores() {
				if rule := s.Tie[0].Rule; rule != "TL-TIE-1" {
					t.Errorf("the tie names %s", rule)
				}
			}
		})
	}
}

func TestTabletShowsWhatBrokeTheTie(t *testing.T) {
	h := hand.New(t, nil, hand.Broad)
	counted(t, h, nil, nil, nil, nil)
	for _, obj := range test.LaidOutObjects(h.Window.Content()) {
		b, ok := obj.(*kit.ActionButton)
		if !ok || len(b.Label) < 6 || b.Label[:5] != "Diego" || !slices.Contains([]byte(b.Label), '(') {
			continue
		}
		at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b)
		if at.Y+b.Size().Height > hand.Broad.Height {
			t.Errorf("%q ends at %v of %v", b.Label, at.Y+b.Size().Height, hand.Broad.Height)
		}
		return
	}
	t.Error("nothing tells why Diego won")
}

func TestScoreCardsAreEvenlyHigh(t *testing.T) {
	test.NewTempApp(t)
	var cards []fyne.CanvasObject
	for i := range 5 {
		lines := arrange.Column(0)
		for range i + 1 {
			lines.Add(kit.NewText("line", kit.Body))
		}
		cards = append(cards, kit.NewCard(lines))
	}
	r := arrange.Evenly(arrange.GridOf(300, 2, cards...))
	test.NewTempWindow(t, r).Resize(hand.Broad)
	for _, card := range cards[1:] {
		if got, want := card.Size().Height, cards[0].Size().Height; got != want {
			t.Errorf("a card is %v high, the first %v", got, want)
		}
	}
}

// Every comparison of the game has its words in every language.
func TestTieBreaksHaveWords(t *testing.T) {
	for _, l := range assets.Languages() {
		texts := assets.TextsIn(l.Tag)
		for _, key := range []string{"badges", "gold", "silver", "bronze", "glass", "last-start"} {
			for _, part := range []string{".name", ".won"} {
				if !texts.Has("trasteros.score.tie-" + key + part) {
					t.Errorf("%s: %s%s has no words", l.Tag, key, part)
				}
			}
		}
	}
}

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
			groups := result.TiesIn(test.scores)
			if len(groups) != len(test.sizes) {
				t.Fatalf("%d ties, want %d", len(groups), len(test.sizes))
			}
			for i, g := range groups {
				if len(g) != test.sizes[i] || result.Decisive(g) != test.at[i] {
					t.Errorf("tie %d: %d seats, decided by %d, want %d and %d", i, len(g), result.Decisive(g), test.sizes[i], test.at[i])
				}
			}
		})
	}
}
