// Package look has how Docent looks, as one value that is a theme of the toolkit: the colours by their names, the
// measures, the faces of letters and the icons. It knows no widget; all that is drawn asks it at every refresh.
//
//   - palette.go: the colour names (Void, Panel, Ink, Brass, Seat1…, Bronze…), both variants, an accent, an alarm.
//   - theme.go: Look{Variant, Scale, Motion, Accent, Alarm}: Look.Apply, Current, Scale(), Motion(), IsDark;
//     the measures Gap, Pad, Edges, Radius, Touch.
//   - fonts.go: the faces. letters.go: Letter, what draws a text where our faces lack a character.
//   - icon.go: Icon(name), IconIn(name, colour), AppIcon; Image and Redraw, an icon as a picture of a widget.
//   - art.go: CoverArt(game), the drawing of a game's box.
package look
