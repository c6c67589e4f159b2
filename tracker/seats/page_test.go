package seats_test

import (
	"fmt"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/rulestest"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/trackertest"
)

var sectionID = regexp.MustCompile(`<section id="([a-z]+)"`)

// parts lists the sections of a page.
func parts(page string) string {
	var list []string
	for _, found := range sectionID.FindAllStringSubmatch(page, -1) {
		list = append(list, found[1])
	}
	return strings.Join(list, " ")
}

// When a game is over its score comes first, and a seat that has nothing to do is not told what it can do.
func TestScoreComesFirst(t *testing.T) {
	game, _ := catalog.Game("trasteros")
	var last rulestest.Stage
	rulestest.Stages(t, game, "../../rules/trasteros/testdata", func(s rulestest.Stage) {
		if s.Over() {
			last = s
		}
	})
	table := offer(t, trackertest.Moved(t, game, last.Setup, last.Moves), seats.Options{Now: patient()})
	if _, page := table.sat(0).get("/"); parts(page) != "say status score mine log table" {
		t.Errorf("a seat's page at the end: %s", parts(page))
	}
	if _, page := table.sat(-1).get("/board"); parts(page) != "say status score log table" {
		t.Errorf("the shared screen at the end: %s", parts(page))
	}
}

// What comes of sealed answers stands above what may be done next, until somebody moves.
func TestARevealComesFirst(t *testing.T) {
	play := begin(t, "trasteros", `{"level":"auctions"}`, 3)
	table := offer(t, play, seats.Options{Now: patient()})
	phones := []*phone{table.sat(0), table.sat(1), table.sat(2)}
	do := func(may func(rules.Offer) bool) {
		t.Helper()
		offers := play.Position().Offers()
		at := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Refused == nil && may(o) })
		if at < 0 {
			t.Fatal("it is not offered")
		}
		if _, err := play.Do(offers[at], nil); err != nil {
			t.Fatal(err)
		}
	}
	pages := func(when, news string) {
		t.Helper()
		for i, p := range phones {
			_, page := p.get("/")
			want := "say status " + news + "do mine log table"
			if strings.Contains(page, `<p class="soft">Nothing to do`) {
				want = "say status do mine log table"
			}
			if got := parts(page); got != want {
				t.Errorf("%s, seat %d: %s, want %s", when, i, got, want)
			}
			if ids := lineID.FindAllString(page, -1); len(ids) != len(slices.Compact(slices.Sorted(slices.Values(ids)))) {
				t.Errorf("%s, seat %d is told twice: %s", when, i, ids)
			}
		}
	}
	do(func(o rules.Offer) bool { return o.Kind == "call" })
	pages("a call", "")
	for i := range 3 {
		pages(fmt.Sprint(i, " bids"), "")
		do(func(o rules.Offer) bool { return o.Kind == "bid" && o.Seat == rules.Seat(i) })
	}
	now := play.Position().Now().Seat
	if _, page := phones[now].get("/"); !strings.Contains(page, `id="news"`) {
		t.Errorf("after the last bid the page of seat %d has %s", now, parts(page))
	}
	pages("the last bid", "news ")
	do(func(o rules.Offer) bool { return o.Seat == now && !o.Aside && !o.Secret })
	pages("a move after it", "")
}

var lineID = regexp.MustCompile(`data-id="[0-9.]+"`)

// Who only looks on is never called, and the shared screen bears the name of the game.
func TestSpectatorsAreNotCalled(t *testing.T) {
	table := offer(t, begin(t, "oldmuseum", "", 3), seats.Options{Now: patient()})
	seat, looks := table.sat(0), table.sat(-1)
	_, own := seat.get("/")
	_, page := looks.get("/")
	_, board := looks.get("/board")
	for _, call := range []string{"vibrate", "sound"} {
		at := fmt.Sprintf("data-call-by=%q", call)
		if !strings.Contains(own, at) || strings.Contains(page, at) || strings.Contains(board, at) {
			t.Errorf("%s: on the page of a seat %t, of who looks on %t, on the shared screen %t", call,
				strings.Contains(own, at), strings.Contains(page, at), strings.Contains(board, at))
		}
	}
	if !strings.Contains(board, "<h1>The Old Museum</h1>") {
		t.Error("the shared screen does not bear the name of the game")
	}
	if mine := "My map"; !strings.Contains(own, mine) || strings.Contains(board, mine) {
		t.Errorf("%s: on the page of a seat %t, on the shared screen %t", mine, strings.Contains(own, mine), strings.Contains(board, mine))
	}
}

var (
	pageTitle = regexp.MustCompile(`<title>([^<]*)</title>`)
	laterOn   = regexp.MustCompile(`data-title="([^"]*)"`)
)

