package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/driver/mobile"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Sheet is a panel that comes up from the bottom over the screen: a title, a body that scrolls when it must, and
// the actions in a row at the end. Escape, Back, its cross and a tap beside it close it.
type Sheet struct {
	overlay
	Title    string
	Body     fyne.CanvasObject
	Actions  []fyne.CanvasObject // in a row, the last one is where the thumb is
	OnClosed func()              // also after Close
	Sticky   bool                // a tap beside it does not close it
	Rolls    bool                // the body scrolls itself

	scrim, panel, grip *canvas.Rectangle
	title              *Text
	cross              *ActionButton
	scroll             *arrange.Scroll
	row                *fyne.Container
	canvas             fyne.Canvas
	moving             *fyne.Animation
	up                 float32 // 0 below the screen, 1 in place
}

// rim keeps frames and shadows of the body from being cut by the place it scrolls in.
const rim float32 = 4

// aisle is where the bar of what scrolls lies, beside the body and not over it.
const aisle float32 = look.Edges - rim - 2

// SheetWidth is the greatest width of a sheet.
const SheetWidth float32 = 720

// NewSheet returns a sheet that is not shown yet; a screen reader says closeLabel of the cross.
func NewSheet(title, closeLabel string, body fyne.CanvasObject, actions ...fyne.CanvasObject) *Sheet {
	s := &Sheet{Title: title, Body: body, Actions: actions, up: 1}
	s.scrim, s.panel, s.grip = &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}
	s.title = NewWrapped(title, Heading)
	s.cross = NewIconButton(look.IconClose, closeLabel, s.Close)
	s.scroll = arrange.NewScroll(arrange.Inset(rim, rim+aisle, rim, rim, body))
	s.row = arrange.FlowFill(look.Gap, actions...)
	s.ExtendBaseWidget(s)
	return s
}

// ShowSheet brings a sheet up over everything on the canvas.
func ShowSheet(c fyne.Canvas, s *Sheet) {
	s.canvas = c
	keysOf(c).push(s)
	s.up = 0
	c.Overlays().Add(s)
	s.Resize(c.Size())
	if !look.Motion() {
		s.up = 1
		s.Refresh()
		return
	}
	s.moving = &fyne.Animation{Duration: canvas.DurationStandard, Curve: fyne.AnimationEaseOut, Tick: func(done float32) {
		s.up = done
		s.Refresh()
	}}
	s.moving.Start()
}

// Close takes the sheet away and tells OnClosed; a second time it does nothing.
func (s *Sheet) Close() {
	if s.canvas == nil {
		return
	}
	if s.moving != nil {
		s.moving.Stop()
	}
	c := s.canvas
	s.canvas = nil
	c.Overlays().Remove(s)
	keysOf(c).drop(s)
	if s.OnClosed != nil {
		s.OnClosed()
	}
}

// Shown reports whether the sheet is on a canvas.
func (s *Sheet) Shown() bool { return s.canvas != nil }

// SetBody replaces the body and goes to its top.
func (s *Sheet) SetBody(body fyne.CanvasObject) {
	s.Body = body
	s.scroll.SetContent(arrange.Inset(rim, rim+aisle, rim, rim, body))
	s.Refresh()
}

// SetActions replaces the row of actions.
func (s *Sheet) SetActions(actions ...fyne.CanvasObject) {
	s.Actions = actions
	s.Refresh()
}

// CloseTop closes the uppermost sheet and tells whether there was one.
func CloseTop(c fyne.Canvas) bool {
	s, ok := c.Overlays().Top().(*Sheet)
	if ok {
		s.Close()
	}
	return ok
}

// Tapped closes the sheet: what is not on the panel is beside it.
func (s *Sheet) Tapped(e *fyne.PointEvent) {
	if !s.Sticky && e != nil && !s.panelHas(e.Position) {
		s.Close()
	}
}

// TappedSecondary does the same for a slow tap.
func (s *Sheet) TappedSecondary(e *fyne.PointEvent) { s.Tapped(e) }

func (s *Sheet) panelHas(p fyne.Position) bool {
	at, size := s.panel.Position(), s.panel.Size()
	return p.Y >= at.Y && p.X >= at.X && p.X <= at.X+size.Width
}

// AccessibilityLabel returns the title.
func (s *Sheet) AccessibilityLabel() string { return s.Title }

// CreateRenderer draws the sheet.
func (s *Sheet) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(s, s.draw) }

