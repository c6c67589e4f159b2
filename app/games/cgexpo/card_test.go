package cgexpo

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/look"
	"docent/rules"
	"docent/rules/cgexpo"
)

// cardIn returns a board on which an event card is entered, and where it is.
func cardIn(t *testing.T) (*Board, *boardtest.Host, rules.Position) {
	t.Helper()
	return cardOf(t, hallOf(16, 12))
}

// cardOf returns what cardIn does on a board.
func cardOf(t *testing.T, d *Draft) (*Board, *boardtest.Host, rules.Position) {
	t.Helper()
	p := begin(t, boxOf(t, d))
	p, _ = do(t, p, "roll", rules.Answers{"a": {"1"}, "b": {"1"}})
	s := stateOf(t, p)
	all := s.Reachable().All()
	p, _ = do(t, p, "move", rules.Answers{"to": {all.Squares()[0].String()}})
	b, host := boardIn(t, sizes[0], p)
	if _, asks := b.Asked(); !asks {
		t.Fatal("the card is not entered in the dock")
	}
	return b, host, p
}

// slot presses a slot of the dock: Scott, SoCal Mike, UK Mike, Carl, number.
func (b *Board) slot(t *testing.T, at int) {
	t.Helper()
	d, _ := b.Asked()
	if len(d.Slots) != 5 {
		t.Fatalf("the dock has %d slots", len(d.Slots))
	}
	d.Slots[at].Tapped()
}

// hits taps a square of the map by its name.
func (b *Board) hits(t *testing.T, square string) {
	t.Helper()
	q, ok := cgexpo.ParseSquare(square)
	if !ok {
		t.Fatalf("there is no square %s", square)
	}
	b.tapMap(middleOf(q))
}

// plays plays the card by the dock and holds it to what it should say.
func (b *Board) plays(t *testing.T, host *boardtest.Host, p rules.Position, legs, carl, number string) {
	t.Helper()
	d, _ := b.Asked()
	d.Lead.Tapped()
	b.held(t, host, p, legs, carl, number)
}

// held holds a card that was played to what it should say.
func (b *Board) held(t *testing.T, host *boardtest.Host, p rules.Position, legs, carl, number string) {
	t.Helper()
	want := rules.Answers{
		"scott": {"stays"}, "scottSteps": {"6"}, "socal": {"stays"}, "socalSteps": {"6"}, "uk": {"stays"}, "ukSteps": {"6"},
		"legs": {legs}, "carl": {carl}, "card": {number},
	}
	if len(host.Deeds) != 1 || fmt.Sprint(host.Deeds[0].Answers) != fmt.Sprint(want) {
		t.Fatalf("played is %v, want %v", host.Deeds, want)
	}
	do(t, p, "read", host.Deeds[0].Answers)
}

// A tap on a way tells podcaster, way and steps at once, whoever it is; Scott is on G6, SoCal Mike on I6, UK Mike on K6 and
// the thief on F10.
func TestATapTellsWhoWayAndSteps(t *testing.T) {
	for square, want := range map[string]string{
		"G9": "scott:s3", "C10": "scott:sw4", "G1": "scott:n5", "I10": "socal:s4", "K3": "uk:n3", "P11": "uk:se5", "M8": "uk:se2",
	} {
		b, host, p := cardIn(t)
		b.hits(t, square)
		b.plays(t, host, p, want, "false", "0")
	}
}

// Two podcasters with different steps are told by two taps.
func TestTwoPodcastersByTwoTaps(t *testing.T) {
	b, host, p := cardIn(t)
	b.hits(t, "G9")
	b.hits(t, "K2")
	b.plays(t, host, p, "scott:s3 uk:n4", "false", "0")
}

// From where a move ends the next tap leads on; on the same way it makes the move shorter or longer.
func TestATapLeadsOn(t *testing.T) {
	b, host, p := cardIn(t)
	b.hits(t, "G2")
	b.hits(t, "G1")
	b.hits(t, "B1")
	b.plays(t, host, p, "scott:n5 scott:w5", "false", "0")
}

// Whoever is tapped in the dock goes six steps toward the closest thief until a tap on the map says something else; staying takes
// it back.
func TestTheUsualMove(t *testing.T) {
	b, host, p := cardIn(t)
	b.slot(t, 2)
	b.slot(t, 1)
	b.hits(t, "I10")
	b.slot(t, 0)
	b.key(t, "Cgexpo.board.card.stays").Tapped(nil)
	b.plays(t, host, p, "uk:toward6 socal:s4", "false", "0")
}

