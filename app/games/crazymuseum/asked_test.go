package crazymuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
)

// sides is a keeper that names the sides.
type sides struct{ keeper }

func (*sides) Thing(thing rules.Thing) string {
	return map[rules.Thing]string{"side:N": "north", "side:E": "east", "side:S": "south", "side:W": "west"}[thing]
}

// The room whose doors are asked for glides to the middle of what a sheet leaves free, large enough; its sides answer, also
// of a map that is turned. Answered, the map goes back to what was seen.
func TestTheAskedRoomAnswers(t *testing.T) {
	boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: 1})
	ask := rules.Offer{Kind: "print", On: []rules.Thing{"room:16"}, Fields: []rules.Field{rules.Several("doors", "side", 0, 4, "N", "E", "S", "W")}}
	for quarters, tapped := range []rules.Thing{"side:E", "side:N", "side:W", "side:S"} {
		host := &sides{keeper{quarters: quarters}}
		b := New(host)
		boardtest.Show(t, b, fyne.NewSize(390, 515))
		b.show(readModel(wholeMuseum(), board.Scene{}, quarters), false)
		scale, middle := b.View.Scale(), b.View.Middle()
		if !b.Focuses(ask) {
			t.Fatal("the board does not take the question")
		}
		free := fyne.NewSize(390, 280)
		b.Focus(&board.Focus{Offer: ask, Answers: rules.Answers{"doors": {"N"}}, Size: free})
		at := b.View.At(draw.MiddleOf(tileIn(b.look, 16).cell)).Add(b.View.Position())
		top := b.View.Position().Y
		if want := fyne.NewPos(195, (top+free.Height)/2); draw.Apart(at, want) > 1 {
			t.Errorf("turned %d: the room is at %v, want %v", quarters, at, want)
		}
		if wide := b.View.Scale() * tilePart; wide < 96 {
			t.Errorf("turned %d: the room is %v wide", quarters, wide)
		}
		east := b.View.At(draw.MiddleOf(tileIn(b.look, 16).cell)).AddXY(b.View.Scale()*tilePart/2, 0)
		b.View.Tapped(&fyne.PointEvent{Position: east})
		if !slices.Equal(host.Taps, []rules.Thing{tapped}) {
			t.Errorf("turned %d: a tap at the right edge answers %v, want %s", quarters, host.Taps, tapped)
		}
		if got, want := b.letters(), []string{"N", "E", "S", "W"}; !slices.Equal(got, want) {
			t.Errorf("turned %d: the sides read %v, want %v", quarters, got, want)
		}
		b.Focus(nil)
		if b.View.Scale() != scale || draw.Apart(b.View.Middle(), middle) > 0.01 {
			t.Errorf("turned %d: answered, %v is seen at %v, before %v at %v", quarters, b.View.Middle(), b.View.Scale(), middle, scale)
		}
	}
}

// letters lists the letters of the sides that answer, from the north.
func (b *Board) letters() []string {
	var list []string
	for _, side := range b.askedSides() {
		list = append(list, b.letter(side))
	}
	return list
}

// Where a sheet leaves too little, the map stays as it is.
func TestNoRoomToAsk(t *testing.T) {
	b := New(&boardtest.Host{})
	boardtest.Show(t, b, fyne.NewSize(390, 515))
	b.show(readModel(wholeMuseum(), board.Scene{}, 0), false)
	scale := b.View.Scale()
	ask := rules.Offer{On: []rules.Thing{"room:16"}, Fields: []rules.Field{rules.Several("doors", "side", 0, 4, "N", "E", "S", "W")}}
	b.Focus(&board.Focus{Offer: ask, Size: fyne.NewSize(390, 120)})
	if b.View.Scale() != scale || len(b.askedSides()) > 0 {
		t.Errorf("the map is at %v, before %v", b.View.Scale(), scale)
	}
}

// A room that a question is about is shown beside a sheet that would hide it; what the sheet leaves free stays, and
// answered, the map goes back.
func TestTheRoomAskedAboutIsSeen(t *testing.T) {
	b := New(&boardtest.Host{})
	boardtest.Show(t, b, fyne.NewSize(390, 515))
	b.show(readModel(wholeMuseum(), board.Scene{}, 0), false)
	scale, middle := b.View.Scale(), b.View.Middle()
	at := func(number int) fyne.Position {
		return b.View.At(draw.MiddleOf(tileIn(b.look, number).cell)).Add(b.View.Position())
	}
	about := func(thing rules.Thing, height float32, fields ...rules.Field) {
		b.Focus(&board.Focus{Offer: rules.Offer{Kind: "watch", About: []rules.Thing{thing}, Fields: fields}, Size: fyne.NewSize(390, height)})
	}
	ask := func(number int, height float32) { about(rules.Of("room", number), height) }
	if ask(14, 515); b.View.Middle() != middle {
		t.Error("without a sheet the map moves")
	}
	if ask(15, 300); b.View.Middle() != middle {
		t.Error("a room that is seen moves the map")
	}
	for range 2 {
		if ask(14, 280); at(14).Y > 280-b.View.Scale()*tilePart/2 {
			t.Errorf("the room is hidden, at %v", at(14))
		}
	}
	if b.Focus(nil); b.View.Scale() != scale || draw.Apart(b.View.Middle(), middle) > 0.01 {
		t.Errorf("answered, %v is seen at %v, before %v at %v", b.View.Middle(), b.View.Scale(), middle, scale)
	}
	who := b.look.figures[0]
	if about(who.who, 280, rules.Field{Name: "room", Of: "room"}); b.View.Middle() != middle {
		t.Error("where any room may be the answer the map moves")
	}
	if about(who.who, 200); at(who.number).Y > 200-b.View.Scale()*tilePart/2 {
		t.Errorf("the room of %s is hidden, at %v", who.who, at(who.number))
	}
}
