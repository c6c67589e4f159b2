package app

import (
	"errors"

	"fyne.io/fyne/v2"

	"docent/rules"
	"docent/tracker"
)

// errorText is what went wrong in words. A bug has none: it goes to the log.
func (a *App) errorText(err error) string {
	if n, ok := tracker.Told(err); ok {
		return a.noticeText(n)
	}
	fyne.LogError("not foreseen", err)
	return a.text("app.error", "what", err.Error())
}

// noticeText is a notice of the tracker in words; an empty one is "".
func (a *App) noticeText(n tracker.Notice) string {
	if n.Key == "" {
		return ""
	}
	return a.texts.Text(n.Key, n.Data)
}

// refusalIn finds the rule that said no.
func refusalIn(err error) (*rules.Refusal, bool) {
	var r *rules.Refusal
	ok := errors.As(err, &r)
	return r, ok
}
