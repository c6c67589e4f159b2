package kit

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit/arrange"
	"docent/app/kit/look"
)

// Toggle is a row with a switch: the whole row turns it.
type Toggle struct {
	line
	On        bool
	Greyed    bool // looks disabled; a tap tells OnGreyed
	OnChanged func(on bool)
	OnGreyed  func()

	lever *lever
}

// NewToggle returns a toggle row; the caption may be empty.
func NewToggle(title, caption string, on bool, changed func(on bool)) *Toggle {
	t := &Toggle{On: on, OnChanged: changed, lever: newLever()}
	t.Title, t.Subtitle = title, caption
	t.begin()
	t.behind = func() fyne.CanvasObject {
		t.lever.on, t.lever.dim = t.On, t.Greyed
		return t.lever
	}
	t.become(t, t.turn, t.said)
	return t
}

func (t *Toggle) said() string {
	state := Say.Off
	if t.On {
		state = Say.On
	}
	return join(join(t.Title, t.Subtitle), state)
}

// SetOn turns the switch without telling OnChanged.
func (t *Toggle) SetOn(on bool) {
	t.On = on
	t.Refresh()
}

func (t *Toggle) turn() {
	if t.Greyed {
		if t.OnGreyed != nil {
			t.OnGreyed()
		}
		return
	}
	t.SetOn(!t.On)
	if t.OnChanged != nil {
		t.OnChanged(t.On)
	}
}

// CreateRenderer draws the row.
func (t *Toggle) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(t, func(size fyne.Size) []fyne.CanvasObject {
		t.dim = t.Greyed
		return t.drawLine(size)
	})
}

// lever is the picture of a switch.
type lever struct {
	widget.BaseWidget
	on, dim bool
	track   *canvas.Rectangle
	knob    *canvas.Circle
	tick    *canvas.Image // on the knob of a switch that is on
}

func newLever() *lever {
	l := &lever{track: &canvas.Rectangle{}, knob: &canvas.Circle{}, tick: look.Image("", look.Brass)}
	l.ExtendBaseWidget(l)
	return l
}

// MinSize grows with the text.
func (l *lever) MinSize() fyne.Size {
	return fyne.NewSize(ceil(48*look.Scale()), ceil(28*look.Scale()))
}

// CreateRenderer draws the switch.
func (l *lever) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(l, func(size fyne.Size) []fyne.CanvasObject {
		track, knob := look.Hollow, look.InkSoft
		if l.on {
			track, knob = look.Brass, look.OnBrass
		}
		if l.dim {
			track, knob = look.Edge, look.InkFaint
		}
		paint{track, "", 0, size.Height / 2, false}.set(l.track)
		arrange.Place(l.track, 0, 0, size.Width, size.Height)
		l.knob.FillColor = theme.Color(knob)
		rim := size.Height * 0.14
		side := size.Height - 2*rim
		x := rim
		if l.on {
			x = size.Width - side - rim
		}
		arrange.Place(l.knob, x, rim, side, side)
		if !l.on {
			return []fyne.CanvasObject{l.track, l.knob}
		}
		look.Redraw(l.tick, look.IconCheck, track)
		inner := side * 0.7
		arrange.Place(l.tick, x+(side-inner)/2, rim+(side-inner)/2, inner, inner)
		return []fyne.CanvasObject{l.track, l.knob, l.tick}
	})
}
