//go:build scenes

package app

import (
	"docent/app/shell"
)

// Calm is how many equal looks make a window still.
const Calm = calm

// NewProbe returns a probe that writes what it sees into a file.
func NewProbe(a *shell.App, file string) *probe { return newProbe(a, file) }

// File returns the file that the probe writes.
func (p *probe) File() string { return p.file }

// Look looks at the window once.
func (p *probe) Look() { p.look() }

// SightOf returns what can be seen and tapped now.
func SightOf(a *shell.App) Sight { return sightOf(a) }
