package tracker_test

import (
	"bufio"
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
	"docent/tracker"
)

// crashFolder, set in the environment, turns the test binary into the process that is killed.
const crashFolder = "DOCENT_CRASH_FOLDER"

func TestMain(m *testing.M) {
	if dir := os.Getenv(crashFolder); dir != "" {
		playForEver(dir)
	}
	os.Exit(m.Run())
}

// playForEver says what it will do, does it, and says where it then stands, until it is killed.
func playForEver(dir string) {
	store, notice, err := tracker.OpenFolder(dir, time.Now)
	if err != nil || notice.Key != "" {
		panic(fmt.Sprint(err, notice.Key))
	}
	p, err := theOnePlay(tracker.Open(store, only(jarGame), time.Now))
	if err != nil {
		panic(err)
	}
	acknowledge(p)
	for {
		if rand.IntN(6) == 0 && p.Head() != 0 {
			fmt.Println("undo")
			err = p.Undo()
		} else {
			pips := strconv.Itoa(1 + rand.IntN(6))
			fmt.Println("roll", pips)
			for _, o := range p.Position().Offers() {
				if o.Kind == "roll" {
					_, err = p.Do(o, rules.Answers{"pips": {pips}})
				}
			}
		}
		if err != nil {
			panic(err)
		}
		acknowledge(p)
	}
}

func acknowledge(p *tracker.Play) {
	e, _ := p.Entry(p.Head())
	fmt.Println("at", p.Head(), "hash"+e.Hash)
}

func theOnePlay(tr *tracker.Tracker) (*tracker.Play, error) {
	plays, err := tr.Plays()
	if err != nil {
		return nil, err
	}
	if len(plays) == 0 {
		return tr.New(jarGame, rules.Setup{Seats: 2, Options: []byte(`{"goal":100000}`)}, ann())
	}
	p, notice, err := tr.Resume(plays[0].ID)
	if err == nil && notice.Key != "" {
		err = fmt.Errorf("resumed with notice %s", notice.Key)
	}
	return p, err
}

// kills is how often the process is killed: 200 times where CI is set.
func kills() int {
	if ci, err := strconv.ParseBool(os.Getenv("CI")); err == nil && ci {
		return 200
	}
	return 10
}

// Killed at any moment, every move that was acknowledged is there and none is half there.
func TestKilledWhilePlaying(t *testing.T) {
	if testing.Short() {
		t.Skip("starts processes")
	}
	const killsPerFolder = 20
	dir, moves := "", 0
	for i := range kills() {
		if i%killsPerFolder == 0 {
			dir = t.TempDir()
		}
		said := playAndKill(t, dir)
		moves += len(said) / 2
		checkCrashed(t, dir, said)
		if t.Failed() {
			return
		}
	}
	t.Logf("%d kills, %d moves acknowledged", kills(), moves)
}

// playAndKill returns the whole lines that the killed process wrote.
func playAndKill(t *testing.T, dir string) []string {
	t.Helper()
	child := exec.Command(os.Args[0])
	child.Env = append(os.Environ(), crashFolder+"="+dir)
	child.Stderr = os.Stderr
	out, err := child.StdoutPipe()
	must(t, err)
	must(t, child.Start())
	reader := bufio.NewReader(out)
	first, err := reader.ReadString('\n')
	must(t, err)
	killer := time.AfterFunc(time.Duration(rand.Int64N(int64(40*time.Millisecond))), func() { _ = child.Process.Kill() })
	defer killer.Stop()
	rest, err := io.ReadAll(reader)
	must(t, err)
	const panicked = 2
	if err := child.Wait(); err == nil || child.ProcessState.ExitCode() == panicked {
		t.Fatalf("the process ended by itself: %v", err)
	}
	lines := strings.Split(first+string(rest), "\n")
	return lines[:len(lines)-1]
}

func checkCrashed(t *testing.T, dir string, said []string) {
	t.Helper()
	store := mustFolder(t, dir)
	defer func() { must(t, store.Close()) }()
	p, err := theOnePlay(tracker.Open(store, only(jarGame), time.Now))
	must(t, err)
	last := 0
	for i, line := range said {
		if rest, ok := strings.CutPrefix(line, "at "); ok {
			last = i
			id, hash, _ := strings.Cut(rest, " hash")
			n, err := strconv.Atoi(id)
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

// follows says that the play stands where the intended step leads from an entry.
func follows(p *tracker.Play, from int, intended string) bool {
	if intended == "undo" {
		for e, _ := p.Entry(from); ; e, _ = p.Entry(e.Parent) {
			if !e.Auto() {
				return p.Head() == e.Parent
			}
		}
	}
	made, ok := p.UndoEntry()
	pips, rolled := strings.CutPrefix(intended, "roll ")
	return ok && rolled && made.Parent == from && string(made.Move.Data) == `{"pips":`+pips+`}`
}
