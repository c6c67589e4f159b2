package tracker

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"

	"docent/assets"
	"docent/rules"
)

// Command runs what needs no window: "version" and "replay FILE". It does not handle
// other arguments. Exit is the process's: 1 where a play cannot be replayed to its
// end, 2 for a wrong use.
func Command(games []rules.Game, version string, args []string, stdout, stderr io.Writer) (exit int, handled bool) {
	if len(args) == 0 {
		return 0, false
	}
	switch args[0] {
	case "version":
		printVersion(games, version, stdout)
		return 0, true
	case "replay":
		return runReplay(games, args[1:], stdout, stderr), true
	}
	return 0, false
}

func printVersion(games []rules.Game, version string, w io.Writer) {
	if version == "" {
		version = "dev"
	}
	if info, ok := debug.ReadBuildInfo(); ok && version == "dev" {
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				version += "+" + s.Value
			}
		}
	}
	_, _ = fmt.Fprintf(w, "docent %s\n%s %s/%s\n", version, runtime.Version(), runtime.GOOS, runtime.GOARCH)
	for _, g := range games {
		_, _ = fmt.Fprintf(w, "%s edition %d\n", g.ID(), g.Edition())
	}
}

func runReplay(games []rules.Game, args []string, stdout, stderr io.Writer) int {
	flags := flag.NewFlagSet("docent replay", flag.ContinueOnError)
	flags.SetOutput(stderr)
	lang := flags.String("lang", "en", "language of the texts")
	secrets := flags.Bool("secrets", false, "print what is still secret, too")
	var files []string
	for rest := args; ; {
		if err := flags.Parse(rest); err != nil {
			return 2
		}
		if flags.NArg() == 0 {
			break
		}
		files, rest = append(files, flags.Arg(0)), flags.Args()[1:]
	}
	if len(files) != 1 {
		_, _ = fmt.Fprintln(stderr, "usage: docent replay FILE [-lang fr] [-secrets]")
		return 2
	}
	r := report{texts: assets.TextsIn(*lang), w: stdout, secrets: *secrets}
	err := guarded(func() error { return r.replay(games, files[0], stderr) })
	if told, ok := Told(err); ok {
		err = errors.New(r.texts.Text(told.Key, told.Data))
	}
	if err != nil {
		_, _ = fmt.Fprintln(stderr, err)
		return 1
	}
	return 0
}

// report writes a play for people.
type report struct {
	texts   *assets.Texts
	w       io.Writer
	secrets bool // what is still secret is written, too
	teller  *Teller
}

// replay tells a file's play. Its error is in words.
func (r report) replay(games []rules.Game, name string, stderr io.Writer) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer func() { _ = f.Close() }()
	known := func(id rules.GameID) (rules.Game, bool) {
		for _, g := range games {
			if g.ID() == id {
				return g, true
			}
		}
		return nil, false
	}
	re, err := replayFile(f, known)
	if err != nil {
		return err
	}
	re.settle(re.Play.Started)
	r.teller = NewTeller(r.texts, re.Play.Game, re.Play.Players)
	r.play(re)
	if notice := re.notice(); notice.Key != "" {
		_, _ = fmt.Fprintln(stderr, r.teller.Notice(notice))
	}
	return r.failure(re)
}

func (r report) play(re played) {
	r.line("# %s · %s", r.texts.Text("game."+string(re.Play.Game)+".name", nil), re.Play.Started.Format("2006-01-02 15:04"))
	for i := range re.Play.Players {
		r.line("# %d. %s", i+1, r.teller.Player(rules.Seat(i)))
	}
	l := re.journal.line
	public := re.journal.public()
	if r.secrets {
		public = l.at
	}
	if public == l.at {
		r.events("0", re.checklist)
	} else {
		r.events("0", Heard(re.checklist, rules.Table))
	}
	withheld := 0
	for i, id := range l.ids[:l.at] {
		n := re.journal.node(id)
		if !r.entry(re, n, i < public && (r.secrets || !re.journal.personal(n.Entry))) {
			withheld++
		}
	}
	if withheld > 0 {
		r.line("# %s", r.texts.Text("replay.withheld", map[string]any{"moves": withheld}))
	}
	last := re.journal.position(l.head())
	if public == l.at {
		r.scores(last.Scores())
	} else {
		r.scores(last.View(rules.Table).Scores())
	}
}

// entry tells an entry and what came of it, and reports whether all of it was told: what is
// not public stays with those who know it.
func (r report) entry(re played, n *node, public bool) bool {
	at, events, data := fmt.Sprint(n.ID), n.Events, Plain(string(n.Move.Data))
	secret := !public && (n.lost || isSecret(re.journal.position(n.Parent), n.Move))
	if !public {
		events = Heard(n.Events, rules.Table)
	}
	if secret {
		data = "…"
	}
	r.line("%s %s: %s %s", at, r.teller.Author(n.Entry), Plain(string(n.Move.Kind)), data)
	r.events(at, events)
	return !secret && len(events) == len(n.Events)
}

func (r report) events(at string, events []rules.Event) {
	for _, e := range events {
		r.line("%s [%s] %s", at, e.Rule, r.teller.Event(e))
	}
}

func (r report) scores(scores []rules.Score) {
	r.line("# %s", r.texts.Text("app.score", nil))
	for _, s := range scores {
		r.line("%d. %s: %d", s.Rank, r.teller.Player(s.Seat), s.Total)
		for _, l := range s.Lines {
			r.line("   [%s] %s: %+d", l.Rule, r.teller.Line(l), l.Points)
		}
		for _, l := range s.Tie {
			r.line("   = [%s] %s: %d", l.Rule, r.teller.Line(l), l.Points)
		}
	}
}

func (r report) line(form string, args ...any) { _, _ = fmt.Fprintf(r.w, form+"\n", args...) }

// failure returns the first entry that could not be played again, with the rule that
// refused it, or that the file ends too early.
func (r report) failure(re played) error {
	if len(re.faults) == 0 {
		if re.cut || !re.whole {
			return errors.New(r.texts.Text("error.file.damaged", nil))
		}
		return nil
	}
	first := re.faults[0]
	kind, data := Plain(string(first.Move.Kind)), Plain(string(first.Move.Data))
	stands := re.journal.position(re.journal.line.head())
	if !r.secrets && (!stands.Over() || re.journal.personal(first.Entry)) && isSecret(re.journal.position(first.Parent), first.Move) {
		return fmt.Errorf("%d %s … %s", first.ID, kind, r.texts.Text("replay.secret-fault", nil))
	}
	var refused *rules.Refusal
	if errors.As(first.err, &refused) {
		return fmt.Errorf("%d %s %s [%s] %s", first.ID, kind, data, refused.Rule, r.teller.Refusal(refused))
	}
	return fmt.Errorf("%d %s %s: %w", first.ID, kind, data, first.err)
}
