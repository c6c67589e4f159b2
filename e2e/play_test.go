//go:build e2e

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"docent/app"
	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

var (
	clock = time.Now
	games = catalog.Game
)

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

// holdScores holds the score on the screen to what was kept.
func holdScores(t testing.TB, d *docent, s app.Sight, play *tracker.Play) {
	t.Helper()
	if !play.Position().Over() {
		t.Fatal("the kept play is not over")
	}
	scores := play.Position().View(rules.Table).Scores()
	worth := func(score rules.Score) string { return d.thing(rules.Of("points", score.Total)) }
	// A game that counts says how much in words, of all but nothing.
	counted := slices.ContainsFunc(scores, func(score rules.Score) bool {
		return strings.Contains(worth(score), d.texts.Number(score.Total))
	})
	for _, score := range scores {
		name := play.Header().Players[score.Seat].Name
		if score.Rank == 1 && !reads(s, d.texts.Plural("score.won", 1, map[string]any{"who": name})) {
			t.Errorf("the screen does not say that %s won", name)
		}
		if counted && !totals(s, name, d.texts.Number(score.Total)) {
			t.Errorf("the screen does not give %s %d points", name, score.Total)
		} else if !counted && !reads(s, worth(score)) {
			t.Errorf("the screen does not say that %s has %q", name, worth(score))
		}
	}
}

