//go:build scenes

package app

import (
	"docent/app/shell"
)

// Calm is calm.
const Calm = calm

// NewProbe is newProbe.
func NewProbe(a *shell.App, file string) *probe { return newProbe(a, file) }

// File returns file.
func (p *probe) File() string { return p.file }

// Look is look.
func (p *probe) Look() { p.look() }

// SightOf is sightOf.
func SightOf(a *shell.App) Sight { return sightOf(a) }
