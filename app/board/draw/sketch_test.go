package draw

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
)

// A paragraph that has no room for all its lines ends in dots.
func TestAParagraphShowsThatItIsCut(t *testing.T) {
	test.NewTempApp(t)
	const said = "Collection may be called once the last two of the rooms have been auctioned"
	i := Plain(13)
	step := i.Measure("Ág").Height
	for lines := 1; lines <= 6; lines++ {
		s := After(nil)
		s.Paragraph(said, At(0, 0, 130, float32(lines)*step), i)
		var shown []string
		for _, obj := range s.Objs {
			shown = append(shown, obj.(*canvas.Text).Text)
		}
		text := strings.Join(shown, " ")
		if text != said && !strings.HasSuffix(text, "…") || len(shown) > lines {
			t.Errorf("in %d lines it shows %q", lines, shown)
		}
	}
}
