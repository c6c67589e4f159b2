//go:build !js

package seats

import (
	"docent/rules"
	"docent/tracker"
	"docent/tracker/seats"
)

// Host offers the seats of one play; a [seats.Host] does.
type Host interface {
	Play() *tracker.Play
	Code() string
	Addresses() []seats.Address
	Phones() []seats.Phone
	LetIn(phone int)
	TurnAway(phone int)
	PutOut(rules.Seat)
	AllowTable(bool)
	Listen() error
	Close() error
}

// open opens a host, in scenes and tests another one.
var open = func(play *tracker.Play, o seats.Options) (Host, error) {
	h, err := seats.Open(play, o)
	if err != nil {
		return nil, err
	}
	return h, nil
}
