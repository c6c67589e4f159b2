//go:build scenes

package stats

// NightAt returns the entry at which one of the evenings worth telling opens; of the end -1.
func (p *Page) NightAt(i int) int { return p.nights()[i].entry }

// OnNight opens one of the evenings worth telling.
func (p *Page) OnNight(i int) { p.open(p.nights()[i]) }

// Shown returns how many evenings the filters let through.
func (p *Page) Shown() int { return len(p.evenings) }

// OnExport asks how the page is wanted.
func (p *Page) OnExport() { p.onExport() }
