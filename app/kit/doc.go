// Package kit is Docent's own set of widgets. Widgets call back and never decide; every text comes in as a string.
// What they look like is in package look: colours, measures, faces, icons.
//
// Arranging (all know that a text's height depends on its width)
//   - layout.go: Column, Row, Bar, Stack, Grow, Space, Middle; HeightFor, WidthWanted, Place.
//   - flow.go: Spread (equal widths), Flow and FlowFill (wrapping rows), Padded, Inset, AtMost, Centre.
//   - grid.go: GridOf, PlatesOf, Evenly: equal columns. page.go: Between (head, body, foot), Split (two columns).
//   - known.go: what layouts have worked out of a question, so that nothing is asked again and again.
//   - scroll.go, walk.go: NewScroll. card.go: NewCard (panel), NewGround (a colour behind a screen).
//
// Texts
//   - text.go: NewText (one line, shortened), NewWrapped, NewCentred; styles Title, Heading, Body, Caption, Strong.
//   - item.go: NewItem, a text of a list. prose.go: NewProse, parts of which open something; NewMarked has marked parts.
//   - block.go, linebreak.go: how lines are set inside widgets.
//
// To be tapped
//   - press.go: what all targets share (pressed look, slow and wobbly taps, Lock, Now). names.go: Say, what a screen reader says of shapes. drawn.go: their renderer;
//     plate.go: their plates.
//   - button.go: ActionButton, NewPrimary, NewQuiet, NewIconButton; held.go: those that keep to a size they are given. target.go: what takes a tap, found in widgets. hint.go: what stands in the place of one.
//   - choice.go, chip.go: Choice (one or many, wraps), Segments (tabs).
//   - stepper.go: Stepper. slider.go: Slider. toggle.go: Toggle. listrow.go: ListRow (line.go holds what both share).
//   - countdown.go: Countdown, the time that is left.
//   - field.go: NewTextField, NewSearchField. logline.go: LogLine with its why.
//
// To be seen
//   - box.go: BoxArt, the drawing of a game's box, a plain one for a game without.
//   - rim.go: Rim, a line around a place. picture.go: Picture, an icon or a drawing that grows with the text.
//   - dye.go: the colours that figures of a game have on the table. seat.go: SeatInk, SeatSymbol, SeatCard, Medallion, NewSeatMark. seatchip.go, seatnumbers.go: SeatChip. compass.go: Compass. pips.go: Pips. progress.go: ProgressDots. track.go: Track.
//   - field_js.go: the text fields of a page. touch_js.go, fling_js.go: fingers on a page, which the toolkit's driver does not know.
//   - lamp.go: Lamp, Badge. banner.go: Banner. empty.go: NewEmptyState. qr.go: QR.
//
// Over everything
//   - shield.go: Shield, which takes the taps beside what stands on it.
//   - sheet.go: NewSheet, ShowSheet, CloseTop. cover.go: NewCover, ShowCover (passing the device); overlay.go: what both share.
//
// Texts outside our widgets: French numbers bring U+202F, which no face of ours has; use U+00A0 in a canvas.Text.
//
// Package viewport shows drawings that are moved and zoomed. Package kittest audits screens; command gallery paints every widget into PNG files.
package kit
