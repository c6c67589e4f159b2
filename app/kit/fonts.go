package kit

import (
	"fyne.io/fyne/v2"

	"docent/assets"
)

// One variable per face: faces are cached by pointer.
var (
	inter         = face(assets.Inter)
	interItalic   = face(assets.InterItalic)
	interSemibold = face(assets.InterSemibold)
	fraunces      = face(assets.Fraunces)
)

func face(name string) fyne.Resource { return fyne.NewStaticResource(name, assets.Font(name)) }

// TitleFace returns the face of titles and of numbers on boards, for a canvas.Text's FontSource.
func TitleFace() fyne.Resource { return fraunces }

// StrongFace returns the semibold face, for a canvas.Text's FontSource.
func StrongFace() fyne.Resource { return interSemibold }
