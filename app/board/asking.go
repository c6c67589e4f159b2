package board

import (
	"fyne.io/fyne/v2"

	"docent/rules"
)

// Asking is a board that asks something by itself: the table's dock holds the rest of the answers, and the deed that plays
// them. It is asked anew whenever the board calls Host.Reshape.
type Asking interface{ Asked() (Dock, bool) }

// Unveiling is a board that opens things one after the other while everybody looks, the last at a tap. Until they are open a
// playback waits, and its dock stands in place of the actions. It calls Host.Reshape whenever that changes.
type Unveiling interface{ Unveils() (Dock, bool) }

// Dock holds what a board shows in the dock of the table while it asks something.
type Dock struct {
	For   []rules.Kind // the actions that it stands for: they have no button of their own
	Said  string       // the question, in the place of what was told last; empty: that stays
	Rule  rules.RuleID // the reason for it; empty: it has none
	Slots []Slot       // in the tray, before the actions of the table
	Lead  *Slot        // the deed of the base; nil: Hint stands there
	Hint  string
}

// Slot is a button of the dock. It keeps its place while it may not be tapped: it is greyed then, and a tap tells why.
type Slot struct {
	Icon, Label, Caption string
	Chosen               bool // a toggle that is on, or what is being answered
	Tapped               func()
	Waits                *Reason // nil: it may be tapped

	// Slid follows a finger off it: over which slot of the dock that is, -1 for none, and where in the window; nil: nothing does.
	Slid func(over int, at fyne.Position, ended bool)
}

// Reason tells why something may not be done now, and by which rule.
type Reason struct {
	Said string
	Rule rules.RuleID
}
