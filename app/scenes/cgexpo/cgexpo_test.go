//go:build scenes

package cgexpo_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"docent/app/board/draw"
	"docent/app/box"
	screen "docent/app/games/cgexpo"
	"docent/app/kit"
	"docent/app/kit/look"
	"docent/app/parts"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/cgexpo"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/settings"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

// theGame returns CGE Adventures.
func theGame() rules.Game {
	game, _ := catalog.Game("cgexpo")
	return game
}

// withCopy returns the app with a copy of the game of which nothing is known.
func withCopy(t *testing.T) (*hand.Hand, rules.Game, tracker.Box) {
	t.Helper()
	h, game := hand.New(t, nil, hand.Narrow), theGame()
	boxCopy, err := h.Tracker.NewBox(game, "Ours")
	if err != nil {
		t.Fatal(err)
	}
	return h, game, boxCopy
}

// Every stroke on a board that is painted is kept at once, and so is taking it back; the page opens again where it was.
func TestPaintedBoardsAreKept(t *testing.T) {
	h, game, boxCopy := withCopy(t)
	p := box.NewPaint(h.App, game, boxCopy.ID)
	h.App.Push(p)
	editor := p.Editor().(*screen.Editor)
	editor.Begin(12, 9)
	kept := func() *screen.Draft {
		b, err := h.Tracker.Box(boxCopy.ID)
		if err != nil {
			t.Fatal(err)
		}
		if err := game.CheckBox(b.Things); err != nil {
			t.Fatal(err)
		}
		return screen.ReadDraft(b.Things)
	}
	if width, height := kept().Size(); width != 12 || height != 9 {
		t.Fatalf("the board is kept as %d by %d", width, height)
	}
	copied, _ := h.Tracker.Box(boxCopy.ID)
	if said := parts.KnownOf(h.App, game, copied.Things); !strings.Contains(said, "9 of 9") {
		t.Errorf("of a board nine squares high is known: %s", said)
	}
	casino := screen.ZoneNumber(4)
	editor.Painter().Change(func(d *screen.Draft) { d.Fill(2, 2, 5, 5, casino) })
	if kept().ZoneAt(5, 5) != casino {
		t.Error("a stroke is not kept")
	}
	p.Undo()
	if kept().ZoneAt(5, 5) == casino {
		t.Error("a stroke that was taken back is kept")
	}
	p.Redo()
	editor.Painter().Change(func(d *screen.Draft) { d.Resize(4, 4) })
	again := box.NewPaint(h.App, game, boxCopy.ID).Editor().(*screen.Editor)
	if width, height := again.Painter().Draft().Size(); width != 4 || height != 4 || again.Painter().Draft().ZoneAt(3, 3) != casino {
		t.Error("the board does not open again as it was left")
	}
}

// A piece that is set makes room for the next one that starts nowhere yet.
func TestStartsFollowEachOther(t *testing.T) {
	h, game, boxCopy := withCopy(t)
	p := box.NewPaint(h.App, game, boxCopy.ID)
	editor := p.Editor().(*screen.Editor)
	editor.Begin(12, 9)
	editor.SetMode("starts")
	h.App.Push(p)
	for label, icon := range map[string]string{"question.less": "back", "question.more": look.IconChevron} { // one drawn as the other
		if b, _ := hand.Labelled(h.Window, h.App.Text(label)).(*kit.ActionButton); b == nil || b.Icon != icon {
			t.Errorf("the button %s is %+v", label, b)
		}
	}
	for n, id := range screen.StartIDs() {
		if editor.Start() != id {
			t.Fatalf("after %d starts comes %s, want %s", n, editor.Start(), id)
		}
		editor.Painter().View.Tap(fyne.NewPos(float32(n%12)+0.5, float32(n/12)+0.5))
	}
	b, err := h.Tracker.Box(boxCopy.ID)
	if err != nil {
		t.Fatal(err)
	}
	for n, id := range screen.StartIDs() {
		if q := screen.ReadDraft(b.Things).StartOf(id); q.X() != n%12 || q.Y() != n/12 {
			t.Errorf("%s starts on %v", id, q)
		}
	}
}

