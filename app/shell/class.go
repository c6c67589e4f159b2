package shell

import "fyne.io/fyne/v2"

// Class is which of the three designs a window gets.
type Class uint8

const (
	Phone  Class = iota // one column, the actions under the thumb
	tablet              // two columns, for fingers
	desk                // two columns with room to spare
)

// Wide reports whether there is room for two columns.
func (c Class) Wide() bool { return c != Phone }

// classOf returns the design for a size, once per layout.
func classOf(size fyne.Size, mobile bool) Class {
	switch {
	case size.Width < 840 || size.Width <= size.Height:
		return Phone
	case mobile || size.Width < 1240:
		return tablet
	}
	return desk
}
