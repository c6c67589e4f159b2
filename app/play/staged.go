//go:build scenes

package play

import (
	"maps"
	"slices"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/play/ask"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

func (t *Table) Correct(thing rules.Thing) { t.corrections.open(thing) }

func (t *Table) CorrectAny() { t.corrections.openAny() }

func (t *Table) Loosen(on bool) { t.corrections.loosen(on) }

func (t *Table) Loosened() bool { return t.corrections.loosened() }

// PauseKind and ResumeKind name the moves that stop and start the clocks in the games of the scenes.
const (
	PauseKind  rules.Kind = "pause"
	ResumeKind rules.Kind = "resume"
)

type Passing = passing

func (t *Table) Pass(seat rules.Seat, kind rules.Kind) { t.secrets.pass(seat, kind) }

func (t *Table) Openly() { t.secrets.openly() }

func (t *Table) PlayOpenly(forms []*ask.Form) { t.secrets.playOpenly(forms) }

func (t *told) Entry() tracker.Entry { return t.entry }

func (t *told) Event() rules.Event { return t.event }

func LinesOf(entries []tracker.Entry) []told { return linesOf(entries) }

func (l *logList) Lines() []told { return l.lines }

func (t *Table) Under(line told) string { return t.logbook.under(line) }

func (t *Table) OpenEntry(line told, closeLog func()) { t.logbook.openEntry(line, closeLog) }

func (t *Table) Jump(id int) { t.logbook.jump(id) }

func (t *Table) OpenLog() { t.logbook.open() }

func (t *Table) Branches() []tracker.Entry { return t.logbook.branches() }

func (t *Table) ShowQuick(o rules.Offer, values []string) {
	t.pads.slots, t.pads.lead = nil, nil
	t.pads.showQuick(o, values)
	t.pads.tray.set(t.pads.slots, true)
	t.base.set(t.pads.lead, t.pads.hint)
	t.root.Refresh()
}

func (t *Table) Option(f rules.Field, value string) string { return t.desk().Option(f, value) }

func (t *Table) Explain(o rules.Offer) { t.chooser.explain(o) }

func Watchable(entries []tracker.Entry) bool { return watchable(entries) }

func StepsOf(entries []tracker.Entry) []step { return stepsOf(entries) }

func (t *Table) Watch(entries []tracker.Entry) *playback { return t.projector.watch(entries) }

func (t *Table) Again() { t.projector.again() }

func (t *Table) Review() { t.projector.review(0) }

func (t *Table) Away() bool { return t.projector.away() }

func (t *Table) Settle() { t.projector.settle() }

func SheetsFor(e rules.Event, sheets []rules.Offer) []rules.Offer { return sheetsFor(e, sheets) }

func (t *Table) Stay() { (&objection{table: t}).uphold() }

type (
	Form        = ask.Form
	FormNumbers = ask.Numbers
)

func NewForm(t *Table, o rules.Offer, given rules.Answers, done func(rules.Answers)) *ask.Form {
	return ask.New(t.desk(), ask.NewDraft(o, given), done)
}

func Suggested(o rules.Offer, field rules.Field) []string { return ask.Suggested(o, field) }

func (t *Table) Question() (asked rules.Offer, ways []rules.Offer, ok bool) {
	return t.chooser.question()
}

func (t *Table) Follow() { t.chooser.follow() }

func Asks(title, question string) bool { return ask.Asks(title, question) }

func OddsOf(a *shell.App, asks rules.Asks, field rules.Field) ask.Odds {
	return ask.OddsOf(a, asks, field)
}

func NewPartsPad(f *ask.Form, field rules.Field, parts []board.Part, taken func(string)) *ask.PartsPad {
	return ask.NewPartsPad(f, field, parts, taken)
}

// Asked returns the sheet of the open question; nil where none is open or the tray holds its answers.
func (t *Table) Asked() fyne.CanvasObject {
	if !t.asker.sheeted() {
		return nil
	}
	return t.asker.panel
}

// AskedAt returns how far the question is read.
func (t *Table) AskedAt() *arrange.Scroll { return t.asker.panel.scroll }

// Drawn reports whether the seats hang over the board.
func (t *Table) Drawn() bool { return t.drawer.down }

// Absorbed reports whether the board has the room of told line and tray.
func (t *Table) Absorbed() bool { return t.pads.absorbed() }

// BoardFrame returns the place of the board.
func (t *Table) BoardFrame() fyne.CanvasObject { return t.boards }

// Fill asks what an offer leaves open, with some of the answers.
func (t *Table) Fill(o rules.Offer, answers rules.Answers) {
	t.chooser.ask(o, nil)
	maps.Copy(t.asker.now.drafts[0].Answers, answers)
	t.asker.show()
	t.asker.follows()
}

// Draft returns the first draft of the open question.
func (t *Table) Draft() *ask.Draft { return t.asker.now.drafts[0] }

func (t *Table) App() *shell.App { return t.app }

func (t *Table) Play() *tracker.Play { return t.play }

func (t *Table) SetPlay(v *tracker.Play) { t.play = v }

func (t *Table) Teller() *tracker.Teller { return t.teller }

func (t *Table) Artist() board.Artist { return t.artist }

func (t *Table) View() rules.View { return t.view }

func (t *Table) Offers() []rules.Offer { return t.offers }

func (t *Table) Actions() []action { return t.actions }

func (t *Table) Waiting() []rules.Seat { return t.waiting }

func (t *Table) Now() rules.Now { return t.now }

func (t *Table) Told() []rules.Event { return t.told }

func (t *Table) Open() bool { return t.behind }

func (t *Table) SetOpen(v bool) { t.behind = v }

func (t *Table) Playback() *playback { return t.projector.going }

func (t *Table) SetPlayback(v *playback) { t.projector.going = v }

func (t *Table) Wrong() *objection { return t.projector.wrong }

func (t *Table) Buttons() []*kit.ActionButton { return t.pads.buttons }

// Title returns what the table says is to be done.
func (t *Table) Title() string { return t.rail.said }

// Lead returns the deed beside undo; nil where there is none.
func (t *Table) Lead() *kit.ActionButton { return t.base.lead }

// Hint returns what stands there instead.
func (t *Table) Hint() string { return t.base.hint.Said }

// Slots lists what stands in the tray, open or not.
func (t *Table) Slots() []*kit.ActionButton { return t.pads.tray.slots }

// MenuButton opens the menu.
func (t *Table) MenuButton() *kit.ActionButton { return t.rail.menu }

// Unfold opens the tray.
func (t *Table) Unfold() { t.pads.tray.unfold(true) }

// Unfolded reports whether the tray is open.
func (t *Table) Unfolded() bool { return t.pads.tray.open }

// PullDown brings the seats down over the board, or puts them away.
func (t *Table) PullDown() { t.drawer.toggle() }

func (t *Table) Seats() *seatStrip { return t.seats }

func (t *Table) SeatScroll() *arrange.Scroll { return t.seatScroll }

func (t *Table) Board() board.Board { return t.board }

func (t *Table) Line() *telling { return t.line }

func (t *Table) Bar() *playbar { return t.bar }

func (t *Table) Veil() *veil { return t.veil }

func (t *Table) Clock() *countdown { return t.clock }

func (t *Table) Undoing() *kit.ActionButton { return t.base.undoing }

func (t *Table) Redoing() *kit.ActionButton { return t.base.redoing }

func (t *Table) Log() *logList { return t.log }

func (t *Table) Snapshot() { t.snapshot() }

func (t *Table) OnAction(a action) { t.chooser.take(a) }

func (t *Table) Choose(o rules.Offer, given rules.Answers) { t.chooser.choose(o, given) }

func (t *Table) Enact(o rules.Offer, answers rules.Answers) { t.enact(o, answers) }

func (t *Table) Fail(err error) { t.tell(err) }

func (t *Table) Happened(entries []tracker.Entry) { t.happened(entries) }

func (t *Table) OpenMenu() { t.menu.open() }

func (a *action) Kind() rules.Kind { return a.kind }

func (a *action) Seat() rules.Seat { return a.seat }

func (a *action) Offers() []rules.Offer { return a.offers }

func ActionsOf(offers []rules.Offer) []action { return actionsOf(offers) }

func Quick(o rules.Offer) []string { return ask.Quick(o) }

func ToldBy(entries []tracker.Entry) []rules.Event { return toldBy(entries) }

func (s *seatStrip) Cards() []*kit.SeatCard { return s.cards }

func LastMove(line []tracker.Entry) []tracker.Entry { return lastMove(line) }

func (t *Table) Called(e tracker.Entry) string { return t.logbook.called(e) }

func (t *Table) Said(e tracker.Entry) string { return t.logbook.said(e) }

// What follows is the host of the table's board.

func (t *Table) Text(key string, data map[string]any) string { return host{t}.Text(key, data) }

func (t *Table) Plural(key string, n int, data map[string]any) string {
	return host{t}.Plural(key, n, data)
}

func (t *Table) Thing(thing rules.Thing) string { return host{t}.Thing(thing) }

func (t *Table) Event(e rules.Event) string { return host{t}.Event(e) }

func (t *Table) Name(seat rules.Seat) string { return host{t}.Name(seat) }

func (t *Table) Symbol(seat rules.Seat) int { return host{t}.Symbol(seat) }

func (t *Table) Tap(thing rules.Thing) { host{t}.Tap(thing) }

func (t *Table) Do(o rules.Offer, answers rules.Answers) { host{t}.Do(o, answers) }

func (t *Table) Reshape() { host{t}.Reshape() }

func (t *Table) Roll(o rules.Offer) { host{t}.Roll(o) }

func (t *Table) Move(figure, to rules.Thing) { host{t}.Move(figure, to) }

func (t *Table) Cover(seat rules.Seat) { host{t}.Cover(seat) }

func (c *countdown) Read() func() tracker.Clock { return c.read }

func (c *countdown) SetRead(v func() tracker.Clock) { c.read = v }

func (c *countdown) Dial() *kit.Countdown { return c.dial }

func (c *countdown) Stop() func() { return c.stop }

func (c *countdown) Tick() { c.tick() }

func (c *countdown) OnTap() { c.onTap() }

func (p *passing) Seat() rules.Seat { return p.seat }

func (p *passing) Offers() []rules.Offer { return p.offers() }

func (p *passing) OnReady() { p.onReady() }

func (p *passing) Choose(list []rules.Offer) { p.choose(list) }

func (p *passing) Do(o rules.Offer, answers rules.Answers) { p.do(o, answers) }

// Draft returns the draft of what the seat is asked; nil where it is not.
func (p *passing) Draft() *ask.Draft {
	if p.now == nil {
		return nil
	}
	return p.now.drafts[0]
}

func (s step) Entry() tracker.Entry { return s.entry }

func (s *step) Event() rules.Event { return s.event }

func (p *playback) Steps() []step { return p.steps }

func (p *playback) SetSteps(v []step) { p.steps = v }

func (p *playback) At() int { return p.at }

func (p *playback) SetAt(v int) { p.at = v }

func (p *playback) Still() bool { return p.still }

func (p *playback) Paused() bool { return p.paused }

func (p *playback) SetPaused(v bool) { p.paused = v }

func (p *playback) Now() step { return p.now() }

func (p *playback) Wait() { p.wait() }

func (p *playback) OnNext() { p.onNext() }

func (p *playback) OnSlide(at int) { p.onSlide(at) }

func (p *playback) Turn(by int) { p.turn(by) }

func (b *playbar) Slide() *kit.Slider { return b.slide }

func (b *playbar) Back() *kit.ActionButton { return b.back }

func (b *playbar) Play() *kit.ActionButton { return b.play }

func (b *playbar) Next() *kit.ActionButton { return b.next }

func (b *playbar) Pace() *kit.ActionButton { return b.pace }

func (b *playbar) Wrong() *kit.ActionButton { return b.wrong }

func (b *playbar) Skip() *kit.ActionButton { return b.skip }

func (p *playback) OnWrong() { p.onWrong() }

func (l *telling) Line() *kit.LogLine { return l.line }

func (l *telling) Why() *kit.ActionButton { return l.why }

func (l *telling) Turner() *kit.ActionButton { return l.turner }

func (l *telling) Told() []rules.Event { return l.told }

func (l *telling) At() int { return l.at }

func (l *telling) Again() bool { return l.again }

func (l *telling) SetAgain(v bool) { l.again = v }

func (l *telling) Rest(events []rules.Event) { l.rest(events) }

// NewTokens returns a row of so many tokens, SetTokens another number of them in it.
func NewTokens(n int) fyne.CanvasObject {
	t := newTokens()
	SetTokens(t, n)
	return t
}

func SetTokens(row fyne.CanvasObject, n int) {
	row.(*tokens).set(slices.Repeat([]token{{Token: board.Token{Icon: "check", Count: 1}, drawn: true}}, n))
}
