//go:build e2e

package e2e

import (
	"strconv"
)

// device is where Docent runs and takes what hands do: a window on a display of its own, or a page in a browser. Places are
// in pixels of what it shows.
type device interface {
	told() ([]byte, error)     // what the probe tells
	ask(question string) error // puts a question to the probe, which it answers in what it tells next
	gone() bool                // whether the program has ended
	printed() string           // what it printed
	dump()                     // has a program that does not end print what it waits for
	kill()                     // ends it at once, as a flat battery would
	close() error              // ends it in order, as logging out does

	click(x, y int, button string, arrived func()) error // arrived waits until the program knows where the pointer is
	slide(x, y, toX, toY int, arrived func()) error      // presses at the first place and lets go at the other
	press(key string) error
	write(text string) error // replaces what stands in the field that has the keys
	turn(wide, high int) error
	shoot(file, size string) error
}

// The buttons of a mouse.
const (
	left      = "1"
	wheelUp   = "4"
	wheelDown = "5"
)

// click taps a place, or turns the wheel there. A hand is slower than the program; this one has to wait for it.
func (d *docent) click(x, y int, button string) {
	d.Helper()
	if button == left {
		d.taps++
	}
	d.must(d.device.click(x, y, button, d.sync))
	d.sync()
}

// slide presses at a place and lets go at another one.
func (d *docent) slide(x, y, toX, toY int) {
	d.Helper()
	d.taps++
	d.must(d.device.slide(x, y, toX, toY, d.sync))
	d.sync()
}

// key presses a key.
func (d *docent) key(name string) {
	d.Helper()
	d.must(d.device.press(name))
	d.sync()
}

// write replaces what stands in the field that has the keys.
func (d *docent) write(text string) {
	d.Helper()
	d.must(d.device.write(text))
	d.sync()
}

// sync waits until the program has taken up everything done to it.
func (d *docent) sync() {
	d.Helper()
	d.asked++
	ask := strconv.Itoa(d.asked)
	d.must(d.device.ask(ask))
	await(d, saying("the program to come to rest"), func() bool {
		s, seen := d.see()
		return seen && s.Answer == ask
	})
}

// shoot keeps a picture of what is shown.
func (d *docent) shoot(name string) {
	d.Helper()
	file := artifact(d, d.album+"-"+name+".png")
	if file == "" {
		return
	}
	if err := d.device.shoot(file, d.size); err != nil {
		d.Errorf("no picture %s: %v", name, err)
	}
}

// must fails where something that the test itself needs did not work.
func (d *docent) must(err error) {
	d.Helper()
	if err != nil {
		d.Fatal(err)
	}
}
