//go:build scenes

package play

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// Correct is correct.
func (t *Table) Correct(thing rules.Thing) { t.corrections.open(thing) }

// CorrectAny is correctAny.
func (t *Table) CorrectAny() { t.corrections.openAny() }

// Loosen is loosen.
func (t *Table) Loosen(on bool) { t.corrections.loosen(on) }

// Loosened is loosened.
func (t *Table) Loosened() bool { return t.corrections.loosened() }

// PauseKind and ResumeKind are what the games of the scenes call the moves that turn their clocks.
const (
	PauseKind  rules.Kind = "pause"
	ResumeKind rules.Kind = "resume"
)

// Passing is passing.
type Passing = passing

// Pass is pass.
func (t *Table) Pass(seat rules.Seat, kind rules.Kind) { t.secrets.pass(seat, kind) }

// Openly is openly.
func (t *Table) Openly() { t.secrets.openly() }

// PlayOpenly is playOpenly.
func (t *Table) PlayOpenly(s *kit.Sheet, forms []*form) { t.secrets.playOpenly(s, forms) }

// Entry returns entry.
func (t *told) Entry() tracker.Entry { return t.entry }

// Event returns event.
func (t *told) Event() rules.Event { return t.event }

// LinesOf is linesOf.
func LinesOf(entries []tracker.Entry) []told { return linesOf(entries) }

// Lines returns lines.
func (l *logList) Lines() []told { return l.lines }

// Under is under.
func (t *Table) Under(line told) string { return t.logbook.under(line) }

// OpenEntry is openEntry.
func (t *Table) OpenEntry(line told, closeLog func()) { t.logbook.openEntry(line, closeLog) }

// Jump is jump.
func (t *Table) Jump(id int) { t.logbook.jump(id) }

// OpenLog is openLog.
func (t *Table) OpenLog() { t.logbook.open() }

// Branches is branches.
func (t *Table) Branches() []tracker.Entry { return t.logbook.branches() }

// ShowQuick is showQuick.
func (t *Table) ShowQuick(o rules.Offer, values []string) { t.pads.showQuick(o, values) }

// Option is option.
func (t *Table) Option(f rules.Field, value string) string { return t.option(f, value) }

// Explain is explain.
func (t *Table) Explain(o rules.Offer) { t.chooser.explain(o) }

// SettingPace is settingPace.
const SettingPace = settingPace

// Watchable is watchable.
func Watchable(entries []tracker.Entry) bool { return watchable(entries) }

// StepsOf is stepsOf.
func StepsOf(entries []tracker.Entry) []step { return stepsOf(entries) }

// Watch is watch.
func (t *Table) Watch(entries []tracker.Entry) *playback { return t.projector.watch(entries) }

// Again is again.
func (t *Table) Again() { t.projector.again() }

// Review is review.
func (t *Table) Review() { t.projector.review() }

// Away is away.
func (t *Table) Away() bool { return t.projector.away() }

// Settle is settle.
func (t *Table) Settle() bool { return t.projector.settle() }

// SheetsFor is sheetsFor.
func SheetsFor(e rules.Event, sheets []rules.Offer) []rules.Offer { return sheetsFor(e, sheets) }

// Stay is stay.
func (t *Table) Stay() { (&objection{table: t}).uphold() }

// Form is form.
type Form = form

// NewForm is newForm.
func NewForm(t *Table, o rules.Offer, given rules.Answers, done func(rules.Answers)) *form {
	return newForm(t, o, given, done)
}

// Suggested is suggested.
func Suggested(o rules.Offer, field rules.Field) []string { return suggested(o, field) }

// FormNumbers is formNumbers.
type FormNumbers = formNumbers

// Question is question.
func (t *Table) Question() (asked rules.Offer, ways []rules.Offer, ok bool) {
	return t.chooser.question()
}

// Follow is follow.
func (t *Table) Follow() { t.chooser.follow() }

// Asks is asks.
func Asks(title, question string) bool { return asks(title, question) }

// All returns all.
func (o *odds) All() int { return o.all }

// Even returns even.
func (o *odds) Even() bool { return o.even }

// OddsOf is oddsOf.
func OddsOf(a *shell.App, asks rules.Asks, field rules.Field) odds { return oddsOf(a, asks, field) }

// Under is under.
func (o odds) Under(option rules.Option) string { return o.under(option) }

// NewPartsPad is newPartsPad.
func NewPartsPad(f *form, field rules.Field, parts []board.Part, taken func(string)) *partsPad {
	return newPartsPad(f, field, parts, taken)
}

// App returns app.
func (t *Table) App() *shell.App { return t.app }

// Play returns play.
func (t *Table) Play() *tracker.Play { return t.play }

// SetPlay sets play.
func (t *Table) SetPlay(v *tracker.Play) { t.play = v }

// Teller returns teller.
func (t *Table) Teller() *tracker.Teller { return t.teller }

// Artist returns artist.
func (t *Table) Artist() board.Artist { return t.artist }

// View returns view.
func (t *Table) View() rules.View { return t.view }

// Offers returns offers.
func (t *Table) Offers() []rules.Offer { return t.offers }

// Actions returns actions.
func (t *Table) Actions() []action { return t.actions }

// Waiting returns waiting.
func (t *Table) Waiting() []rules.Seat { return t.waiting }