// compare holds the score on the screen to what was kept and to what the replay of the exported play prints.
func compare(t testing.TB, d *docent, s app.Sight, binary string, play *tracker.Play) {
	t.Helper()
	holdScores(t, d, s, play)
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

// totals reports whether a number stands right of or under a name on one card: no other name lies between them.
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

// seat sets a play up from the shelf, with its players, the first to start, at a level; so many seats are there at first.
// It leaves the set-up on the screen.
func (d *docent) seat(seats int, level string) {
	d.Helper()
	d.enterPlayers(seats)
	d.tapStarter(d.players[0].Name)
	label := d.text(string(d.game) + ".setting.level." + level)
	if _, chosen := find(d.on("setup"), label+ticked); !chosen {
		d.tap(label)
	}
}

// enterPlayers opens the set-up from the shelf and enters the players: the first at so many seats that are there, the
// others at new ones.
func (d *docent) enterPlayers(seats int) {
	d.Helper()
	d.on("home")
	d.tap(d.text("game." + string(d.game) + ".name"))
	d.on("setup")
	for i, p := range d.players {
		place := d.text("setup.new")
		if i < seats {
			place = d.text("app.seat", "id", strconv.Itoa(i+1))
		}
		d.tap(place)
		d.write(p.Name)
		d.tap(d.text("app.done"))
		d.on("setup")
	}
}

// tapStarter chooses who starts: the last target of that name, the first one is the row of the seat.
func (d *docent) tapStarter(name string) {
	d.Helper()
	last := func(s app.Sight) (found app.Target) {
		for _, t := range s.Targets {
			if names(t, name) {
				found = t
			}
		}
		return found
	}
	for {
		s := d.wait("the seats", func(s app.Sight) bool { return last(s).Label != "" })
		t := last(s)
		wheel := scrollFor(t)
		if wheel == "" {
			d.click(t.X+t.W/2, t.Y+t.H/2, left)
			return
		}
		d.click(t.Pane.X+t.Pane.W/2, t.Pane.Y+t.Pane.H/2, wheel)
		d.wait("the page to scroll", func(now app.Sight) bool { return now.Frame > s.Frame })
	}
}

// layOut starts the play, ticks the first line of the checklist and goes to the table.
func layOut(d *docent) app.Sight {
	d.Helper()
	d.tap(d.text("app.start"))
	d.on("checklist")
	d.tap(d.text("checklist.ready"))
	return d.on("table")
}

// choose makes a move that is one of several under a button: the button, then the one meant.
func (d *docent) choose(kind rules.Kind, about ...rules.Thing) {
	d.Helper()
	button, move := d.action(kind, about...), d.offer(kind, about...)
	if button == move {
		d.play(move)
		return
	}
	d.tap(button)
	d.play(move)
}

// action finds the button of a move, which has a short name where there are many buttons.
func (d *docent) action(kind rules.Kind, about ...rules.Thing) (label string) {
	d.Helper()
	long, short := d.offer(kind, about...), d.text("board."+string(d.game)+".offers."+string(kind))
	for {
		folded := false
		s := d.wait("the button "+short+" or "+long, func(s app.Sight) bool {
			for _, label = range []string{long, short} {
				if _, ok := find(s, label); ok {
					return true
				}
			}
			folded = d.folded(s)
			return folded
		})
		if !folded {
			return label
		}
		d.unfold(s)
	}
}

// deed returns the label of the button that plays the answers of a form.
func (d *docent) deed(o rules.Offer) string {
	if o.Asks == rules.Correction {
		return d.text("correct.deed")
	}
	for _, of := range []string{"deeds", "offers"} {
		if key := "board." + string(d.game) + "." + of + "." + string(o.Kind); d.texts.Has(key) {
			return d.text(key)
		}
	}
	return d.teller().Offer(o)
}

// toTheEnd opens all hands of a reveal and skips what the referee is shown to do, where several steps are played back; those before
// a reveal lead to it by themselves.
func (d *docent) toTheEnd() {
	d.Helper()
	skips := func(s app.Sight) (t app.Target, found bool) {
		for _, key := range []string{"board.trasteros.unveil.all", "playback.skip"} {
			if t, found = find(s, d.text(key)); found {
				break
			}
		}
		return t, found
	}
	for range 4 {
		s := d.wait("everything to be still", func(app.Sight) bool { return true })
		if _, more := skips(s); !more {
			return
		}
		d.tapThe("what skips the rest", skips)
	}
}

// stored opens the folder of a program that has ended and goes on with its one play.
func stored(t testing.TB, dir string) *tracker.Play {
	t.Helper()
	store, notice, err := stores.OpenFolder(dir, clock)
	if err != nil || notice.Key != "" {
		t.Fatalf("the folder of plays: %v %v", notice, err)
	}
	t.Cleanup(func() {
		if err := store.Close(); err != nil {
			t.Error(err)
		}
	})
	kept := tracker.Open(store, games, clock)
	plays, err := kept.Plays()
	if err != nil || len(plays) != 1 {
		t.Fatalf("kept %d plays (%v), want 1", len(plays), err)
	}
	play, notice, err := kept.Resume(plays[0].ID)
	if err != nil || notice.Key != "" {
		t.Fatalf("the play: %v %v", notice, err)
	}
	return play
}

// result returns a final score as the table reads it.
func result(play *tracker.Play) []string {
	var lines []string
	for _, s := range play.Position().View(rules.Table).Scores() {
		lines = append(lines, fmt.Sprintf("%d. %s: %d", s.Rank, play.Header().Players[s.Seat].Name, s.Total))
	}
	return lines
}

// undo taps the button that takes back what was done last.
func (d *docent) undo() {
	d.Helper()
	d.tapThe("undo", labelled(d.text("app.undo")))
}

// opensAt waits until the program opens the play that was left, where it was left.
func (d *docent) opensAt(left app.Sight) app.Sight {
	d.Helper()
	s := d.wait("the play that was open", func(s app.Sight) bool { return s.Screen == "table" })
	if s.Play != left.Play || s.Head != left.Head || s.Moves != left.Moves {
		d.Errorf("opens play %s at %d of %d moves, was left at %s, %d of %d", s.Play, s.Head, s.Moves, left.Play, left.Head, left.Moves)
	}
	return s
}

// layOutInPictures keeps a picture of the set-up, starts the play, keeps one of the checklist, and goes to the table.
func (d *docent) layOutInPictures() {
	d.Helper()
	d.shoot(string(d.game) + "-01-setup")
	d.tap(d.text("app.start"))
	d.on("checklist")
	d.shoot(string(d.game) + "-02-checklist")
	d.tap(d.text("checklist.ready"))
	d.on("table")
}