// While somebody flees with the CDs the whole screen is in alarm: with the move that begins it, not beside the table.
func TestAlarm(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	evening := cgexpo.Play(h.App, stage.New(), true, cgexpo.Flees("move"))
	p := play.NewTable(h.App, evening)
	h.App.Push(p)
	flees := func() bool {
		flees := false
		for seat := range 4 {
			for _, thing := range p.View().Holdings(rules.Seat(seat)) {
				flees = flees || thing == "figure:cds"
			}
		}
		return flees
	}
	if !flees() || !look.Current().Alarm {
		t.Fatal("somebody flees without an alarm")
	}
	h.App.Push(settings.New(h.App))
	if look.Current().Alarm {
		t.Error("the settings are in alarm")
	}
	h.App.Pop()
	for flees() {
		if !look.Current().Alarm {
			t.Fatal("back at the table there is no alarm")
		}
		p.Undo()
	}
	if look.Current().Alarm {
		t.Error("the alarm goes on although nobody flees")
	}
	p.Redo()
	if !flees() || !look.Current().Alarm {
		t.Error("the move that begins the flight brings no alarm")
	}
}

// The alarm names who flees whole or shows his figure: no name is cut.
func TestAlarmCutsNoName(t *testing.T) {
	for _, in := range append(views, view{fyne.NewSize(320, 640), 100}) {
		f := beginOn(t, in, true, cgexpo.Flees("move"))
		for _, obj := range test.LaidOutObjects(f.Window.Content()) {
			if text, ok := obj.(*canvas.Text); ok && strings.HasSuffix(text.Text, "…") && text.Color == draw.Tone(look.OnDanger) {
				t.Errorf("in %v the alarm says %q", in, text.Text)
			}
		}
	}
}

// An event card is told by taps alone, all three podcasters at once or one by one, and every tap is kept.
func TestCardsAreEntered(t *testing.T) {
	h, game, boxCopy := withCopy(t)
	p := box.NewCopy(h.App, game, boxCopy.ID)
	h.App.Push(p)
	p.OnPiece(p.Form("event"), "event:1")
	word := func(key string) string { return h.App.Text("cgexpo.board." + key) }
	said := func(want map[string]string) {
		t.Helper()
		told := p.Answers("event:1")
		for name, value := range want {
			if got := told[name]; len(got) != 1 || got[0] != value {
				t.Errorf("%s is %q, want %q", name, got, value)
			}
		}
	}
	h.Tap(word("tab.all"))
	h.Tap(parts.Capital(h.App.Text("cgexpo.way.toward")))
	h.Tap("6")
	said(map[string]string{"scott": "toward", "socal": "toward", "uk": "toward", "scottSteps": "6", "ukSteps": "6"})
	six := h.App.Plural("cgexpo.board.card.steps", 6) + ", " + word("card.toward")
	h.Tap(word("tab.socal") + ", " + six)
	h.Tap(parts.Capital(word("card.stays")))
	said(map[string]string{"scott": "toward", "socal": "", "socalSteps": "0"})
	h.Tap("9")
	said(map[string]string{"socal": "toward", "socalSteps": "9", "ukSteps": "6"})
	h.Tap(word("tab.uk") + ", " + six)
	h.Tap(parts.Capital(word("card.place")))
	said(map[string]string{"uk": "place", "ukSteps": "0"})
	h.Tap(parts.Capital(h.App.Text("cgexpo.way.ne")))
	h.Tap(word("card.no"))
	said(map[string]string{"uk": "ne", "ukTo": "", "carl": "no"})
	if doubts := game.Doubts(p.Box().Things); len(doubts) != 1 || doubts[0].Key != "event-without-steps" {
		t.Errorf("a card without steps is doubted by %v", doubts)
	}
}

// A card that moves somebody twice, in any order, is entered by taps alone; what it says besides is kept as text.
func TestCardsOfSeveralLegsAreEntered(t *testing.T) {
	game := theGame()
	h := hand.New(t, nil, hand.Narrow)
	boxCopy, err := h.Tracker.NewBox(game, "Ours")
	if err != nil {
		t.Fatal(err)
	}
	p := box.NewCopy(h.App, game, boxCopy.ID)
	h.App.Push(p)
	p.OnPiece(p.Form("event"), "event:1")
	word := func(key string) string { return h.App.Text("cgexpo.board." + key) }
	h.Tap(word("tab.uk") + ", " + word("card.stays"))
	h.Tap(parts.Capital(h.App.Text("cgexpo.way.n")))
	h.Tap("2")
	h.Tap(word("card.then"))
	h.Tap(word("tab.scott") + ", " + word("card.stays"))
	h.Tap(parts.Capital(h.App.Text("cgexpo.way.e")))
	h.Tap("3")
	h.Tap(word("card.then"))
	h.Tap(parts.Capital(h.App.Text("cgexpo.way.toward")))
	h.Tap("4")
	h.Tap(word("card.no"))
	told := p.Answers("event:1")
	for name, want := range map[string]string{"legs": "uk:n2 scott:e3", "scott": "toward", "scottSteps": "4", "uk": "", "carl": "no"} {
		if got := strings.Join(told[name], ""); got != want {
			t.Errorf("%s is %q, want %q", name, got, want)
		}
	}
	if doubts := game.Doubts(p.Box().Things); len(doubts) > 0 {
		t.Errorf("the card is doubted by %v", doubts)
	}
	h.Tap(word("card.undo"))
	if got := strings.Join(p.Answers("event:1")["legs"], ""); got != "uk:n2" {
		t.Errorf("without its last move the card has %q", got)
	}
}

