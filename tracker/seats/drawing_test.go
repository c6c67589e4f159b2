package seats_test

import (
	"math/rand/v2"
	"net/http"
	"regexp"
	"slices"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker/seats"
)

// TestDrawingsStayOnTheirPlane walks random games and looks at every map of every seat.
func TestDrawingsStayOnTheirPlane(t *testing.T) {
	maps := map[rules.GameID]int{}
	for i, s := range secretive {
		rnd := rand.New(rand.NewPCG(7, uint64(i)))
		p := start(t, s.game, s.options, s.seats)
		for range 60 {
			for seat := rules.Table; int(seat) < s.seats; seat++ {
				for _, d := range p.Position().View(seat).Drawings() {
					maps[s.game]++
					for _, spot := range d.Spots {
						if spot.X < 0 || spot.Y < 0 || spot.X+spot.Width > d.Width || spot.Y+spot.Height > d.Height || spot.On == "" {
							t.Fatalf("%s: %+v stands outside of %d by %d", s.game, spot, d.Width, d.Height)
						}
					}
				}
			}
			list := moves(p.Position(), rnd)
			if len(list) == 0 {
				break
			}
			if _, err := p.Do(list[0].offer, list[0].answers); err != nil {
				t.Fatal(err)
			}
		}
	}
	if maps["oldmuseum"] == 0 || maps["crazymuseum"] == 0 {
		t.Errorf("the maps seen are %v", maps)
	}
}

// TestNotesArePickedOnTheirOwnMap writes a note of a room by a phone, which draws it on the map of that seat alone.
func TestNotesArePickedOnTheirOwnMap(t *testing.T) {
	a := offer(t, start(t, "oldmuseum", `{"level":"full","light":"dark"}`, 3), seats.Options{Now: patient()})
	ann, ben := a.sat(0), a.sat(1)
	_, page := ann.get("/")
	if !strings.Contains(page, `data-pick="B2"`) || !strings.Contains(page, `<option value="B2"`) {
		t.Fatalf("the rooms are not picked on a map, with a list beside it:\n%s", page)
	}
	if first, second := strings.Index(page, ">A2</text>"), strings.Index(page, ">A1</text>"); first < 0 || second < 0 {
		t.Error("the rooms bear no names")
	}
	stamp, note := ann.form("note")
	status, page := ann.post("/do", "s", stamp, "o", note, "f.at", "B2", "f.marks", "key", "f.text", "beside the lion")
	if status != http.StatusSeeOther {
		t.Fatalf("the note: %d %s", status, page)
	}
	_, mine := ann.get("/")
	_, hers := ben.get("/")
	if !strings.Contains(mine, "“beside the lion”") || strings.Contains(hers, "lion") {
		t.Error("the note is not on the map of its seat alone")
	}
}

