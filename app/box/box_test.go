//go:build scenes

package box_test

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/box"
	"docent/app/kit"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/crazymuseum"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// boxedHand returns a hand at the list of boxes of the sample game.
func boxedHand(t *testing.T, size fyne.Size) (*hand.Hand, *box.List, *stage.Stage) {
	t.Helper()
	h, s := hand.New(t, nil, size), stage.New()
	h.App.Config.Games = []rules.Game{crazymuseum.Copies(h.App, s, newSample())}
	p := box.NewList(h.App)
	h.App.Push(p)
	return h, p, s
}

func namesOf(t *testing.T, p *box.List) []string {
	t.Helper()
	all, err := p.App().Tracker.Boxes(p.Games()[0])
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, b := range all {
		names = append(names, b.Name)
	}
	slices.Sort(names)
	return names
}

func TestBoxIsMadeNamedAndDeleted(t *testing.T) {
	h, p, _ := boxedHand(t, hand.Narrow)
	h.Tap("New box for " + h.App.GameName(p.Games()[0].ID()))
	one, ok := h.App.Top().(*box.Copy)
	if !ok || one.Box().Name != "My copy 2" {
		t.Fatalf("a new box opens as %T", h.App.Top())
	}
	for _, test := range []struct{ name, want string }{{strings.Repeat("n", 41), "My copy 2"}, {"  ", "My copy 2"}, {"Attic", "Attic"}} {
		one.OnRename()
		h.Window.Canvas().Focused().(interface{ SetText(string) }).SetText(test.name)
		h.Tap("Done")
		h.App.CloseSheets()
		if b, err := h.App.Tracker.Box(one.ID()); err != nil || b.Name != test.want {
			t.Errorf("named %q: %q (%v), want %q", test.name, b.Name, err, test.want)
		}
	}
	if one.Box().Name != "Attic" {
		t.Errorf("the page shows %q", one.Box().Name)
	}
	one.OnRemove()
	if h.App.Top() != shell.Page(p) || h.Sees("Attic") || len(namesOf(t, p)) != 3 {
		t.Fatalf("while it can be taken back: %v on %T", namesOf(t, p), h.App.Top())
	}
	h.Tap("Undo")
	if !slices.Contains(namesOf(t, p), "Attic") || p.Gone() != "" {
		t.Fatal("undo does not bring it back")
	}
	p.OnRemove(one.Box())
	h.App.Home()
	if got := namesOf(t, p); slices.Contains(got, "Attic") || len(got) != 2 {
		t.Errorf("after leaving the page %v are kept", got)
	}
}

func TestPieceIsAskedTapByTap(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": hand.Narrow, "tablet": hand.Broad} {
		t.Run(name, func(t *testing.T) {
			h, p, s := boxedHand(t, size)
			p.OnBox(p.Games()[0], s.Box)
			one := h.App.Top().(*box.Copy)
			says := func(thing rules.Thing) string {
				b, err := h.App.Tracker.Box(s.Box.ID)
				if err != nil {
					t.Fatal(err)
				}
				return string(b.Things[thing])
			}
			one.OnPiece(one.Form("tile"), "tile:4")
			h.Tap("West")
			h.Tap("North")
			h.Tap("West, chosen")
			h.Tap("East")
			if got := says("tile:4"); got != `{"doors":["N","E"]}` {
				t.Fatalf("the tile says %s", got)
			}
			h.Tap("Forget")
			if got := says("tile:4"); got != "" {
				t.Fatalf("a forgotten tile says %s", got)
			}
			h.Tap("Restore")
			h.Tap("Next: " + one.Teller().Thing("tile:6")) // 5 is known
			h.Tap("South")
			h.App.CloseSheets()
			if got := says("tile:4") + says("tile:6"); got != `{"doors":["N","E"]}{"doors":["S"]}` {
				t.Errorf("the tiles say %s", got)
			}
			one.OnPiece(one.Form("clash"), "clash:2")
			h.Tap("+5")
			h.Tap("South")
			h.Tap("West")
			h.App.CloseSheets()
			if got := says("clash:2"); got != `{"guardRoom":5,"guardDir":"W"}` {
				t.Errorf("the card says %s", got)
			}
			one.OnGroup("card")
			figure := one.Figure(one.Form("card"), "card:map").(*kit.Stepper)
			if got := figure.Words(0) + figure.Words(2); got != "?2" {
				t.Errorf("no copies known and two show as %q", got)
			}
			if got := parts.Known(one.Form("card"), one.Box().Things); got != 2 {
				t.Errorf("%d kinds of card are known, want 2", got)
			}
		})
	}
}

