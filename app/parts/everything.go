package parts

import (
	"io"
	"time"

	"docent/app/shell"
	"docent/tracker"
)

// SaveEverything asks where to and writes all that is kept into one file.
func SaveEverything(a *shell.App) {
	export := func(w io.Writer) error { return a.Tracker.ExportAll(shell.Portable(a), w) }
	File{Name: NameOfToday(a, "", tracker.ArchiveExtension), Extension: tracker.ArchiveExtension, Key: "archive", Export: export}.Save(a)
}

// NameOfToday returns the name of a file that holds what there is today.
func NameOfToday(a *shell.App, what, extension string) string {
	return "docent-" + what + a.Now().Format(time.DateOnly) + extension
}