// TestSquaresArePickedOnTheirBoard draws the board of a copy of CGE Adventures on a phone: as a picture with its words, and
// where squares are asked for as places beside a list of them.
func TestSquaresArePickedOnTheirBoard(t *testing.T) {
	board := rules.Box{
		"size:board": []byte(`{"width":6,"height":4}`), "row:1": []byte(`{"squares":"xx...."}`), "row:2": []byte(`{"squares":"......","below":"|v...."}`),
		"row:3": []byte(`{"squares":"..#..."}`), "row:4": []byte(`{"squares":"......"}`),
		"start:thief-red": []byte(`{"square":"A1"}`), "start:scott": []byte(`{"square":"C2"}`), "start:carl": []byte(`{"square":"D2"}`),
		"start:key-green": []byte(`{"square":"F4"}`),
	}
	a := offer(t, beginWith(t, "cgexpo", rules.Setup{Seats: 2, Options: []byte(`{"level":"full"}`), Box: board}), seats.Options{Now: patient()})
	_, page := a.sat(1).get("/")
	picture := regexp.MustCompile(`<svg class="map"[^>]*role="img" aria-label="([^"]+)"`).FindStringSubmatch(page)
	if picture == nil || picture[1] == "" {
		t.Fatalf("the board is no picture with a name:\n%s", page)
	}
	words := regexp.MustCompile(`(?s)<details class="fold" data-k="map-words">.*?</details>`).FindString(page)
	for _, want := range []string{"<dt>A1</dt><dd>Ann</dd>", "Bilal", "<dt>C2</dt><dd>Scott</dd>", "<dt>D2</dt><dd>Carl</dd>", "<dt>F4</dt><dd>Bilal’s key</dd>"} {
		if !strings.Contains(words, want) {
			t.Errorf("the words of the board lack %s: %s", want, words)
		}
	}
	if n := strings.Count(regexp.MustCompile(`<path class="ground" d="([^"]*)"`).FindString(page), "M"); n != 23 {
		t.Errorf("%d squares are drawn, want 23: one is a wall", n)
	}
	for what, drawn := range map[string]string{
		"Scott, who has no picture of his own": `<circle cx="12" cy="12" r="12"/><text x="12" y="17">Sc</text>`, "the wall below A2": `<path class="walls" d="M0 20L10 20"/>`,
		"the door below B2": `<path class="weak" d="M10 20L20 20"/>`, "Carl's broom": "#cg-broom", "the key in Bilal's colour": `k-seat2" x="51" y="31"`,
	} {
		if !strings.Contains(page, drawn) {
			t.Errorf("the board does not show %s: %s", what, drawn)
		}
	}
}

// TestPiecesAndBadgesShareAColour has a game's pieces dyed: the badge of a seat on a phone, what is its own there and its
// pieces on the board are in the colour that the offer names, not in that of the player.
func TestPiecesAndBadgesShareAColour(t *testing.T) {
	board := rules.Box{
		"size:board": []byte(`{"width":4,"height":2}`), "row:1": []byte(`{"squares":"xx.."}`), "row:2": []byte(`{"squares":"...."}`),
		"start:thief-red": []byte(`{"square":"A1"}`), "start:thief-green": []byte(`{"square":"B1"}`), "start:key-green": []byte(`{"square":"D2"}`),
	}
	dyed := func(_ rules.View, seat rules.Seat) string { return []string{"gold", "good"}[seat] }
	for name, test := range map[string]struct {
		ink  func(rules.View, rules.Seat) string
		want [2]string
	}{
		"dyed": {dyed, [2]string{"gold", "good"}},
		"not":  {nil, [2]string{"seat1", "seat2"}},
	} {
		t.Run(name, func(t *testing.T) {
			play := beginWith(t, "cgexpo", rules.Setup{Seats: 2, Options: []byte(`{"level":"full"}`), Box: board})
			a := offer(t, play, seats.Options{Now: patient(), Ink: test.ink})
			ann := a.sat(0)
			_, page := ann.get("/")
			for _, drawn := range []string{`class="m-` + test.want[0] + `"`, `k-` + test.want[0] + `"`, `k-` + test.want[1] + `" x="`} {
				if !strings.Contains(page, drawn) {
					t.Errorf("the page lacks %s", drawn)
				}
			}
			for _, other := range []string{"gold", "good", "seat1", "seat2"} {
				if !slices.Contains(test.want[:], other) && strings.Contains(page, "k-"+other+`" x="`) {
					t.Errorf("a piece is %s", other)
				}
			}
			file := regexp.MustCompile(`/s/seats\.css[^"]*`).FindString(page)
			if _, css := ann.get(file); !strings.Contains(css, ".m-"+test.want[0]+"{") {
				t.Errorf("no style of %s", test.want[0])
			}
		})
	}
}

func TestNorthIsUp(t *testing.T) {
	p := start(t, "oldmuseum", "", 3).Position()
	d := p.View(0).Drawings()[0]
	at := func(on rules.Thing) rules.Spot {
		i := slices.IndexFunc(d.Spots, func(s rules.Spot) bool { return s.On == on })
		if i < 0 {
			t.Fatalf("no %s", on)
		}
		return d.Spots[i]
	}
	if at("room:A1").Y <= at("room:A2").Y || at("room:A1").X >= at("room:B1").X {
		t.Error("A2 is not north of A1, or B1 not east of it")
	}
}