// Badge, figure and items of a seat have one colour, the one chosen at set-up; who had it gets the other (CG-Q27).
func TestBadgesHaveTheColoursOfTheFigures(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := setup.New(h.App, theGame(), []tracker.Player{{Name: "Ann", Symbol: 4}, {Name: "Bob", Symbol: 1}, {Name: "Chloé", Symbol: 2}})
	h.App.Push(p)
	h.Tap(h.App.Text("cgexpo.setting.colour1.yellow"))
	for seat, dye := range []kit.Dye{kit.YellowDye, kit.GreenDye, kit.RedDye} {
		if got := kit.DyeOf(p.Badge(rules.Seat(seat))); got != dye {
			t.Errorf("at set-up the badge of seat %d is dyed %d, want %d", seat, got, dye)
		}
	}
	h.Tap(h.App.Text("app.start"))
	top := h.App.Pages[len(h.App.Pages)-1]
	list, ok := top.(*setup.Checklist)
	if !ok {
		t.Fatalf("the set-up leads to %T", top)
	}
	table := play.NewTable(h.App, list.Played())
	h.App.Push(table)
	for seat, dye := range []kit.Dye{kit.YellowDye, kit.GreenDye, kit.RedDye} {
		if got := kit.DyeOf(table.Symbol(rules.Seat(seat))); got != dye {
			t.Errorf("at the table the badge of seat %d is dyed %d, want %d", seat, got, dye)
		}
		if paint := screen.PaintOf(table.View(), rules.Seat(seat)); paint != dye.Fill() {
			t.Errorf("the figure of seat %d is %s", seat, paint)
		}
	}
}

// marks returns the colours of the badges of a page, in their order.
func marks(h *hand.Hand) (inks []fyne.ThemeColorName) {
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if m, ok := obj.(*kit.Medallion); ok && m.On != "" {
			inks = append(inks, m.Ink)
		}
	}
	return inks
}

