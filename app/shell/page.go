package shell

import (
	"fyne.io/fyne/v2"

	"docent/tracker"
)

// Page is one screen. It is a struct of the state that survives a rebuild and of the widgets that it must touch again.
type Page interface {
	// Build returns the content anew: when the page is shown, and when class, language or look have changed.
	Build(c Class) fyne.CanvasObject
	// Refresh shows the present snapshot in what was built.
	Refresh()
	// Screen names the page to those who do not see it: "home", "table".
	Screen() string
}

// What a page may also be.
type (
	// Leaver is told when it is covered, closed or about to be built anew: motion stops here.
	Leaver interface{ Leave() }
	// Typist takes keys that nobody else wanted, such as the numbers of its actions; false lets them pass.
	Typist interface{ Typed(r rune) bool }
	// Undoer answers the undo and redo keys.
	Undoer interface {
		Undo()
		Redo()
	}
	// Host is a page of one game: the look takes the game's accent.
	Host interface{ Game() string }
	// Moody is a page with its moods: in an alarm the look changes.
	Moody interface{ Alarmed() bool }
	// Resumable is a page that opens again when the app starts: it names its play.
	Resumable interface{ PlayID() string }
	// Player is a page about a play.
	Player interface{ Played() *tracker.Play }
	// Elastic is a page that a window of another class does not build anew: what is open over it stays.
	Elastic interface{ Reclass(Class) }
	// Still is a page that a strip lies over and does not push down: nothing on it moves away under a finger.
	Still interface{ StandsStill() }
	// Folder is a page on which something can lie open over the rest: Escape closes that first.
	Folder interface{ Fold() bool }
	// Asker is a page that asks its questions itself: they stay while it is built anew, and Escape puts them away.
	Asker interface {
		Asking() bool
		PutAway()
	}
	// unsaver is a page that says itself that nothing is saved: the strip about it stays away.
	unsaver interface{ TellsUnsaved() }
	// opener is told when it is shown for the first time.
	opener interface{ Opened() }
)
