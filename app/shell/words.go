package shell

import (
	"cmp"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// Text returns the catalogue's text with pairs of a placeholder and its value.
func (a *words) Text(key string, pairs ...any) string { return a.Texts.Text(key, data(pairs)) }

// Plural returns the text for n things.
func (a *words) Plural(key string, n int, pairs ...any) string {
	return a.Texts.Plural(key, n, data(pairs))
}

// data returns pairs of a placeholder and its value as the catalogue takes them.
func data(pairs []any) map[string]any {
	if len(pairs) == 0 {
		return nil
	}
	m := make(map[string]any, len(pairs)/2)
	for i := 0; i+1 < len(pairs); i += 2 {
		m[pairs[i].(string)] = pairs[i+1]
	}
	return m
}

// Teller puts what a game says into words.
func (a *words) Teller(game rules.GameID, players []tracker.Player) *tracker.Teller {
	return tracker.NewTeller(a.Texts, game, players)
}

// GameName returns the name of a game; of one that is none of ours, what the file calls it.
func (a *words) GameName(game rules.GameID) string {
	if key := "game." + string(game) + ".name"; a.Texts.Has(key) {
		return a.Text(key)
	}
	return cmp.Or(tracker.Plain(string(game)), a.Text("history.damaged.unknown"))
}

// ErrorText returns what went wrong in words. A bug has none: it goes to the log.
func (a *words) ErrorText(err error) string {
	if n, ok := tracker.Told(err); ok {
		return a.NoticeText(n)
	}
	fyne.LogError("not foreseen", err)
	return a.Text("app.error", "what", err.Error())
}

// NoticeText returns a notice of the tracker in words; an empty one is "".
func (a *words) NoticeText(n tracker.Notice) string {
	if n.Key == "" {
		return ""
	}
	return a.Texts.Text(n.Key, n.Plainly())
}

// List joins names with the language's "and".
func (a *words) List(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return a.Text("app.and", "some", strings.Join(names[:last], ", "), "last", names[last])
}

// Points returns a total in the words of a game.
func (a *words) Points(game rules.GameID, total int) string {
	return a.Teller(game, nil).Thing(rules.Of("points", total))
}

// words give pages their texts: the catalogue in the language of the moment, and how it joins names, times and points.
type words struct {
	Texts *assets.Texts
	Now   func() time.Time
}
