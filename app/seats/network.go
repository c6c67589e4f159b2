//go:build !js

package seats

import (
	"slices"
	"time"

	"fyne.io/fyne/v2"

	"docent/tracker/seats"
)

// network is where phones find the table.
type network struct {
	now   []seats.Address // as it was seen last
	used  []seats.Address // to what a code has led: phones may have come by it
	shown int             // which of now the code leads to
	news  string          // the key of what changed, until somebody opens the sheet
	told  string          // what of that the strip at the table tells
	since time.Time
	stop  func() // ends looking at it
}

// looking is how often the network is looked at while seats are on offer.
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

// see takes up where phones find the table now, and notes whether those that came need a new way in.
func (n *network) see(list []seats.Address) {
	was, at := n.now, n.address()
	n.now = list
	if len(list) == 0 {
		if len(was) > 0 {
			n.news = "phones.nowhere"
		}
		return
	}
	n.shown = max(0, find(list, at))
	switch {
	case slices.ContainsFunc(n.used, func(a seats.Address) bool { return find(list, a) < 0 }):
		n.news, n.used = "phones.moved", nil
	case n.news == "phones.nowhere":
		n.news = ""
	}
	if at = n.address(); find(n.used, at) < 0 {
		n.used = append(n.used, at)
	}
}

// address returns what the code leads to, nothing where there is no network.
func (n *network) address() seats.Address {
	if len(n.now) == 0 {
		return seats.Address{}
	}
	return n.now[n.shown%len(n.now)]
}

// find returns where a list has an address, -1 where it does not; the code in it may be another one.
func find(list []seats.Address, one seats.Address) int {
	return slices.IndexFunc(list, func(a seats.Address) bool { return a.IP == one.IP })
}

// look takes up where phones find the table now. The table is told where those that came need a new way in, until somebody
// opens the sheet.
func (s *Seats) look() {
	if s.host == nil {
		return
	}
	n := &s.network
	if s.sheet != nil && s.sheet.Shown() {
		s.sheet.fill()
		return
	}
	n.see(s.host.Addresses())
	if n.told != n.news {
		s.untell()
	}
	if n.news != "" && !s.app.Banner.Shown() && len(s.host.Phones()) > 0 {
		s.point(s.app.Text(n.news), func() { n.told = "" })
		n.told = n.news
	}
}

// untell takes the strip away that tells of the network.
func (s *Seats) untell() {
	if s.network.told != "" {
		s.app.Banner.Close()
		s.network.told = ""
	}
}

// lonely reports whether nobody has come for so long that something may be in the way.
func (s *Seats) lonely() bool {
	return len(s.host.Phones()) == 0 && s.app.Now().Sub(s.network.since) >= time.Minute
}
