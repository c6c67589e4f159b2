package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// LogLine tells one thing that happened: whose colour, what, and the word that opens the rule behind it.
type LogLine struct {
	press
	Ink   fyne.ThemeColorName // of the bar; empty: nobody's
	Said  string
	Rule  string // the rule's id, small under the text; may be empty
	Why   string // the word at the end; empty: there is nothing to open
	Plate bool   // on a panel of its own, as beside the actions of the moment
	Lines int    // at most; 0: as many as it takes
	Held  bool   // keeps to the size it is given, in smaller letters where there is too little room
	OnWhy func()

	plate, focus, bar *canvas.Rectangle
	text, rule, why   *block
}

// NewLogLine returns a line; the whole of it can be tapped for the why.
func NewLogLine(ink fyne.ThemeColorName, said, rule, why string, onWhy func()) *LogLine {
	l := &LogLine{Ink: ink, Said: said, Rule: rule, Why: why, OnWhy: onWhy}
	l.plate, l.focus, l.bar = &canvas.Rectangle{}, &canvas.Rectangle{}, &canvas.Rectangle{}
	l.text, l.rule, l.why = newBlock(Body, 0), newBlock(Caption, 1), newBlock(Strong, 1)
	l.become(l, func() {
		if l.OnWhy != nil {
			l.OnWhy()
		}
	}, func() string { return join(l.Said, l.Why) })
	return l
}

// Set replaces what the line tells.
func (l *LogLine) Set(ink fyne.ThemeColorName, said, rule string) {
	l.Ink, l.Said, l.Rule = ink, said, rule
	l.Refresh()
}

func (l *LogLine) set() {
	l.text.text, l.text.most = l.Said, l.Lines
	l.rule.text, l.rule.ink = l.Rule, look.Brass
	l.why.text, l.why.ink = l.Why, look.Brass
}

func (l *LogLine) margin() float32 {
	if l.Plate {
		return look.Pad
	}
	return 0
}

const logBar float32 = 4

// narrow is the part of the line's width below which a text does not share it with the word at the end.
const narrow = 0.72

// room returns the width of the text, and below whether the word at the end stands under it.
func (l *LogLine) room(width float32) (room float32, below bool) {
	all := max(1, width-2*l.margin()-logBar-look.Pad)
	if l.Why == "" {
		return all, false
	}
	room = all - l.why.natural().Width - look.Pad
	if room < narrow*all && l.text.natural().Width > room {
		return all, true
	}
	return max(1, room), false
}

// texts returns the height of all texts in a width.
func (l *LogLine) texts(width float32) float32 {
	room, below := l.room(width)
	height := l.text.heightFor(room)
	if l.Rule != "" {
		height += l.rule.natural().Height
	}
	if below && !l.beside(room) {
		height += l.why.natural().Height
	}
	return height
}

// beside reports whether the last line of the texts leaves room for the word at the end.
func (l *LogLine) beside(room float32) bool {
	last := l.text.last(room)
	if l.Rule != "" {
		last = l.rule.natural().Width
	}
	return last+look.Pad+l.why.natural().Width <= room
}

// Whole reports whether nothing of the text is shortened in the size of the line.
func (l *LogLine) Whole() bool {
	l.set()
	if l.Held {
		l.hold(l.Size())
	}
	room, _ := l.room(l.Size().Width)
	return l.text.most == 0 || l.text.wholeIn(room, l.text.most)
}

// HeightFor returns the height in a width.
func (l *LogLine) HeightFor(width float32) float32 {
	l.set()
	if l.Held {
		return look.Touch
	}
	return max(look.Touch, ceil(l.texts(width)+2*look.Gap))
}

// WidthWanted returns the width with the text in one line.
func (l *LogLine) WidthWanted() float32 {
	l.set()
	width := l.text.natural().Width + 2*l.margin() + logBar + look.Pad
	if l.Why != "" {
		width += l.why.natural().Width + look.Pad
	}
	return ceil(width)
}

// MinSize lets the text wrap.
func (l *LogLine) MinSize() fyne.Size {
	l.set()
	least := 2*l.margin() + logBar + look.Pad + max(l.text.least(), l.why.natural().Width)
	width := l.Size().Width
	if width == 0 {
		width = max(least, min(l.WidthWanted(), 360))
	}
	return fyne.NewSize(ceil(least), l.HeightFor(max(width, least)))
}

// CreateRenderer draws the line.
func (l *LogLine) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(l, l.draw) }

func (l *LogLine) draw(size fyne.Size) []fyne.CanvasObject {
	l.set()
	p := paint{radius: look.Radius}
	if l.Plate {
		p.fill = look.Panel
	}
	if l.OnWhy != nil && (l.down || l.over) {
		p.fill = look.PanelPress
	}
	p.set(l.plate)
	arrange.Place(l.plate, 0, 0, size.Width, size.Height)
	ringOf(&l.press, size, look.Radius, l.focus)
	ink := l.Ink
	if ink == "" {
		ink = look.InkFaint
	}
	l.bar.Hidden = l.Said == "" && l.Rule == "" // beside nothing it would be a dash
	l.bar.FillColor, l.bar.CornerRadius = theme.Color(ink), logBar/2
	if l.Held {
		l.hold(size)
	}
	room, below := l.room(size.Width)
	height := l.texts(size.Width)
	y := (size.Height - height) / 2
	arrange.Place(l.bar, l.margin(), y-1, logBar, height+2)
	x := l.margin() + logBar + look.Pad
	y += l.text.fit(fyne.NewPos(x, y), room)
	l.rule.fit(fyne.NewPos(x, y), room)
	why := l.why.natural()
	at := (size.Height - why.Height) / 2
	if below {
		at = (size.Height+height)/2 - why.Height
	}
	l.why.fit(fyne.NewPos(size.Width-l.margin()-why.Width, at), why.Width)
	objs := append([]fyne.CanvasObject{l.plate, l.bar}, l.text.objects()...)
	objs = append(objs, l.rule.objects()...)
	objs = append(objs, l.why.objects()...)
	return append(objs, l.focus)
}
