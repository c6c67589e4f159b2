package app

import (
	"errors"
	"io"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/rules"
	"docent/tracker"
)

// boxedHand is a hand at the list of boxes of the sample game.
func boxedHand(t *testing.T, size fyne.Size) (*hand, *boxesPage, *Stage) {
	t.Helper()
	h, s := newHand(t, nil, size), NewStage()
	p := newBoxesPage(h.app, []rules.Game{s.copies(h.app, newSample())})
	h.app.push(p)
	return h, p, s
}

func namesOf(t *testing.T, p *boxesPage) []string {
	t.Helper()
	all, err := p.app.tracker.Boxes(p.games[0])
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
	h, p, _ := boxedHand(t, narrow)
	h.tap("New box of " + h.app.gameName(p.games[0].ID()))
	one, ok := h.app.top().(*boxPage)
	if !ok || one.box.Name != "My copy 2" {
		t.Fatalf("a new box opens as %T", h.app.top())
	}
	for _, test := range []struct{ name, want string }{{strings.Repeat("n", 41), "My copy 2"}, {"  ", "My copy 2"}, {"Attic", "Attic"}} {
		one.onRename()
		h.window.Canvas().Focused().(interface{ SetText(string) }).SetText(test.name)
		h.tap("Done")
		h.app.closeSheets()
		if b, err := h.app.tracker.Box(one.id); err != nil || b.Name != test.want {
			t.Errorf("named %q: %q (%v), want %q", test.name, b.Name, err, test.want)
		}
	}
	if one.box.Name != "Attic" {
		t.Errorf("the page shows %q", one.box.Name)
	}
	one.onRemove()
	if h.app.top() != page(p) || h.sees("Attic") || len(namesOf(t, p)) != 3 {
		t.Fatalf("while it can be taken back: %v on %T", namesOf(t, p), h.app.top())
	}
	h.tap("Undo")
	if !slices.Contains(namesOf(t, p), "Attic") || p.gone != "" {
		t.Fatal("undo does not bring it back")
	}
	p.onRemove(one.box)
	h.app.home()
	if got := namesOf(t, p); slices.Contains(got, "Attic") || len(got) != 2 {
		t.Errorf("after leaving the page %v are kept", got)
	}
}

func TestPieceIsAskedTapByTap(t *testing.T) {
	for name, size := range map[string]fyne.Size{"phone": narrow, "tablet": broad} {
		t.Run(name, func(t *testing.T) {
			h, p, s := boxedHand(t, size)
			p.onBox(p.games[0], s.box)
			one := h.app.top().(*boxPage)
			says := func(thing rules.Thing) string {
				b, err := h.app.tracker.Box(s.box.ID)
				if err != nil {
					t.Fatal(err)
				}
				return string(b.Things[thing])
			}
			one.onPiece(one.form("tile"), "tile:4")
			h.tap("West")
			h.tap("North")
			h.tap("West, chosen")
			h.tap("East")
			if got := says("tile:4"); got != `{"doors":["N","E"]}` {
				t.Fatalf("the tile says %s", got)
			}
			h.tap("Forget")
			if got := says("tile:4"); got != "" {
				t.Fatalf("a forgotten tile says %s", got)
			}
			h.tap("Put back")
			h.tap("Next: " + one.teller.Thing("tile:6")) // 5 is known
			h.tap("South")
			h.app.closeSheets()
			if got := says("tile:4") + says("tile:6"); got != `{"doors":["N","E"]}{"doors":["S"]}` {
				t.Errorf("the tiles say %s", got)
			}
			one.onPiece(one.form("clash"), "clash:2")
			h.tap("+5")
			h.tap("South")
			h.tap("West")
			h.app.closeSheets()
			if got := says("clash:2"); got != `{"guardRoom":5,"guardDir":"W"}` {
				t.Errorf("the card says %s", got)
			}
			one.onGroup("card")
			figure := one.figure(one.form("card"), "card:map").(*kit.Stepper)
			if got := figure.Words(0) + figure.Words(2); got != "?2" {
				t.Errorf("no copies known and two show as %q", got)
			}
			if got := known(one.form("card"), one.box.Things); got != 2 {
				t.Errorf("%d kinds of card are known, want 2", got)
			}
		})
	}
}