// Now returns now.
func (t *Table) Now() rules.Now { return t.now }

// Told returns told.
func (t *Table) Told() []rules.Event { return t.told }

// Open returns open.
func (t *Table) Open() bool { return t.behind }

// SetOpen sets open.
func (t *Table) SetOpen(v bool) { t.behind = v }

// Playback returns playback.
func (t *Table) Playback() *playback { return t.projector.going }

// SetPlayback sets playback.
func (t *Table) SetPlayback(v *playback) { t.projector.going = v }

// Wrong returns wrong.
func (t *Table) Wrong() *objection { return t.projector.wrong }

// Buttons returns buttons.
func (t *Table) Buttons() []*kit.ActionButton { return t.pads.buttons }

// Sign returns sign.
func (t *Table) Sign() *sign { return t.sign }

// Seats returns seats.
func (t *Table) Seats() *seatStrip { return t.seats }

// Board returns board.
func (t *Table) Board() board.Board { return t.board }

// Panel returns panel.
func (t *Table) Panel() *kit.Scroll { return t.panel }

// Line returns line.
func (t *Table) Line() *telling { return t.line }

// Bar returns bar.
func (t *Table) Bar() *playbar { return t.bar }

// Veil returns veil.
func (t *Table) Veil() *veil { return t.veil }

// Clock returns clock.
func (t *Table) Clock() *countdown { return t.clock }

// Pads returns pads.
func (t *Table) Pads() *fyne.Container { return t.pads.box }

// Foot returns foot.
func (t *Table) Foot() *fyne.Container { return t.foot.box }

// Undoing returns undoing.
func (t *Table) Undoing() *kit.ActionButton { return t.foot.undoing }

// Undone returns undone.
func (t *Table) Undone() *kit.ActionButton { return t.foot.undone }

// Redoing returns redoing.
func (t *Table) Redoing() *kit.ActionButton { return t.foot.redoing }

// Log returns log.
func (t *Table) Log() *logList { return t.log }

// Snapshot is snapshot.
func (t *Table) Snapshot() { t.snapshot() }

// OnAction is onAction.
func (t *Table) OnAction(a action) { t.chooser.take(a) }

// Choose is choose.
func (t *Table) Choose(o rules.Offer, given rules.Answers) { t.chooser.choose(o, given) }

// Enact is enact.
func (t *Table) Enact(o rules.Offer, answers rules.Answers) { t.enact(o, answers) }

// Fail is fail.
func (t *Table) Fail(err error) { t.tell(err) }

// Happened is happened.
func (t *Table) Happened(entries []tracker.Entry) { t.happened(entries) }

// Close is close.
func (t *Table) Close() bool { return t.crowded() }

// OpenMenu is openMenu.
func (t *Table) OpenMenu() { t.menu.open() }

// Kind returns kind.
func (a *action) Kind() rules.Kind { return a.kind }

// Seat returns seat.
func (a *action) Seat() rules.Seat { return a.seat }

// Offers returns offers.
func (a *action) Offers() []rules.Offer { return a.offers }

// ActionsOf is actionsOf.
func ActionsOf(offers []rules.Offer) []action { return actionsOf(offers) }

// Quick is quick.
func Quick(o rules.Offer) []string { return quick(o) }

// ToldBy is toldBy.
func ToldBy(entries []tracker.Entry) []rules.Event { return toldBy(entries) }

// Cards returns cards.
func (s *seatStrip) Cards() []*kit.SeatCard { return s.cards }

// LastMove is lastMove.
func LastMove(line []tracker.Entry) []tracker.Entry { return lastMove(line) }

// Called is called.
func (t *Table) Called(e tracker.Entry) string { return t.logbook.called(e) }

// Said is said.
func (t *Table) Said(e tracker.Entry) string { return t.logbook.said(e) }

// What follows is the host of the table's board.

// Text is its Text.
func (t *Table) Text(key string, data map[string]any) string { return host{t}.Text(key, data) }

// Plural is its Plural.
func (t *Table) Plural(key string, n int, data map[string]any) string {
	return host{t}.Plural(key, n, data)
}

// Thing is its Thing.
func (t *Table) Thing(thing rules.Thing) string { return host{t}.Thing(thing) }

// Event is its Event.
func (t *Table) Event(e rules.Event) string { return host{t}.Event(e) }

// Name is its Name.
func (t *Table) Name(seat rules.Seat) string { return host{t}.Name(seat) }

// Symbol is its Symbol.
func (t *Table) Symbol(seat rules.Seat) int { return host{t}.Symbol(seat) }

// Tap is its Tap.
func (t *Table) Tap(thing rules.Thing) { host{t}.Tap(thing) }

// Do is its Do.
func (t *Table) Do(o rules.Offer, answers rules.Answers) { host{t}.Do(o, answers) }

// Reshape is its Reshape.
func (t *Table) Reshape() { host{t}.Reshape() }

// Roll is its Roll.
func (t *Table) Roll(o rules.Offer) { host{t}.Roll(o) }

// Move is its Move.
func (t *Table) Move(figure, to rules.Thing) { host{t}.Move(figure, to) }

// Cover is its Cover.
func (t *Table) Cover(seat rules.Seat) { host{t}.Cover(seat) }
