package parts

import (
	"io"

	"docent/app/shell"
	"docent/tracker"
)

// SavePlay asks where to and writes a play into a file.
func SavePlay(a *shell.App, play *tracker.Play) { playFile(a, play).Save(a) }

func playFile(a *shell.App, play *tracker.Play) File {
	return File{Name: fileName(a, play.Header()), Extension: tracker.Extension, Key: "file", Export: play.Export}
}

// fileName tells a play's file from another by the game and the day.
func fileName(a *shell.App, h tracker.Header) string {
	return string(h.Game) + "-" + h.Started.In(a.Now().Location()).Format("2006-01-02") + "-" + h.ID[:min(4, len(h.ID))] + tracker.Extension
}

// ImportPlay asks for a file and opens the play in it.
func ImportPlay(a *shell.App) {
	OpenFile(a, tracker.Extension, func(from io.ReadCloser) { readPlay(a, from) })
}

func readPlay(a *shell.App, from io.ReadCloser) {
	play, notice, err := Import(from, a.Tracker.Import)
	if err != nil {
		a.Tell(err)
		return
	}
	a.OpenPlay(play)
	a.TellNotice(notice)
}
