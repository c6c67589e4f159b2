// Package arrange lays out what a screen consists of and draws it. All layouts know that a text's height depends on its width.
//
//   - layout.go: Column, Row, Bar, Stack, Grow, Space, Middle; HeightFor, WidthWanted, Place.
//   - flow.go: Spread (equal widths), Flow and FlowFill (wrapping rows), Padded, Inset, AtMost, Centre.
//   - grid.go: GridOf, PlatesOf, Evenly: equal columns. page.go: Between (head, body, foot), Split (two columns).
//   - scroll.go, walk.go: NewScroll.
//   - drawn.go: NewDrawn, the renderer of all our widgets.
//   - known.go: what layouts have worked out of a question, so that nothing is asked again and again.
package arrange
