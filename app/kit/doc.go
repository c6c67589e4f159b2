// Package kit is Docent's own set of widgets. Widgets call back and never decide; every text comes in as a string.
// What they look like is in package look, how they are laid out and drawn in package arrange.
//
// Texts
//   - text.go: NewText (one line, shortened), NewWrapped, NewCentred; styles Title, Heading, Body, Caption, Strong; NewItem, a
//     text of a list.
//   - prose.go: NewProse, parts of which open something; NewMarked has marked parts.
//   - block.go, linebreak.go: how lines are set inside widgets.
//
// To be tapped
//   - press.go: what all targets share (pressed look, slow and wobbly taps, Lock, Now, what a screen reader says), and how they
//     are found in widgets; plate.go: their plates.
//   - button.go: ActionButton, NewPrimary, NewQuiet, NewIconButton; held.go: those that keep to a size they are given. hint.go:
//     what stands in the place of one.
//   - choice.go, chip.go: Choice (one or many, wraps), Segments (tabs).
//   - stepper.go: Stepper. slider.go: Slider and Track. toggle.go: Toggle. listrow.go: ListRow (line.go holds what both share).
//   - countdown.go: Countdown, the time that is left.
//   - field.go: NewTextField, NewSearchField; field_js.go: those of a page. logline.go: LogLine with its why.
//
// To be seen
//   - card.go: NewCard (panel), NewGround (a colour behind a screen), Rim (a line around a place).
//   - picture.go: Picture, an icon or a drawing that grows with the text. box.go: BoxArt, the drawing of a game's box, a plain
//     one for a game without.
//   - seat.go: SeatInk, SeatSymbol, SeatCard, Medallion, NewSeatMark, the dyes of pieces. seatchip.go, seatnumbers.go: SeatChip.
//   - compass.go: Compass. pips.go: Pips. progress.go: ProgressDots. lamp.go: Lamp, Badge. banner.go: Banner. empty.go:
//     NewEmptyState. qr.go: QR.
//
// Over everything
//   - shield.go: Shield, which takes the taps beside what stands on it.
//   - sheet.go: NewSheet, ShowSheet, CloseTop. cover.go: NewCover, ShowCover (passing the device).
//
// Texts outside our widgets: French numbers bring U+202F, which no face of ours has; use U+00A0 in a canvas.Text.
//
// Package viewport shows drawings that are moved and zoomed. Package kittest audits screens; command gallery paints every
// widget into PNG files.
package kit