// Badges have those colours beyond the table, too: where the play is gone on with, at its result and on phones.
func TestBadgesHaveTheirColoursOnEveryPage(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	setUp := rules.Setup{Seats: 3, Options: []byte(`{"level":"zones","colour1":"yellow","colour3":"red"}`)}
	played, err := h.Tracker.New(theGame(), setUp, []tracker.Player{{Name: "Ann", Symbol: 4}, {Name: "Bob", Symbol: 1}, {Name: "Chloé", Symbol: 2}})
	if err != nil {
		t.Fatal(err)
	}
	want := []fyne.ThemeColorName{kit.YellowDye.Fill(), kit.GreenDye.Fill(), kit.RedDye.Fill()}
	h.App.Home()
	if got := marks(h); !slices.Equal(got, want) {
		t.Errorf("the card that continues has %v, want %v", got, want)
	}
	correct := func(sheet rules.Thing, answers rules.Answers) {
		t.Helper()
		for _, o := range played.Position().Corrections() {
			if slices.Contains(o.On, sheet) {
				if _, err := played.Do(o, answers); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	correct("seat:0", rules.Answers{"zone": {"floor"}, "killed": {"scott"}})
	correct("figure:cds", rules.Answers{"at": {"pack"}, "carrier": {"0"}})
	for _, step := range []struct {
		kind rules.Kind
		says rules.Answers
	}{{"roll", rules.Answers{"a": {"1"}, "b": {"1"}}}, {"walk", rules.Answers{"zone": {"exit"}}}} {
		stage.Do(played, step.kind, step.says)
	}
	if !played.Position().Over() {
		t.Fatalf("the play goes on: %v", played.Position().Now())
	}
	h.App.Push(result.New(h.App, played))
	if !hand.Reads(h.Root(), h.App.Text("score.evening")) {
		t.Fatal("the result tells nothing of the evening")
	}
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if m, ok := obj.(*kit.Medallion); ok && m.Side >= 36 && m.On == "" {
			t.Errorf("a badge of the result is %s", m.Ink)
		}
	}
}

// The result of a game in which nothing is counted shows no totals.
func TestResultShowsNoTotals(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	for _, scene := range cgexpo.Scenes() {
		if scene.Name == "cgexpo-end" {
			scene.Open(h.App, stage.New())
		}
	}
	if !hand.Reads(h.Root(), h.App.Text("cgexpo.score.out-of-lives")) {
		t.Fatal("the result has no reasons")
	}
	if said := h.App.Text("cgexpo.score.out-of-lives"); !h.Sees(said) {
		t.Errorf("a line is not labelled %q", said)
	}
	for _, total := range []string{"0", "1", "+1"} {
		if hand.Reads(h.Root(), total) {
			t.Errorf("the result shows %s", total)
		}
	}
}

// What a recorded card says beside its moves stands on the table from the draw to the next roll; taking the roll back
// brings it back.
func TestWordsOfACardAreShown(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := play.NewTable(h.App, cgexpo.Says(h.App, stage.New()))
	h.App.Push(p)
	shows := func() bool {
		want := map[string]bool{h.App.Text("cgexpo.board.card.says", "n", 9): false, strings.Join(strings.Fields(cgexpo.Words)[:3], " "): false}
		for _, obj := range test.LaidOutObjects(h.Window.Content()) {
			if text, ok := obj.(*canvas.Text); ok {
				for start := range want {
					want[start] = want[start] || strings.HasPrefix(text.Text, start)
				}
			}
		}
		return !slices.Contains(slices.Collect(maps.Values(want)), false)
	}
	if !shows() {
		t.Error("the words of the card are not shown")
	}
	h.Tap("3 + 4")
	if shows() {
		t.Error("the words stay after the next roll")
	}
	p.Undo()
	if !shows() {
		t.Error("the words do not come back with the roll taken back")
	}
}

// paints paints all of a board on the page that is open, and goes back.
func paints(h *hand.Hand) {
	h.Helper()
	p, ok := h.App.Top().(*box.Paint)
	if !ok {
		h.Fatalf("the way to the board leads to %T", h.App.Top())
	}
	editor := p.Editor().(*screen.Editor)
	editor.Begin(12, 9)
	editor.Painter().Change(func(d *screen.Draft) { d.Fill(0, 8, 5, 8, screen.ZoneNumber(1)) })
	h.App.Pop()
}

// Where no board is recorded, the set-up leads to its editor and back, and the play begins with what was painted.
func TestSetupLeadsToTheBoard(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	p := setup.New(h.App, theGame(), []tracker.Player{{Name: "Ann"}, {Name: "Bob", Symbol: 1}})
	h.App.Push(p)
	once := h.App.Text("cgexpo.board.paint.once") + ", " + h.App.Text("cgexpo.board.paint.once.about")
	h.Tap(once)
	paints(h)
	if h.App.Top() != shell.Page(p) || h.Sees(once) || p.Box() == "" {
		t.Fatalf("back on %T with the copy %q, which still misses a board: %t", h.App.Top(), p.Box(), h.Sees(once))
	}
	h.Tap(h.App.Text("app.start"))
	if list := h.App.Top().(*setup.Checklist); h.Sees(once) || list.Played().Header().Box != p.Box() {
		t.Error("the play begins without the board")
	}
}

// The checklist leads there, too: the play, in which nobody has moved, begins anew with the board; given up, it stays.
func TestChecklistLeadsToTheBoard(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.App.Push(setup.New(h.App, theGame(), []tracker.Player{{Name: "Ann"}, {Name: "Bob", Symbol: 1}}))
	h.Tap(h.App.Text("app.start"))
	once := h.App.Text("cgexpo.board.paint.once") + ", " + h.App.Text("cgexpo.board.paint.once.about")
	list := h.App.Top().(*setup.Checklist)
	before := list.Played().Header()
	h.Tap(once)
	h.App.Pop()
	if list.PlayID() != before.ID || !h.Sees(once) {
		t.Fatal("nothing was painted, yet the play is another")
	}
	h.Tap(once)
	paints(h)
	if h.App.Top() != shell.Page(list) || h.Sees(once) {
		t.Fatalf("back on %T, which still misses a board: %t", h.App.Top(), h.Sees(once))
	}
	after := list.Played().Header()
	if plays := hand.Plays(t, h.Tracker); len(plays) != 1 || plays[0].ID != after.ID {
		t.Errorf("%d plays are kept", len(plays))
	}
	if after.Setup.First != before.Setup.First || after.Players[0] != before.Players[0] {
		t.Errorf("with the board the table is %+v, was %+v", after, before)
	}
}