// A square on the ways of two podcasters means who is entered now.
func TestWhoIsEnteredNowComesFirst(t *testing.T) {
	b, host, p := cardIn(t)
	b.slot(t, 2)
	b.hits(t, "I8") // two steps from each of them
	b.plays(t, host, p, "uk:sw2", "false", "0")
}

// All three move alike by one tap, and other steps that the card prints are counted, beyond what the board allows.
func TestAllThree(t *testing.T) {
	b, host, p := cardIn(t)
	b.key(t, "Cgexpo.board.tab.all").Tapped(nil)
	for range 8 {
		b.key(t, "cgexpo.board.card.more").Tapped(nil)
	}
	b.plays(t, host, p, "scott:toward14 socal:toward14 uk:toward14", "false", "0")
}

// Carl plays the card by his slot, the number is one tap on its grid, and a second one takes it away.
func TestCarlAndTheNumber(t *testing.T) {
	b, host, p := cardIn(t)
	for _, number := range []string{"42", "17", "17", "42"} {
		b.slot(t, 4)
		b.key(t, number).Tapped(nil)
	}
	b.slot(t, 3)
	b.held(t, host, p, "", "true", "42")
}

// However wide the numbers are, they stand under each other in columns that take the whole width.
func TestTheNumbersStandInColumns(t *testing.T) {
	b, _, _ := cardIn(t)
	for _, wide := range []float32{200, 236, 300, 336, 366, 406, 520} {
		b.tray.keys.used = 0
		b.tray.card.number.ask(&column{Sketch: &draw.Sketch{}, keys: &b.tray.keys, wide: wide})
		rows, places, end := map[float32]int{}, map[float32]bool{}, float32(0)
		for n := 1; n <= mostNumber; n++ {
			k := b.key(t, strconv.Itoa(n))
			at, size := k.Position(), k.Size()
			if size.Width < look.Touch || size.Height < look.Touch {
				t.Errorf("%v wide the key %d is %v", wide, n, size)
			}
			rows[at.Y]++
			places[at.X], end = true, max(end, at.X+size.Width)
		}
		if most := slices.Max(slices.Collect(maps.Values(rows))); len(places) != most {
			t.Errorf("%v wide rows of up to %d numbers begin at %d places", wide, most, len(places))
		}
		if end < wide-0.5 || end > wide+0.5 {
			t.Errorf("%v wide the rows end at %v", wide, end)
		}
	}
}

// However large texts are, all numbers have the same letters.
func TestTheNumbersHaveTheSameLetters(t *testing.T) {
	t.Cleanup(func() { look.NewLook().Apply() })
	for _, scale := range []float32{1, 1.3, 1.6, 2} {
		look.Look{Variant: look.Dark, Scale: scale}.Apply()
		b, _, _ := cardIn(t)
		for _, wide := range []float32{336, 366} {
			b.tray.keys.used = 0
			b.tray.card.number.ask(&column{Sketch: &draw.Sketch{}, keys: &b.tray.keys, wide: wide})
			letters := map[string]bool{}
			for n := 1; n <= mostNumber; n++ {
				k := b.key(t, strconv.Itoa(n))
				test.NewTempWindow(t, &fyne.Container{Objects: []fyne.CanvasObject{k}})
				k.Refresh()
				for _, obj := range test.LaidOutObjects(k) {
					if text, ok := obj.(*canvas.Text); ok && text.Text != "" {
						letters[fmt.Sprint(text.FontSource.Name(), text.TextSize)] = true
					}
				}
			}
			if len(letters) != 1 {
				t.Errorf("at %v, %v wide, they have %v", scale, wide, letters)
			}
		}
	}
}

// The number of a recorded card plays it at once; one that was drawn does not.
func TestARecordedCardIsPlayedByItsNumber(t *testing.T) {
	b, host, p := cardIn(t)
	b.slot(t, 4)
	b.key(t, "9").Tapped(nil)
	b.hits(t, "G9")
	b.plays(t, host, p, "scott:s3", "false", "9")
	s := *stateOf(t, p)
	s.Prints.Events = []cgexpo.EventPrint{{ID: 9}, {ID: 12}}
	s.Seen = 1 << 11
	for number, want := range map[int]bool{9: true, 12: false, 13: false} {
		look := b.look
		look.state, look.event = &s, rules.Offer{Kind: "event"}
		b.show(look, false)
		if b.look.known(number) != want {
			t.Errorf("the card %d is offered: %t", number, !want)
		}
	}
	b.tray.card.number.press(9)
	if d := host.Deeds[len(host.Deeds)-1]; d.Kind != "event" || d.Answers["card"][0] != "9" {
		t.Errorf("its number plays %v", d)
	}
}