// A page has its title from the first, not from its script alone: who opens it and puts it aside is called.
func TestATitleCallsFromTheFirst(t *testing.T) {
	table := offer(t, begin(t, "oldmuseum", "", 3), seats.Options{Now: patient()})
	for seat, want := range []string{"● Your turn · Ann · The Old Museum", "Bilal · The Old Museum"} {
		_, page := table.sat(seat).get("/")
		for _, title := range []*regexp.Regexp{pageTitle, laterOn} {
			if said := title.FindStringSubmatch(page); len(said) < 2 || said[1] != want {
				t.Errorf("%s: %q, want %q", title, said, want)
			}
		}
	}
}

// What lay aside for a night is not waited for since then.
func TestWaitedForSinceTheSeatsAreOffered(t *testing.T) {
	play := begin(t, "trasteros", "", 3)
	opened := time.Now().Add(9 * time.Hour).Round(time.Millisecond)
	_, page := offer(t, play, seats.Options{Now: func() time.Time { return opened }}).sat(-1).get("/")
	if at := fmt.Sprintf(`data-since="%d"`, opened.UnixMilli()); !strings.Contains(page, at) {
		t.Errorf("no %s in %s", at, page)
	}
}

// A countdown runs on every phone and on the shared screen, stands there while it is paused, and is nowhere without one.
func TestACountdownIsSeenByAll(t *testing.T) {
	now := time.Now().Round(time.Millisecond)
	look := func(play *tracker.Play) map[string]string {
		table := offer(t, play, seats.Options{Now: func() time.Time { return now }})
		_, mine := table.sat(1).get("/")
		_, board := table.sat(-1).get("/board")
		return map[string]string{"a phone": mine, "the shared screen": board}
	}
	do := func(play *tracker.Play, kind rules.Kind) {
		for _, o := range play.Position().Offers() {
			if o.Kind == kind && o.Refused == nil {
				if _, err := play.Do(o, nil); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
		t.Fatalf("no %s is offered", kind)
	}
	timed, free := begin(t, "trasteros", `{"level":"cubes","timer":30}`, 3), begin(t, "trasteros", `{"level":"cubes"}`, 3)
	do(timed, "call")
	do(free, "call")
	for where, page := range look(timed) {
		found := regexp.MustCompile(`data-until="(\d+)">00:30</strong> left`).FindStringSubmatch(page)
		if found == nil {
			t.Errorf("no countdown on %s: %s", where, page)
		} else if until, _ := strconv.ParseInt(found[1], 10, 64); until <= now.UnixMilli() || until > now.Add(30*time.Second).UnixMilli() {
			t.Errorf("on %s it ends %d ms from now", where, until-now.UnixMilli())
		}
	}
	do(timed, "pause")
	for where, page := range look(timed) {
		if strings.Contains(page, "data-until") || !strings.Contains(page, `<strong>00:30</strong> paused`) {
			t.Errorf("while it is paused, on %s: %s", where, page)
		}
	}
	for where, page := range look(free) {
		if strings.Contains(page, `role="timer"`) {
			t.Errorf("a countdown on %s of a game without one", where)
		}
	}
}

// Like cards behind a screen are counted, and none of them is told again.
func TestLikeThingsAreCounted(t *testing.T) {
	game, _ := catalog.Game("oldmuseum")
	var told rulestest.Stage
	most := 0
	rulestest.Stages(t, game, "../../rules/oldmuseum/testdata", func(s rulestest.Stage) {
		held := s.View(0).Private(0)
		kinds := map[rules.Thing]bool{}
		for _, thing := range held {
			kinds[thing] = true
		}
		if alike := len(held) - len(kinds); alike > most {
			told, most = s, alike
		}
	})
	if most == 0 {
		t.Fatal("nobody holds two alike")
	}
	_, page := offer(t, trackertest.Moved(t, game, told.Setup, told.Moves), seats.Options{Now: patient()}).sat(0).get("/")
	_, mine, _ := strings.Cut(page, `data-k="mine"`)
	mine, _, _ = strings.Cut(mine, "</details>")
	seen := map[string]bool{}
	for _, item := range strings.Split(mine, "<li>")[1:] {
		item, _, _ = strings.Cut(item, "</li>")
		item = strings.ToLower(tag.ReplaceAllString(item, ""))
		if seen[item] {
			t.Errorf("twice: %s", item)
		}
		seen[item] = true
	}
	if !strings.Contains(mine, " × ") {
		t.Errorf("nothing is counted: %s", mine)
	}
}

var tag = regexp.MustCompile(`<[^>]*>`)
