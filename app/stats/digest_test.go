package stats

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2/test"

	"docent/app/board"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// words returns an app that has no window but a language.
func words(t *testing.T, tag string) *shell.App {
	t.Helper()
	a := &shell.App{Config: shell.Config{Kits: func(rules.GameID) board.Kit { return board.Kit{} }}}
	a.Texts, a.Now = assets.TextsIn(tag), func() time.Time { return july.AddDate(0, 0, 10) }
	return a
}

func digested(t *testing.T, all ...tracker.Summary) digest {
	t.Helper()
	return digestOf(words(t, "en"), "trasteros", parts.EveningsOf(all, "trasteros"))
}

// The facts say what is true of the evenings, whatever they are.
func TestFacts(t *testing.T) {
	for _, c := range []struct {
		name string
		all  []tracker.Summary
		want []string
	}{
		{"two", []tracker.Summary{played(1, 60, 5, 2), played(2, 70, 9, 8)}, []string{
			"Ann: leads with 2 wins, Bilal has 0", "1 point: the closest finish: Ann over Bilal, 3\u00a0July", "65 min: the usual length; the longest game took 70 min",
		}},
		{"level", []tracker.Summary{played(1, 60, 5, 2), played(2, 0, 2, 2)}, []string{
			"Ann: leads with 2 wins, Bilal has 1", "Level on points: the closest finish: Ann over Bilal, 3\u00a0July", "60 min: the length of the only timed game",
		}},
		{"all square", []tracker.Summary{played(1, 0, 5, 2), played(2, 0, 2, 5)}, []string{
			"All square: Ann and Bilal have 1 win each", "3 points: the closest finish: Ann over Bilal, 2\u00a0July",
		}},
		{"three abreast", []tracker.Summary{played(1, 0, 5, 2, 1), played(2, 0, 2, 5, 1), played(3, 0, 2, 1, 7)}, []string{
			"All square: Ann, Bilal and Chloé have 1 win each", "3 points: the closest finish: Ann over Bilal, 2\u00a0July",
		}},
		{"alone", []tracker.Summary{played(1, 0, 5)}, []string{"Ann: played alone once"}},
		{"no points", []tracker.Summary{played(1, 0, 1, 0), played(2, 0, 1, 0), played(3, 0, 0, 1)}, []string{
			"Ann: leads with 2 wins, Bilal has 1", "Ann: won 2 games in a row",
		}},
		{"all out", []tracker.Summary{played(1, 0, -1, -1)}, []string{"Nobody: has won yet"}},
	} {
		d := digested(t, c.all...)
		var got []string
		for _, f := range d.facts() {
			got = append(got, f.title+": "+f.about)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: %q, want %q", c.name, got, c.want)
		}
	}
}

// What is told of evenings: the record at its end, the longest way back at the move that took the lead, the oddity at its own.
func TestNights(t *testing.T) {
	plain, turned, odd := played(1, 60, 31, 2), played(2, 60, 4, 9), played(3, 60, 31, 9)
	turned.Story = &tracker.Story{Edition: 1, Ended: turned.Changed, Turn: &tracker.Turn{Seat: 1, Behind: 12, Entry: 40}}
	odd.Story = &tracker.Story{
		Edition: 1, Ended: odd.Changed, Turn: &tracker.Turn{Seat: 0, Behind: 3, Entry: 9},
		Mentions: []tracker.Mention{
			{Figure: rules.Figure{Key: "lost-hand", Seat: 1, N: 3, Tale: 3}, Entry: 11},
			{Figure: rules.Figure{Key: "lost-hand", Seat: 0, N: 8, Tale: 8}, Entry: 22},
			{Figure: rules.Figure{Key: "bid", Seat: 0, N: 9}, Entry: 23},
			{Figure: rules.Figure{Key: "lost-room", Seat: 1, N: 9, Tale: 9}, Entry: 24}, // two share it
			{Figure: rules.Figure{Key: "lost-room", Seat: 0, N: 9, Tale: 9}, Entry: 25},
		},
	}
	d := digested(t, plain, turned, odd)
	want := []struct {
		id, title, about string
		entry            int
	}{
		{plain.ID, "Ann: 31 points", "2\u00a0July · the most so far", lastEntry},
		{turned.ID, "Bilal, from last to first", "3\u00a0July · had been 12 points behind", 40},
		{odd.ID, "Ann loses 8 cards to a skeleton", "4\u00a0July", 22},
	}
	nights := d.nights()
	if len(nights) != len(want) {
		t.Fatalf("%d nights, want %d", len(nights), len(want))
	}
	for i, w := range want {
		if n := nights[i]; n.ID != w.id || n.title != w.title || n.about != w.about || n.entry != w.entry {
			t.Errorf("%q, %q at %d of %s, want %+v", n.title, n.about, n.entry, n.ID, w)
		}
	}
	if none := digested(t, played(1, 60, 1, 0)); len(none.nights()) != 0 {
		t.Errorf("nothing to tell is told as %+v", none.nights())
	}
}

// A game's figures are put together by what they are counted by, in the order of its numbers.
func TestGroups(t *testing.T) {
	one := played(1, 60, 3, 4)
	one.Story = &tracker.Story{Edition: 1}
	for i, on := range []rules.Thing{"called:2", "called:10", "called:1", "called:2"} {
		one.Story.Mentions = append(one.Story.Mentions, tracker.Mention{Figure: rules.Figure{Key: "bid", On: on, N: i}})
	}
	var got []string
	for _, g := range groupsOf(parts.EveningsOf([]tracker.Summary{one}, "trasteros"), "bid") {
		got = append(got, string(g.on)+strings.Repeat("+", len(g.list)))
	}
	if want := []string{"called:1+", "called:2++", "called:10+"}; !slices.Equal(got, want) {
		t.Errorf("%v, want %v", got, want)
	}
}

// The table has a line for everybody, the same in every language, and no name is a formula.
func TestTable(t *testing.T) {
	odd := played(2, 61, 7, -1)
	odd.Players[1].Name = "=1+1, \"Bo\""
	p := &Page{digest: digested(t, played(1, 0, 5, 2, 2), odd)}
	var got bytes.Buffer
	if err := p.table(&got); err != nil {
		t.Fatal(err)
	}
	golden := filepath.Join("testdata", "table.csv")
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	if got.String() != string(want) {
		t.Errorf("the table is\n%s\nwant\n%s", got.String(), want)
	}
}

// The picture holds all of the page, in the size of a tablet, twice as dense.
func TestPicture(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Light}.Apply()
	p := &Page{digest: digested(t, played(1, 30, 5, 2, 2), played(2, 61, 7, 3), played(3, 50, 1, 9, 4))}
	p.chosen.game = "trasteros"
	var file bytes.Buffer
	if err := p.picture(&file); err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(&file)
	if err != nil {
		t.Fatal(err)
	}
	size := img.Bounds().Size()
	if size.X != 2360 || size.Y < 1000 || size.Y > 2400 {
		t.Errorf("the picture is %v", size)
	}
	blank := true
	first := img.At(size.X/2, size.Y-60)
	for y := size.Y / 2; y < size.Y && blank; y += 3 {
		for x := 0; x < size.X && blank; x += 3 {
			blank = img.At(x, y) == first
		}
	}
	if blank {
		t.Error("the lower half of the picture is empty")
	}
}
