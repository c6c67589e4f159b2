//go:build scenes

package setup_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/scenes/hand"
	"docent/app/setup"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
)

func openSetup(t *testing.T, plays *tracker.Tracker) (*hand.Hand, *setup.Page) {
	t.Helper()
	h := hand.New(t, plays, hand.Narrow)
	h.Tap("Trasteros Locos")
	return h, h.App.Top().(*setup.Page)
}

func seated(p *setup.Page) []string {
	var all []string
	for _, s := range p.Seats() {
		all = append(all, s.Name)
	}
	return all
}

func TestSetupBeginsWithTheLastTable(t *testing.T) {
	_, p := openSetup(t, nil)
	if got, want := seated(p), []string{"Seat 1", "Seat 2", "Seat 3"}; !slices.Equal(got, want) {
		t.Errorf("somebody new sees %v, want %v", got, want)
	}
	h := hand.New(t, nil, hand.Narrow)
	hand.Begin(t, h.Tracker)
	h, p = openSetup(t, h.Tracker)
	if got, want := seated(p), []string{"Ann", "Bilal", "Chloé"}; !slices.Equal(got, want) {
		t.Errorf("the players are %v, want those of the last play %v", got, want)
	}
	p.OnMove(p.Seats()[0], 1)
	h.Tap("Start")
	h.App.Home()
	_, p = openSetup(t, h.Tracker)
	if got, want := seated(p), []string{"Bilal", "Ann", "Chloé"}; !slices.Equal(got, want) {
		t.Errorf("the players are %v, want the order of the last table %v", got, want)
	}
}

// A game that can be played alone begins with a table of two; who played it alone plays it alone again.
func TestSetupOfAGameForOne(t *testing.T) {
	open := func(plays *tracker.Tracker) (*hand.Hand, *setup.Page) {
		h := hand.New(t, plays, hand.Narrow)
		h.Tap("Crazy Museum")
		return h, h.App.Top().(*setup.Page)
	}
	h, p := open(nil)
	if got, want := seated(p), []string{"Seat 1", "Seat 2"}; !slices.Equal(got, want) {
		t.Fatalf("somebody new sees %v, want %v", got, want)
	}
	h.Tap("Seat 2")
	h.Tap("Remove")
	h.Tap("Start")
	if got := len(h.App.Top().(*setup.Checklist).Play().Header().Players); got != 1 {
		t.Fatalf("%d play, want one", got)
	}
	if !hand.Reads(h.Window.Content(), "Seat 1") {
		t.Error("alone, somebody is told who starts")
	}
	h.App.Home()
	_, p = open(h.Tracker)
	if got, want := seated(p), []string{"Seat 1"}; !slices.Equal(got, want) {
		t.Errorf("after a play alone the players are %v, want %v", got, want)
	}
}

func TestSeatOrder(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	hand.Begin(t, h.Tracker)
	h, p := openSetup(t, h.Tracker)
	h.Tap("Move Ann up")
	h.Tap("Move Chloé up")
	if got, want := seated(p), []string{"Ann", "Chloé", "Bilal"}; !slices.Equal(got, want) {
		t.Fatalf("by the buttons %v, want %v", got, want)
	}
	row := p.Rows().Objects[0].(*setup.SeatRow)
	step := row.Size().Height + 8
	g := setup.NewGrip("drag", func() float32 { return step }, func(by int) { p.OnMove(p.Seats()[0], by) })
	for range 4 {
		g.Dragged(&fyne.DragEvent{Dragged: fyne.Delta{DY: step / 5}})
	}
	g.DragEnd()
	if got, want := seated(p), []string{"Chloé", "Ann", "Bilal"}; !slices.Equal(got, want) {
		t.Errorf("by the grip %v, want %v", got, want)
	}
}

