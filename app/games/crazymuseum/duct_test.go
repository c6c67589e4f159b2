package crazymuseum

import (
	"encoding/json"
	"slices"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/crazymuseum"
)

// north plays until the first thief stands two rooms north of the first, with blue rooms at both ends.
func north(t *testing.T) rules.Position {
	t.Helper()
	tile := func(colour string) json.RawMessage {
		return json.RawMessage(`{"doors":["N","S"],"colour":"` + colour + `"}`)
	}
	p, _, err := crazymuseum.Game.Start(rules.Setup{Seats: 2, Box: rules.Box{
		"tile:1": tile("blue"), "tile:2": tile("other"), "tile:3": tile("blue"),
	}})
	if err != nil {
		t.Fatal(err)
	}
	for _, number := range []string{"2", "3"} {
		p = plays(t, p, "move", "dir:N", nil)
		p = plays(t, p, "tile", "", rules.Answers{"number": {number}})
	}
	return p
}

// plays makes an offered move, and the steps of the referee after it.
func plays(t *testing.T, p rules.Position, kind rules.Kind, about rules.Thing, answers rules.Answers) rules.Position {
	t.Helper()
	find := func(kind rules.Kind, about rules.Thing) int {
		return slices.IndexFunc(p.Offers(), func(o rules.Offer) bool {
			return o.Kind == kind && o.Refused == nil && (about == "" || slices.Contains(o.About, about))
		})
	}
	settle := func() {
		for i := find("referee", ""); i >= 0; i = find("referee", "") {
			p, _ = boardtest.Play(t, p, p.Offers()[i], nil)
		}
	}
	settle()
	at := find(kind, about)
	if at < 0 {
		t.Fatalf("%s is not offered: %+v", kind, p.Offers())
	}
	p, _ = boardtest.Play(t, p, p.Offers()[at], answers)
	settle()
	return p
}

// The duct goes far and ends the turn: its rooms light up once it was chosen, with its icon; before, a tap on one asks.
func TestTheDuctIsAskedFor(t *testing.T) {
	p, host := north(t), &boardtest.Host{}
	b := New(host)
	boardtest.Show(t, b, fyne.NewSize(390, 515))
	b.Present(board.Scene{View: p.View(rules.Table), Offers: p.Offers()})
	tap := func() {
		b.View.Tapped(&fyne.PointEvent{Position: b.View.At(draw.MiddleOf(tileIn(b.look, 1).cell))})
	}
	if slices.Contains(b.Things(), "room:1") || !slices.Contains(b.Things(), "room:2") {
		t.Errorf("lit are %v, want the way to room 2, not the duct to room 1", b.Things())
	}
	tap()
	if len(host.Taps) > 0 || len(host.Deeds) != 1 || host.Deeds[0].Kind != duct || host.Deeds[0].Answers != nil {
		t.Fatalf("a tap on a room of the duct taps %v and plays %v", host.Taps, host.Deeds)
	}
	at := slices.IndexFunc(p.Offers(), func(o rules.Offer) bool { return o.Kind == duct })
	b.Focus(&board.Focus{Offer: p.Offers()[at], Answers: rules.Answers{}, Size: fyne.NewSize(390, 300)})
	if one := tileIn(b.look, 1); !one.glows() || !one.duct || tileIn(b.look, 2).lit {
		t.Errorf("asked for, lit are %v", b.Things())
	}
	tap()
	if !slices.Equal(host.Taps, []rules.Thing{"room:1"}) {
		t.Errorf("asked for, a tap answers %v", host.Taps)
	}
	b.Focus(nil)
	if slices.Contains(b.Things(), "room:1") {
		t.Errorf("put away, lit are %v", b.Things())
	}
}

// While a sheet asks something, its answers alone are lit; without one, what may be done.
func TestASheetLightsItsAnswersAlone(t *testing.T) {
	p := north(t)
	b := New(&boardtest.Host{})
	boardtest.Show(t, b, fyne.NewSize(390, 515))
	b.Present(board.Scene{View: p.View(rules.Table), Offers: p.Offers()})
	before := b.Things()
	asks := func(kind rules.Kind, fields ...rules.Field) {
		b.Focus(&board.Focus{Offer: rules.Offer{Kind: kind, Fields: fields}, Answers: rules.Answers{}, Size: fyne.NewSize(390, 300)})
	}
	for _, test := range []struct {
		kind   rules.Kind
		fields []rules.Field
		want   []rules.Thing
	}{
		{"use", []rules.Field{rules.Pick("card", "card", "mask")}, nil},
		{"mark", []rules.Field{rules.Pick("room", "room", "1", "3")}, []rules.Thing{"room:1", "room:3"}},
	} {
		if asks(test.kind, test.fields...); !slices.Equal(b.Things(), test.want) {
			t.Errorf("%s: lit are %v, want %v", test.kind, b.Things(), test.want)
		}
	}
	if b.Focus(nil); len(before) == 0 || !slices.Equal(b.Things(), before) {
		t.Errorf("put away, lit are %v, before %v", b.Things(), before)
	}
}

// A room that is an answer glows, also where who is asked stands in it; the number of a new tile is none of those that lie
// there.
func TestRoomsThatAnswerGlow(t *testing.T) {
	rooms := rules.Pick("room", "room", "1", "3")
	for _, test := range []struct {
		offer      rules.Offer
		own, other bool
	}{
		{rules.Offer{Kind: "place-rat", Fields: []rules.Field{rooms}}, true, true},
		{rules.Offer{Kind: "tile", On: []rules.Thing{"cell:0.-1"}, Fields: []rules.Field{rooms}}, false, false},
		{rules.Offer{Kind: "examine", On: []rules.Thing{"room:3"}}, false, false},
		{rules.Offer{Kind: "print", On: []rules.Thing{"room:3"}}, true, false},
	} {
		s := smallMuseum()
		if test.offer.Kind == "print" {
			s.Agenda = make(crazymuseum.Agenda, 1)
		}
		h := readModel(s, board.Scene{Offers: []rules.Offer{test.offer}}, 0)
		own, far := tileIn(h, 3), tileIn(h, 1)
		if own.glows() != test.own || far.glows() != test.other {
			t.Errorf("%s: the own room glows: %t, another: %t", test.offer.Kind, own.glows(), far.glows())
		}
	}
}