// A card that is taken back is as it was entered; the next one is empty.
func TestACardTakenBackIsAsItWas(t *testing.T) {
	b, host, p := cardIn(t)
	b.hits(t, "G9")
	b.plays(t, host, p, "scott:s3", "false", "0")
	next, _ := do(t, p, "read", host.Deeds[0].Answers)
	b.Present(sceneOf(next))
	b.Present(sceneOf(p))
	if got := cgexpo.Spell(b.tray.card.legs); got != "scott:s3" {
		t.Errorf("taken back the card says %q", got)
	}
	b.Present(sceneOf(next))
	s := *stateOf(t, p)
	s.Turns++
	b.show(readModel(&s, sceneOf(p), 0), false)
	if got := cgexpo.Spell(b.tray.card.legs); got != "" {
		t.Errorf("the next card says %q", got)
	}
}

// Where ways cross, whoever is next without a move is meant: by two taps both are led.
func TestCrossingWaysMeanWhoIsNext(t *testing.T) {
	b, host, p := cardIn(t)
	b.hits(t, "G3") // Scott is on G6, SoCal Mike on I6
	b.hits(t, "I4") // east of no end of a way, north of SoCal Mike
	b.hits(t, "I8") // two steps from UK Mike, and south of SoCal Mike
	b.plays(t, host, p, "scott:n3 socal:n2 uk:sw2", "false", "0")
}

// The slots of the card keep their places all through the turn; while none is due they are greyed and tell why.
func TestTheSlotsOfACardKeepTheirPlaces(t *testing.T) {
	p := begin(t, boxOf(t, hallOf(16, 12)))
	rolled, _ := do(t, p, "roll", rules.Answers{"a": {"1"}, "b": {"1"}})
	b, _ := boardIn(t, sizes[0], p)
	for _, p := range []rules.Position{p, rolled} {
		b.Present(sceneOf(p))
		d, asks := b.Asked()
		if !asks || len(d.Slots) != 5 {
			t.Fatalf("the dock has %d slots", len(d.Slots))
		}
		for i, s := range d.Slots {
			if s.Waits == nil || s.Waits.Rule != "CG-TURN-1" || s.Waits.Said != "cgexpo.board.wait.card" {
				t.Errorf("slot %d before the card waits for %+v", i, s.Waits)
			}
		}
	}
}

// A square that the card names is tapped; nothing is entered before, nor played, and whoever was tapped is put there.
func TestToASquare(t *testing.T) {
	b, host, p := cardIn(t)
	b.hits(t, "I6")
	b.key(t, "Cgexpo.board.card.place").Tapped(nil)
	b.waitsFor(t, "cgexpo.board.card.tap.square")
	b.hits(t, "H9")
	b.plays(t, host, p, "socal:@H9", "false", "0")
}

// Where nobody was chosen it is asked first who goes to a square, by his slot or by himself; pressed again, nothing is asked.
func TestWhoGoesToASquare(t *testing.T) {
	for name, tap := range map[string]func(*Board){
		"by his slot": func(b *Board) { b.slot(t, 1) },
		"by himself":  func(b *Board) { b.hits(t, "I6") },
	} {
		b, host, p := cardIn(t)
		for range 3 {
			b.key(t, "Cgexpo.board.card.place").Tapped(nil)
		}
		b.waitsFor(t, "cgexpo.board.card.tap.who")
		tap(b)
		b.waitsFor(t, "cgexpo.board.card.tap.square")
		b.hits(t, "H9")
		if b.plays(t, host, p, "socal:@H9", "false", "0"); t.Failed() {
			t.Fatal(name)
		}
	}
}

// waitsFor holds the dock to a question before which nothing is entered or played.
func (b *Board) waitsFor(t *testing.T, said string) {
	t.Helper()
	if d, _ := b.Asked(); d.Said != said || d.Lead != nil || d.Hint == "" || len(b.tray.card.legs) > 0 {
		t.Errorf("the dock says %q and plays %v of %v, want %q", d.Said, d.Lead, b.tray.card.legs, said)
	}
}

