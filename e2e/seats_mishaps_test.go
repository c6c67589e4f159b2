//go:build e2e && unix

package e2e

import (
	"fmt"
	"syscall"
	"time"
)

// online waits until pages show what the host would send now, and tells how long that took.
func (p *party) online(what string, since time.Time, phones ...*player) {
	p.Helper()
	for _, phone := range phones {
		phone.catchesUp()
		p.Logf("%s, %d moves made: phone of seat %d is current after %v", what, p.step, phone.seat, time.Since(since).Round(time.Millisecond))
	}
}

// catchesUp waits until the page shows what the host would send now.
func (p *player) catchesUp() {
	p.t.Helper()
	await(p.t, func() string { return fmt.Sprintf("the page of seat %d to be current", p.seat) }, func() bool {
		var is bool
		return p.Eval("player.current()", &is) == nil && is
	})
}

// sleeps puts a phone aside, as into a pocket, while the others go on.
func (p *party) sleeps(phone *player) {
	p.Helper()
	phone.away = true
	phone.lies(false)
	phone.waits("document.hidden")
	p.until(p.step + 6)
	phone.away = false
	since := time.Now()
	phone.lies(true)
	p.online("sleep", since, phone)
}

// loses takes the network from a phone while the others go on.
func (p *party) loses(phone *player) {
	p.Helper()
	network := func(off bool) {
		phone.tells("Network.emulateNetworkConditions", map[string]any{"offline": off, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1})
	}
	phone.away = true
	network(true)
	p.until(p.step + 6)
	phone.away = false
	since := time.Now()
	network(false)
	p.online("no network", since, phone)
}

// killed takes the battery out of the host, and has it come back where it was.
func (p *party) killed() {
	p.Helper()
	p.host.end(syscall.SIGKILL)
	p.counts("after the kill")
	for _, phone := range p.phones {
		phone.waits("!document.querySelector('#offline').hidden")
	}
	p.host.offer(p.host.kept().Header().ID)
	p.online("host back", time.Now(), p.phones...)
}

// taken gives a seat to another phone, which asks for it and is let in; the one before looks on.
func (p *party) taken(seat int, lang string) {
	p.Helper()
	old := p.phones[seat]
	next := p.joins(seat, lang)
	next.waits("document.body.dataset.seat === '-1' && !!document.querySelector('#say [role=status]')")
	p.host.tells("Phone ", func(line string) error {
		var id int
		_, err := fmt.Sscanf(line, "Phone %d would", &id)
		if err == nil {
			p.host.types(fmt.Sprint("in ", id))
		}
		return err
	})
	next.waits("document.body.dataset.seat === '" + fmt.Sprint(seat) + "'")
	old.waits("document.body.dataset.seat === '-1'")
	old.seat = -1
	old.tape.cut(-1)
	p.online("taken over", time.Now(), old, next)
}
