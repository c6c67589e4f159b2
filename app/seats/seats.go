//go:build !js

package seats

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
	"docent/tracker/seats"
)

// Seats offers the seats of one play at a time, until somebody ends that: whatever page is shown, and after a restart.
type Seats struct {
	app     *shell.App
	host    Host // nil: nothing is offered
	sheet   *sheet
	network network
	sat     []rules.Seat // those that had a phone when that was told last
	asking  []int        // the phones of which it was told that they ask for a seat
}

// New returns them for an app; nothing is offered yet.
func New(a *shell.App) *Seats { return &Seats{app: a} }

// Open shows who sits at the table of a play by phone. Its seats are on offer from the first time on.
func (s *Seats) Open(play *tracker.Play) {
	if !s.offers(play) {
		s.offer(play, nil)
	}
	s.sheet = newSheet(s, play)
	s.app.Open(s.sheet.Sheet)
	s.sheet.OnClosed = func() { s.network.news = "" }
	s.untell()
}

// Resume goes on with the offer that was open for a play when the app ended.
func (s *Seats) Resume(play *tracker.Play) {
	if s.host == nil && s.app.Setting(shell.SettingOffered) == play.Header().ID {
		s.offer(play, []byte(s.app.Setting(shell.SettingPhones)))
	}
}

// Short tells how many phones sit at the table of a play; nothing where its seats are not on offer.
func (s *Seats) Short(play *tracker.Play) string {
	if !s.offers(play) {
		return ""
	}
	return s.app.Plural("phones.short", len(sitting(s.host.Phones())))
}

// Seated returns the seats of a play that have a phone.
func (s *Seats) Seated(play *tracker.Play) []rules.Seat {
	if !s.offers(play) {
		return nil
	}
	return sitting(s.host.Phones())
}

// offers reports whether the seats of a play are on offer.
func (s *Seats) offers(play *tracker.Play) bool {
	return s.host != nil && s.host.Play().Header().ID == play.Header().ID
}

// offer offers the seats of a play, and ends the offer that there was.
func (s *Seats) offer(play *tracker.Play, kept []byte) {
	s.close()
	a := s.app
	host, err := open(play, seats.Options{
		Kept: kept,
		Keep: func(now []byte) { fyne.Do(func() { s.keep(string(now)) }) },
		News: func() { fyne.Do(s.news) },
		Now:  a.Now,
		Ink: func(view rules.View, seat rules.Seat) string {
			h := play.Header()
			return string(kit.SeatInk(a.Badge(h.Game, view, seat, h.Players[seat].Symbol)))
		},
	})
	if err != nil {
		fyne.LogError("the seats cannot be offered", err)
		return
	}
	s.host, s.sat = host, sitting(host.Phones())
	s.network = network{since: a.Now(), stop: everyLook(s.look)}
	s.network.see(host.Addresses())
	a.SetSetting(shell.SettingOffered, play.Header().ID)
}

// keep remembers who sits, for the next start.
func (s *Seats) keep(now string) {
	if s.host != nil {
		s.app.SetSetting(shell.SettingPhones, now)
	}
}

// Stop ends the offer; phones may scan again when there is a new one.
func (s *Seats) Stop() {
	play := s.host.Play()
	s.close()
	s.app.SetSetting(shell.SettingOffered, "")
	s.app.SetSetting(shell.SettingPhones, "")
	s.show(play)
}

// show has the table of a play take up who has a phone now: it asks nobody to pass the device to those.
func (s *Seats) show(play *tracker.Play) {
	if top, ok := s.app.Top().(shell.Player); ok && top.Played() == play {
		s.app.Top().Refresh()
	}
}

// close ends the offer for now.
func (s *Seats) close() {
	if s.host == nil {
		return
	}
	s.network.stop()
	s.untell()
	if err := s.host.Close(); err != nil {
		fyne.LogError("the offer of seats did not end well", err)
	}
	s.host, s.sat, s.asking, s.network = nil, nil, nil, network{}
}

// news shows that phones came, went or ask for a seat.
func (s *Seats) news() {
	if s.host == nil {
		return
	}
	phones := s.host.Phones()
	now := sitting(phones)
	var fresh []rules.Seat
	for _, seat := range now {
		if !slices.Contains(s.sat, seat) {
			fresh = append(fresh, seat)
		}
	}
	changed := !slices.Equal(now, s.sat)
	s.sat = now
	if changed {
		s.show(s.host.Play())
	}
	if s.sheet != nil && s.sheet.Shown() {
		s.sheet.fill()
		return
	}
	for _, seat := range fresh {
		s.app.Notify(s.app.Text("phones.joined", "seat", s.name(seat)))
	}
	s.tellAsking(phones)
}

// tellAsking tells of phones that ask for a seat which another one has, each once: the sheet has them all.
func (s *Seats) tellAsking(phones []seats.Phone) {
	var asking []int
	for _, p := range phones {
		if !p.Asks {
			continue
		}
		asking = append(asking, p.ID)
		if !slices.Contains(s.asking, p.ID) {
			s.point(s.app.Text("phones.asks", "seat", s.name(p.Wants)), nil)
		}
	}
	s.asking = asking
}

// point tells something at the table, with the way to the sheet; closed is called when it went away in any other manner.
func (s *Seats) point(text string, closed func()) {
	play := s.host.Play()
	s.app.Banner.Show(kit.Notice, text, s.app.Text("phones.see"), func() { s.Open(play) }, closed)
}

// name returns who sits at a seat.
func (s *Seats) name(seat rules.Seat) string { return s.host.Play().Header().Players[seat].Name }

// sitting lists the seats that a phone has.
func sitting(phones []seats.Phone) (list []rules.Seat) {
	for _, p := range phones {
		if p.Seat >= 0 {
			list = append(list, p.Seat)
		}
	}
	return list
}

// Back listens again when the app comes back: a phone's system takes the connection away from one that is aside, and it may
// come back on another network.
func (s *Seats) Back() {
	if s.host == nil || !fyne.CurrentDevice().IsMobile() {
		return
	}
	if err := s.host.Listen(); err != nil {
		fyne.LogError("the seats cannot be offered again", err)
		s.close()
		s.app.Notify(s.app.Text("phones.closed"))
		return
	}
	s.look()
}
