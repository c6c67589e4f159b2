//go:build scenes

package rulebook_test

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/kit/kittest"
	"docent/app/rulebook"
	"docent/app/scenes/hand"
	"docent/assets"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

func pageOf(h *hand.Hand) *rulebook.Page {
	h.Helper()
	p, ok := h.App.Top().(*rulebook.Page)
	if !ok {
		h.Fatalf("the page is %T, want the rulebook", h.App.Top())
	}
	return p
}

func TestWordsAreFoundInOtherGames(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.App.Push(h.App.To.Rulebook("trasteros", ""))
	pageOf(h).OnSearch("pharaohs")
	if !hand.Reads(h.Root(), "In Crazy Museum") {
		t.Fatal("what people call the mummy is not found in Crazy Museum")
	}
	if hand.Reads(h.Root(), "In Museum") {
		t.Error("it is found in Museum, too")
	}
	h.Tap(h.App.Text("rulebook.more", "Count", found(h, "crazymuseum", "pharaohs")-3, "game", "Crazy Museum"))
	p := pageOf(h)
	if p.Game() != "crazymuseum" || p.Wanted() != "pharaohs" {
		t.Errorf("tapped: %q is searched in %s", p.Wanted(), p.Game())
	}
}

// found counts the rules of a game that a search finds.
func found(h *hand.Hand, game rules.GameID, wanted string) int {
	return len(rulebook.Found(h.App, game, wanted))
}

func TestARuleOfAnotherGameOpens(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		h := hand.New(t, nil, size)
		h.App.Push(h.App.To.Rulebook("trasteros", ""))
		pageOf(h).OnSearch("mummy")
		first := rulebook.Found(h.App, "crazymuseum", "mummy")[0]
		h.Tap(first.Title + ", " + rulebook.Excerpt(h.App, "crazymuseum", "mummy", first) + first.ID)
		p := pageOf(h)
		if p.Game() != "crazymuseum" || p.Chosen() != rules.RuleID(first.ID) {
			t.Errorf("%v: %s of %s is shown, want %s of crazymuseum", size, p.Chosen(), p.Game(), first.ID)
		}
		if opened := h.App.Covered(); opened != (size == hand.Narrow) {
			t.Errorf("%v: a sheet shows the rule: %v", size, opened)
		}
	}
}

func TestEveryGameIsAtHand(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	h.Tap("Rules")
	for _, game := range catalog.Games() {
		h.Tap(h.App.GameName(game.ID()))
		if p := pageOf(h); p.Game() != string(game.ID()) {
			t.Errorf("the cover of %s opens the rules of %s", game.ID(), p.Game())
		}
	}
	h.Key(fyne.KeyEscape)
	if len(h.App.Pages) != 1 {
		t.Errorf("%d pages are open behind the covers, want home alone", len(h.App.Pages))
	}
}

func TestRulesOpenAtTheGamePlayedLast(t *testing.T) {
	plays := tracker.Open(stores.NewMemory(), catalog.Game, hand.Wall)
	for _, game := range slices.Backward(catalog.Games()) {
		if _, err := plays.New(game, rules.Setup{Seats: 3}, []tracker.Player{{Name: "Ann"}, {Name: "Ben"}, {Name: "Cleo"}}); err == nil {
			h := hand.New(t, plays, hand.Narrow)
			h.Tap("Rules")
			if p := pageOf(h); p.Game() != string(game.ID()) {
				t.Errorf("the rules of %s open, but %s was played last", p.Game(), game.ID())
			}
			return
		}
	}
	t.Fatal("no game was begun")
}

func TestTermsOpenTheirMeaning(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	text := rulebook.Found(h.App, "crazymuseum", "CM-MUMMY-1")
	if len(text) == 0 {
		t.Fatal("there is no such rule")
	}
	box := rulebook.RuleText(h.App, "crazymuseum", text[0].RuleText, true)
	var spans []kit.Span
	each(box, func(p *kit.Prose) {
		for _, s := range p.Spans() {
			if s.Tapped != nil {
				spans = append(spans, s)
			}
		}
	})
	if len(spans) == 0 {
		t.Fatal("no word of the rule opens its meaning")
	}
	spans[0].Tapped()
	if !h.App.Covered() {
		t.Error("the meaning is not shown")
	}
}

// A term opens where a text says it first, in whatever form; a longer term is never taken for a shorter one inside it.
func TestTermsOpenWhereTheyComeFirst(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	tests := []struct{ rule, body, want string }{
		{"TL-SET-5", "4 to 6 players use all 6 collections: 60 collection cards.", "collections"},
		{"TL-BID-7", "buy one card with one free cube of its kind: a cube is money.", "free cube"},
		{"TL-REF-1", "A skeleton, the skeleton, two skeletons in a storage room.", "skeleton|storage room"},
		{"TL-PUB-1", "The public room is no storage room.", "public room|storage room"},
		{"TL-PUB-2", "Junky collectionists bid.", ""},
	}
	for _, test := range tests {
		var got []string
		each(rulebook.RuleText(h.App, "trasteros", assets.RuleText{ID: test.rule, Body: test.body}, false), func(p *kit.Prose) {
			for _, s := range p.Spans() {
				got = append(got, p.Text()[s.From:s.To])
			}
		})
		if said := strings.Join(got, "|"); said != test.want {
			t.Errorf("%q opens %q, want %q", test.body, said, test.want)
		}
	}
}

func TestAMeaningIsHeadedLikeATitle(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	rulebook.Explain(h.App, "trasteros", "junk")
	if !hand.Reads(h.Root(), "Junk") {
		t.Error("the meaning of junk is not headed Junk")
	}
}

// each visits all proses of a page.
func each(obj fyne.CanvasObject, visit func(*kit.Prose)) {
	switch o := obj.(type) {
	case *kit.Prose:
		visit(o)
	case *fyne.Container:
		for _, child := range o.Objects {
			each(child, visit)
		}
	}
}

// A rule that is a list from its first line on is quoted without the marks of its rows.
func TestExcerptsQuoteNoMarksOfLists(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	quoted := 0
	for _, game := range catalog.Games() {
		for _, wanted := range []string{"hide", "guard", "card", "room", "player"} {
			for _, p := range rulebook.Found(h.App, game.ID(), wanted) {
				said := rulebook.Excerpt(h.App, game.ID(), wanted, p)
				if said != "" {
					quoted++
				}
				if strings.HasPrefix(said, "- ") || strings.Contains(said, " - ") {
					t.Errorf("%s quotes %q", p.ID, said)
				}
			}
		}
	}
	if quoted < 50 {
		t.Errorf("%d rules are quoted", quoted)
	}
}

// The book opened from the sheet of a rule stands at that rule in its list.
func TestTheBookOpensAtARule(t *testing.T) {
	for _, size := range []fyne.Size{hand.Narrow, hand.Broad} {
		h := hand.New(t, nil, size)
		found := rulebook.Found(h.App, "crazymuseum", "")
		text := found[len(found)/2]
		h.App.To.Rule("crazymuseum", rules.RuleID(text.ID))
		h.Tap(h.App.Text("rulebook.open"))
		row, ok := kittest.Find(h.Root(), text.Title+", "+text.ID).(fyne.CanvasObject)
		if !ok {
			t.Fatalf("%v: %s is not in the list", size, text.ID)
		}
		top := fyne.CurrentApp().Driver().AbsolutePositionForObject(row).Y
		if top < 0 || top+row.Size().Height > size.Height {
			t.Errorf("%v: %s stands at %v", size, text.ID, top)
		}
	}
}