func TestPlayersAreAddedNamedAndRemoved(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	if _, err := h.Tracker.Remember(tracker.Player{Name: "Zoé", Symbol: 0}); err != nil {
		t.Fatal(err)
	}
	h, p := openSetup(t, h.Tracker)
	h.Tap("Zoé")
	if got, want := seated(p), []string{"Zoé", "Seat 2", "Seat 3"}; !slices.Equal(got, want) {
		t.Fatalf("a remembered player takes the first seat: %v, want %v", got, want)
	}
	h.Tap("New player")
	h.TypeName("Bo")
	h.Tap("Done")
	h.Tap("Seat 3")
	h.TypeName("Cy")
	h.Tap("Moon, chosen")
	h.Tap("Done")
	if got, want := seated(p), []string{"Zoé", "Bo", "Cy"}; !slices.Equal(got, want) {
		t.Fatalf("new and renamed: %v, want %v", got, want)
	}
	symbols := map[int]bool{}
	for _, s := range p.Seats() {
		symbols[s.Symbol] = true
	}
	if len(symbols) != 3 {
		t.Errorf("two players have the same symbol: %+v", p.Players())
	}
	h.Tap("Bo")
	h.Tap("Remove")
	if got, want := seated(p), []string{"Zoé", "Cy"}; !slices.Equal(got, want) {
		t.Fatalf("after removing: %v, want %v", got, want)
	}
	if !p.Start().Greyed {
		t.Error("two players may start a game for three")
	}
	h.Tap(p.Start().AccessibilityLabel())
	if len(hand.Plays(t, h.Tracker)) != 0 {
		t.Error("a play began with too few")
	}
	if !h.App.Banner.Box().Visible() {
		t.Error("nothing tells why it cannot start")
	}
}

func TestStartingPlayer(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	hand.Begin(t, h.Tracker)
	h, p := openSetup(t, h.Tracker)
	p.Starters().OnChanged([]string{"2"})
	p.OnMove(p.Seats()[2], -1) // whoever starts keeps starting
	h.Tap("Start")
	play := h.App.Top().(*setup.Checklist).Play()
	first := play.Header().Setup.First
	if got := play.Header().Players[first].Name; got != "Chloé" {
		t.Errorf("%s starts, want Chloé", got)
	}
}

func TestHouseRulesFold(t *testing.T) {
	h, p := openSetup(t, nil)
	before := len(p.House().Objects)
	p.OnFold()
	game, _ := catalog.Game("trasteros")
	house := 0
	for _, s := range game.Settings() {
		if slices.Contains(game.Rulings(), s.Rule) {
			house++
		}
	}
	if before != 1 || len(p.House().Objects) != 1+house {
		t.Errorf("folded %d rows, unfolded %d, want 1 and %d", before, len(p.House().Objects), 1+house)
	}
	for _, s := range game.Settings() {
		if s.Name == "mustBid" {
			p.OnSetting(s, "true")
		}
	}
	page, err := p.Setup()
	if err != nil {
		t.Fatal(err)
	}
	h.Tap("Start")
	if got := string(h.App.Top().(*setup.Checklist).Play().Header().Setup.Options); got != string(page.Options) {
		t.Errorf("the play has the options %s, want %s", got, page.Options)
	}
	h.App.Home()
	_, p = openSetup(t, h.Tracker)
	if got := p.Answers(); !slices.Equal(got["mustBid"], []string{"true"}) {
		t.Errorf("the next set-up begins with %v, want the house's rule", got)
	}
}

func TestChecklistTicks(t *testing.T) {
	h, _ := openSetup(t, nil)
	h.Tap("Start")
	p := h.App.Top().(*setup.Checklist)
	h.Tap(p.Rows()[0].Button().Label)
	h.Tap(p.Rows()[1].Button().Label)
	h.Tap(p.Rows()[1].Button().Label)
	if !p.Done()[0] || p.Done()[1] {
		t.Errorf("ticked %v, want the first alone", p.Done())
	}
	if first := p.Play().Header().Setup.First; first < 0 || first >= rules.Seat(3) {
		t.Errorf("seat %d was drawn to start", first)
	}
}

// The way back from the checklist leads to the set-up, where something may be put right: what is begun then is the one game. From
// the table it leads home.
func TestTheSetUpIsPutRightAfterTheStart(t *testing.T) {
	h, p := openSetup(t, nil)
	h.Tap("Start")
	h.Tap("Back")
	if h.App.Top() != shell.Page(p) {
		t.Fatalf("back from the checklist stands %T", h.App.Top())
	}
	h.Tap("Start")
	list, ok := h.App.Top().(*setup.Checklist)
	if !ok {
		t.Fatalf("the second start opens %T", h.App.Top())
	}
	plays, err := h.Tracker.Plays()
	if err != nil || len(plays) != 1 || plays[0].ID != list.PlayID() {
		t.Fatalf("there are %d games (%v), want the second alone", len(plays), err)
	}
	h.Tap("Ready to play")
	h.App.Back()
	if h.App.Top().Screen() != "home" {
		t.Errorf("back from the table stands %s", h.App.Top().Screen())
	}
}