// While a podcaster is chosen himself another tap replaces his move; a tap on a figure chooses him.
func TestTapsMeanWhoIsChosen(t *testing.T) {
	b, host, p := cardIn(t)
	b.slot(t, 2)
	b.hits(t, "K3")
	b.hits(t, "K10")
	b.hits(t, "A6") // west of Scott alone
	b.hits(t, "N9")
	b.hits(t, "G6") // Scott
	b.hits(t, "G8")
	b.hits(t, "G3")
	b.plays(t, host, p, "uk:se3 scott:n3", "false", "0")
}

// Who was chosen stays meant by taps next to his ways; a tap farther off leads another who has no move yet, without a tap on him before.
func TestATapFarFromHisWaysLeadsAnother(t *testing.T) {
	b, host, p := cardOf(t, hallOf(24, 18))
	b.slot(t, 0) // Scott on G6
	b.View.ZoomBy(8)
	b.hits(t, "K9") // south of UK Mike
	b.plays(t, host, p, "scott:toward6 uk:s3", "false", "0")
	b, host, p = cardIn(t)
	b.slot(t, 0)
	b.hits(t, "I7") // south of SoCal Mike, next to ways of Scott
	if b.plays(t, host, p, "scott:se1", "false", "0"); len(b.tray.card.legs) != 1 {
		t.Errorf("a slip leads %v", b.tray.card.legs)
	}
}

// Another move of who is chosen is asked for by a key, and one tap takes it back.
func TestAnotherMoveByAKey(t *testing.T) {
	for _, back := range []bool{false, true} {
		b, host, p := cardIn(t)
		b.slot(t, 2)
		b.hits(t, "K9")
		b.key(t, "Cgexpo.board.card.then").Tapped(nil)
		b.hits(t, "M9")
		want := "uk:s3 uk:e2"
		if back {
			b.key(t, "Cgexpo.board.card.undo").Tapped(nil)
			want = "uk:s3"
		}
		b.plays(t, host, p, want, "false", "0")
	}
}

// However many moves a card has, the rules take what can be entered.
func TestCardIsNeverTooLong(t *testing.T) {
	b, host, p := cardIn(t)
	b.slot(t, 1)
	for range 40 {
		b.key(t, "cgexpo.board.card.more").Tapped(nil)
	}
	for i := range 40 {
		d := b.tray.card.tracks
		if len(d) == 0 {
			break
		}
		b.tray.card.change(func() { b.tray.card.take(d[i%len(d)], len(d[i%len(d)].Squares)) })()
	}
	lead, _ := b.Asked()
	lead.Lead.Tapped()
	if len(host.Deeds) != 1 {
		t.Fatal("the card is not played")
	}
	do(t, p, "read", host.Deeds[0].Answers)
}

// On a phone that lies the panel of a card leaves the map squares of 20 dp, and all its buttons are whole.
func TestTheLyingPanelLeavesTheMapRoom(t *testing.T) {
	boardtest.Wear(t, look.Look{Variant: look.Dark, Scale: 1})
	p := begin(t, boxOf(t, hallOf(20, 16)))
	p, _ = do(t, p, "roll", rules.Answers{"a": {"1"}, "b": {"1"}})
	all := stateOf(t, p).Reachable().All()
	p, _ = do(t, p, "move", rules.Answers{"to": {all.Squares()[0].String()}})
	b, _ := boardIn(t, fyne.NewSize(566, 390), p)
	if scale := b.View.Scale(); scale < 20 {
		t.Errorf("a square has %.1f dp", scale)
	}
	for _, k := range b.tray.keys.keys[:b.tray.keys.used] {
		if at := k.Size(); at.Width < look.Touch || at.Height < look.Touch || !k.ShownWhole() {
			t.Errorf("%q has %v", k.Label, at)
		}
	}
	if b.tray.scroll != nil {
		t.Error("the panel scrolls")
	}
}

// A podcaster is led only over squares inside the building: no mark is drawn where there is none, or outside.
func TestWaysStayOnTheBoard(t *testing.T) {
	d := hallOf(16, 12)
	d.Fill(0, 11, 4, 11, cgexpo.Nowhere)
	d.Fill(9, 11, 15, 11, cgexpo.Nowhere)
	b, _, _ := cardOf(t, d)
	for _, tr := range b.tray.card.tracks {
		for _, q := range tr.Squares {
			if zone := b.look.board().Zone(q); zone <= cgexpo.Exit {
				t.Errorf("%v is led %v to %v, which is %v", allPods[tr.who], tr.Way, q, zone)
			}
		}
	}
	b.hits(t, "I11")
	if end := b.tray.card.wayOf(0); len(end) != 5 {
		t.Errorf("SoCal Mike is led over %v", end)
	}
}
