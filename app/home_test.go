//go:build scenes

package app_test

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/play"
	"docent/app/result"
	"docent/app/scenes/hand"
	"docent/app/scenes/stage"
	"docent/app/setup"
	"docent/app/shell"
	"docent/app/stats"
)

// Somebody new is told where to begin, above the shelf.
func TestHomeOfSomebodyNew(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	if !hand.Reads(h.Root(), "Tap the box on your table") {
		t.Error("nothing says where to begin")
	}
	if h.Sees("Rematch") || h.Sees("Statistics") {
		t.Error("somebody new is offered what nobody played")
	}
}

// A box is one target from the top of its cover to the foot of its name.
func TestABoxIsOneTarget(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		h := hand.New(t, nil, size)
		target := kittest.Find(h.Root(), "Museum").(fyne.CanvasObject)
		at := h.App.Fyne.Driver().AbsolutePositionForObject(target)
		for _, obj := range test.LaidOutObjects(h.Root()) {
			name, ok := obj.(*kit.Text)
			if !ok || name.Text() != "Museum" {
				continue
			}
			low := h.App.Fyne.Driver().AbsolutePositionForObject(name).Y + name.Size().Height
			if low > at.Y+target.Size().Height || low < at.Y {
				t.Errorf("%v: the name ends at %v, the target reaches from %v to %v", size, low, at.Y, at.Y+target.Size().Height)
			}
		}
	}
}

// However many games are in progress, each can be opened from home, and the page says how many it does not list.
func TestAllGamesInProgressAreReachable(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		plays := stage.Fresh(hand.Wall)
		for range 7 {
			hand.Begin(t, plays)
		}
		h := hand.New(t, plays, size)
		more := "5 more games in progress"
		if size == hand.Broad {
			more = "3 more games in progress"
		}
		h.Tap(more)
		listed := 0
		for _, obj := range test.LaidOutObjects(h.Root()) {
			if b, ok := obj.(*kit.ActionButton); ok && strings.HasPrefix(b.AccessibilityLabel(), "Trasteros Locos, ") {
				listed++
			}
		}
		if listed != 7 {
			t.Errorf("%v: %d games are listed, want 7", size, listed)
		}
	}
}

// The large card goes on with the game played last.
func TestTheLargeCardContinues(t *testing.T) {
	plays := stage.Fresh(hand.Wall)
	evening := hand.Begin(t, plays)
	h := hand.New(t, plays, hand.Narrow)
	hand.Tap(t, h.Window, "Trasteros Locos, ")
	switch p := h.App.Top().(type) {
	case *setup.Checklist:
		if p.PlayID() != evening.Header().ID {
			t.Error("another game opens")
		}
	case *play.Table:
	default:
		t.Fatalf("the card leads to %T", p)
	}
}

// The shelf is named once there is something else on the page.
func TestTheShelfIsNamed(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	if hand.Reads(h.Root(), "New game") {
		t.Error("somebody new reads a name of the shelf beside the welcome")
	}
	h = hand.New(t, stage.New().Tracker, hand.Narrow)
	if !hand.Reads(h.Root(), "New game") {
		t.Error("nothing tells the shelf from the games in progress")
	}
}

// The last two finished games lead to their score and to a rematch of the same players.
func TestLastEveningsLeadOn(t *testing.T) {
	s := stage.New()
	h := hand.New(t, s.Tracker, hand.Narrow)
	var over []string
	for _, one := range hand.Plays(t, s.Tracker) {
		if one.Over {
			over = append(over, shell.Names(one.Players))
		}
	}
	offered := 0
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if b, ok := obj.(*kit.ActionButton); ok && b.AccessibilityLabel() == "Rematch" {
			offered++
		}
	}
	if offered != 2 {
		t.Fatalf("%d rematches are offered, want 2", offered)
	}
	h.Tap("Rematch")
	if p, ok := h.App.Top().(*setup.Page); !ok || shell.Names(p.Players()) != over[0] {
		t.Errorf("the rematch is %T, want the set-up for %s", h.App.Top(), over[0])
	}
	h.App.Home()
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if b, ok := obj.(*kit.ActionButton); ok && strings.Contains(b.AccessibilityLabel(), " won with ") {
			b.Tapped(nil)
			break
		}
	}
	if _, ok := h.App.Top().(*result.Page); !ok {
		t.Errorf("a finished game leads to %T, want its score", h.App.Top())
	}
}

// The sentence in the free place of the shelf counts what was really won, and leads to the statistics.
func TestTheShelfTellsATrueSentence(t *testing.T) {
	s := stage.New()
	wins := map[string]int{}
	for _, one := range hand.Plays(t, s.Tracker) {
		for _, r := range one.Result {
			if r.Rank == 1 && !r.Out {
				wins[one.Players[r.Seat].Name]++
			}
		}
	}
	h := hand.New(t, s.Tracker, hand.Narrow)
	var said string
	for _, obj := range test.LaidOutObjects(h.Root()) {
		if b, ok := obj.(*kit.ActionButton); ok && strings.HasPrefix(b.AccessibilityLabel(), "Statistics, ") {
			said = strings.TrimPrefix(b.AccessibilityLabel(), "Statistics, ")
			defer func() {
				b.Tapped(nil)
				if _, ok := h.App.Top().(*stats.Page); !ok {
					t.Errorf("the sentence leads to %T, want the statistics", h.App.Top())
				}
			}()
		}
	}
	most, leaders := 0, []string{}
	for name, n := range wins {
		switch {
		case n > most:
			most, leaders = n, []string{name}
		case n == most:
			leaders = append(leaders, name)
		}
	}
	t.Logf("%q of %v", said, wins)
	for _, name := range leaders {
		if !strings.Contains(said, name) {
			t.Errorf("%q leaves out %s, who has won %d of %v", said, name, most, wins)
		}
	}
}
