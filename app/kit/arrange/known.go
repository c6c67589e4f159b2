package arrange

import "fyne.io/fyne/v2"

// question counts how deep layouts are asking each other, and how many times what they had worked out was forgotten. A question
// begins when somebody asks a layout how large it is and ends with the answer.
var question struct {
	depth int
	turn  uint64
}

// known holds the width that a layout had last, and what it has worked out of its objects while one question is being
// answered: for that, layouts ask each other for the same sizes several times over, and so does each of those below, until a
// thing deep in a page is asked thousands of times a frame. Nothing is kept from one question to the next, so no change has to
// be told.
type known struct {
	width   float32
	turn    uint64
	answers []answer
}

// answer holds what was asked of a layout, a height in a width or one of the sizes below, and what came out.
type answer struct {
	asked float32
	size  fyne.Size
}

// What else is asked of layouts; no width is like that.
const (
	askedLeast  float32 = -1e9
	askedWanted float32 = -2e9
)

// once returns the answer to what is asked of a layout, which is worked out once in a question.
func (k *known) once(asked float32, work func() fyne.Size) fyne.Size {
	if question.depth == 0 {
		question.turn++
	}
	question.depth++
	defer func() { question.depth-- }()
	if k.turn != question.turn {
		k.turn, k.answers = question.turn, k.answers[:0]
	}
	for _, one := range k.answers {
		if one.asked == asked {
			return one.size
		}
	}
	turn := question.turn
	size := work()
	if turn == question.turn { // nothing was drawn meanwhile
		k.answers = append(k.answers, answer{asked, size})
	}
	return size
}

// laid notes the width that objects are laid out in, which may be in the midst of a question: what is drawn for the first time
// lays out what it holds.
func (k *known) laid(width float32) {
	k.width = width
	question.turn++
}

// afresh draws outside of any question: a widget is drawn for the first time when it is asked how large it is, and what draws
// may change things and ask for their sizes again. What was worked out before is forgotten.
func afresh(draw func()) {
	depth := question.depth
	question.depth = 0
	defer func() {
		question.depth = depth
		question.turn++
	}()
	draw()
}