func TestSetupAsksForANumber(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("The Old Museum")
	p := h.App.Top().(*setup.Page)
	for _, label := range []string{"−5", "−5", "+5", "Less Minutes until demolition"} {
		h.Tap(label)
	}
	if got := p.Answers()["minutes"]; !slices.Equal(got, []string{"39"}) {
		t.Errorf("the clock is set to %v minutes, want 39", got)
	}
	h.Tap("More Minutes until demolition")
	h.Tap("+5")
	if got, changed := p.Answers()["minutes"]; changed {
		t.Errorf("45 minutes, which are usual, are told as %v", got)
	}
}

// A step of five that would change nothing is greyed like a step of one.
func TestSetupGreysStepsAtTheLimit(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Museum")
	greyed := func(label string) bool { return kittest.Find(h.Root(), label).(*kit.ActionButton).Greyed }
	for _, step := range []struct {
		tap        string
		less, more bool
	}{{"", false, true}, {"−5", true, false}, {"More Opinion cards per pile", false, false}, {"+5", false, true}} {
		if step.tap != "" {
			h.Tap(step.tap)
		}
		if less, more := greyed("−5"), greyed("+5"); less != step.less || more != step.more {
			t.Errorf("after %q −5 is greyed: %t, +5: %t, want %t and %t", step.tap, less, more, step.less, step.more)
		}
	}
}

// No clock hurries anybody unless the table asks for one.
func TestTimersAreOffAtFirst(t *testing.T) {
	for id, off := range map[rules.GameID]struct{ setting, value string }{"oldmuseum": {"turn-timer", "off"}, "trasteros": {"timer", "0"}} {
		game, _ := catalog.Game(id)
		for _, s := range game.Settings() {
			if s.Name == off.setting && !slices.Equal(s.Default, []string{off.value}) {
				t.Errorf("%s begins with a timer of %v, want %s", id, s.Default, off.value)
			}
		}
	}
}

// Where only the score is counted, nobody is asked who starts, and nothing is laid out: the table comes at once.
func TestACountHasNoStarterAndNoChecklist(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	game, _ := catalog.Game("museum")
	h.Tap("Museum")
	p := h.App.Top().(*setup.Page)
	if !p.AsksStarter() {
		t.Fatal("a tracked game does not ask who starts")
	}
	for _, s := range game.Settings() {
		if s.Name == "level" {
			p.OnSetting(s, "score")
		}
	}
	if p.AsksStarter() {
		t.Error("a count asks who starts")
	}
	h.Tap("Start")
	if _, listed := h.App.Top().(*setup.Checklist); listed {
		t.Error("a count has a checklist")
	}
}

// Every question of the set-up is as far from what is over it as the others, whichever of them are asked.
func TestQuestionsAreEquallyApart(t *testing.T) {
	for _, name := range []string{"Trasteros Locos", "Crazy Museum", "The Old Museum", "CGE Adventures", "Museum"} {
		h := hand.New(t, nil, hand.Narrow)
		h.Tap(name)
		var ends, gaps []float32
		var headings []*kit.Text
		at := func(obj fyne.CanvasObject) float32 {
			return fyne.CurrentApp().Driver().AbsolutePositionForObject(obj).Y
		}
		for _, obj := range test.LaidOutObjects(h.Root()) {
			switch one := obj.(type) {
			case *kit.ActionButton, *kit.Choice, *kit.Stepper, *kit.ListRow:
				ends = append(ends, at(obj)+obj.Size().Height)
			case *kit.Text:
				if one.Style == kit.Heading {
					headings = append(headings, one)
				}
			}
		}
		for _, heading := range headings[1:] {
			above := float32(-1)
			for _, end := range ends {
				if end <= at(heading) {
					above = max(above, end)
				}
			}
			gaps = append(gaps, at(heading)-above)
		}
		if len(gaps) == 0 || slices.Max(gaps)-slices.Min(gaps) > 2 {
			t.Errorf("%s: the questions are %v from what is over them", name, gaps)
		}
	}
}
