//go:build scenes

package play

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// Read returns read.
func (c *countdown) Read() func() tracker.Clock { return c.read }

// SetRead sets read.
func (c *countdown) SetRead(v func() tracker.Clock) { c.read = v }

// Dial returns dial.
func (c *countdown) Dial() *kit.Countdown { return c.dial }

// Stop returns stop.
func (c *countdown) Stop() func() { return c.stop }

// Tick is tick.
func (c *countdown) Tick() { c.tick() }

// OnTap is onTap.
func (c *countdown) OnTap() { c.onTap() }

// Seat returns seat.
func (p *passing) Seat() rules.Seat { return p.seat }

// Offers is offers.
func (p *passing) Offers() []rules.Offer { return p.offers() }

// OnReady is onReady.
func (p *passing) OnReady() { p.onReady() }

// Do is do.
func (p *passing) Do(s *kit.Sheet, o rules.Offer, answers rules.Answers) { p.do(s, o, answers) }

// Entry returns entry.
func (s step) Entry() tracker.Entry { return s.entry }

// Event returns event.
func (s *step) Event() rules.Event { return s.event }

// Steps returns steps.
func (p *playback) Steps() []step { return p.steps }

// SetSteps sets steps.
func (p *playback) SetSteps(v []step) { p.steps = v }

// At returns at.
func (p *playback) At() int { return p.at }

// SetAt sets at.
func (p *playback) SetAt(v int) { p.at = v }

// Still returns still.
func (p *playback) Still() bool { return p.still }

// Paused returns paused.
func (p *playback) Paused() bool { return p.paused }

// SetPaused sets paused.
func (p *playback) SetPaused(v bool) { p.paused = v }

// Now is now.
func (p *playback) Now() step { return p.now() }

// Wait is wait.
func (p *playback) Wait() { p.wait() }

// OnNext is onNext.
func (p *playback) OnNext() { p.onNext() }

// OnSlide is onSlide.
func (p *playback) OnSlide(at int) { p.onSlide(at) }

// Turn is turn.
func (p *playback) Turn(by int) { p.turn(by) }

// Slide returns slide.
func (b *playbar) Slide() *kit.Slider { return b.slide }

// Back returns back.
func (b *playbar) Back() *kit.ActionButton { return b.back }

// Play returns play.
func (b *playbar) Play() *kit.ActionButton { return b.play }

// Next returns next.
func (b *playbar) Next() *kit.ActionButton { return b.next }

// Pace returns pace.
func (b *playbar) Pace() *kit.ActionButton { return b.pace }

// Wrong returns wrong.
func (b *playbar) Wrong() *kit.ActionButton { return b.wrong }

// Skip returns skip.
func (b *playbar) Skip() *kit.ActionButton { return b.skip }

// OnWrong is onWrong.
func (p *playback) OnWrong() { p.onWrong() }

// Table returns table.
func (f *form) Table() *Table { return f.table }

// Offer returns offer.
func (f *form) Offer() rules.Offer { return f.offer }

// SetOffer sets offer.
func (f *form) SetOffer(v rules.Offer) { f.offer = v }

// Answers returns answers.
func (f *form) Answers() rules.Answers { return f.answers }

// SetAnswers sets answers.
func (f *form) SetAnswers(v rules.Answers) { f.answers = v }

// Bill returns bill.
func (f *form) Bill() *bill { return f.bill }

// Fields is fields.
func (f *form) Fields() []rules.Field { return f.fields() }

// Single is single.
func (f *form) Single() (rules.Field, bool) { return f.single() }

// OnConfirm is onConfirm.
func (f *form) OnConfirm() { f.onConfirm() }

// Judge is judge.
func (f *form) Judge() string { return f.judge() }

// Set is set.
func (f *form) Set(name string, values ...string) { f.set(name, values...) }

// Body is body.
func (f *form) Body() fyne.CanvasObject { return f.body() }

// Actions is actions.
func (f *form) Actions() []fyne.CanvasObject { return f.actions() }

// Sum returns sum.
func (b *bill) Sum() *kit.Text { return b.sum }

// Short is short.
func (b *bill) Short() bool { return b.short() }

// Claim is claim.
func (f *form) Claim(field rules.Field, o rules.Option, values []string) { f.claim(field, o, values) }

// Typed is typed.
func (f *form) Typed(fields []rules.Field) bool { return f.byDigits(fields) }

// Form returns form.
func (n formNumbers) Form() *form { return n.form }

// Digits is digits.
func (f *form) Digits(fields []rules.Field) fyne.CanvasObject { return f.digits(fields) }

// Widget is widget.
func (f *form) Widget(field rules.Field) fyne.CanvasObject { return f.widget(field) }

// Parted is parted.
func (f *form) Parted(field rules.Field) []board.Part { return f.looks.parted(field) }

// Body is body.
func (p *partsPad) Body() fyne.CanvasObject { return p.body() }

// Choose is choose.
func (p *partsPad) Choose(part int, value string) { p.choose(part, value) }

// Text returns text.
func (s *sign) Text() string { return s.text }

// Set is set.
func (s *sign) Set(symbol int, seat bool, title, sub string) { s.set(symbol, seat, title, sub) }

// Lines is lines.
func (s *sign) Lines(width float32) ([]string, float32) { return s.lines(width) }

// Line returns line.
func (l *telling) Line() *kit.LogLine { return l.line }

// Turner returns turner.
func (l *telling) Turner() *kit.ActionButton { return l.turner }

// Told returns told.
func (l *telling) Told() []rules.Event { return l.told }

// At returns at.
func (l *telling) At() int { return l.at }

// Again returns again.
func (l *telling) Again() bool { return l.again }

// SetAgain sets again.
func (l *telling) SetAgain(v bool) { l.again = v }

// Rest is rest.
func (l *telling) Rest(events []rules.Event) { l.rest(events) }
