//go:build scenes

package settings

// TextStep is textStep.
const TextStep = textStep

// OnSize is onSize.
func (p *Page) OnSize(by int) { p.onSize(by) }

// Percent is percent.
func (p *Page) Percent() int { return p.percent() }

// OnMotion is onMotion.
func (p *Page) OnMotion(on bool) { p.onMotion(on) }

// OnLicences is onLicences.
func (p *Page) OnLicences() { p.onLicences() }
