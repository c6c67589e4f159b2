//go:build !js

package seats

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"docent/tracker/seats"
)

// network is where phones find the table, as it was seen last.
type network struct {
	known []seats.Address
	shown int // which of them the code leads to
	since time.Time
}

// looking is how often the network is looked at while the sheet is open.
const looking = 5 * time.Second

// everyLook calls what looks at the network, until stop is called; in tests nothing does.
var everyLook = func(look func()) (stop func()) {
	ticker := time.NewTicker(looking)
	done := make(chan struct{})
	go func() {
		for {
			select {
			case <-ticker.C:
				fyne.Do(look)
			case <-done:
				return
			}
		}
	}()
	return func() {
		ticker.Stop()
		close(done)
	}
}

// watch looks at the network for as long as the sheet is open.
func (n *network) watch(s *Seats) {
	if s.host == nil {
		return
	}
	sheet := s.sheet
	sheet.OnClosed = everyLook(func() { s.look(sheet) })
}

// look takes up where phones find the table now.
func (s *Seats) look(on *sheet) {
	if s.host != nil && s.sheet == on && on.Shown() {
		on.fill()
	}
}

// addresses returns where phones find the table, and whether that has changed since somebody was shown a code.
func (s *Seats) addresses() (list []seats.Address, moved bool) {
	list = s.host.Addresses()
	n := &s.network
	same := func(a, b seats.Address) bool { return a.IP == b.IP }
	if !slices.EqualFunc(list, n.known, same) {
		moved = len(n.known) > 0
		n.known, n.shown = list, 0
	}
	n.known = list // the code in them may be another one
	return list, moved
}

// lonely reports whether nobody has come for so long that something may be in the way.
func (s *Seats) lonely() bool {
	return len(s.host.Phones()) == 0 && s.app.Now().Sub(s.network.since) >= time.Minute
}
