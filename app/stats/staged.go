//go:build scenes

package stats

// OnNight opens one of the evenings worth telling.
func (p *Page) OnNight(i int) { p.open(p.nights()[i]) }

// OnExport asks how the page is wanted.
func (p *Page) OnExport() { p.onExport() }