func (s *Sheet) draw(size fyne.Size) []fyne.CanvasObject {
	s.scrim.FillColor = theme.Color(look.Scrim)
	arrange.Place(s.scrim, 0, 0, size.Width, size.Height)
	width := min(size.Width, SheetWidth)
	s.row.Objects = s.Actions
	inner := width - 2*look.Edges
	const grip, top = 5, 20
	cross := s.cross.MinSize()
	s.entitle(inner - cross.Width - look.Gap)
	head := max(cross.Height, s.title.HeightFor(inner-cross.Width-look.Gap))
	var foot float32
	if len(s.Actions) > 0 {
		foot = arrange.HeightFor(s.row, inner) + look.Pad
	}
	body := s.scroll.HeightFor(inner + 2*rim + aisle)
	if s.Rolls {
		body = arrange.HeightFor(s.Body, inner+aisle)
	}
	height := min(top+head+look.Gap+body+look.Edges+foot, size.Height-24)
	body = max(0, height-top-head-look.Gap-look.Edges-foot)
	x, y := (size.Width-width)/2, size.Height-height*s.up
	s.panel.FillColor = theme.Color(look.Panel)
	s.panel.StrokeColor, s.panel.StrokeWidth = theme.Color(look.Edge), 1
	s.panel.TopLeftCornerRadius, s.panel.TopRightCornerRadius = look.SheetRadius, look.SheetRadius
	s.panel.Shadow = canvas.Shadow{Color: theme.Color(look.Shade), BlurRadius: 16, Offset: fyne.NewPos(0, -3)}
	arrange.Place(s.panel, x, y, width, height+2)
	s.grip.FillColor, s.grip.CornerRadius = theme.Color(look.Hollow), grip/2
	arrange.Place(s.grip, x+width/2-20, y+8, 40, grip)
	y += top
	titleHeight := s.title.HeightFor(inner - cross.Width - look.Gap)
	arrange.Place(s.title, x+look.Edges, y+(head-titleHeight)/2, inner-cross.Width-look.Gap, titleHeight)
	arrange.Place(s.cross, x+width-cross.Width-look.Gap, y, cross.Width, cross.Height)
	y += head + look.Gap
	rolls := fyne.CanvasObject(s.scroll)
	if s.Rolls {
		rolls = s.Body
		arrange.Place(rolls, x+look.Edges, y, inner+aisle, body)
	} else {
		arrange.Place(rolls, x+look.Edges-rim, y, inner+2*rim+aisle, body)
	}
	arrange.Place(s.row, x+look.Edges, y+body+look.Pad, inner, max(0, foot-look.Pad))
	objs := []fyne.CanvasObject{s.scrim, s.panel, s.grip, s.title, s.cross, rolls}
	if len(s.Actions) > 0 {
		objs = append(objs, s.row)
	}
	return objs
}

// entitle sets the title smaller where it would be cut.
func (s *Sheet) entitle(width float32) {
	s.title.SetText(s.Title)
	s.title.Style, s.title.MaxLines = Heading, 0
	all := s.title.HeightFor(width)
	if s.title.MaxLines = 3; all > s.title.HeightFor(width) {
		s.title.Style, s.title.MaxLines = Strong, 4
	}
}

// keys hands Escape and Back to the uppermost sheet of a canvas, and every other key to who had them before.
type keys struct {
	canvas fyne.Canvas
	before func(*fyne.KeyEvent)
	sheets []*Sheet
}

var keysByCanvas = map[fyne.Canvas]*keys{}

func keysOf(c fyne.Canvas) *keys {
	k, ok := keysByCanvas[c]
	if !ok {
		k = &keys{canvas: c}
		keysByCanvas[c] = k
	}
	return k
}

func (k *keys) push(s *Sheet) {
	if len(k.sheets) == 0 {
		k.before = k.canvas.OnTypedKey()
		k.canvas.SetOnTypedKey(k.typed)
	}
	k.sheets = append(k.sheets, s)
}

func (k *keys) drop(s *Sheet) {
	for i, one := range k.sheets {
		if one == s {
			k.sheets = append(k.sheets[:i], k.sheets[i+1:]...)
			break
		}
	}
	if len(k.sheets) == 0 {
		k.canvas.SetOnTypedKey(k.before)
		delete(keysByCanvas, k.canvas)
	}
}

func (k *keys) typed(e *fyne.KeyEvent) {
	if e.Name == fyne.KeyEscape || e.Name == mobile.KeyBack {
		if CloseTop(k.canvas) {
			return
		}
	}
	if k.before != nil {
		k.before(e)
	}
}

// overlay holds what lies over the whole screen.
type overlay struct{ widget.BaseWidget }

// AccessibilityRole returns that of a container.
func (o *overlay) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleContainer }

// MinSize lets any window hold it.
func (o *overlay) MinSize() fyne.Size { return fyne.NewSize(look.Touch, look.Touch) }
