package parts

import (
	"bytes"
	"io"
	"strings"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/dialog"
	"fyne.io/fyne/v2/storage"

	"docent/app/kit"
	"docent/app/shell"
	"docent/tracker"
)

// File holds what can be written into a file of its own.
type File struct {
	Name      string // with its extension
	Extension string
	Key       string // of the texts that tell how it went: with ".saved" and ".unwritten"
	Export    func(io.Writer) error
}

// Save asks where to and writes the file.
func (f File) Save(a *shell.App) {
	if a.Config.Files != nil {
		f.hand(a)
		return
	}
	keepWhole()
	d := dialog.NewFileSave(func(to fyne.URIWriteCloser, err error) {
		if err != nil {
			f.tellUnwritten(a, err)
			return
		}
		if to != nil {
			f.write(a, to)
		}
	}, a.Window)
	d.SetFileName(f.Name)
	d.SetFilter(storage.NewExtensionFileFilter([]string{f.Extension}))
	d.Show()
}

// hand gives the whole file to what stands around the window.
func (f File) hand(a *shell.App) {
	var data bytes.Buffer
	if err := f.Export(&data); err != nil {
		f.tellUnwritten(a, err)
		return
	}
	a.Config.Files.Save(f.Name, data.Bytes())
}

// write writes the file whole; where that fails, or panics, what stood in its place stays there.
func (f File) write(a *shell.App, to io.WriteCloser) {
	whole := false
	defer func() {
		if !whole {
			abandon(to)
		}
	}()
	err := f.Export(to)
	if whole = err == nil; whole {
		err = to.Close()
	}
	if err != nil {
		f.tellUnwritten(a, err)
		return
	}
	a.Notify(a.Text(f.Key + ".saved"))
}

// abandon ends writing a file that is not whole.
func abandon(file io.Closer) {
	if beside, ok := file.(interface{ Abandon() }); ok {
		beside.Abandon()
		return
	}
	_ = file.Close() // what went wrong is told already
}

// tellUnwritten tells that there is no file, and what to do. The system's own words for it go to the log.
func (f File) tellUnwritten(a *shell.App, err error) {
	if _, ok := tracker.Told(err); ok {
		a.Tell(err)
		return
	}
	fyne.LogError(f.Name+" was not written", err)
	a.Banner.Show(kit.Alarm, a.Text(f.Key+".unwritten"), a.Text("app.ok"), nil, nil)
}

// OpenFile asks for a file with an extension and hands it on.
func OpenFile(a *shell.App, extension string, read func(io.ReadCloser)) {
	if a.Config.Files != nil {
		a.Config.Files.Open(extension, read)
		return
	}
	d := dialog.NewFileOpen(func(from fyne.URIReadCloser, err error) {
		if err != nil || from == nil {
			a.Tell(err)
			return
		}
		read(from)
	}, a.Window)
	d.SetFilter(storage.NewExtensionFileFilter([]string{extension, strings.ToUpper(extension)}))
	d.Show()
}

// Import reads a file to its end, and closes it.
func Import[T any](from io.ReadCloser, read func(io.Reader) (T, tracker.Notice, error)) (T, tracker.Notice, error) {
	it, notice, err := read(from)
	return it, notice, closed(from, err)
}

// closed closes a file, and returns what went wrong first.
func closed(file io.Closer, err error) error {
	if closing := file.Close(); err == nil {
		return closing
	}
	return err
}
