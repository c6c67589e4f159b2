//go:build scenes

package play

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

func (c *countdown) Read() func() tracker.Clock { return c.read }

func (c *countdown) SetRead(v func() tracker.Clock) { c.read = v }

func (c *countdown) Dial() *kit.Countdown { return c.dial }

func (c *countdown) Stop() func() { return c.stop }

func (c *countdown) Tick() { c.tick() }

func (c *countdown) OnTap() { c.onTap() }

func (p *passing) Seat() rules.Seat { return p.seat }

func (p *passing) Offers() []rules.Offer { return p.offers() }

func (p *passing) OnReady() { p.onReady() }

func (p *passing) Do(s *kit.Sheet, o rules.Offer, answers rules.Answers) { p.do(s, o, answers) }

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

func (f *form) Table() *Table { return f.table }

func (f *form) Offer() rules.Offer { return f.offer }

func (f *form) SetOffer(v rules.Offer) { f.offer = v }

func (f *form) Answers() rules.Answers { return f.answers }

func (f *form) SetAnswers(v rules.Answers) { f.answers = v }

func (f *form) Bill() *bill { return f.bill }

func (f *form) Fields() []rules.Field { return f.fields() }

func (f *form) Single() (rules.Field, bool) { return f.single() }

func (f *form) OnConfirm() { f.onConfirm() }

func (f *form) Judge() string { return f.judge() }

func (f *form) Set(name string, values ...string) { f.set(name, values...) }

func (f *form) Body() fyne.CanvasObject { return f.body() }

func (f *form) Actions() []fyne.CanvasObject { return f.actions() }

func (b *bill) Sum() *kit.Text { return b.sum }

func (b *bill) Short() bool { return b.short() }

func (f *form) Claim(field rules.Field, o rules.Option, values []string) { f.claim(field, o, values) }

func (f *form) Typed(fields []rules.Field) bool { return f.byDigits(fields) }

func (n formNumbers) Form() *form { return n.form }

func (f *form) Digits(fields []rules.Field) fyne.CanvasObject { return f.digits(fields) }

func (f *form) Widget(field rules.Field) fyne.CanvasObject { return f.widget(field) }

func (f *form) Parted(field rules.Field) []board.Part { return f.looks.parted(field) }

func (p *partsPad) Body() fyne.CanvasObject { return p.body() }

func (p *partsPad) Choose(part int, value string) { p.choose(part, value) }

func (l *telling) Line() *kit.LogLine { return l.line }

func (l *telling) Why() *kit.ActionButton { return l.why }

func (l *telling) Turner() *kit.ActionButton { return l.turner }

func (l *telling) Told() []rules.Event { return l.told }

func (l *telling) At() int { return l.at }

func (l *telling) Again() bool { return l.again }

func (l *telling) SetAgain(v bool) { l.again = v }

func (l *telling) Rest(events []rules.Event) { l.rest(events) }
