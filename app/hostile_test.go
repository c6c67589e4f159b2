//go:build scenes

package app_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/box"
	"docent/app/history"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/app/shell"
	"docent/app/stats"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// hostileNames are names that hide something, turn what stands beside them around, or show nothing.
var hostileNames = map[string]string{
	"control":    "An\x1b[31mn\x00\r\nBen",
	"bidi":       "\u202eneB\u2066 nnA\u2069",
	"zero width": "A\u200bn\u200dn\ufeff\u2060",
	"nothing":    "\u200b\u3164\u00ad",
	"no text":    "An\xffn\xc0",
	"tags":       "Ann\U000e0041\U000e0042",
	"long":       fmt.Sprintf("%0300d\u202e", 0),
}

// hostile is a store in which somebody else wrote the names.
type hostile struct {
	tracker.Store
	name string
}

func (s hostile) renamed(players []tracker.Player) []tracker.Player {
	var all []tracker.Player
	for _, p := range players {
		p.Name = s.name + p.Name[:1]
		all = append(all, p)
	}
	return all
}

func (s hostile) Load(play string) (tracker.Saved, error) {
	saved, err := s.Store.Load(play)
	saved.Header.Players = s.renamed(saved.Header.Players)
	return saved, err
}

func (s hostile) List() ([]tracker.Summary, error) {
	all, err := s.Store.List()
	for i := range all {
		all[i].Players = s.renamed(all[i].Players)
	}
	return all, err
}

func (s hostile) Solos() ([]tracker.Solo, error) {
	return []tracker.Solo{{
		Game: "crazymuseum", Play: "none", Player: tracker.Player{ID: "x", Name: s.name}, Total: 40, Ended: hand.Noon,
	}}, nil
}

func (s hostile) Damaged() ([]tracker.Damaged, error) {
	return []tracker.Damaged{{ID: s.name, Header: tracker.Header{ID: s.name, Game: rules.GameID(s.name), Players: []tracker.Player{{Name: s.name}}}}}, nil
}

func (s hostile) Players() ([]tracker.Player, error) {
	all, err := s.Store.Players()
	return s.renamed(all), err
}

func (s hostile) Boxes() ([]tracker.Box, error) {
	said, err := json.Marshal(map[string]string{"name": s.name})
	return []tracker.Box{
		{ID: "0", Game: "trasteros", Name: s.name, Changed: hand.Noon},
		{ID: "1", Game: "cgexpo", Name: s.name, Things: rules.Box{"hero:1": said}, Changed: hand.Noon},
	}, err
}

func (s hostile) Setting(key string) (string, error) {
	if key != shell.SettingSeats+"trasteros" {
		return s.Store.Setting(key)
	}
	last, err := json.Marshal(map[string]any{"players": []tracker.Player{{Name: s.name}, {Name: s.name + "B", Symbol: -7}, {Name: s.name + "C", Symbol: 77}}})
	return string(last), err
}

// Names that somebody else wrote are shown so that nothing is hidden and nothing beside them is turned around.
func TestHostileNames(t *testing.T) {
	for what, name := range hostileNames {
		t.Run(what, func(t *testing.T) {
			store := stores.NewMemory()
			hand.Begin(t, tracker.Open(store, catalog.Game, hand.Wall))
			h := hand.New(t, tracker.Open(hostile{store, name}, catalog.Game, hand.Wall), hand.Narrow)
			look := func(where string) {
				t.Helper()
				shown := test.LaidOutObjects(h.Window.Content())
				if top := h.Window.Canvas().Overlays().Top(); top != nil {
					shown = append(shown, test.LaidOutObjects(top)...)
				}
				for _, text := range textsOf(shown) {
					if bad := hidden(text); bad != "" {
						t.Errorf("%s shows %s in %+q", where, bad, text)
					}
				}
			}
			look("home")
			for where, page := range map[string]shell.Page{
				"the history": history.New(h.App), "the statistics": stats.New(h.App), "the boxes": box.NewList(h.App),
				"a box": box.NewCopy(h.App, mustGame(t, "cgexpo"), "1"), "the set-up": setup.New(h.App, catalog.Games()[0], nil),
			} {
				h.App.Push(page)
				look(where)
				h.App.Home()
			}
			list, err := h.Tracker.Plays()
			if err != nil || len(list) != 1 {
				t.Fatalf("kept are %v (%v)", list, err)
			}
			play, _, err := h.Tracker.Resume(list[0].ID)
			if err != nil {
				t.Fatal(err)
			}
			for where, page := range map[string]shell.Page{"the table": h.App.To.Table(play), "the checklist": h.App.To.Checklist(play), "the score": h.App.To.Score(play)} {
				h.App.Push(page)
				look(where)
				h.App.Home()
			}
			h.App.Push(history.New(h.App))
			for _, obj := range test.LaidOutObjects(h.Window.Content()) {
				if b, ok := obj.(interface {
					fyne.Tappable
					AccessibilityLabel() string
				}); ok && hidden(b.AccessibilityLabel()) != "" {
					t.Errorf("the history calls something %+q", b.AccessibilityLabel())
				}
			}
			entry := tracker.Entry{ID: 3, Author: name, Move: rules.Move{Kind: rules.Kind(name)}}
			for _, key := range []string{"notice.damaged.carried", "notice.rules-changed.carried", "notice.rules-changed.prefix"} {
				h.App.TellOf(play, tracker.Notice{Key: key, Data: map[string]any{"entry": entry, "move": name, "edition": 1, "kept": 2}})
				look(key)
			}
		})
	}
}

// What is typed or pasted into a field of a name is as plain as what is kept.
func TestHostileTyping(t *testing.T) {
	for what, name := range hostileNames {
		t.Run(what, func(t *testing.T) {
			h := hand.New(t, nil, hand.Narrow)
			h.App.Push(setup.New(h.App, catalog.Games()[0], nil))
			h.Tap("New player")
			field, ok := h.Window.Canvas().Focused().(fyne.Shortcutable)
			if !ok {
				t.Fatal("no field takes the name")
			}
			clipboard := test.NewClipboard()
			clipboard.SetContent(name + " Ann")
			field.TypedShortcut(&fyne.ShortcutPaste{Clipboard: clipboard})
			h.TypeName("a Lee\u202e")
			for _, text := range textsOf(test.LaidOutObjects(h.Window.Canvas().Overlays().Top())) {
				if bad := hidden(text); bad != "" {
					t.Errorf("the field shows %s in %+q", bad, text)
				}
			}
			h.Tap("Done")
			look := textsOf(test.LaidOutObjects(h.Window.Content()))
			if len(name) < 100 && !slices.ContainsFunc(look, func(text string) bool { return strings.HasSuffix(text, "a Lee") }) { // else it wraps
				t.Errorf("nobody ends in %q: %q", "a Lee", look)
			}
		})
	}
}

// textsOf returns every text that is drawn, and what stands in entries.
func textsOf(objs []fyne.CanvasObject) []string {
	var all []string
	for _, obj := range objs {
		switch o := obj.(type) {
		case *canvas.Text:
			all = append(all, o.Text)
		case *widget.Entry:
			all = append(all, o.Text)
		case *widget.RichText:
			all = append(all, o.String())
		}
	}
	return all
}

// hidden names the first character of a text that nobody sees or that turns others around.
func hidden(text string) string {
	for _, r := range text {
		if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) || r == unicode.ReplacementChar || r == '\u3164' {
			return fmt.Sprintf("%U", r)
		}
	}
	return ""
}

func mustGame(t *testing.T, id rules.GameID) rules.Game {
	t.Helper()
	game, ok := catalog.Game(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	return game
}
