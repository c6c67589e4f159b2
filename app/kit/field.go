package kit

import (
	"image/color"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// TextField is one line of typing on a plate of our own, with a label over it.
type TextField struct {
	widget.BaseWidget
	Label string
	Icon  string
	entry *entry
	bare  *container.ThemeOverride // the entry without its own plate
	plate *canvas.Rectangle
	image *canvas.Image
	label *block
	clear *ActionButton
	wheel *wheel
}

// wheel lies over the entry and hands the wheel of a mouse to the place around it that scrolls: the entry would keep it.
type wheel struct {
	widget.BaseWidget
}

var _ fyne.Scrollable = (*wheel)(nil)

// Scrolled moves that place.
func (w *wheel) Scrolled(e *fyne.ScrollEvent) {
	if around := arrange.ScrollAround(w); around != nil {
		around.Dragged(&fyne.DragEvent{Dragged: e.Scrolled})
	}
}

// MinSize takes no room.
func (w *wheel) MinSize() fyne.Size { return fyne.Size{} }

// CreateRenderer draws nothing.
func (w *wheel) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(w, func(fyne.Size) []fyne.CanvasObject { return nil })
}

// bareTheme is the look of the moment without the plate the toolkit draws under an entry.
type bareTheme struct{}

func (bareTheme) Color(name fyne.ThemeColorName, variant fyne.ThemeVariant) color.Color {
	if name == theme.ColorNameInputBackground || name == theme.ColorNameInputBorder {
		return color.Transparent
	}
	return look.Current().Color(name, fyne.CurrentApp().Settings().ThemeVariant())
}

func (bareTheme) Font(style fyne.TextStyle) fyne.Resource { return look.Current().Font(style) }

func (bareTheme) Icon(name fyne.ThemeIconName) fyne.Resource { return look.Current().Icon(name) }

func (bareTheme) Size(name fyne.ThemeSizeName) float32 {
	if name == theme.SizeNameInputBorder {
		return 0
	}
	return look.Current().Size(name)
}

// entry is the toolkit's, named for screen readers.
type entry struct {
	widget.Entry
	field *TextField
}

// AccessibilityLabel returns the field's label, or its placeholder where it has none.
func (e *entry) AccessibilityLabel() string {
	if e.field.Label != "" {
		return e.field.Label
	}
	return e.PlaceHolder
}

// AccessibilityRole returns that of a text.
func (e *entry) AccessibilityRole() fyne.AccessibleRole { return fyne.AccessibleRoleText }

// MinSize returns a height that is never lower than a finger.
func (e *entry) MinSize() fyne.Size {
	return e.Entry.MinSize().Max(fyne.NewSize(look.Touch, look.Touch))
}

// FocusGained shows the frame.
func (e *entry) FocusGained() { e.Entry.FocusGained(); e.field.Refresh() }

// FocusLost hides it.
func (e *entry) FocusLost() { e.Entry.FocusLost(); e.field.Refresh() }

// NewTextField returns a field; label and placeholder may be empty, not both.
func NewTextField(label, placeholder string, changed func(string)) *TextField {
	f := &TextField{Label: label, plate: &canvas.Rectangle{}, image: look.Image("", look.Ink), label: newBlock(Caption, 1)}
	f.entry = &entry{field: f}
	f.entry.ExtendBaseWidget(f.entry)
	f.wheel = &wheel{}
	f.wheel.ExtendBaseWidget(f.wheel)
	f.entry.PlaceHolder = placeholder
	f.bare = container.NewThemeOverride(f.entry, bareTheme{})
	f.entry.Scroll = fyne.ScrollHorizontalOnly
	f.entry.OnChanged = func(text string) {
		if f.clear != nil {
			f.Refresh()
		}
		if changed != nil {
			changed(text)
		}
	}
	f.ExtendBaseWidget(f)
	return f
}

// NewSearchField returns a field with a looking glass and a cross that empties it.
func NewSearchField(placeholder, clearLabel string, changed func(string)) *TextField {
	f := NewTextField("", placeholder, changed)
	f.Icon = look.IconSearch
	f.clear = NewIconButton(look.IconClose, clearLabel, func() { f.SetText("") })
	return f
}

// Text returns what has been typed.
func (f *TextField) Text() string { return f.entry.Text }

// SetText replaces what has been typed and tells it as typing does.
func (f *TextField) SetText(text string) { f.entry.SetText(text) }

// SetPlaceHolder replaces the words of an empty field.
func (f *TextField) SetPlaceHolder(text string) { f.entry.SetPlaceHolder(text) }

// OnSubmitted sets what Enter does.
func (f *TextField) OnSubmitted(do func(string)) { f.entry.OnSubmitted = do }

// Focusable returns what the keyboard goes to.
func (f *TextField) Focusable() fyne.Focusable { return f.entry }

func (f *TextField) lead() float32 {
	if f.Icon == "" {
		return 0
	}
	return look.Pad + 22*look.Scale()
}

func (f *TextField) head() float32 {
	if f.Label == "" {
		return 0
	}
	return ceil(f.label.style.lineHeight()) + 4
}

// WidthWanted returns a width that is enough for a name.
func (f *TextField) WidthWanted() float32 { return 240 * look.Scale() }

// MinSize returns one line and the label.
func (f *TextField) MinSize() fyne.Size {
	return fyne.NewSize(120, f.head()+f.entry.MinSize().Height)
}

// CreateRenderer draws the field.
func (f *TextField) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(f, f.draw) }

func (f *TextField) draw(size fyne.Size) []fyne.CanvasObject {
	f.label.text = f.Label
	f.label.fit(fyne.NewPos(2, 0), max(1, size.Width-4))
	p := paint{look.Panel, look.Edge, 1.5, 12, false}
	if f.entry == focusedOn(f) {
		p.edge, p.width = look.Brass, 2
	}
	p.set(f.plate)
	top, height := f.head(), size.Height-f.head()
	arrange.Place(f.plate, 0, top, size.Width, height)
	side := 22 * look.Scale()
	look.Redraw(f.image, f.Icon, look.InkSoft)
	arrange.Place(f.image, look.Pad, top+(height-side)/2, side, side)
	width := size.Width - f.lead()
	objs := append([]fyne.CanvasObject{f.plate, f.image}, f.label.objects()...)
	if f.clear != nil && f.entry.Text != "" {
		knob := f.clear.MinSize()
		width -= knob.Width
		arrange.Place(f.clear, size.Width-knob.Width, top+(height-knob.Height)/2, knob.Width, knob.Height)
		objs = append(objs, f.clear)
	}
	// The toolkit sets the text at the top of an entry: what a finger needs more hangs over below.
	natural := f.entry.Entry.MinSize().Height
	arrange.Place(f.bare, f.lead(), top+(height-natural)/2, max(0, width), max(look.Touch, natural))
	arrange.Place(f.wheel, f.lead(), top, max(0, width), height)
	return append(objs, f.bare, f.wheel)
}

func focusedOn(obj fyne.CanvasObject) fyne.Focusable {
	if c := canvasOf(obj); c != nil {
		return c.Focused()
	}
	return nil
}
