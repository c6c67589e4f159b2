package play

import (
	"strconv"

	"docent/app/board"
	"docent/app/shell"
	"docent/rules"
)

// host is the table as its board sees it: words, and where taps go. While the board shows what has been, a tap
// turns to the next step, nothing else.
type host struct{ table *Table }

var (
	_ board.Host     = host{}
	_ board.Roller   = host{}
	_ board.Mover    = host{}
	_ board.Coverer  = host{}
	_ board.Turner   = host{}
	_ board.Handheld = host{}

	_ board.Corrector = host{}
	_ board.Answerer  = host{}
)

// Text returns a text of the catalogue.
func (h host) Text(key string, data map[string]any) string { return h.table.app.Texts.Text(key, data) }

// Plural returns a text for n things.
func (h host) Plural(key string, n int, data map[string]any) string {
	return h.table.app.Texts.Plural(key, n, data)
}

// Thing returns a thing in words.
func (h host) Thing(thing rules.Thing) string { return h.table.teller.Thing(thing) }

// Event returns what happened, in words.
func (h host) Event(e rules.Event) string { return h.table.teller.Event(e) }

// Name returns the name of the player at a seat.
func (h host) Name(seat rules.Seat) string { return h.table.player(seat).Name }

// Symbol returns the colour and symbol of the player at a seat.
func (h host) Symbol(seat rules.Seat) int { return h.table.player(seat).Symbol }

// spent reports whether a touch does nothing else: it led a playback on, or the question what was wrong with one is open.
func (h host) spent() bool { return h.table.projector.wrong != nil || h.table.projector.touched() }

// led reports whether a move does nothing else, as spent does. What is told where the play stands ends with the move, not before: the
// board is not shown anew first, and keeps what it foresees.
func (h host) led() bool {
	j := &h.table.projector
	return j.wrong != nil || j.away() && j.touched()
}

// Tap does what touching a thing means: the one offer it answers, a choice among several, the reason why there is
// none, or the cover of a seat that owes an answer.
func (h host) Tap(thing rules.Thing) {
	t := h.table
	if h.spent() {
		return
	}
	if t.corrections.loosened() {
		t.corrections.open(thing)
		return
	}
	if t.asker.takes(thing) || t.asker.busy() {
		return
	}
	for _, seat := range t.waiting {
		if rules.Of("seat", seat) == thing {
			t.secrets.pass(seat, "")
			return
		}
	}
	t.chooser.touch(thing)
}

// Answer answers one of the blanks of what is asked.
func (h host) Answer(field, value string) {
	if !h.table.projector.touched() {
		h.table.asker.fill(field, value)
	}
}

// Do plays an offer that a board has filled, and asks for what it left blank.
func (h host) Do(o rules.Offer, answers rules.Answers) {
	if !h.led() {
		h.table.chooser.choose(o, answers)
	}
}

// Reshape puts buttons and seats away while the board needs their room, and brings them back; what waited for the board to
// open something goes on.
func (h host) Reshape() {
	t := h.table
	if t.root != nil && t.app.Top() == shell.Page(t) {
		ended := t.projector.unveiled()
		t.pads.show()
		t.line.askAgain()
		if ended {
			t.rail.show()
			t.line.showLast()
		}
		t.layout.redraw()
		t.layout.again()
		if ended {
			t.projector.goOn()
		}
	}
}

// Roll throws dice for the table.
func (h host) Roll(o rules.Offer) {
	if !h.led() {
		h.table.enact(o, h.table.play.Draw(o))
	}
}

// Move asks whether a figure is in the room that somebody dragged it to.
func (h host) Move(figure, to rules.Thing) {
	if !h.spent() {
		h.table.corrections.move(figure, to)
	}
}

// Correct opens the correction sheet of a thing.
func (h host) Correct(thing rules.Thing) {
	if !h.spent() && !h.table.asker.busy() {
		h.table.corrections.open(thing)
	}
}

// Cover hands the device to a seat that asks for its own map.
func (h host) Cover(seat rules.Seat) {
	if !h.spent() {
		h.table.secrets.passMap(seat)
	}
}

// settingTurn begins the name under which it is kept how the board of a play is turned.
const settingTurn = "turn."

// Quarters returns how many quarters the board of this play is turned.
func (h host) Quarters() int {
	n, err := strconv.Atoi(h.table.app.Setting(settingTurn + h.table.PlayID()))
	if err != nil || n < 0 {
		return 0
	}
	return n % 4
}

// SetQuarters remembers it.
func (h host) SetQuarters(n int) {
	h.table.app.SetSetting(settingTurn+h.table.PlayID(), strconv.Itoa(n))
}

// Touch reports whether fingers are on the window.
func (h host) Touch() bool { return h.table.app.Config.Mobile }

// Left reports whether the column stands at the left of the board.
func (h host) Left() bool { return h.table.app.Setting(shell.SettingHand) == "left" }