func TestTextOfAPieceIsTrimmed(t *testing.T) {
	h, p, s := boxedHand(t, hand.Narrow)
	p.OnBox(p.Games()[0], s.Box)
	one := h.App.Top().(*box.Copy)
	form := one.Form("relic")
	ask := one.Ask(form, "relic:0")
	ask.SetAnswers(rules.Answers{})
	ask.SetChanged(func() {})
	for typed, want := range map[string]string{" Idol ": "Idol", "": "", strings.Repeat("n", 29) + "  x": strings.Repeat("n", 29)} {
		ask.Write(form.Fields[2], typed)
		if got := ask.Answers()["name"]; !slices.Equal(got, []string{want}) {
			t.Errorf("typed %q, kept %q", typed, got)
		}
	}
}

func TestBoxesGoThroughFiles(t *testing.T) {
	h, p, s := boxedHand(t, hand.Narrow)
	var f hand.File
	box.WriteBox(h.App, s.Box, &f)
	data := f.String()
	p.ReadBox(io.NopCloser(strings.NewReader(data)))
	if got := namesOf(t, p); len(got) != 2 || !h.App.Banner.Box().Visible() {
		t.Fatalf("a box that is here already gives %v", got)
	}
	for name, test := range map[string]struct{ data, want string }{
		"foreign": {"no box", "This isn’t a Docent box file. Nothing was changed."},
		"cut":     {data[:len(data)/2], "This box is damaged and can’t be opened. Ask for the file to be sent again."},
		"piece":   {strings.Replace(data, `"guardRoom":20`, `"guardRoom":200`, 1), "The file’s entry for"},
	} {
		h.App.Banner.Close()
		p.ReadBox(io.NopCloser(strings.NewReader(test.data)))
		if !h.App.Banner.Box().Visible() || len(namesOf(t, p)) != 2 {
			t.Errorf("%s: nothing is told, or %v are kept", name, namesOf(t, p))
		}
		_, _, err := h.App.Tracker.ImportBox(strings.NewReader(test.data))
		if got := box.BoxError(h.App, err); !strings.HasPrefix(got, test.want) {
			t.Errorf("%s: told %q, want %q", name, got, test.want)
		}
	}
	h.App.Banner.Close()
	box.WriteBox(h.App, s.Box, &hand.File{Broken: errors.New("disk full")})
	if !h.App.Banner.Box().Visible() {
		t.Error("nothing tells that the file was not written")
	}
	if got := box.BoxFileName(tracker.Box{Game: "crazymuseum", Name: "Chloé’s / 2"}); got != "crazymuseum-Chloé-s---2.docentbox" {
		t.Errorf("the file is called %s", got)
	}
}

func TestSetupRemembersTheBox(t *testing.T) {
	h, p, s := boxedHand(t, hand.Narrow)
	game := p.Games()[0]
	begin := func() string {
		setup := setup.New(h.App, game, nil)
		h.App.Push(setup)
		return setup.Box()
	}
	if got := begin(); got != "" {
		t.Errorf("of two boxes %q is taken unasked", got)
	}
	h.Tap("My copy")
	h.Tap("Start")
	play := h.App.Top().(*result.Page).Play()
	if play.Header().Box != s.Box.ID || len(play.Header().Setup.Box) != len(s.Box.Things) {
		t.Fatalf("the play knows %d pieces of box %q", len(play.Header().Setup.Box), play.Header().Box)
	}
	if got := begin(); got != s.Box.ID {
		t.Errorf("next time it begins with %q", got)
	}
	h.Tap("No box")
	h.Tap("Start")
	if got := begin(); got != "" {
		t.Errorf("after a play without a box it begins with %q", got)
	}
	h.Tap("New box")
	if got := h.App.Top().(*setup.Page).Box(); got == "" || len(namesOf(t, p)) != 3 {
		t.Errorf("a new box %q is not taken: %v", got, namesOf(t, p))
	}
}

