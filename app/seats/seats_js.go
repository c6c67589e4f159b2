package seats

import (
	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Seats tells that a page cannot offer seats: no phone could reach it.
type Seats struct{ app *shell.App }

// New returns them for an app.
func New(a *shell.App) *Seats { return &Seats{a} }

// Open tells where seats can be offered.
func (s *Seats) Open(*tracker.Play) {
	a := s.app
	a.Open(a.Sheet(a.Text("phones.title"), kit.NewWrapped(a.Text("phones.page"), kit.Body)))
}

// Resume does nothing.
func (s *Seats) Resume(*tracker.Play) {}

// Short returns nothing: no phone is at the table.
func (s *Seats) Short(*tracker.Play) string { return "" }

// Seated returns nothing: no seat has a phone.
func (s *Seats) Seated(*tracker.Play) []rules.Seat { return nil }

// Back does nothing.
func (s *Seats) Back() {}
