package app

import (
	"bytes"
	"io"
	"syscall/js"

	"fyne.io/fyne/v2"

	"docent/app/shell"
)

// files are those of a page: shared or downloaded, and chosen.
type files struct {
	read func(io.ReadCloser) // what takes the file that is being chosen
}

// NewFiles returns the files of the page around the window.
func NewFiles() shell.Files {
	f := &files{}
	js.Global().Get("docent").Get("go").Set("opened", js.FuncOf(func(_ js.Value, args []js.Value) any {
		data := make([]byte, args[0].Length())
		js.CopyBytesToGo(data, args[0])
		fyne.Do(func() { f.opened(data) })
		return nil
	}))
	return f
}

// Save has the page share a file, or download it.
func (f *files) Save(name string, data []byte) {
	bytes := js.Global().Get("Uint8Array").New(len(data))
	js.CopyBytesToJS(bytes, data)
	js.Global().Get("docent").Get("page").Call("save", name, bytes)
}

// Open has the page ask for a file.
func (f *files) Open(extension string, read func(io.ReadCloser)) {
	f.read = read
	js.Global().Get("docent").Get("page").Call("open", extension)
}

func (f *files) opened(data []byte) {
	if read := f.read; read != nil {
		f.read = nil
		read(io.NopCloser(bytes.NewReader(data)))
	}
}
