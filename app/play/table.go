package play

import (
	"errors"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play/ask"
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
	steady

	moment               // as it is shown
	now    rules.Now     // the turn that was shown last
	told   []rules.Event // since the last move made here
	fresh  bool          // told has not been shown yet
	behind bool          // what is behind the players' screens is shown
	taught int           // the entry up to which the box has learnt

	reviewed bool // it was opened to be gone through
	from     int  // the entry at which that begins; 0: the start

	asker       asker
	chooser     chooser
	corrections corrections
	secrets     secrets
	projector   projector
	logbook     logbook
	menu        menu
	heard       heard
	pads        pads
	clock       *countdown
	awaited     awaited

	board  board.Board // of the last build; nil where the game has none
	root   *fyne.Container
	layout *tableLayout
	pieces
	drawer drawer
	opened opened
}

var (
	_ shell.Page      = (*Table)(nil)
	_ shell.Typist    = (*Table)(nil)
	_ shell.Undoer    = (*Table)(nil)
	_ shell.Host      = (*Table)(nil)
	_ shell.Resumable = (*Table)(nil)
	_ shell.Leaver    = (*Table)(nil)
	_ shell.Moody     = (*Table)(nil)
	_ shell.Elastic   = (*Table)(nil)
	_ shell.Asker     = (*Table)(nil)
	_ shell.Still     = (*Table)(nil)
)

// NewTable returns the table of a play.
func NewTable(a *shell.App, play *tracker.Play) *Table {
	t := &Table{app: a, play: play, artist: a.KitOf(play.Header().Game).Art}
	t.asker = asker{table: t}
	t.chooser, t.corrections, t.secrets = chooser{t}, corrections{t}, secrets{t}
	t.projector, t.logbook, t.menu, t.pads, t.drawer = projector{table: t}, logbook{table: t}, menu{t}, pads{table: t}, drawer{table: t}
	t.clock, t.awaited = newCountdown(t), awaited{table: t, from: a.Now()}
	t.snapshot()
	t.now, t.taught = t.view.Now(), play.Head()
	t.heard = heard{table: t, head: play.Head()}
	return t
}

// NewReview returns the table of a play that is gone through from an entry on; 0 is its start.
func NewReview(a *shell.App, play *tracker.Play, from int) *Table {
	t := NewTable(a, play)
	t.reviewed, t.from = true, from
	return t
}

// Played returns the play on the table.
func (t *Table) Played() *tracker.Play { return t.play }

// Screen names the page.
func (t *Table) Screen() string { return "table" }

// Opened begins to go through the play if the table was opened for that. What its last move revealed, and the board opens while
// everybody looks, may not have been seen to its end: it is opened again.
func (t *Table) Opened() {
	_, unveils := t.board.(board.Unveiling)
	_, stayed := t.pending()
	switch last := lastMove(t.play.Line()); {
	case t.reviewed:
		t.reviewed = false
		t.projector.review(t.from)
	case unveils && !stayed && t.told == nil && revealed(last) && !t.play.Position().Over():
		t.told, t.fresh = toldBy(last), true
		t.Refresh()
	}
}

// Game returns the game that is played.
func (t *Table) Game() string { return string(t.play.Header().Game) }

// PlayID returns the play that opens again when the app starts.
func (t *Table) PlayID() string { return t.play.Header().ID }

// Leave ends what moves, and has the box learn what was seen here.
func (t *Table) Leave() {
	t.teach()
	t.projector.leave()
	t.asker.leave()
	t.opened = openedOf(t)
	if t.board != nil {
		t.board.Skip()
	}
	if t.line != nil {
		t.line.skip()
	}
}

// teach remembers what an unfinished play has shown since its table was opened; what somebody sets right in the box
// meanwhile stays until more is played.
func (t *Table) teach() {
	if head := t.play.Head(); head != t.taught {
		t.taught = head
		parts.AutoLearn(t.app, t.play)
	}
}

// snapshot takes up where the play stands.
func (t *Table) snapshot() {
	t.teller = t.app.Teller(t.play.Header().Game, t.play.Header().Players).Named(t.play.Header().Setup.Box)
	t.view = t.play.Position().View(rules.Table)
	t.offers = t.view.Offers()
	asked := slices.DeleteFunc(slices.Clone(t.offers), t.clock.timing)
	t.waiting, t.phones = owing(asked), t.app.To.Seated(t.play)
	t.actions = actionsOf(slices.DeleteFunc(asked, t.onBoard))
}

// onBoard reports whether the board itself plays an offer.
func (t *Table) onBoard(o rules.Offer) bool {
	handy, ok := t.board.(board.Handy)
	return ok && handy.Plays(o)
}

