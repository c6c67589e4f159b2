//go:build e2e

package e2e

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"docent/app"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// docent is the program, running.
type docent struct {
	testing.TB
	device  device
	window  *window // the device, where it is one
	asked   int
	taps    int // of the pointer or a finger so far
	size    string
	album   string // what the names of pictures begin with
	texts   *assets.Texts
	game    rules.GameID
	players []tracker.Player
}

// open starts the program in a window on a folder of plays, and waits for its first page.
func open(t testing.TB, binary, data, size string) *docent {
	t.Helper()
	w := openWindow(t, binary, data, size)
	d := opened(t, w, size, "e2e")
	d.window = w
	w.find()
	return d
}

// opened waits for the first page on a device; its pictures go to an album.
func opened(t testing.TB, on device, size, album string) *docent {
	t.Helper()
	d := &docent{TB: t, device: on, size: size, album: album, texts: assets.TextsIn("en"), game: "trasteros"}
	t.Cleanup(func() {
		if t.Failed() {
			d.shoot("failed-" + strings.NewReplacer("/", "-").Replace(t.Name()))
			on.dump()
			t.Logf("last seen: %s\nprinted:\n%s", d.told(), on.printed())
		}
		on.kill()
	})
	d.wait("the first page", func(s app.Sight) bool { return s.Screen != "" })
	return d
}

// kill ends the program at once, as a flat battery would.
func (d *docent) kill() { d.device.kill() }

// close ends the program in order, as logging out does.
func (d *docent) close() {
	d.Helper()
	d.must(d.device.close())
}

// see reads the probe; ok is false before the first look.
func (d *docent) see() (s app.Sight, ok bool) {
	told, err := d.device.told()
	if err != nil {
		return s, false
	}
	if err := json.Unmarshal(told, &s); err != nil {
		d.Fatal("the probe tells nonsense: ", err)
	}
	return s, true
}

func (d *docent) told() string {
	s, _ := d.see()
	b := &strings.Builder{}
	fmt.Fprintf(b, "page %s, sheets %q, play at %d of %d\n", s.Screen, s.Sheets, s.Head, s.Moves)
	for _, t := range s.Targets {
		fmt.Fprintf(b, "  [%s] at %d,%d %dx%d greyed %v locked %v cut %v\n", t.Label, t.X, t.Y, t.W, t.H, t.Greyed, t.Locked, t.Cut)
	}
	for _, t := range s.Texts {
		fmt.Fprintf(b, "  %q\n", t.Text)
	}
	return b.String()
}

// wait looks until everything is still and ok says yes.
func (d *docent) wait(what string, ok func(app.Sight) bool) app.Sight {
	d.Helper()
	var last app.Sight
	await(d, func() string { return what }, func() bool {
		if d.device.gone() {
			d.Fatalf("the program ended while waiting for %s", what)
		}
		s, seen := d.see()
		last = s
		return seen && s.Still && ok(s)
	})
	return last
}

// text returns a text of the catalogue in the language of the moment.
func (d *docent) text(key string, pairs ...any) string {
	data := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		data[pairs[i].(string)] = pairs[i+1]
	}
	return d.texts.Text(key, data)
}

// offer returns the label of a move about things.
func (d *docent) offer(kind rules.Kind, about ...rules.Thing) string {
	return d.teller().Offer(rules.Offer{Kind: kind, Seat: rules.Table, About: about})
}

// thing returns a thing in words.
func (d *docent) thing(t rules.Thing) string { return d.teller().Thing(t) }

func (d *docent) teller() *tracker.Teller {
	return tracker.NewTeller(d.texts, d.game, d.players)
}
