package gallery_test

import (
	"testing"

	"pgregory.net/rapid"

	"docent/rules/museum/gallery"
)

// turned returns a museum mirrored and turned in one of eight ways.
func turned(t *rapid.T, board gallery.Board, layout gallery.Layout, way int) (gallery.Board, gallery.Layout) {
	width, height := board.Width(), board.Height()
	if way&4 != 0 {
		width, height = height, width
	}
	rows := make([][]byte, height)
	image := make(gallery.Layout, width*height)
	for y := range rows {
		rows[y] = make([]byte, width)
	}
	for i, card := range layout {
		x, y := i%board.Width(), i/board.Width()
		if way&1 != 0 {
			x = board.Width() - 1 - x
		}
		if way&2 != 0 {
			y = board.Height() - 1 - y
		}
		if way&4 != 0 {
			x, y = y, x
		}
		image[y*width+x] = card
		rows[y][x] = '#'
		if board.Red().Has(i) {
			rows[y][x] = 'R'
		} else if board.Cells().Has(i) {
			rows[y][x] = '.'
		}
	}
	text := make([]string, height)
	for y, row := range rows {
		text[y] = string(row)
	}
	other, err := gallery.ParseBoard(text...)
	if err != nil {
		t.Fatal(err)
	}
	return other, image
}

func TestCountKeepsItsProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := newSample(rapid.Uint64().Draw(t, "seed"))
		board, rules := s.board(20), s.rules()
		layout := s.layout(board, 1+s.IntN(20))
		total := gallery.Count(board, layout, rules).Total
		way := rapid.IntRange(0, 7).Draw(t, "way")
		if other, image := turned(t, board, layout, way); gallery.Count(other, image, rules).Total != total {
			t.Errorf("%d points turn into %d", total, gallery.Count(other, image, rules).Total)
		}
		strict, bridge := rules, rules
		strict.Bridge, bridge.Bridge = false, true
		if gallery.Count(board, layout, strict).Total > gallery.Count(board, layout, bridge).Total {
			t.Error("a bridge costs points")
		}
		rules.Bonus.Gallery++
		if gallery.Count(board, layout, rules).Total < total {
			t.Error("a higher bonus costs points")
		}
		for i := range layout {
			if board.Cells().Has(i) && layout[i] == 0 {
				layout[i] = gallery.CardOf(gallery.Greek, gallery.War)
				break
			}
		}
		if gallery.Count(board, layout, rules).Total < total {
			t.Error("a card more costs points")
		}
	})
}

func TestArrangementsTurnWithTheBoard(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := newSample(rapid.Uint64().Draw(t, "seed"))
		board, rules := s.board(9), s.rules()
		layout := s.layout(board, 1+s.IntN(9))
		a, err := gallery.Arrange(board, layout, nil, rules, gallery.Options{})
		if err != nil {
			t.Fatal(err)
		}
		other, image := turned(t, board, layout, rapid.IntRange(0, 7).Draw(t, "way"))
		b, err := gallery.Arrange(other, image, nil, rules, gallery.Options{Workers: 2})
		if err != nil {
			t.Fatal(err)
		}
		if a.Score != b.Score || !a.Proved() || !b.Proved() {
			t.Errorf("%d of at most %d turns into %d of at most %d", a.Score, a.Bound, b.Score, b.Bound)
		}
	})
}