// enact plays an offer and shows what followed.
func (t *Table) enact(o rules.Offer, answers rules.Answers) {
	entries, err := answer(t, o, answers)
	if err != nil {
		if wrong := t.projector.wrong; wrong != nil {
			wrong.withdraw()
		}
		t.tell(err)
		return
	}
	t.app.Feel(cue.Short)
	t.happened(entries)
}

// tell shows what went wrong: a refusal with its rule.
func (t *Table) tell(err error) {
	if r, ok := shell.RefusalIn(err); ok {
		t.app.TellRefusal(t.teller, t.play.Header().Game, r)
		return
	}
	if errors.Is(err, tracker.ErrStale) {
		t.Refresh()
	}
	t.app.Tell(err)
}

// happened takes up what entries told; the page shows it with its next refresh.
func (t *Table) happened(entries []tracker.Entry) {
	t.told, t.fresh, t.opened = toldBy(entries), true, opened{}
	t.projector.happened(entries)
	t.app.Banner.Close()
	if t.play.Position().Over() && !t.projector.away() {
		t.projector.drop()
		t.app.Replace(t.app.To.Ended(t.play))
		return
	}
	if t.projector.going == nil {
		t.app.Hear(t.play.Header().Game, t.told)
	}
	if t.app.Top() == shell.Page(t) {
		t.Refresh()
		t.chooser.follow()
	}
}

// Undo takes back the last move that somebody made, that the play went on elsewhere, or that a step was called wrong.
func (t *Table) Undo() {
	if wrong := t.projector.wrong; wrong != nil {
		wrong.withdraw()
		return
	}
	if _, ok := t.logbook.leapt(); ok {
		t.logbook.leapBack()
		return
	}
	t.walk(t.play.Undo)
}

// Redo makes it again.
func (t *Table) Redo() {
	if t.projector.wrong == nil {
		t.walk(t.play.Redo)
	}
}

// walk takes a step along the moves that are kept, and shows where it leads.
func (t *Table) walk(step func() error) {
	if wrong := t.projector.wrong; wrong != nil {
		wrong.withdraw()
	}
	if err := t.heard.mine(step); err != nil {
		if err != tracker.ErrNoEntry {
			t.tell(err)
		}
		return
	}
	t.asker.away()
	t.projector.clear()
	t.told, t.fresh = nil, false
	if t.pads.tray != nil {
		t.pads.tray.open = false
	}
	t.app.Banner.Close()
	t.Refresh()
}

// Typed presses the button with that key, or does what the letter stands for.
func (t *Table) Typed(r rune) bool {
	if p := t.projector.going; t.asker.now == nil && p != nil && p.Typed(r) {
		return true
	}
	return t.pads.press(r) || t.menu.press(r)
}

// Keys tells what the keys do now: those of the buttons, then the others.
func (t *Table) Keys() []shell.KeyLine { return append(t.pads.lines(), t.menu.lines()...) }

// player returns who sits at a seat; nobody where it is none.
func (t *Table) player(seat rules.Seat) tracker.Player {
	players := t.play.Header().Players
	if seat < 0 || int(seat) >= len(players) {
		return tracker.Player{}
	}
	one := players[seat]
	one.Symbol = t.app.Badge(t.play.Header().Game, t.view, seat, one.Symbol)
	return one
}

// ink returns the colour of the player at a seat; of nobody, none.
func (t *Table) ink(seat rules.Seat) fyne.ThemeColorName {
	if seat < 0 {
		return ""
	}
	return kit.SeatInk(t.player(seat).Symbol)
}

// iconOf returns the picture of a move.
func iconOf(artist board.Artist, kind rules.Kind) string {
	if artist != nil {
		if icon := artist.Icon(kind); icon != "" {
			return icon
		}
	}
	if look.HasIcon(string(kind)) {
		return string(kind)
	}
	return "play"
}

// sign returns the picture of an offer: that of its move, unless the game tells it from others of the kind.
func (t *Table) sign(o rules.Offer) string {
	if one, ok := t.artist.(board.Signing); ok {
		if sign := one.Sign(o); sign != "" {
			return sign
		}
	}
	return iconOf(t.artist, o.Kind)
}

// desk returns where questions are asked.
func (t *Table) desk() ask.Desk {
	return ask.Desk{
		App: t.app, Play: t.play, Teller: t.teller, Artist: t.artist, View: t.view,
		Low: t.frames != nil && t.frames.division == phoneLying && look.Scale() <= roomyText,
	}
}
