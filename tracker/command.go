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
		_, _ = fmt.Fprintln(stderr, "usage: docent replay FILE [-lang fr]")
		return 2
	}
	if err := replayTo(games, files[0], assets.TextsIn(*lang), stdout, stderr); err != nil {
		_, _ = fmt.Fprintln(stderr, err)
		return 1
	}
	return 0
}

// replayTo tells a file's play. Its error is in words.
func replayTo(games []rules.Game, name string, texts *assets.Texts, stdout, stderr io.Writer) error {
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
	if told, ok := Told(err); ok {
		return errors.New(texts.Text(told.Key, told.Data))
	}
	if err != nil {
		return err
	}
	re.settle(re.Play.Started)
	r := report{texts, NewTeller(texts, re.Play.Game, re.Play.Players), stdout}
	r.play(re)
	if notice := re.notice(); notice.Key != "" {
		_, _ = fmt.Fprintln(stderr, r.teller.Notice(notice))
	}
	return r.failure(re)
}

// report writes a play for people.
type report struct {
	texts  *assets.Texts
	teller *Teller
	w      io.Writer
}

func (r report) play(re played) {
	r.line("# %s · %s", r.texts.Text("game."+string(re.Play.Game)+".name", nil), re.Play.Started.Format("2006-01-02 15:04"))
	for i, p := range re.Play.Players {
		r.line("# %d. %s", i+1, p.Name)
	}
	r.events("0", re.checklist)
	l := re.journal.line
	for _, id := range l.ids[:l.at] {
		n := re.journal.node(id)
		r.line("%d %s: %s %s", n.ID, r.teller.Author(n.Entry), n.Move.Kind, n.Move.Data)
		r.events(fmt.Sprint(n.ID), n.Events)
	}
	r.scores(re.journal.position(l.head()).Scores())
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

// failure is the first entry that could not be played again, with the rule that
// refused it, or that the file ends too early.
func (r report) failure(re played) error {
	if len(re.faults) == 0 {
		if re.cut || !re.whole {
			return errors.New(r.texts.Text("error.file.damaged", nil))
		}
		return nil
	}
	first := re.faults[0]
	var refused *rules.Refusal
	if errors.As(first.err, &refused) {
		return fmt.Errorf("%d %s %s [%s] %s", first.ID, first.Move.Kind, first.Move.Data, refused.Rule, r.teller.Refusal(refused))
	}
	return fmt.Errorf("%d %s %s: %w", first.ID, first.Move.Kind, first.Move.Data, first.err)
}
