package oldmuseum

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// Map returns a seat's Notes Sheet: the museum as it alone knows it, in the dark the rooms it has visited, and what it
// wrote of each room (OM-DARK-4).
func (Art) Map(host board.Host, v rules.View, seat rules.Seat) (title string, drawn fyne.CanvasObject) {
	state, ok := rules.StateOf[oldmuseum.State](v)
	if !ok {
		return "", nil
	}
	n := &notesheet{host: host, board: New(host), notes: slices.Clone(state.Players[seat].Notes)}
	n.board.private = seat
	n.board.picked = n.pick
	n.board.Present(board.Scene{View: v})
	for _, o := range v.Offers() {
		if o.Kind == "note" && o.Seat == seat && o.Refused == nil {
			n.offer = &o
		}
	}
	n.panel = arrange.Column(look.Gap)
	n.pick(state.Players[seat].At)
	return host.Thing(rules.Of(mapNoun, seat)), arrange.Column(look.Pad, n.board, n.panel)
}

// notesheet is a seat's map with what it wrote, and below it the note of the room that was tapped.
type notesheet struct {
	host  board.Host
	offer *rules.Offer // nil: nothing is written any more
	board *Board
	notes oldmuseum.Notes
	note  oldmuseum.Note // of the room that was tapped
	panel *fyne.Container
	save  *kit.ActionButton
}

// text returns a text of the sheet.
func (n *notesheet) text(key string) string { return n.host.Text("oldmuseum.board.notes."+key, nil) }

// pick shows the note of a room.
func (n *notesheet) pick(at oldmuseum.Place) {
	if n.offer == nil {
		return
	}
	n.note = n.notes.Of(at)
	n.board.mark(at, n.note)
	words := kit.NewTextField(n.text("words"), "", n.typed)
	n.save = kit.NewActionButton(look.IconCheck, n.text("save"), n.write)
	words.SetText(n.note.Text)
	words.OnSubmitted(func(string) { n.write() })
	heading := n.host.Text("oldmuseum.board.notes.of", map[string]any{"room": n.host.Thing(roomThing(at))})
	n.panel.Objects = []fyne.CanvasObject{
		kit.NewWrapped(n.text("pick"), kit.Caption), kit.NewWrapped(heading, kit.Strong), n.choice(), words, arrange.Row(look.Gap, arrange.Space(), n.save),
	}
	n.typed(n.note.Text)
	n.panel.Refresh()
}

// choice returns the quick marks, the numbered artifacts in rows of their own: each tap is written at once.
func (n *notesheet) choice() fyne.CanvasObject {
	var cards, artifacts []kit.Option
	for _, f := range n.offer.Fields {
		for _, o := range f.Options {
			var card oldmuseum.Card
			if f.Name != "marks" || card.UnmarshalText([]byte(o.Value)) != nil {
				continue
			}
			number, _ := artifactNumber(card)
			option := kit.Option{Value: o.Value, Icon: markIcon(card), Label: number, Said: n.host.Thing(rules.Of("card", o.Value))}
			if number == "" {
				cards = append(cards, option)
			} else {
				artifacts = append(artifacts, option)
			}
		}
	}
	var plain, numbered *kit.Choice
	changed := func([]string) {
		n.note.Marks = nil
		for _, value := range append(plain.Chosen(), numbered.Chosen()...) {
			var card oldmuseum.Card
			if card.UnmarshalText([]byte(value)) == nil {
				n.note.Marks = append(n.note.Marks, card)
			}
		}
		n.write()
	}
	plain, numbered = kit.NewManyChoice(cards, changed), kit.NewManyChoice(artifacts, changed)
	marked := words(n.note.Marks)
	plain.SetChosen(marked...)
	numbered.SetChosen(marked...)
	return arrange.Column(look.Gap, plain, numbered)
}

// words spells cards.
func words(cards []oldmuseum.Card) []string {
	list := make([]string, len(cards))
	for i, c := range cards {
		list[i] = c.String()
	}
	return list
}

// typed takes up what was typed; it is written with the button or the next mark.
func (n *notesheet) typed(text string) {
	n.note.Text = clipped(text)
	n.save.SetGreyed(n.note.Text == n.notes.Of(n.note.At).Text)
}

// mostWords is the most characters that a note takes.
const mostWords = oldmuseum.MostText

// clipped returns a line as a note takes it.
func clipped(text string) string {
	if line := []rune(text); len(line) > mostWords {
		text = string(line[:mostWords])
	}
	return strings.TrimSpace(text)
}

// write keeps the note, under the cover where it is read.
func (n *notesheet) write() {
	writer, ok := n.host.(board.Writer)
	if !ok || !writer.Write(*n.offer, rules.Answers{"at": {n.note.At.String()}, "marks": words(n.note.Marks), "text": {n.note.Text}}) {
		return
	}
	n.notes.Write(n.note)
	n.board.mark(n.note.At, n.note)
	n.save.SetGreyed(true)
}

// mark draws a note in its room, the one of which is written now.
func (b *Board) mark(at oldmuseum.Place, note oldmuseum.Note) {
	b.look.all(func(c *chamber) {
		if c.asked = c.at == at; c.asked {
			c.note = note
		}
	})
	b.show(b.look, false)
}
