package parts

import (
	"errors"
	"io"
	"os"
	"path/filepath"

	"docent/app/shell"
	"docent/tracker"
)

// OpenGiven opens the play in the file that the app was started with. Where another copy of the app keeps the plays, the
// first page has told so.
func OpenGiven(a *shell.App, name string) {
	if name == "" || a.Config.InUse {
		return
	}
	from, err := openGiven(name)
	if err != nil {
		a.Tell(err)
		return
	}
	ReadGiven(a, name, from)
}

// openGiven opens a file. What is none, such as a pipe, is not touched: it might make wait without end.
func openGiven(name string) (*os.File, error) {
	info, err := os.Stat(name)
	if err == nil && !info.Mode().IsRegular() {
		return nil, &tracker.FileError{Notice: tracker.Notice{Key: "error.file.foreign"}, Err: errors.New(name + " is no file")}
	}
	from, err := os.Open(name)
	if err == nil {
		return from, nil
	}
	told := tracker.Notice{Key: "error.file.forbidden", Data: map[string]any{"file": filepath.Base(name)}}
	if errors.Is(err, os.ErrNotExist) {
		told.Key = "error.file.absent"
	}
	return nil, &tracker.FileError{Notice: told, Err: err}
}

// ReadGiven opens the play in a file that came from outside, in place of what is open. Before the page that tells that
// another copy of the app keeps the plays has been answered, the page tells where to open it.
func ReadGiven(a *shell.App, name string, from io.ReadCloser) {
	if _, asking := a.Top().(interface{ TellsUnsaved() }); asking {
		_ = from.Close() // nothing of it was read
		a.Config.Given = name
		a.Rebuild()
		return
	}
	play, notice, err := Import(from, a.Tracker.Import)
	if err != nil {
		a.Tell(err)
		return
	}
	a.Home()
	a.OpenPlay(play)
	a.TellOf(play, notice)
}
