package tracker_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// words is a catalogue that shows what it was asked: the key's text with its blanks filled.
type words map[string]string

func (w words) Has(key string) bool { _, ok := w[key]; return ok }
func (w words) Number(n int) string { return fmt.Sprint(n) }
func (w words) Text(key string, data map[string]any) string {
	text, ok := w[key]
	if !ok {
		return "{" + key + "}"
	}
	for _, name := range slices.Sorted(maps.Keys(data)) {
		text = strings.ReplaceAll(text, "<"+name+">", fmt.Sprint(data[name]))
	}
	return text
}

var jarWords = words{
	"app.yes": "yes", "app.no": "no", "app.none": "nothing", "app.seat": "seat <id>", "app.and": "<some> and <last>", "app.points": "<Count> points",
	"tell.author.table": "the table", "tell.author.auto": "the referee", "tell.author.draw": "the app",
	"event.corrected":        "<thing>: <field> is now <value>",
	"event.corrected-secret": "<thing> was corrected",
	"jar.event.won":          "<who> takes <coin> from <seat> and <seat2> for <marble>",
	"jar.offer.roll":         "Roll for <who>",
	"jar.offer.take":         "Take <marble> from <seat>",
	"jar.refusal.turn":       "It is <seat>'s turn",
	"jar.score.points":       "points: <points>",
	"jar.phase.play":         "<who>, round <round>",
	"jar.coin":               "<Count> coins",
	"jar.marble":             "a marble",
	"jar.marble.red":         "a red marble",
	"jar.hand":               "<seat>'s hand",
	"jar.chore.wash.seat":    "<seat> washes",
	"jar.field.in.seat":      "<seat> is in",
	"jar.event.swap":         "<thing> becomes <thing2>",
	"jar.stamp":              "a stamp",
	"jar.stamp.r3":           "the first stamp",
	"jar.stamp.letters.2":    "<a> worth <b>",
	"jar.stamp.letter.r":     "red",
	"jar.square.letters.2":   "row <a>, column <b>",
	"jar.jar":                "the jar",
	"jar.field.turn":         "whose turn",
	"jar.setting.loop":       "Endless",
	"jar.setting.loop.about": "It never ends.",
	"jar.setting.goal":       "Goal",
	"jar.setting.goal.50":    "short", "jar.setting.goal.50.about": "half an hour",
}

