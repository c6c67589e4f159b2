package oldmuseum

import (
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/board/boardtest"
	"docent/app/board/draw"
	"docent/app/kit/kittest"
	"docent/rules"
	"docent/rules/oldmuseum"
)

// pen is a host under the cover of a seat.
type pen struct {
	guide
	wrote []rules.Answers
	fails bool
}

func (p *pen) Write(_ rules.Offer, answers rules.Answers) bool {
	if !p.fails {
		p.wrote = append(p.wrote, answers)
	}
	return !p.fails
}

// A mark is written with one tap, for the room that was tapped; the shared board shows none.
func TestNotesAreWrittenByATap(t *testing.T) {
	for _, level := range []string{"turns", "full", "clock"} {
		host := &pen{}
		p := doing(t, begin(t, 3, rules.Answers{"level": {level}}))
		_, sheet := Art{}.Map(host, p.View(1), 1)
		drawn, ok := sheet.(*fyne.Container)
		if !ok {
			t.Fatalf("%s: there is no Notes Sheet", level)
		}
		b, ok := drawn.Objects[0].(*Board)
		if !ok || len(b.look.rooms) != 22 {
			t.Fatalf("%s: the sheet shows %T", level, drawn.Objects[0])
		}
		b.picked(placed(t, "F4"))
		for _, card := range []string{"card:key", "card:locked"} {
			kittest.Find(drawn, card).Tapped(nil)
		}
		want := []string{"key", "locked"}
		if len(host.wrote) != 2 || host.wrote[1]["at"][0] != "F4" || host.wrote[1]["marks"][1] != want[1] {
			t.Fatalf("%s: written is %v", level, host.wrote)
		}
		if note := b.look.chamber(placed(t, "F4")).note; len(note.Marks) != 2 {
			t.Errorf("%s: the sheet shows %v", level, note)
		}
		host.fails = true
		kittest.Find(drawn, "card:trap").Tapped(nil)
		if note := b.look.chamber(placed(t, "F4")).note; len(note.Marks) != 2 {
			t.Errorf("%s: what could not be written is shown: %v", level, note)
		}
	}
}

// Nobody else's view holds a note, nor does the shared board draw any.
func TestNotesOfOthersAreNotShown(t *testing.T) {
	p := begin(t, 2, nil)
	for _, o := range p.Offers() {
		if o.Kind == "note" && o.Seat == 1 {
			p, _ = boardtest.Play(t, p, o, rules.Answers{"at": {"C3"}, "marks": {"trap"}, "text": {"beware"}})
			break
		}
	}
	shared, _ := boardIn(t, fyne.NewSize(390, 500), p)
	if note := shared.look.chamber(placed(t, "C3")).note; len(note.Marks) > 0 || note.Text != "" {
		t.Errorf("the shared board shows %v", note)
	}
	for seat, want := range []int{0, 1} {
		_, sheet := Art{}.Map(&pen{}, p.View(rules.Seat(seat)), rules.Seat(seat))
		if note := sheet.(*fyne.Container).Objects[0].(*Board).look.chamber(placed(t, "C3")).note; len(note.Marks) != want {
			t.Errorf("seat %d sees %v", seat, note)
		}
	}
	if hits := shared.Hits(); !anyHit(hits, rules.Of(mapNoun, 0)) {
		t.Errorf("the sheet cannot be reached: %v", hits)
	}
}

func anyHit(hits []draw.Hit, thing rules.Thing) bool {
	for _, h := range hits {
		if h.Thing == thing {
			return true
		}
	}
	return false
}

// The sheet takes what a move takes.
func TestNotesAreClipped(t *testing.T) {
	long := make([]rune, mostWords+9)
	for i := range long {
		long[i] = 'é'
	}
	if got := []rune(clipped(" " + string(long))); len(got) > oldmuseum.MostText || len(got) < mostWords-1 {
		t.Errorf("clipped to %d characters", len(got))
	}
}
