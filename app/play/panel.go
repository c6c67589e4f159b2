package play

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// panel is the sheet of a question, over told line and tray and at most half of the board: the board stays to be used.
type panel struct {
	widget.BaseWidget
	question *question
	asking   asking
	ground   *ground
	title    *kit.Text
	cross    *kit.ActionButton
	scroll   *arrange.Scroll
	foot     *fyne.Container // keys, and what stands aside
	tail     *fyne.Container // the end of what scrolls: in a low sheet the foot stands there
	size     fyne.Size       // in which it was placed last
	at       float32         // where it was scrolled to then
	stays    bool            // what is around it is drawn anew
}

// newPanel returns the sheet; close is the label of its cross, away what it does.
func newPanel(close string, away func()) *panel {
	p := &panel{ground: newGround(false), title: kit.NewWrapped("", kit.Heading), cross: kit.NewIconButton(look.IconClose, close, away)}
	p.scroll, p.foot = arrange.NewScroll(arrange.Stack()), arrange.Column(look.Gap)
	p.ground.over = true
	p.ExtendBaseWidget(p)
	return p
}

// set shows a question, or nothing.
func (p *panel) set(q *question, shown asking) {
	p.keep()
	p.question, p.asking = q, shown
	if q == nil || shown.body == nil {
		p.scroll.SetContent(arrange.Stack())
		p.foot.Objects = nil
		return
	}
	p.title.SetText(shown.title)
	p.tail = arrange.Column(0)
	p.scroll.SetContent(arrange.Inset(panelRim, panelRim+aisle, panelRim, panelRim, arrange.Column(look.Pad, shown.body, p.tail)))
	p.foot.Objects = nil
	if shown.keys != nil {
		p.foot.Add(shown.keys)
	}
	if len(shown.aside) > 0 {
		p.foot.Add(arrange.FlowFill(look.Gap, shown.aside...))
	}
	p.size = fyne.Size{}
	p.Refresh()
}

// keep remembers how far the question is read. What a larger window shows whole is read as far as before.
func (p *panel) keep() {
	if now := p.scroll.Offset(); p.question != nil && p.size.Width > 0 && now != p.at {
		p.question.scroll, p.at = now, now
	}
}

// astray shows the end of the form: there stands what is wrong.
func (p *panel) astray() { p.scroll.ScrollToBottom() }

// The measures of the sheet, in dp.
const (
	panelRim = 4
	aisle    = 8 // beside the body, for the bar of what scrolls
	panelTop = 10
)

// inner returns the width of what stands in the sheet: not wider than any sheet.
func (p *panel) inner(width float32) float32 { return min(width, kit.SheetWidth) - 2*dockSide }

// head returns the height of title and cross.
func (p *panel) head(inner float32) float32 {
	cross := p.cross.MinSize()
	room := inner - cross.Width - look.Gap
	p.title.Style, p.title.MaxLines = kit.Heading, 0
	all := p.title.HeightFor(room)
	if p.title.MaxLines = 2; all > p.title.HeightFor(room) {
		p.title.Style, p.title.MaxLines = kit.Strong, 4
	}
	return max(cross.Height, p.title.HeightFor(room))
}

// footHigh returns the height of what belongs to the question under its body.
func (p *panel) footHigh(inner float32) float32 {
	if len(p.foot.Objects) == 0 {
		return 0
	}
	return arrange.HeightFor(p.foot, inner) + 2*p.footRim()
}

// footRim returns the distance of the foot from what scrolls and from the edge: keys keep the one between their rows.
func (p *panel) footRim() float32 {
	if p.asking.keys != nil {
		return look.Gap / 2
	}
	return look.Gap
}

// HeightFor returns the height in which nothing scrolls.
func (p *panel) HeightFor(width float32) float32 {
	inner := p.inner(width)
	high := panelTop + p.head(inner) + p.scroll.HeightFor(inner+2*panelRim+aisle)
	if p.tail != nil && len(p.tail.Objects) > 0 {
		return high
	}
	return high + p.footHigh(inner)
}

// lowSheet is the height below which the foot scrolls with the body.
const lowSheet = 290

// settle puts the foot under the body of a low sheet, else under what scrolls: keys as long as they leave one number in sight.
func (p *panel) settle(size fyne.Size) (low bool) {
	inner := p.inner(size.Width)
	low = size.Height < lowSheet && len(p.foot.Objects) > 0 && p.HeightFor(size.Width) > size.Height+1
	low = low && (p.asking.keys == nil || size.Height-panelTop-p.head(inner)-p.footHigh(inner) < look.Touch)
	if was := len(p.tail.Objects) > 0; was != low {
		if p.tail.Objects = nil; low {
			p.tail.Objects = []fyne.CanvasObject{p.foot}
		}
		p.tail.Refresh()
		p.scroll.Refresh()
	}
	return low
}

// MinSize lets the table give it its place.
func (p *panel) MinSize() fyne.Size { return fyne.NewSquareSize(look.Touch) }

// AccessibilityLabel returns what is asked.
func (p *panel) AccessibilityLabel() string { return p.asking.title }

// AccessibilityRole returns that of a container.
func (p *panel) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// Refresh draws it anew, unless only what is around it is.
func (p *panel) Refresh() {
	if !p.stays {
		p.BaseWidget.Refresh()
	}
}

// CreateRenderer draws title, body and what belongs to it.
func (p *panel) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(p, p.draw) }

func (p *panel) draw(size fyne.Size) []fyne.CanvasObject {
	if p.question == nil {
		return nil
	}
	p.keep()
	inner := p.inner(size.Width)
	x := (size.Width - inner) / 2
	arrange.Place(p.ground, 0, 0, size.Width, size.Height)
	head, cross := p.head(inner), p.cross.MinSize()
	room := inner - cross.Width - look.Gap
	high := p.title.HeightFor(room)
	arrange.Place(p.title, x, panelTop+(head-high)/2, room, high)
	arrange.Place(p.cross, x+inner-cross.Width+panelRim, panelTop+(head-cross.Height)/2, cross.Width, cross.Height)
	foot := p.footHigh(inner)
	if p.settle(size) {
		foot = 0
	}
	top := panelTop + head
	arrange.Place(p.scroll, x-panelRim, top, inner+2*panelRim+aisle, max(0, size.Height-top-foot))
	objs := []fyne.CanvasObject{p.ground, p.title, p.cross, p.scroll}
	if foot > 0 {
		rim := p.footRim()
		arrange.Place(p.foot, x, size.Height-foot+rim, inner, foot-2*rim)
		objs = append(objs, p.foot)
	}
	p.scroll.ScrollTo(p.question.scroll)
	p.size, p.at = size, p.scroll.Offset()
	return objs
}