func TestTeller(t *testing.T) {
	teller := tracker.NewTeller(jarWords, "jar", trackertest.AnnAndBen())
	thing := func(things ...rules.Thing) string {
		told := make([]string, len(things))
		for i := range things {
			told[i] = teller.Thing(things[i])
		}
		return strings.Join(told, ", ")
	}
	pair := func(a, b string) string { return a + " | " + b }
	settings := trackertest.JarGame.Settings()
	for _, test := range []struct{ name, got, want string }{
		{"a player, a seat nobody has, the table", thing("seat:1", "seat:4", "seat:-1"), "Ben, seat 5, the table"},
		{"a named thing and another", thing("marble:red", "marble", "marble:2"), "a red marble, a marble, a marble"},
		{"counted and owned", thing("coin:3", "hand:0", "jar"), "3 coins, Ann's hand, the jar"},
		{"of all games", thing("points:7"), "7 points"},
		{"called so by a box", teller.Named(rules.Box{"marble:2": []byte(`{"name":"Big Red"}`), "jar": []byte(`{"glass":1}`)}).Thing(rules.All("marble:2", "marble:1", "jar")), "Big Red, a marble and the jar"},
		{"of each seat", thing("chore:wash.1", "chore:wash.7"), "Ben washes, seat 8 washes"},
		{"letter by letter", thing("stamp:r4", "stamp:x4", "stamp:r3", "stamp:4", "stamp", "square:23"), "red worth 4, x worth 4, the first stamp, a stamp, a stamp, row 2, column 3"},
		{"without words", thing("orb:3", "orb:glass", "marble:blue"), "3, glass, blue"},
		{"lists", thing(rules.All(), rules.All("coin:1"), rules.All("coin:1", "marble:red", "jar")), "nothing, 1 coins, 1 coins, a red marble and the jar"},
		{"alike in a list", thing(rules.All("marble:red", "jar", "marble:red")), "2 × a red marble and the jar"},
		{"values", thing("value:true", "value:false", "value:12", "value:a b"), "yes, no, 12, a b"},

		{"an event", teller.Event(rules.Event{Seat: 0, Key: "won", About: []rules.Thing{"coin:2", "seat:0", "seat:1", "marble:red"}}), "Ann takes 2 coins from Ann and Ben for a red marble"},
		{"an event by places", teller.Event(rules.Event{Key: "swap", About: []rules.Thing{"coin:2", "marble:red"}}), "2 coins becomes a red marble"},
		{"a correction", teller.Event(rules.Event{Seat: rules.Table, Key: "corrected", About: []rules.Thing{"jar", "field:turn", "value:1"}}), "the jar: whose turn is now 1"},
		{"a secret one", teller.Event(rules.Event{Seat: rules.Table, Key: "corrected-secret", About: []rules.Thing{"hand:1"}}), "Ben's hand was corrected"},
		{"an event without words", teller.Event(rules.Event{Key: "new"}), "{jar.event.new}"},
		{"an offer", teller.Offer(rules.Offer{Kind: "roll", Seat: 1}), "Roll for Ben"},
		{"several offers", teller.Offers([]rules.Offer{{Kind: "take", About: []rules.Thing{"marble:red", "seat:0"}}, {Kind: "take", About: []rules.Thing{"marble:red", "seat:1"}}}), "Take a red marble from Ann and Ben"},
		{"one of several", teller.Offers([]rules.Offer{{Kind: "take", About: []rules.Thing{"marble:red", "seat:1"}}}), "Take a red marble from Ben"},
		{"a sheet", teller.Offer(rules.Offer{Kind: rules.Correct, Seat: rules.Table, About: []rules.Thing{"hand:0"}}), "Ann's hand"},
		{"a refusal", teller.Refusal(&rules.Refusal{Key: "turn", About: []rules.Thing{"seat:0"}}), "It is Ann's turn"},
		{"a line", teller.Line(rules.Line{Key: "points", Points: -3}), "points: -3"},
		{"now", teller.Now(rules.Now{Seat: 1, Phase: "play", Round: 4}), "Ben, round 4"},

		{"fields", teller.Field(rules.Field{Name: "turn"}) + ", " + teller.Field(rules.Field{Name: "loop"}) + ", " + teller.Field(rules.Pick("x", "marble", "red")) + ", " + teller.Field(rules.Field{Name: "y"}), "whose turn, Endless, a marble, y"},
		{"fields of a seat and of a thing", teller.Field(rules.Flag("in.1")) + ", " + teller.Field(rules.Number("coin:3", 0, 9)), "Ben is in, 3 coins"},
		{"options", teller.Option(rules.Flag("f"), "true") + ", " + teller.Option(rules.Pick("x", "marble", "red", ""), "red") + ", " + teller.Option(rules.Pick("x", "marble", "red", ""), "") + ", " + teller.Option(rules.Number("n", 1, 9), "7"), "yes, a red marble, nothing, 7"},
		{"a setting", pair(teller.Setting(settings[1])), "Endless | It never ends."},
		{"a setting that needs no more", pair(teller.Setting(settings[0])), "Goal | "},
		{"its option", pair(teller.SettingOption(settings[0], "50")), "short | half an hour"},
		{"its plain option", pair(teller.SettingOption(settings[0], "60")), "60 | "},

		{"authors", teller.Author(tracker.Entry{Author: trackertest.BenID}) + ", " + teller.Author(tracker.Entry{Author: tracker.Referee}) + ", " + teller.Author(tracker.Entry{Author: "somebody else"}), "Ben, the referee, somebody else"},
	} {
		if test.got != test.want {
			t.Errorf("%s: %q, want %q", test.name, test.got, test.want)
		}
	}
}

// A total is a number of something where the words for it tell how many.
func TestTotalsThatCount(t *testing.T) {
	for game, want := range map[rules.GameID]bool{"jar": true, "coins": true, "flight": false} {
		texts := maps.Clone(jarWords)
		texts["coins.points"], texts["flight.points"] = "<Count> coins", "the coins"
		if got := tracker.NewTeller(texts, game, nil).Counts(); got != want {
			t.Errorf("%s counts: %t, want %t", game, got, want)
		}
	}
}

