package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// ListRow is one thing of a list: an icon or a picture, a title, a second line, and what stands at its end.
type ListRow struct {
	line
	Trailing string            // at the end, in small print
	End      fyne.CanvasObject // at the end; wins over Trailing
	Chevron  bool              // leads somewhere
	OnTapped func()            // nil: the row is only read

	trailing *Text
	arrow    *canvas.Image
	tail     *fyne.Container
}

// NewListRow returns a row; with something to do when tapped it bears a chevron.
func NewListRow(icon, title, subtitle string, tapped func()) *ListRow {
	r := &ListRow{Chevron: tapped != nil, OnTapped: tapped}
	r.Icon, r.Title, r.Subtitle = icon, title, subtitle
	r.begin()
	r.trailing, r.arrow = NewText("", Caption), look.Image(look.IconChevron, look.InkSoft)
	r.tail = arrange.Row(look.Gap)
	r.behind, r.third = r.ending, r.more
	r.become(r, func() {
		if r.OnTapped != nil {
			r.OnTapped()
		}
	}, func() string { return join(join(r.Title, r.Subtitle), r.Trailing) })
	return r
}

func (r *ListRow) ending() fyne.CanvasObject {
	var objs []fyne.CanvasObject
	if r.End != nil {
		objs = append(objs, r.End)
	} else if r.Trailing != "" && !r.below() {
		r.trailing.text = r.Trailing
		objs = append(objs, r.trailing)
	}
	if r.Chevron {
		look.Redraw(r.arrow, look.IconChevron, look.InkSoft)
		r.arrow.SetMinSize(fyne.NewSquareSize(18 * look.Scale()))
		objs = append(objs, r.arrow)
	}
	if len(objs) == 0 {
		return nil
	}
	r.tail.Objects = objs
	return r.tail
}

// below reports whether the texts are so large that the trailing one goes under the others.
func (r *ListRow) below() bool { return look.Scale() > 1.4 }

func (r *ListRow) more() string {
	if r.Trailing == "" || r.End != nil || !r.below() {
		return ""
	}
	return r.Trailing
}

// CreateRenderer draws the row.
func (r *ListRow) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(r, r.drawLine) }