func TestTextOfAPieceIsTrimmed(t *testing.T) {
	h, p, s := boxedHand(t, narrow)
	p.onBox(p.games[0], s.box)
	one := h.app.top().(*boxPage)
	form := one.form("relic")
	ask := &printForm{app: h.app, teller: one.teller, noun: "relic", answers: unknownOf(form), changed: func() {}}
	for typed, want := range map[string]string{" Idol ": "Idol", "": "", strings.Repeat("n", 29) + "  x": strings.Repeat("n", 29)} {
		ask.write(form.Fields[2], typed)
		if got := ask.answers["name"]; !slices.Equal(got, []string{want}) {
			t.Errorf("typed %q, kept %q", typed, got)
		}
	}
}

func TestBoxesGoThroughFiles(t *testing.T) {
	h, p, s := boxedHand(t, narrow)
	var f file
	h.app.writeBox(s.box, &f)
	data := f.String()
	p.readBox(io.NopCloser(strings.NewReader(data)))
	if got := namesOf(t, p); len(got) != 2 || !h.app.banner.box.Visible() {
		t.Fatalf("a box that is here already gives %v", got)
	}
	for name, test := range map[string]struct{ data, want string }{
		"foreign": {"no box", "This is not a box of Docent. Nothing was changed."},
		"cut":     {data[:len(data)/2], "This box is damaged and cannot be opened. Ask for the file again."},
		"piece":   {strings.Replace(data, `"guardRoom":20`, `"guardRoom":200`, 1), "What the file says of"},
	} {
		h.app.banner.close()
		p.readBox(io.NopCloser(strings.NewReader(test.data)))
		if !h.app.banner.box.Visible() || len(namesOf(t, p)) != 2 {
			t.Errorf("%s: nothing is told, or %v are kept", name, namesOf(t, p))
		}
		_, _, err := h.app.tracker.ImportBox(strings.NewReader(test.data))
		if got := h.app.boxError(err); !strings.HasPrefix(got, test.want) {
			t.Errorf("%s: told %q, want %q", name, got, test.want)
		}
	}
	h.app.banner.close()
	h.app.writeBox(s.box, &file{broken: errors.New("disk full")})
	if !h.app.banner.box.Visible() {
		t.Error("nothing tells that the file was not written")
	}
	if got := boxFileName(tracker.Box{Game: "crazymuseum", Name: "Chloé’s / 2"}); got != "crazymuseum-Chloé-s---2.docentbox" {
		t.Errorf("the file is called %s", got)
	}
}

func TestSetupRemembersTheBox(t *testing.T) {
	h, p, s := boxedHand(t, narrow)
	game := p.games[0]
	begin := func() string {
		setup := newSetupPage(h.app, game, nil)
		h.app.push(setup)
		return setup.box
	}
	if got := begin(); got != "" {
		t.Errorf("of two boxes %q is taken unasked", got)
	}
	h.tap("My copy")
	h.tap("Start")
	play := h.app.top().(*scorePage).play
	if play.Header().Box != s.box.ID || len(play.Header().Setup.Box) != len(s.box.Things) {
		t.Fatalf("the play knows %d pieces of box %q", len(play.Header().Setup.Box), play.Header().Box)
	}
	if got := begin(); got != s.box.ID {
		t.Errorf("next time it begins with %q", got)
	}
	h.tap("No box")
	h.tap("Start")
	if got := begin(); got != "" {
		t.Errorf("after a play without a box it begins with %q", got)
	}
	h.tap("New box")
	if got := h.app.top().(*setupPage).box; got == "" || len(namesOf(t, p)) != 3 {
		t.Errorf("a new box %q is not taken: %v", got, namesOf(t, p))
	}
}

