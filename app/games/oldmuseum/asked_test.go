package oldmuseum

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/rules"
)

// answering is a guide that takes answers.
type answering struct {
	guide
	given []string
}

func (a *answering) Answer(field, value string) { a.given = append(a.given, field, value) }

// The way that is asked about is large enough; a tap on one of its sides goes on to the next answer.
func TestTheAskedWayAnswers(t *testing.T) {
	p := doing(t, begin(t, 2, nil), outside("C2", "open", "utility")[:1]...)
	v := p.View(rules.Table)
	at := slices.IndexFunc(v.Offers(), func(o rules.Offer) bool { return o.Kind == "way" })
	if at < 0 {
		t.Fatal("nobody asks how the way looks")
	}
	ask := v.Offers()[at]
	host := &answering{}
	b := New(host)
	boardtest.Show(t, b, fyne.NewSize(390, 407))
	b.Present(board.Scene{View: v, Offers: v.Offers()})
	scale := b.View.Scale()
	b.Focus(&board.Focus{Offer: ask, Answers: rules.Answers{}, Size: fyne.NewSize(390, 300)})
	if wide := b.View.Scale() * roomPart; wide < askable {
		t.Errorf("the room is %v wide", wide)
	}
	if len(b.knobs) != len(ask.Fields) {
		t.Fatalf("%d sides answer %d questions", len(b.knobs), len(ask.Fields))
	}
	first := b.knobs[0]
	b.View.Tapped(&fyne.PointEvent{Position: b.View.At(first.at)})
	if want := []string{first.field, "open"}; !slices.Equal(host.given, want) {
		t.Errorf("a tap answers %v, want %v", host.given, want)
	}
	b.Focus(&board.Focus{Offer: ask, Answers: rules.Answers{first.field: {"open"}}, Size: fyne.NewSize(390, 300)})
	if next := b.knobs[0].next; next != "tape" {
		t.Errorf("after open comes %s", next)
	}
	b.Focus(nil)
	if b.View.Scale() != scale || len(b.knobs) > 0 {
		t.Errorf("answered, the rooms are at %v, before %v", b.View.Scale(), scale)
	}
}

// The board stands still for a room that can be answered where it is; under a sheet it glides into sight, no larger.
func TestTheBoardStandsStillForAQuestion(t *testing.T) {
	p := doing(t, begin(t, 2, nil), outside("C2", "open", "utility")[:1]...)
	v := p.View(rules.Table)
	at := slices.IndexFunc(v.Offers(), func(o rules.Offer) bool { return o.Kind == "way" })
	b := New(&answering{})
	boardtest.Show(t, b, fyne.NewSize(390, 596))
	b.Present(board.Scene{View: v, Offers: v.Offers()})
	scale, stood := b.View.Scale(), b.View.At(fyne.NewPos(0, 0))
	for _, free := range []float32{596, 260} {
		b.Focus(&board.Focus{Offer: v.Offers()[at], Answers: rules.Answers{}, Size: fyne.NewSize(390, free)})
		if now := b.View.Scale(); now != scale {
			t.Errorf("with %v dp free the rooms are at %v, before at %v", free, now, scale)
		}
		if now := b.View.At(fyne.NewPos(0, 0)); (now == stood) != (free == 596) {
			t.Errorf("with %v dp free the rooms stand at %v, before at %v", free, now, stood)
		}
		for _, k := range b.knobs {
			if y := b.View.At(k.at).Y + b.View.Position().Y; y > free-24 {
				t.Errorf("with %v dp free an answer stands at %v", free, y)
			}
		}
	}
}

// For a question that buttons answer, the board stands still even where the room is small or lies at its rim.
func TestTheBoardStandsStillWhereNothingOnItAnswers(t *testing.T) {
	p := doing(t, begin(t, 2, nil), outside("B1", "open", "utility")[:1]...)
	v := p.View(rules.Table)
	at := slices.IndexFunc(v.Offers(), func(o rules.Offer) bool { return o.Kind == "way" })
	for _, size := range []fyne.Size{{Width: 520, Height: 352}, {Width: 320, Height: 360}} {
		b := New(&answering{})
		boardtest.Show(t, b, size)
		b.Present(board.Scene{View: v, Offers: v.Offers()})
		scale, stood := b.View.Scale(), b.View.At(fyne.NewPos(0, 0))
		b.Focus(&board.Focus{Offer: v.Offers()[at], Size: size})
		if now := b.View.At(fyne.NewPos(0, 0)); now != stood || b.View.Scale() != scale {
			t.Errorf("in %v the rooms stand at %v, %v large, before at %v, %v large", size, now, b.View.Scale(), stood, scale)
		}
	}
}

// A tap on a locked room uses the Key, as one on a taped room uses the Room Access.
func TestATapOnALockUsesTheKey(t *testing.T) {
	b, host := boardIn(t, boardtest.Sizes[0], doing(t, begin(t, 2, nil), outside("C2", "open", "locked")...))
	tapAt(t, b, "C2")
	if len(host.Deeds) != 1 || host.Deeds[0].Kind != "key" || !slices.Contains(b.Things(), rules.Thing("room:C2")) {
		t.Errorf("a tap on the locked room does %v", host.Deeds)
	}
}