// A secret event is told to its seat alone.
func TestHeard(t *testing.T) {
	_, p := trackertest.MustPlay(t, stores.NewMemory())
	entries, err := p.Do(trackertest.Offer(t, p, "bid"), rules.Answers{"coins": {"4"}})
	must(t, err)
	for seat, want := range map[rules.Seat]int{rules.Table: 1, 0: 2, 1: 1} {
		if got := len(tracker.Heard(entries[0].Events, seat)); got != want {
			t.Errorf("seat %d hears %d events, want %d", seat, got, want)
		}
	}
}

// Everything that the tracker has to tell has words in every language, with every
// blank filled.
func TestNoticesHaveWords(t *testing.T) {
	data := map[string]any{
		"game": "g", "file": "f", "players": "Ann, Ben", "games": 2, "saved": 3, "all": 4, "cut": 1, "Count": 2, "cause": "c", "display": ":0",
		"folder": "d", "kept": 3, "megabytes": 16, "moves": 20, "id": 1, "edition": 1, "move": "m",
	}
	for _, lang := range assets.Languages() {
		texts := assets.TextsIn(lang.Tag)
		for _, key := range []string{
			"error.store.full", "error.store.readonly", "error.store.in-use", "error.store.damaged", "error.store.failed",
			"error.store.no-play", "error.store.unreadable", "error.store.unknown-game",
			"error.file.unreadable", "error.file.foreign", "error.file.damaged", "error.file.newer", "error.file.huge", "error.file.broken", "error.file.position", "error.file.unknown-game",
			"notice.file.cut", "notice.file.edited", "notice.file.newer-rules", "notice.file.known",
			"error.store.crowded", "error.store.broken", "error.store.no-backup",
			"notice.store.crowded", "notice.store.salvaged", "notice.store.salvaged.cut", "notice.store.missing.moves", "notice.store.missing.several",
			"notice.store.missing.games", "notice.store.missing.both", "notice.backup.failed", "notice.backup.restored",
			"notice.store.damaged", "notice.store.readonly", "notice.store.full", "notice.store.newer",
			"notice.rules-changed.carried", "notice.rules-changed.prefix", "notice.rules-changed.differs", "notice.rules-changed.result",
			"notice.rules-changed.same", "notice.branches-lost", "notice.damaged.carried", "notice.damaged.prefix", "notice.damaged.branches",
			"notice.box.partly",
			"tell.author.auto", "tell.author.draw", "tell.author.table", "tell.author.carry", "app.none", "app.seat",
		} {
			if !texts.Has(key) {
				t.Errorf("%s has no words", key)
			}
			if text := texts.Text(key, data); strings.Contains(text, "<no value>") || strings.Contains(text, "{") {
				t.Errorf("%s in %s: %q", key, lang.Tag, text)
			}
		}
	}
}

// A card and a cell of Museum say something with every letter, in the order of each language.
func TestLettersInEveryLanguage(t *testing.T) {
	for lang, want := range map[string]string{
		"en": "Roman Theology\u00a04, Roman Theology, value 4, row\u00a02, column\u00a03",
		"fr": "Théologie romaine\u00a04, Théologie romaine, valeur 4, ligne\u00a02, colonne\u00a03",
		"es": "Teología romana\u00a04, Teología romana, valor 4, fila\u00a02, columna\u00a03",
	} {
		teller := tracker.NewTeller(assets.TextsIn(lang), "museum", trackertest.AnnAndBen())
		var told []string
		for _, thing := range []rules.Thing{"card:Rt4", "card:Rt", "card:4", "cell:23"} {
			told = append(told, teller.Thing(thing))
		}
		if got := strings.Join(told, ", "); got != want {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}

// What nobody brings out of The Old Museum or has in hand is told in a sentence that takes a “none”.
func TestNoneIsTold(t *testing.T) {
	for _, lang := range []string{"fr", "es", "es-419"} {
		teller := tracker.NewTeller(assets.TextsIn(lang), "oldmuseum", trackertest.AnnAndBen())
		about := []rules.Thing{"artifacts:0", "time:60"}
		for told, none := range map[string]rules.Thing{
			teller.Event(rules.Event{Key: "exits", Seat: 0, About: about}):                          "artifacts:0",
			teller.Line(rules.Line{Key: "carried-out", About: about}):                               "artifacts:0",
			teller.Event(rules.Event{Key: "audit-right", Seat: 0, About: []rules.Thing{"cards:0"}}): "cards:0",
		} {
			if !strings.Contains(told, ": "+teller.Thing(none)) {
				t.Errorf("%s: %q", lang, told)
			}
		}
	}
}
