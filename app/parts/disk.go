package parts

import (
	"os"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/storage/repository"

	"docent/tracker/disk"
)

// wholeDisk is the toolkit's file system of a computer, in which a file is written beside the place it is for: the toolkit's
// dialog empties what is written over before it hands it on.
type wholeDisk struct{ files }

// files lists what the toolkit's own file system of a computer can do.
type files interface {
	repository.DeleteAllRepository
	repository.AppendableRepository
	repository.HierarchicalRepository
	repository.ListableRepository
	repository.MovableRepository
	repository.CopyableRepository
}

// keepWhole has the toolkit's dialogs write on a disk. Phones and browsers have file systems of their own.
func keepWhole() {
	if device := fyne.CurrentDevice(); device.IsMobile() || device.IsBrowser() {
		return
	}
	now, err := repository.ForScheme("file")
	if err != nil {
		return
	}
	if own, ok := now.(files); ok {
		if _, is := own.(wholeDisk); !is {
			repository.Register("file", wholeDisk{own})
		}
	}
}

// Writer begins to write a file beside its place. What is no plain file, such as a printer, is written as it is.
func (d wholeDisk) Writer(u fyne.URI) (fyne.URIWriteCloser, error) {
	if info, err := os.Stat(u.Path()); err == nil && !info.Mode().IsRegular() {
		return d.files.Writer(u)
	}
	file, err := disk.Replace(u.Path())
	if err != nil {
		return nil, err
	}
	return replacement{file, u}, nil
}

// replacement is a file being written beside its place.
type replacement struct {
	*disk.Replacement
	uri fyne.URI
}

// URI returns the place.
func (r replacement) URI() fyne.URI { return r.uri }
