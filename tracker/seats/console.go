package seats

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"

	"docent/assets"
	"docent/rules"
)

// console is the table of a host without a window: it tells which phones ask for a seat, and takes what is typed.
type console struct {
	host  *Host
	texts *assets.Texts
	out   io.Writer
	asked map[int]bool // the phones that were told of
}

// run tells and takes lines until the process ends. What is typed may end before: the seats stay open.
func (c console) run(typed io.Reader, news <-chan struct{}) {
	lines := make(chan string)
	go func() {
		defer close(lines)
		for read := bufio.NewScanner(typed); read.Scan(); {
			lines <- read.Text()
		}
	}()
	for {
		select {
		case line, open := <-lines:
			if !open {
				lines = nil
				continue
			}
			c.take(strings.Fields(line))
		case <-news:
			c.tell()
		}
	}
}

// say prints a sentence.
func (c console) say(key string, pairs ...any) {
	_, _ = fmt.Fprintln(c.out, c.texts.Text("seats.command."+key, dict(pairs...)))
}

// name returns what a player is called.
func (c console) name(seat rules.Seat) string { return c.host.teller(c.texts).Player(seat) }

// tell tells of phones that ask for a seat since it was called last.
func (c console) tell() {
	for _, p := range c.host.Phones() {
		if p.Asks && !c.asked[p.ID] {
			c.say("asks", "id", p.ID, "who", c.name(p.Wants))
		}
		c.asked[p.ID] = p.Asks
	}
}

// take does what a line orders.
func (c console) take(words []string) {
	n := 0
	if len(words) == 2 {
		n, _ = strconv.Atoi(words[1])
	}
	switch {
	case n == 0:
		c.say("help")
	case words[0] == "in" || words[0] == "no":
		c.answer(n, words[0] == "in")
	case words[0] == "out" && n > 0 && n <= c.host.seats:
		c.host.PutOut(rules.Seat(n - 1))
		c.say("out", "who", c.name(rules.Seat(n-1)))
	case words[0] == "out":
		c.say("no-seat", "id", n)
	default:
		c.say("help")
	}
}

// answer lets in a phone that asks for a seat, or turns it away.
func (c console) answer(id int, in bool) {
	for _, p := range c.host.Phones() {
		switch {
		case p.ID != id || !p.Asks:
			continue
		case in:
			c.host.LetIn(id)
			c.say("in", "id", id, "who", c.name(p.Wants))
		default:
			c.host.TurnAway(id)
			c.say("no", "id", id)
		}
		return
	}
	c.say("no-claim", "id", id)
}
