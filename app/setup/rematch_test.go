//go:build scenes

package setup_test

import (
	"fmt"
	"reflect"
	"slices"
	"testing"

	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// unusual returns answers that differ from the defaults wherever a table of some seats may choose otherwise.
func unusual(t *testing.T, game rules.Game, seats int) rules.Answers {
	t.Helper()
	answers := rules.Answers{}
	for _, s := range game.Settings() {
		if s.Seat > 0 || s.Many || len(s.Options) == 0 {
			continue
		}
		for _, o := range s.Options {
			if slices.Equal([]string{o.Value}, s.Default) {
				continue
			}
			answers[s.Name] = []string{o.Value}
			options, err := game.Options(answers)
			if err == nil {
				_, _, err = game.Start(rules.Setup{Seats: seats, Options: options})
			}
			if err == nil {
				break
			}
			delete(answers, s.Name)
		}
	}
	if len(answers) == 0 {
		t.Fatalf("%s can only be set up in one way", game.ID())
	}
	return answers
}

// sheet returns the correction of the level and the house rules.
func sheet(t *testing.T, play *tracker.Play) rules.Offer {
	t.Helper()
	corrections := play.Position().Corrections()
	at := slices.IndexFunc(corrections, func(o rules.Offer) bool { return len(o.On) > 0 && o.On[0] == "house" })
	if at < 0 {
		t.Fatalf("%s: the level cannot be corrected", play.Header().Game)
	}
	return corrections[at]
}

// A rematch is set up as the game was that it follows, whatever was set up in between.
func TestARematchKeepsLevelAndOptions(t *testing.T) {
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			h := hand.New(t, nil, hand.Narrow)
			seats, _ := game.Players()
			seats = max(seats, 2)
			want := unusual(t, game, seats)
			options, err := game.Options(want)
			if err != nil {
				t.Fatal(err)
			}
			var players []tracker.Player
			for _, name := range []string{"Ann", "Bilal", "Chloé"}[:seats] {
				players = append(players, tracker.Player{Name: name})
			}
			evening, err := h.Tracker.New(game, rules.Setup{Seats: seats, Options: options}, players)
			if err != nil {
				t.Fatal(err)
			}
			h.App.Push(setup.New(h.App, game, nil)) // by default
			h.App.Home()
			if got := setup.NewRematch(h.App, evening).Answers(); !reflect.DeepEqual(got, want) {
				t.Errorf("the rematch is set up with %v, want %v", got, want)
			}
		})
	}
}

// What a game answers by itself, for the seats at its table, is no choice of theirs: a rematch with other seats asks anew.
func TestARematchChoosesNothingByItself(t *testing.T) {
	for _, game := range catalog.Games() {
		least, most := game.Players()
		for seats := least; seats <= most; seats++ {
			t.Run(fmt.Sprint(game.ID(), " ", seats), func(t *testing.T) {
				h := hand.New(t, nil, hand.Narrow)
				players := make([]tracker.Player, seats)
				for i := range players {
					players[i].Name = []string{"Ann", "Bilal", "Chloé", "Dora", "Emil", "Fay"}[i]
				}
				evening, err := h.Tracker.New(game, rules.Setup{Seats: seats}, players)
				if err != nil {
					t.Fatal(err)
				}
				if got := setup.NewRematch(h.App, evening).Answers(); len(got) > 0 {
					t.Errorf("nothing was chosen, yet the rematch is set up with %v", got)
				}
			})
		}
	}
}

// A level that was changed during the game is that of its rematch.
func TestARematchKeepsTheLevelPlayedLast(t *testing.T) {
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			h := hand.New(t, nil, hand.Narrow)
			seats, _ := game.Players()
			players := make([]tracker.Player, max(seats, 2))
			for i := range players {
				players[i].Name = []string{"Ann", "Bilal", "Chloé"}[i]
			}
			evening, err := h.Tracker.New(game, rules.Setup{Seats: len(players)}, players)
			if err != nil {
				t.Fatal(err)
			}
			house := sheet(t, evening)
			at := slices.IndexFunc(house.Fields, func(f rules.Field) bool { return f.Name == "level" })
			options := house.Fields[at].Options
			other := options[slices.IndexFunc(options, func(o rules.Option) bool { return o.Value != house.Value("level")[0] })].Value
			if _, err := evening.Do(house, rules.Answers{"level": {other}}); err != nil {
				t.Fatal(err)
			}
			if got := setup.NewRematch(h.App, evening).Answers()["level"]; !slices.Equal(got, []string{other}) {
				t.Errorf("the level is %v, want %s", got, other)
			}
		})
	}
}
