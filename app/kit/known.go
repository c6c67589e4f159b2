package kit

import (
	"slices"

	"fyne.io/fyne/v2"
)

// turn counts what is laid out or drawn anew anywhere: what a layout has worked out before holds good no longer.
var turn uint64

// moved begins another turn.
func moved() { turn++ }

// known holds what a layout has worked out of its objects in this turn. A window asks every object for its least size
// before each frame, and layouts ask each other for theirs; while a page only scrolls, all answers stay the same.
type known struct {
	turn    uint64
	objs    []fyne.CanvasObject
	answers []answer
}

// answer holds what was asked of a layout, a width or one of the questions below, and what came out.
type answer struct {
	asked float32
	size  fyne.Size
}

const (
	askedLeast  float32 = -1
	askedWanted float32 = -2
)

// once returns the answer to a question about these objects, which is worked out once in a turn.
func (k *known) once(objs []fyne.CanvasObject, asked float32, work func() fyne.Size) fyne.Size {
	same := slices.Equal(k.objs, objs)
	if k.turn == turn && !same {
		moved() // something was shown or hidden, which nobody tells
	}
	if k.turn != turn || !same {
		k.turn, k.objs, k.answers = turn, append(k.objs[:0], objs...), k.answers[:0]
	}
	for _, one := range k.answers {
		if one.asked == asked {
			return one.size
		}
	}
	size := work()
	if k.turn == turn { // nothing was drawn for the first time meanwhile
		k.answers = append(k.answers, answer{asked, size})
	}
	return size
}