func TestOnlyBoxIsTaken(t *testing.T) {
	h, p, s := boxedHand(t, narrow)
	all, _ := h.app.tracker.Boxes(p.games[0])
	for _, b := range all {
		if b.ID != s.box.ID {
			if err := h.app.tracker.RemoveBox(b.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	setup := newSetupPage(h.app, p.games[0], nil)
	h.app.push(setup)
	if setup.box != s.box.ID {
		t.Errorf("the only box is not taken: %q", setup.box)
	}
	if err := h.app.tracker.RemoveBox(s.box.ID); err != nil {
		t.Fatal(err)
	}
	setup.refresh()
	if setup.box != "" {
		t.Errorf("a box that is gone stays: %q", setup.box)
	}
}

func TestScoreRemembers(t *testing.T) {
	h, _, s := boxedHand(t, narrow)
	with := s.boxedPlay(h.app, true)
	told := "Remembered for “My copy”, " + capital(h.app.teller("crazymuseum", nil).Pieces("tile")) + ": 1"
	h.app.openPlay(with)
	if h.app.top().(*scorePage).remembered.fresh != nil {
		t.Error("a play opened again teaches the box by itself")
	}
	h.app.showScore(with)
	if !h.sees(told) {
		t.Error("nothing says what was remembered")
	}
	b, err := h.app.tracker.Box(with.Header().Box)
	if err != nil || string(b.Things["tile:17"]) != `{"doors":["N","S"],"colour":"green"}` {
		t.Errorf("the box says %s of the tile (%v)", b.Things["tile:17"], err)
	}
	h.app.showScore(with)
	if h.sees(told) {
		t.Error("it is remembered twice")
	}

	without := s.boxedPlay(h.app, false)
	h.app.push(newScorePage(h.app, without))
	p := h.app.top().(*scorePage)
	h.app.askBox(without, func(b tracker.Box, fresh rules.Box) { p.remembered = remembered{b, fresh} })
	h.tap("New box")
	if p.remembered.box.Name != "My copy 2" || len(p.remembered.fresh) != 2 {
		t.Errorf("remembered %+v", p.remembered)
	}
	if row := h.app.learnRow(without, func() {}, nil); row != nil {
		t.Error("what a box knows already is offered again")
	}
}

func TestTableMenuOffersToRemember(t *testing.T) {
	h, _, s := boxedHand(t, narrow)
	closed := 0
	var learnt rules.Box
	row := h.app.learnRow(s.boxedPlay(h.app, true), func() { closed++ }, func(_ tracker.Box, fresh rules.Box) { learnt = fresh })
	row.(*kit.ListRow).OnTapped()
	if closed != 1 || len(learnt) != 1 {
		t.Errorf("closed %d times, learnt %s", closed, learnt)
	}
}

// A question may ask for a line of text, too.
func TestQuestionTakesText(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	h.app.tracker = s.tracker
	p := newTablePage(h.app, s.play(h.app, s.going))
	h.app.push(p)
	field := rules.Text("name", 12)
	field.Open = true
	f := newForm(p, rules.Offer{Kind: "name", Fields: []rules.Field{field}}, nil, nil)
	if _, ok := f.single(); ok {
		t.Error("a line of text is asked as a choice")
	}
	h.app.open(h.app.sheet("x", f.body()))
	f.widget(field).(*kit.TextField).SetText(" Ann ")
	if got := f.answers["name"]; !slices.Equal(got, []string{"Ann"}) {
		t.Errorf("the answer is %q, want Ann", got)
	}
}

// A table that is left before its play is over teaches the box on it, once for what was played there.
func TestLeavingTheTableTeachesTheBox(t *testing.T) {
	h, s := newHand(t, nil, narrow), NewStage()
	game := s.boxed(h.app)
	players := []tracker.Player{{Name: "Ann"}, {Name: "Bilal", Symbol: 1}}
	play, err := h.app.tracker.NewWithBox(game, rules.Setup{Seats: 2, Box: s.box.Things}, players, s.box.ID)
	if err != nil {
		t.Fatal(err)
	}
	says := func() string {
		b, err := h.app.tracker.Box(s.box.ID)
		if err != nil {
			t.Fatal(err)
		}
		return string(b.Things["tile:9"])
	}
	h.app.push(newTablePage(h.app, play))
	doFirst(play, "move", nil)
	doFirst(play, "tile", rules.Answers{"number": {"9"}})
	doFirst(play, "print", rules.Answers{"doors": {"S"}, "colour": {"blue"}, "special": {"none"}})
	h.app.home()
	if want := `{"doors":["S"],"colour":"blue"}`; says() != want {
		t.Fatalf("the box says %s, want %s", says(), want)
	}
	if _, err := h.app.tracker.SetPiece(s.box.ID, "tile:9", rules.Answers{"doors": {"N", "S"}, "colour": {"blue"}}); err != nil {
		t.Fatal(err)
	}
	h.app.push(newTablePage(h.app, play))
	h.app.home()
	if want := `{"doors":["N","S"],"colour":"blue"}`; says() != want {
		t.Errorf("after a look at the table the box says %s, want %s", says(), want)
	}
}
