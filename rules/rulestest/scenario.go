package rulestest

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"docent/rules"
)

var update = flag.Bool("update", false, "rewrite the expected lines of scenarios")

func sortedKeys[V any](m map[string]V) []string { return slices.Sorted(maps.Keys(m)) }

// Scenarios plays every .txtar file of the folder as a subtest of its name. With
// -update it rewrites what the files expect.
func Scenarios(t *testing.T, game rules.Game, dir string) {
	t.Helper()
	for _, path := range scenarioFiles(t, dir) {
		t.Run(strings.TrimSuffix(filepath.Base(path), ".txtar"), func(t *testing.T) {
			s := readScenario(t, game, path)
			s.run()
			if *update && !t.Failed() {
				s.write()
			}
		})
	}
}

func scenarioFiles(t testing.TB, dir string) []string {
	t.Helper()
	paths, err := filepath.Glob(filepath.Join(dir, "*.txtar"))
	if err != nil || len(paths) == 0 {
		t.Fatalf("no scenarios in %s (%v)", dir, err)
	}
	return paths
}

// scenario is one file being played.
type scenario struct {
	testing.TB
	game    rules.Game
	path    string
	raw     []byte
	archive *txtar.Archive
	compose *composer
	manual  bool // the file lists the referee's own steps itself
	update  bool
	watch   func(before, after rules.Position, m rules.Move)

	pos    rules.Position
	blocks []*block
	seen   map[rules.RuleID]bool // exercised: told, refused or scored
}

// block is a move and what is expected of it. The first has no move: it is the set-up.
type block struct {
	line   int // in the file
	move   string
	expect []string // every line up to the next move
}

func readScenario(t testing.TB, game rules.Game, path string) *scenario {
	t.Helper()
	raw, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	s := &scenario{
		TB: t, game: game, path: path, raw: raw, archive: txtar.Parse(raw), update: *update,
		compose: newComposer(), seen: map[rules.RuleID]bool{},
	}
	if strings.TrimSpace(string(s.archive.Comment)) == "" {
		s.fail(1, "the file starts with no line that says what it shows")
	}
	for _, f := range s.archive.Files {
		name, _, _ := strings.Cut(f.Name, " ")
		if !slices.Contains([]string{"setup", "position", "play", "state", "view", "scores"}, name) {
			s.fail(s.lineOf(f.Name), "a scenario has no part %q", f.Name)
		}
	}
	return s
}

func (s *scenario) fail(line int, format string, args ...any) {
	s.Helper()
	s.Fatalf("%s:%d: %s", s.path, line, fmt.Sprintf(format, args...))
}

// lineOf returns the line of a part's marker.
func (s *scenario) lineOf(name string) int {
	at := bytes.Index(s.raw, []byte("-- "+name+" --\n"))
	return 1 + bytes.Count(s.raw[:max(at, 0)], []byte("\n"))
}

func (s *scenario) part(name string) *txtar.File {
	for i := range s.archive.Files {
		if s.archive.Files[i].Name == name {
			return &s.archive.Files[i]
		}
	}
	return nil
}

func (s *scenario) run() {
	s.Helper()
	s.readPlay()
	told := s.start()
	s.judge(s.blocks[0], told)
	for _, b := range s.blocks[1:] {
		s.judge(b, s.play(b))
	}
	for i := range s.archive.Files {
		if s.pos == nil {
			return
		}
		f := &s.archive.Files[i]
		name, of, _ := strings.Cut(f.Name, " ")
		switch name {
		case "state":
			s.checkState(f, s.pos.JSON())
		case "view":
			seat, ok := parseSeat(of)
			if !ok {
				s.fail(s.lineOf(f.Name), "%q names no seat", f.Name)
			}
			s.checkState(f, s.pos.View(seat).JSON())
		case "scores":
			s.checkScores(f)
		}
	}
}

// readPlay cuts the play into blocks.
func (s *scenario) readPlay() {
	s.Helper()
	s.blocks = []*block{{line: s.lineOf("setup")}}
	f := s.part("play")
	if f == nil {
		return
	}
	top := s.lineOf("play")
	s.blocks[0].line = top
	for i, line := range textLines(f.Data) {
		b := s.blocks[len(s.blocks)-1]
		switch {
		case line == "auto off":
			s.manual = true
			b.expect = append(b.expect, line)
		case line == "" || strings.ContainsRune("#>!?", rune(line[0])):
			b.expect = append(b.expect, line)
		default:
			s.blocks = append(s.blocks, &block{line: top + 1 + i, move: line})
		}
	}
}