func TestOnlyBoxIsTaken(t *testing.T) {
	h, p, s := boxedHand(t, hand.Narrow)
	all, _ := h.App.Tracker.Boxes(p.Games()[0])
	for _, b := range all {
		if b.ID != s.Box.ID {
			if err := h.App.Tracker.RemoveBox(b.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	setup := setup.New(h.App, p.Games()[0], nil)
	h.App.Push(setup)
	if setup.Box() != s.Box.ID {
		t.Errorf("the only box is not taken: %q", setup.Box())
	}
	if err := h.App.Tracker.RemoveBox(s.Box.ID); err != nil {
		t.Fatal(err)
	}
	setup.Refresh()
	if setup.Box() != "" {
		t.Errorf("a box that is gone stays: %q", setup.Box())
	}
}

func TestScoreRemembers(t *testing.T) {
	h, _, s := boxedHand(t, hand.Narrow)
	with := crazymuseum.BoxedPlay(h.App, s, true)
	told := "Remembered for “My copy”, " + parts.Capital(h.App.Teller("crazymuseum", nil).Pieces("tile")) + ": 1"
	h.App.OpenPlay(with)
	if h.App.Top().(*result.Page).Remembered().Fresh != nil {
		t.Error("a play opened again teaches the box by itself")
	}
	h.App.Replace(h.App.To.Ended(with))
	if !h.Sees(told) {
		t.Error("nothing says what was remembered")
	}
	b, err := h.App.Tracker.Box(with.Header().Box)
	if err != nil || string(b.Things["tile:17"]) != `{"doors":["N","S"],"colour":"green"}` {
		t.Errorf("the box says %s of the tile (%v)", b.Things["tile:17"], err)
	}
	h.App.Replace(h.App.To.Ended(with))
	if h.Sees(told) {
		t.Error("it is remembered twice")
	}

	without := crazymuseum.BoxedPlay(h.App, s, false)
	h.App.Push(result.New(h.App, without))
	p := h.App.Top().(*result.Page)
	parts.AskBox(h.App, without, func(b tracker.Box, fresh rules.Box) { p.SetRemembered(parts.LearntBy(b, fresh)) })
	h.Tap("New box")
	if p.Remembered().Box.Name != "My copy 2" || len(p.Remembered().Fresh) != 2 {
		t.Errorf("remembered %+v", p.Remembered())
	}
	if row := parts.LearnRow(h.App, without, func() {}, nil); row != nil {
		t.Error("what a box knows already is offered again")
	}
}

func TestTableMenuOffersToRemember(t *testing.T) {
	h, _, s := boxedHand(t, hand.Narrow)
	closed := 0
	var learnt rules.Box
	row := parts.LearnRow(h.App, crazymuseum.BoxedPlay(h.App, s, true), func() { closed++ }, func(_ tracker.Box, fresh rules.Box) { learnt = fresh })
	row.(*kit.ListRow).OnTapped()
	if closed != 1 || len(learnt) != 1 {
		t.Errorf("closed %d times, learnt %s", closed, learnt)
	}
}

// A question may ask for a line of text, too.
func TestQuestionTakesText(t *testing.T) {
	h, s := hand.New(t, nil, hand.Narrow), stage.New()
	h.App.Tracker = s.Tracker
	p := play.NewTable(h.App, s.Play(h.App, s.Going))
	h.App.Push(p)
	field := rules.Text("name", 12)
	field.Open = true
	f := play.NewForm(p, rules.Offer{Kind: "name", Fields: []rules.Field{field}}, nil, nil)
	if _, ok := f.Single(); ok {
		t.Error("a line of text is asked as a choice")
	}
	h.App.Open(h.App.Sheet("x", f.Body()))
	f.Widget(field).(*kit.TextField).SetText(" Ann ")
	if got := f.Answers["name"]; !slices.Equal(got, []string{"Ann"}) {
		t.Errorf("the answer is %q, want Ann", got)
	}
}

// A table that is left before its play is over teaches the box on it, once for what was played there.
func TestLeavingTheTableTeachesTheBox(t *testing.T) {
	h, s := hand.New(t, nil, hand.Narrow), stage.New()
	game := crazymuseum.Boxed(h.App, s)
	players := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}}
	evening, err := h.App.Tracker.NewWithBox(game, rules.Setup{Seats: 2, Box: s.Box.Things}, players, s.Box.ID)
	if err != nil {
		t.Fatal(err)
	}
	says := func() string {
		b, err := h.App.Tracker.Box(s.Box.ID)
		if err != nil {
			t.Fatal(err)
		}
		return string(b.Things["tile:9"])
	}
	h.App.Push(play.NewTable(h.App, evening))
	stage.Do(evening, "move", nil)
	stage.Do(evening, "tile", rules.Answers{"number": {"9"}})
	stage.Do(evening, "print", rules.Answers{"doors": {"S"}, "colour": {"blue"}, "special": {"none"}})
	h.App.Home()
	if want := `{"doors":["S"],"colour":"blue"}`; says() != want {
		t.Fatalf("the box says %s, want %s", says(), want)
	}
	if _, err := h.App.Tracker.SetPiece(s.Box.ID, "tile:9", rules.Answers{"doors": {"N", "S"}, "colour": {"blue"}}); err != nil {
		t.Fatal(err)
	}
	h.App.Push(play.NewTable(h.App, evening))
	h.App.Home()
	if want := `{"doors":["N","S"],"colour":"blue"}`; says() != want {
		t.Errorf("after a look at the table the box says %s, want %s", says(), want)
	}
}
