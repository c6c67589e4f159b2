//go:build scenes

package kit

// Whole reports whether nothing that the chip says was shortened when it was drawn.
func (c *SeatChip) Whole() bool { return c.name.whole && c.sub.whole }

// ShownWhole reports whether nothing of the short text of a tile was shortened when it was drawn.
func (b *ActionButton) ShownWhole() bool { return b.Short == "" || b.small.whole }

// CaptionWhole reports whether nothing of the caption was shortened when the button was drawn.
func (b *ActionButton) CaptionWhole() bool {
	return b.Caption == "" || b.small.text == b.Caption && b.small.whole
}
