package play

import (
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Table is the table in play: the board, who has what, and the actions of the moment.
type Table struct {
	app    *shell.App
	play   *tracker.Play
	teller *tracker.Teller
	artist board.Artist

	view     rules.View
	offers   []rules.Offer
	actions  []action
	waiting  []rules.Seat
	now      rules.Now
	told     []rules.Event // since the last move made here
	fresh    bool          // told has not been shown yet
	open     bool          // what stands behind the players' screens is shown
	reviewed bool          // it was opened to be gone through
	taught   int           // the entry up to which the box has learnt

	playback *playback  // of what followed the last move; nil: none is going on
	wrong    *objection // to one of its steps; nil: none

	class   shell.Class
	buttons []*kit.ActionButton // in the order of the number keys
	plates  []*kit.ActionButton // all that were ever needed
	root    *fyne.Container
	layout  *tableLayout
	sign    *sign
	seats   *seatStrip
	board   board.Board
	scroll  *kit.Scroll // around the board
	panel   *kit.Scroll // line, pads and seats, where they scroll as one
	line    *telling
	bar     *playbar
	veil    *veil // over the board while it shows what has been
	clock   *countdown
	pads    *fyne.Container
	foot    *fyne.Container      // undo, and beside it what is led
	led     *kit.ActionButton    // what stays in sight where line, pads and seats scroll as one
	flanks  [2]fyne.CanvasObject // small ones before and after what is led, of a playback
	undoing *kit.ActionButton
	undone  *kit.ActionButton // says what undo takes back where that button is small
	redoing *kit.ActionButton
	log     *logList
}

var (
	_ shell.Page      = (*Table)(nil)
	_ shell.Typist    = (*Table)(nil)
	_ shell.Undoer    = (*Table)(nil)
	_ shell.Host      = (*Table)(nil)
	_ shell.Resumable = (*Table)(nil)
	_ shell.Leaver    = (*Table)(nil)
	_ shell.Moody     = (*Table)(nil)
	_ board.Host      = (*Table)(nil)
)

func NewTable(a *shell.App, play *tracker.Play) *Table {
	t := &Table{app: a, play: play, artist: a.KitOf(play.Header().Game).Art}
	t.clock = newCountdown(t)
	t.snapshot()
	t.now, t.taught = t.view.Now(), play.Head()
	return t
}

// NewReview is the table of a play that is gone through from its start.
func NewReview(a *shell.App, play *tracker.Play) *Table {
	t := NewTable(a, play)
	t.reviewed = true
	return t
}

func (t *Table) Played() *tracker.Play { return t.play }

func (t *Table) Screen() string { return "table" }

// Opened begins to go through the play where that is what the table was opened for.
func (t *Table) Opened() {
	if t.reviewed {
		t.reviewed = false
		t.review()
	}
}

func (t *Table) Game() string { return string(t.play.Header().Game) }

func (t *Table) PlayID() string { return t.play.Header().ID }

// Leave ends what moves, and has the box learn what was seen here.
func (t *Table) Leave() {
	t.teach()
	if p := t.playback; p != nil && p.still {
		t.drop()
	} else if p != nil && p.begun {
		p.pause()
	}
	if t.board != nil {
		t.board.Skip()
	}
	if t.line != nil {
		t.line.skip()
	}
}

// snapshot takes up where the play stands.
func (t *Table) snapshot() {
	t.teller = t.app.Teller(t.play.Header().Game, t.play.Header().Players).Named(t.play.Header().Setup.Box)
	t.view = t.play.Position().View(rules.Table)
	t.offers = t.view.Offers()
	asked := slices.DeleteFunc(slices.Clone(t.offers), t.clock.timing)
	t.waiting = owing(asked)
	t.actions = actionsOf(slices.DeleteFunc(asked, t.onBoard))
}

// onBoard says that the board itself plays an offer.
func (t *Table) onBoard(o rules.Offer) bool {
	handy, ok := t.board.(board.Handy)
	return ok && handy.Plays(o)
}

// onAction does what a button stands for.
func (t *Table) onAction(a action) {
	open := a.open()
	switch {
	case a.secret() && len(open) > 0:
		t.pass(a.seat, a.kind)
	case len(a.offers) == 1:
		t.choose(a.offers[0], nil)
	case len(open) == 1 && len(a.offers) == len(open):
		t.choose(open[0], nil)
	default:
		t.openChooser(a)
	}
}

// choose plays an offer, after asking for what it leaves blank.
func (t *Table) choose(o rules.Offer, given rules.Answers) {
	switch {
	case o.Refused != nil:
		t.explain(o)
	case o.Secret:
		t.pass(o.Seat, o.Kind)
	case len(o.Fields) > len(given):
		t.ask(o, given)
	default:
		t.enact(o, given)
	}
}

// enact plays an offer and shows what followed.
func (t *Table) enact(o rules.Offer, answers rules.Answers) {
	entries, err := t.play.Do(o, answers)
	if err != nil {
		t.withdraw()
		t.fail(err)
		return
	}
	t.happened(entries)
}

func (t *Table) fail(err error) {
	if r, ok := shell.RefusalIn(err); ok {
		t.app.TellRefusal(t.teller, t.play.Header().Game, r)
		return
	}
	t.app.Tell(err)
}

// happened takes up what entries told; the page shows it with its next refresh.
func (t *Table) happened(entries []tracker.Entry) {
	t.told, t.fresh, t.wrong = toldBy(entries), true, nil
	t.drop()
	if p := t.watch(entries); p != nil && (!p.still || p.timed()) {
		t.playback = p
	}
	t.app.Banner.Close()
	if t.play.Position().Over() && !t.away() {
		t.drop()
		t.app.Replace(t.app.To.Ended(t.play))
		return
	}
	if t.app.Top() == shell.Page(t) {
		t.Refresh()
		t.follow()
	}
}

// Undo takes back the last move that somebody made.
func (t *Table) Undo() { t.walk(t.play.Undo) }

// Redo makes it again.
func (t *Table) Redo() { t.walk(t.play.Redo) }

func (t *Table) walk(step func() error) {
	if err := step(); err != nil {
		if err != tracker.ErrNoEntry {
			t.fail(err)
		}
		return
	}
	t.drop()
	t.told, t.fresh, t.wrong = nil, false, nil
	t.app.Banner.Close()
	t.Refresh()
}

// Typed presses the button with that number.
func (t *Table) Typed(r rune) bool {
	if t.playback != nil && t.playback.Typed(r) {
		return true
	}
	i := int(r - '1')
	if i < 0 || i >= len(t.buttons) || i > 8 {
		return false
	}
	t.buttons[i].Tapped(nil)
	return true
}

// Text is a text of the catalogue.
func (t *Table) Text(key string, data map[string]any) string { return t.app.Texts.Text(key, data) }

// Plural is a text for n things.
func (t *Table) Plural(key string, n int, data map[string]any) string {
	return t.app.Texts.Plural(key, n, data)
}

// Thing is a thing in words.
func (t *Table) Thing(thing rules.Thing) string { return t.teller.Thing(thing) }

// Event is what happened, in words.
func (t *Table) Event(e rules.Event) string { return t.teller.Event(e) }

// Name is the name of the player at a seat.
func (t *Table) Name(seat rules.Seat) string { return t.player(seat).Name }

// Symbol is the colour and symbol of the player at a seat.
func (t *Table) Symbol(seat rules.Seat) int { return t.player(seat).Symbol }

func (t *Table) player(seat rules.Seat) tracker.Player {
	players := t.play.Header().Players
	if seat < 0 || int(seat) >= len(players) {
		return tracker.Player{}
	}
	return players[seat]
}

// ink is the colour of the player at a seat; of nobody, none.
func (t *Table) ink(seat rules.Seat) fyne.ThemeColorName {
	if seat < 0 {
		return ""
	}
	return kit.SeatInk(t.Symbol(seat))
}

// Tap does what touching a thing means: the one offer it answers, a choice among
// several, the reason why there is none, or the cover of a seat that owes an answer. While
// the board shows what has been it goes on to the end, nothing else.
func (t *Table) Tap(thing rules.Thing) {
	if t.settle() {
		return
	}
	if t.loosened() {
		t.correct(thing)
		return
	}
	for _, seat := range t.waiting {
		if rules.Of("seat", seat) == thing {
			t.pass(seat, "")
			return
		}
	}
	found := rules.For(t.offers, thing)
	var open []rules.Offer
	for _, o := range found {
		if o.Refused == nil && o.Asks != rules.Auto {
			open = append(open, o)
		}
	}
	switch {
	case len(open) == 1:
		t.choose(open[0], fills(open[0], thing))
	case len(open) > 1:
		t.openOffers(t.teller.Thing(thing), open, thing)
	case len(found) > 0:
		t.explain(found[0])
	}
}

// Do plays an offer that a board has filled, and asks for what it left blank.
func (t *Table) Do(o rules.Offer, answers rules.Answers) {
	if !t.settle() {
		t.choose(o, answers)
	}
}

// Reshape puts buttons and seats away while the board needs their room, and brings them back.
func (t *Table) Reshape() {
	if t.root != nil && t.app.Top() == shell.Page(t) {
		t.showActions()
		t.showSeats()
		t.line.fit()
		t.root.Refresh()
	}
}

// absorbed says that the board takes the room of the buttons.
func (t *Table) absorbed() bool {
	absorbing, ok := t.board.(board.Absorbing)
	return ok && t.class == shell.Phone && absorbing.Absorbs()
}