func textLines(data []byte) []string {
	out := strings.Split(strings.TrimRight(string(data), "\n"), "\n")
	for i := range out {
		out[i] = strings.TrimSpace(out[i])
	}
	return out
}

// setup reads the set-up.
func (s *scenario) setup() (setup rules.Setup) {
	s.Helper()
	f := s.part("setup")
	if f == nil {
		s.fail(1, "the scenario has no setup")
	}
	d := json.NewDecoder(bytes.NewReader(f.Data))
	d.DisallowUnknownFields()
	if err := d.Decode(&setup); err != nil {
		s.fail(s.lineOf("setup"), "%v", err)
	}
	return setup
}

// start sets up, patches the position and lets the referee take his own steps.
func (s *scenario) start() []string {
	s.Helper()
	setup := s.setup()
	pos, events, err := s.game.Start(setup)
	if err != nil {
		if s.part("play") == nil {
			s.fail(s.lineOf("setup"), "%v", err)
		}
		return []string{s.refused(err)}
	}
	s.reached(pos, rules.Move{})
	told := s.told(events)
	if f := s.part("position"); f != nil {
		for i, line := range textLines(f.Data) {
			s.patch(s.lineOf("position")+1+i, line)
		}
	}
	return append(told, s.settle()...)
}

func (s *scenario) patch(at int, line string) {
	s.Helper()
	if line == "" || line[0] == '#' {
		return
	}
	m, err := s.compose.move(s.pos, "table correct "+strings.TrimPrefix(line, "correct "))
	if err != nil {
		s.fail(at, "%v", err)
	}
	next, _, err := s.pos.Play(m)
	if err != nil {
		s.fail(at, "%v", err)
	}
	s.reached(next, m)
}

// play makes a block's move, with the referee's own steps after it.
func (s *scenario) play(b *block) []string {
	s.Helper()
	if s.pos == nil {
		s.fail(b.line, "the set-up was refused, nothing can be played")
	}
	m, err := s.compose.move(s.pos, b.move)
	if err != nil {
		s.fail(b.line, "%v", err)
	}
	next, events, err := s.pos.Play(m)
	if err != nil {
		return []string{s.refused(err)}
	}
	s.reached(next, m)
	return append(s.told(events), s.settle()...)
}

// settle plays the referee's own steps.
func (s *scenario) settle() []string {
	s.Helper()
	var told []string
	for range 1000 {
		offers := s.pos.Offers()
		s.compose.learn(offers)
		i := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Asks == rules.Auto && o.Refused == nil })
		if s.manual || i < 0 {
			return told
		}
		m, err := offers[i].Move(nil)
		if err != nil {
			s.Fatal(err)
		}
		next, events, err := s.pos.Play(m)
		if err != nil {
			s.Fatalf("%s: the referee's own step %s: %v", s.path, label(offers[i]), err)
		}
		s.reached(next, m)
		told = append(told, s.told(events)...)
	}
	s.Fatalf("%s: the referee's own steps do not end", s.path)
	return nil
}

// reached goes on from a position that a move led to.
func (s *scenario) reached(next rules.Position, m rules.Move) {
	if s.watch != nil {
		s.watch(s.pos, next, m)
	}
	s.pos = next
}

func (s *scenario) told(events []rules.Event) []string {
	var out []string
	for _, e := range events {
		s.seen[e.Rule] = true
		out = append(out, "> "+eventLine(e))
	}
	return out
}

func (s *scenario) refused(err error) string {
	r := refusal(err)
	if r == nil {
		return "! impossible"
	}
	s.seen[r.Rule] = true
	return "! " + join(string(r.Rule), string(r.Key), things(r.About))
}

func (s *scenario) write() {
	s.Helper()
	if f := s.part("play"); f != nil {
		var out []string
		for _, b := range s.blocks {
			if b.move != "" {
				out = append(out, b.move)
			}
			out = append(out, b.expect...)
		}
		f.Data = []byte(strings.TrimLeft(lines(out), "\n") + "\n")
	}
	data := txtar.Format(s.archive)
	if bytes.Equal(data, s.raw) {
		return
	}
	if err := os.WriteFile(s.path, data, 0o644); err != nil {
		s.Fatal(err)
	}
}
