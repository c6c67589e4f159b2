package seats

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// Plays opens what is played from a folder; an empty one is the device's own.
type Plays func(folder string) (plays *tracker.Tracker, at string, closed func() error, err error)

// Command runs "seats GAME|PLAY" without a window: it offers the seats of a play, new or kept, until it is interrupted. It
// does not handle other arguments. Lines typed meanwhile let phones in and put them out.
func Command(games []rules.Game, open Plays, args []string, stdin io.Reader, stdout, stderr io.Writer) (exit int, handled bool) {
	if len(args) == 0 || args[0] != "seats" {
		return 0, false
	}
	c := command{games: games, stdin: stdin, stdout: stdout, stderr: stderr}
	what, err := c.parse(args[1:])
	if err != nil {
		return 2, true
	}
	if err := c.run(open, what); err != nil {
		text := err.Error()
		if told, ok := tracker.Told(err); ok {
			text = assets.TextsIn(c.lang).Text(told.Key, told.Plainly())
		}
		_, _ = fmt.Fprintln(stderr, text)
		return 1, true
	}
	return 0, true
}

// command holds what was asked for.
type command struct {
	games          []rules.Game
	stdin          io.Reader
	stdout, stderr io.Writer

	listen, data, lang, players, options string
	table                                bool
}

const usage = "usage: docent seats GAME|PLAY [-listen ADDR] [-players Ann,Ben,…] [-options JSON] [-data FOLDER] [-table=false]"

func (c *command) parse(args []string) (what string, err error) {
	flags := flag.NewFlagSet("docent seats", flag.ContinueOnError)
	flags.SetOutput(c.stderr)
	flags.StringVar(&c.listen, "listen", "", "the address to listen on (default: every network, on port "+strconv.Itoa(FirstPort)+" or the next)")
	flags.StringVar(&c.data, "data", "", "the folder of the plays")
	flags.StringVar(&c.lang, "lang", "en", "the language of what is told here")
	flags.StringVar(&c.players, "players", "", "the names of who plays a new game, by commas")
	flags.StringVar(&c.options, "options", "", "the set-up of a new game, as JSON")
	flags.BoolVar(&c.table, "table", true, "phones may answer for the table")
	for rest := args; ; {
		if err := flags.Parse(rest); err != nil {
			return "", err
		}
		if flags.NArg() == 0 {
			break
		}
		if what != "" {
			what = ""
			break
		}
		what, rest = flags.Arg(0), flags.Args()[1:]
	}
	if what == "" {
		_, _ = fmt.Fprintln(c.stderr, usage)
		return "", errors.New(usage)
	}
	return what, nil
}

// run offers the seats until the process is told to end.
func (c *command) run(open Plays, what string) (err error) {
	plays, folder, closed, err := open(c.data)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, closed()) }()
	play, err := c.play(plays, what)
	if err != nil {
		return err
	}
	sitting := filepath.Join(folder, "seats-"+play.Header().ID+".json")
	kept, _ := os.ReadFile(sitting) // where it cannot be read, phones sit down again
	news := make(chan struct{}, 1)
	told := func() {
		select {
		case news <- struct{}{}:
		default:
		}
	}
	host, err := Open(play, Options{Listen: c.listen, Table: c.table, Kept: kept, Keep: func(now []byte) { keep(sitting, now) }, News: told})
	if err != nil {
		return err
	}
	c.greet(host, play)
	go console{host, assets.TextsIn(c.lang), c.stdout, map[int]bool{}}.run(c.stdin, news)
	done, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	<-done.Done()
	return host.Close()
}

// keep writes who sits; the old file stays whole until the new one is.
func keep(name string, data []byte) {
	fresh := name + ".new"
	if os.WriteFile(fresh, data, 0o600) == nil {
		_ = os.Rename(fresh, name)
	}
}

// play opens the play of an id, or begins one of a game.
func (c *command) play(plays *tracker.Tracker, what string) (*tracker.Play, error) {
	for _, game := range c.games {
		if string(game.ID()) == what {
			return c.begin(plays, game)
		}
	}
	play, _, err := plays.Resume(what)
	return play, err
}

func (c *command) begin(plays *tracker.Tracker, game rules.Game) (*tracker.Play, error) {
	fewest, most := game.Players()
	var players []tracker.Player
	if c.players == "" {
		texts := assets.TextsIn(c.lang)
		for i := range fewest {
			players = append(players, tracker.Player{Name: texts.Text("app.seat", map[string]any{"id": i + 1}), Symbol: i})
		}
	} else {
		for i, name := range strings.Split(c.players, ",") {
			players = append(players, tracker.Player{Name: name, Symbol: i})
		}
	}
	setup := rules.Setup{Seats: len(players)}
	if setup.Seats < fewest || setup.Seats > most {
		texts := assets.TextsIn(c.lang)
		name := texts.Text("game."+string(game.ID())+".name", nil)
		return nil, errors.New(texts.Text("setup.count", map[string]any{"game": name, "from": fewest, "to": most}))
	}
	if c.options != "" {
		setup.Options = []byte(c.options)
	}
	return plays.New(game, setup, players)
}

// greet tells where phones find the host.
func (c *command) greet(host *Host, play *tracker.Play) {
	texts := assets.TextsIn(c.lang)
	say := func(key string, data map[string]any) { _, _ = fmt.Fprintln(c.stdout, texts.Text(key, data)) }
	say("seats.command.play", map[string]any{"game": texts.Text("game."+string(play.Header().Game)+".name", nil), "id": play.Header().ID})
	say("seats.command.code", map[string]any{"code": host.Code(), "port": host.Port()})
	for _, a := range host.Addresses() {
		_, _ = fmt.Fprintln(c.stdout, a.URL)
	}
}
