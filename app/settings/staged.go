//go:build scenes

package settings

// TextStep is how many percent one tap changes the size of texts.
const TextStep = textStep

// OnSize changes the size of texts by so many percent.
func (p *Page) OnSize(by int) { p.onSize(by) }

// Percent returns the size of texts.
func (p *Page) Percent() int { return p.percent() }

// OnMotion lets things move, or not.
func (p *Page) OnMotion(on bool) { p.onMotion(on) }

// OnSound switches sounds on or off.
func (p *Page) OnSound(on bool) { p.onSound(on) }

// OnTouch switches touches on or off.
func (p *Page) OnTouch(on bool) { p.onTouch(on) }

// OnLicences opens the licences.
func (p *Page) OnLicences() { p.onLicences() }

// OnBackup opens what is said before a backup is gone back to.
func (p *Page) OnBackup(i int) {
	if list, err := p.app.Tracker.Backups(); err == nil && i < len(list) {
		p.onBackup(list[i])
	}
}
