//go:build !js

package stores_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// crashFolder and crashGame, set in the environment, turn the test binary into the process
// that is killed; killsWanted is how often one is.
const (
	crashFolder = "DOCENT_CRASH_FOLDER"
	crashGame   = "DOCENT_CRASH_GAME"
	killsWanted = "KILLS"
)

func TestMain(m *testing.M) {
	if dir := os.Getenv(crashFolder); dir != "" {
		if err := playForEver(dir, rules.GameID(os.Getenv(crashGame))); err != nil {
			panic(err)
		}
	}
	os.Exit(m.Run())
}

// playForEver returns what it will do, does it, and says where it then stands, until it is killed.
func playForEver(dir string, id rules.GameID) error {
	store, notice, err := stores.OpenFolder(dir, time.Now)
	if err != nil || notice.Key != "" {
		return fmt.Errorf("opened with %v, %s", err, notice.Key)
	}
	p, err := theOnePlay(tracker.Open(store, catalog.Game, time.Now), id)
	if err != nil {
		return err
	}
	acknowledge(p)
	for {
		if err := anything(p); err != nil {
			return err
		}
		acknowledge(p)
	}
}

// anything undoes, or plays what is offered.
func anything(p *tracker.Play) error {
	if _, ok := p.UndoEntry(); ok && (p.Position().Over() || rand.IntN(6) == 0) { // the clock's own entries are none to undo
		fmt.Println("undo")
		return p.Undo()
	}
	var open []rules.Offer
	for _, o := range p.Position().Offers() {
		if o.Refused == nil {
			open = append(open, o)
		}
	}
	if len(open) == 0 {
		return fmt.Errorf("nothing is offered in %s", p.Position().JSON())
	}
	o := open[rand.IntN(len(open))]
	answers := tracker.Draw(o, rand.IntN)
	move, err := o.Move(answers)
	if err != nil || p.Position().Check(move) != nil { // blanks that belong together: the example is legal
		answers = nil
		if move, err = o.Move(nil); err != nil {
			return err
		}
	}
	fmt.Println("do", asJSON(move))
	_, err = p.Do(o, answers)
	return err
}

func asJSON(m rules.Move) string {
	text, err := json.Marshal(m)
	if err != nil {
		panic(err)
	}
	return string(text)
}

func acknowledge(p *tracker.Play) {
	e, _ := p.Entry(p.Head())
	fmt.Println("at", p.Head(), "hash"+e.Hash)
}

func theOnePlay(tr *tracker.Tracker, id rules.GameID) (*tracker.Play, error) {
	plays, err := tr.Plays()
	if err != nil {
		return nil, err
	}
	if len(plays) == 0 {
		game, _ := catalog.Game(id)
		fewest, _ := game.Players()
		return tr.New(game, rules.Setup{Seats: fewest}, trackertest.Seats(fewest))
	}
	p, notice, err := tr.Resume(plays[0].ID)
	if err == nil && notice.Key != "" {
		err = fmt.Errorf("resumed with notice %s", notice.Key)
	}
	return p, err
}

// kills returns how often the process of each game is killed: make kill sets how often in all.
func kills(t *testing.T) int {
	games := len(catalog.Games())
	wanted := os.Getenv(killsWanted)
	if wanted == "" {
		return 2
	}
	n, err := strconv.Atoi(wanted)
	must(t, err)
	return (n + games - 1) / games
}

// Killed at any moment, every move that was acknowledged is there and none is half there.
func TestKilledWhilePlaying(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	for _, game := range catalog.Games() {
		t.Run(string(game.ID()), func(t *testing.T) {
			t.Parallel()
			killOften(t, game.ID(), kills(t))
		})
	}
}

func killOften(t *testing.T, id rules.GameID, times int) {
	t.Helper()
	const killsPerFolder = 20
	dir, moves := "", 0
	for i := range times {
		if i%killsPerFolder == 0 {
			if dir != "" {
				must(t, os.RemoveAll(dir))
			}
			dir = t.TempDir()
		}
		said := playAndKill(t, dir, id)
		moves += len(said) / 2
		checkCrashed(t, dir, id, said)
		if t.Failed() {
			return
		}
	}
	t.Logf("%d kills, %d moves acknowledged", times, moves)
}

// playAndKill returns the whole lines that the killed process wrote.
func playAndKill(t *testing.T, dir string, id rules.GameID) []string {
	t.Helper()
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), crashFolder+"="+dir, crashGame+"="+string(id))
	var trouble strings.Builder
	child.Stderr = &trouble
	out, err := child.StdoutPipe()
	must(t, err)
	must(t, child.Start())
	reader := bufio.NewReader(out)
	first, err := reader.ReadString('\n')
	if err != nil {
		t.Fatalf("the process ended before it began (%v, %v):\n%s", err, child.Wait(), trouble.String())
	}
	killer := time.AfterFunc(time.Duration(rand.Int64N(int64(40*time.Millisecond))), func() { _ = child.Process.Kill() })
	defer killer.Stop()
	rest, err := io.ReadAll(reader)
	must(t, err)
	const panicked = 2
	if err := child.Wait(); err == nil || child.ProcessState.ExitCode() == panicked {
		t.Fatalf("the process ended by itself (%v):\n%s", err, trouble.String())
	}
	lines := strings.Split(first+string(rest), "\n")
	return lines[:len(lines)-1]
}

func checkCrashed(t *testing.T, dir string, id rules.GameID, said []string) {
	t.Helper()
	store := trackertest.MustFolder(t, dir)
	defer func() { must(t, store.Close()) }()
	p, err := theOnePlay(tracker.Open(store, catalog.Game, time.Now), id)
	must(t, err)
	last := 0
	for i, line := range said {
		if rest, ok := strings.CutPrefix(line, "at "); ok {
			last = i
			number, hash, _ := strings.Cut(rest, " hash")
			n, err := strconv.Atoi(number)
			must(t, err)
			if e, ok := p.Entry(n); n != 0 && (!ok || e.Hash != hash) {
				t.Fatalf("entry %d with hash %s was acknowledged; kept is %+v", n, hash, e)
			}
		}
	}
	acknowledged, _ := strconv.Atoi(strings.Fields(said[last])[1])
	intended := strings.Join(said[last+1:], "")
	if got := p.Head(); got != acknowledged && !follows(p, acknowledged, intended) {
		t.Fatalf("stands on %d after %q was acknowledged and %q was begun", got, said[last], intended)
	}
	if slices.ContainsFunc(p.Position().Offers(), func(o rules.Offer) bool { return o.Asks == rules.Auto }) {
		t.Fatalf("entry %d is half a move: its steps are missing", p.Head())
	}
}

// follows reports whether the play stands where the intended step leads from an entry, or
// on the time that the clock told before it.
func follows(p *tracker.Play, from int, intended string) bool {
	if intended == "undo" {
		for e, _ := p.Entry(from); ; e, _ = p.Entry(e.Parent) {
			if !e.Auto() {
				return p.Head() == e.Parent
			}
		}
	}
	if e, _ := p.Entry(p.Head()); e.Auto() && beforeSteps(p, p.Head()) == from {
		return true
	}
	made, ok := p.UndoEntry()
	return ok && intended == "do "+asJSON(made.Move) && beforeSteps(p, made.Parent) == from
}

// beforeSteps returns the entry from which steps that nobody made lead to another, as far back
// as the clock's are.
func beforeSteps(p *tracker.Play, id int) int {
	for e, ok := p.Entry(id); ok && e.Author == tracker.Timed; e, ok = p.Entry(id) {
		id = e.Parent
	}
	return id
}
