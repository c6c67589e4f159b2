//go:build e2e

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"docent/app"
	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/trasteros"
	"docent/tracker"
)

var (
	clock = time.Now
	games = catalog.Game
)

// TestWholeGame plays Trasteros Locos from the shelf to the winner.
func TestWholeGame(t *testing.T) {
	binary, data := program(t, "DOCENT_BINARY"), t.TempDir()
	d := open(t, binary, data, "1180x820")
	d.shoot("01-home")
	begin(d, "cubes")
	d.shoot("02-setup")
	layOut(d)
	d.shoot("03-table")

	firstRound(d)
	secondRound(d)

	s := d.on("score")
	d.shoot("13-score")
	want := []string{"Ann", "Ben", "Cleo"}
	for _, name := range want {
		if !reads(s, name) {
			t.Errorf("the score does not name %s", name)
		}
	}
	d.close()
	compare(t, d, s, binary, stored(t, data))
}

// firstRound empties the five rooms, with everything between that needs no skeleton.
func firstRound(d *docent) {
	d.Helper()
	auctionWithATie(d)
	d.shoot("05-won-after-a-tie")

	undoAndRedo(d)

	d.auction(2, "", map[string]bid{"Ann": {}, "Ben": {}, "Cleo": {}})
	d.shoot("06-market")
	d.tap(d.action("buy", rules.Of("card", "glass")))
	d.tap(d.offer("buy", rules.Of("card", "glass")))
	d.play(d.thing(rules.Of("cube", "glass")))
	d.play(d.action("junk"))
	d.play(d.action("decline"))

	d.auction(3, "", map[string]bid{"Ann": {}, "Ben": {}, "Cleo": {0, 0, 1, 0}})
	d.auction(4, "", map[string]bid{"Ann": {0, 1, 0, 0}, "Ben": {0, 0, 1, 0}, "Cleo": {}})

	d.play(d.action("public"))
	d.shoot("07-public")
	d.play(d.card(trasteros.AnyCard))
	d.play(d.card(trasteros.Skeleton))
	d.play(d.card(trasteros.AnyCard))

	inFrench(d, func() { d.choose("trade-cubes", rules.Of("kind", "glass")) })

	d.tap(d.action("protect"))
	d.shoot("09-protect")
	d.play(d.text("app.confirm"))

	d.auction(5, "", map[string]bid{"Ann": {}, "Ben": {1, 0, 0, 0}, "Cleo": {}})
	d.read(d.text("table.round", "round", "2"))
	d.shoot("10-refilled")
}

// auctionWithATie lets Ann win the first room after a tie with Ben.
func auctionWithATie(d *docent) {
	d.Helper()
	d.auction(1, "04-auction",
		map[string]bid{"Ann": {0, 0, 0, 1}, "Ben": {0, 0, 0, 1}, "Cleo": {}},
		map[string]bid{"Ann": {0, 0, 0, 1}, "Ben": {}})
}

// undoAndRedo takes the last bid back and makes it again, by button and by key.
func undoAndRedo(d *docent) {
	d.Helper()
	s := d.on("table")
	undo := ""
	for _, t := range s.Targets {
		if strings.HasPrefix(t.Label, strings.TrimSpace(d.text("app.undo.what", "what", ""))) {
			undo = t.Label
		}
	}
	if undo == "" {
		d.Fatal("nothing says what would be undone")
	}
	d.tap(undo)
	d.wait("the move to be taken back", func(now app.Sight) bool { return now.Head < s.Head })
	d.shoot("05-undone")
	d.key("ctrl+y")
	d.wait("the move to be made again", func(now app.Sight) bool { return now.Head == s.Head })
	d.key("ctrl+z")
	d.wait("the move to be taken back by key", func(now app.Sight) bool { return now.Head < s.Head })
	d.key("ctrl+shift+z")
	d.wait("the move to be made again by key", func(now app.Sight) bool { return now.Head == s.Head })
}

// inFrench changes the language, does something and changes it back.
func inFrench(d *docent, do func()) {
	d.Helper()
	d.speak("fr")
	d.shoot("08-french")
	do()
	d.speak("en")
}

// speak changes the language in the settings, from the table and back to it.
func (d *docent) speak(tag string) {
	d.Helper()
	d.tap(d.text("table.menu"))
	d.tap(d.text("app.settings"))
	d.on("settings")
	d.tap(assets.TextsIn(tag).Text("language.name", nil))
	d.texts = assets.TextsIn(tag)
	d.read(d.text("app.textsize"))
	d.tap(d.text("app.back"))
	d.on("table")
}

// secondRound meets the skeletons and ends the game.
func secondRound(d *docent) {
	d.Helper()
	d.call(1)
	d.play(d.card(trasteros.Skeleton))
	d.shoot("11-skeleton")

	d.play(d.action("unprotect", rules.Of("pile", 1)))

	d.call(2)
	d.play(d.card(trasteros.AnyCard))
	d.bids(map[string]bid{"Ann": {}, "Ben": {0, 1, 0, 0}, "Cleo": {}}, "")
	d.on("table")
	d.play("1")

	d.call(3)
	d.play(d.card(trasteros.AnyCard))
	d.bids(map[string]bid{"Ann": {}, "Ben": {}, "Cleo": {}}, "")
	d.on("table")
	d.play("0")
	for range people {
		d.play(d.action("decline"))
	}

	d.play(d.action("collection"))
	d.shoot("12-collection")
	d.count("Ann", map[string]int{"gold": 1, "silver": 2, "bronze": 2, "glass": 4})
	d.count("Ben", nil)
	d.count("Cleo", nil)
}

// card is a card in words.
func (d *docent) card(c trasteros.Card) string { return d.thing(rules.Of("card", c)) }

// compare holds the score on the screen to what was kept and to what the replay of the exported play prints.
func compare(t testing.TB, d *docent, s app.Sight, binary string, play *tracker.Play) {
	t.Helper()
	if !play.Position().Over() {
		t.Fatal("the kept play is not over")
	}
	scores := play.Position().View(rules.Table).Scores()
	for _, score := range scores {
		name := play.Header().Players[score.Seat].Name
		if score.Rank == 1 && !reads(s, d.texts.Plural("score.won", 1, map[string]any{"who": name})) {
			t.Errorf("the screen does not say that %s won", name)
		}
		if !totals(s, name, d.texts.Number(score.Total)) {
			t.Errorf("the screen does not give %s %d points", name, score.Total)
		}
	}
	file := filepath.Join(t.TempDir(), "play.docent")
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := play.Export(f); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command(binary, "replay", file).Output()
	if err != nil {
		t.Fatalf("replay: %v\n%s", err, out)
	}
	if path := artifact(t, "e2e-replay.txt"); path != "" {
		if err := os.WriteFile(path, out, 0o644); err != nil {
			t.Error(err)
		}
	}
	for _, line := range result(play) {
		if !strings.Contains(string(out), line+"\n") {
			t.Errorf("the replay does not say %q", line)
		}
	}
}

// totals tells whether a number stands right of or under a name on one card: no other name lies between them.
func totals(s app.Sight, name, total string) bool {
	for i, text := range s.Texts {
		if text.Text != name {
			continue
		}
		for _, after := range s.Texts[i+1:] {
			if after.Text == total {
				return true
			}
			if isPerson(after.Text) {
				break
			}
		}
	}
	return false
}

func isPerson(text string) bool {
	for _, name := range people {
		if text == name {
			return true
		}
	}
	return false
}
