package seats_test

import (
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/stores"
)

// table is a play whose seats are offered on a port of this machine.
type table struct {
	testing.TB
	play *tracker.Play
	host *seats.Host
	at   string
}

func begin(t testing.TB, game rules.GameID, options string, players int) *tracker.Play {
	t.Helper()
	setup := rules.Setup{Seats: players}
	if options != "" {
		setup.Options = []byte(options)
	}
	return beginWith(t, game, setup)
}

func beginWith(t testing.TB, game rules.GameID, setup rules.Setup) *tracker.Play {
	t.Helper()
	g, ok := catalog.Game(game)
	if !ok {
		t.Fatalf("no game %s", game)
	}
	names := []string{"Ann", "Bilal", "Chloé", "Diego", "Eva", "Finn"}
	var list []tracker.Player
	for i := range setup.Seats {
		list = append(list, tracker.Player{Name: names[i], Symbol: i})
	}
	p, err := tracker.Open(stores.NewMemory(), catalog.Game, time.Now).New(g, setup, list)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func offer(t testing.TB, play *tracker.Play, o seats.Options) *table {
	t.Helper()
	if o.Listen == "" {
		o.Listen = "127.0.0.1:0"
	}
	h, err := seats.Open(play, o)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = h.Close() })
	return &table{t, play, h, fmt.Sprintf("http://127.0.0.1:%d", h.Port())}
}

// phone is a browser with its own cookies.
type phone struct {
	*table
	client *http.Client
	lang   string
}

func (t *table) phone() *phone {
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	stays := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	p := &phone{t, &http.Client{Jar: jar, CheckRedirect: stays, Transport: &http.Transport{}, Timeout: 20 * time.Second}, "en"}
	t.Cleanup(p.client.CloseIdleConnections)
	return p
}

// sat returns a phone on a seat; -1 looks on.
func (t *table) sat(seat int) *phone {
	t.Helper()
	p := t.phone()
	if status, page := p.post("/join", "code", t.host.Code(), "seat", fmt.Sprint(seat)); status != http.StatusSeeOther {
		t.Fatalf("joining seat %d: %d %s", seat, status, page)
	}
	return p
}

func (p *phone) do(method, path string, form url.Values, headers ...string) (*http.Response, string) {
	p.Helper()
	r, err := http.NewRequest(method, p.at+path, strings.NewReader(form.Encode()))
	if err != nil {
		p.Fatal(err)
	}
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	r.Header.Set("Accept-Language", p.lang)
	for i := 0; i+1 < len(headers); i += 2 {
		if headers[i] == "Host" {
			r.Host = headers[i+1]
			continue
		}
		r.Header.Set(headers[i], headers[i+1])
	}
	answer, err := p.client.Do(r)
	if err != nil {
		p.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		p.Fatal(err)
	}
	return answer, string(body)
}

func (p *phone) get(path string, headers ...string) (int, string) {
	p.Helper()
	r, body := p.do(http.MethodGet, path, nil, headers...)
	return r.StatusCode, body
}

func (p *phone) post(path string, pairs ...string) (int, string) {
	p.Helper()
	form := url.Values{}
	for i := 0; i+1 < len(pairs); i += 2 {
		form.Add(pairs[i], pairs[i+1])
	}
	r, body := p.do(http.MethodPost, path, form)
	return r.StatusCode, body
}

// form returns the stamp and the name of the first form of a kind on a seat's page.
func (p *phone) form(kind string) (stamp, o string) {
	p.Helper()
	_, page := p.get("/")
	found := regexp.MustCompile(`(?:name="o" value|value)="(\d+\.` + kind + `)"`).FindStringSubmatch(page)
	stamps := regexp.MustCompile(`name="s" value="([0-9a-f]+)"`).FindStringSubmatch(page)
	if found == nil || stamps == nil {
		p.Fatalf("no form of %s on the page:\n%s", kind, page)
	}
	return stamps[1], found[1]
}

// patient returns a clock by which nobody is ever too fast.
func patient() func() time.Time {
	var asked atomic.Int64
	return func() time.Time { return time.Now().Add(time.Duration(asked.Add(1)) * time.Second) }
}

// auction returns a table of four who owe a bid.
func auction(t testing.TB, o seats.Options) *table {
	t.Helper()
	o.Now = patient()
	a := offer(t, begin(t, "trasteros", `{"level":"auctions"}`, 4), o)
	ann := a.sat(0)
	stamp, call := ann.form("call")
	if status, page := ann.post("/do", "s", stamp, "o", call); status != http.StatusSeeOther {
		t.Fatalf("the call: %d %s", status, page)
	}
	return a
}

func (t *table) bids() (in int) {
	t.Helper()
	for _, e := range t.play.Line() {
		if e.Move.Kind == "bid" {
			in++
		}
	}
	return in
}

func TestAnAuctionByPhones(t *testing.T) {
	a := auction(t, seats.Options{})
	ann := a.phone()
	if status, _ := ann.get("/"); status != http.StatusOK {
		t.Fatalf("the door: %d", status)
	}
	var phones []*phone
	for seat := 1; seat < 4; seat++ {
		phones = append(phones, a.sat(seat))
	}
	for i, p := range phones {
		p.lang = []string{"fr", "es", "en"}[i]
		_, page := p.get("/")
		if want := []string{"Vous devez une réponse", "Debes una respuesta", "You owe an answer"}[i]; !strings.Contains(page, want) {
			t.Errorf("the page of seat %d lacks %q", i+1, want)
		}
		stamp, bid := p.form("bid")
		if status, page := p.post("/do", "s", stamp, "o", bid, "f.gold", "0", "f.silver", "1", "f.bronze", "0", "f.glass", "0"); status != http.StatusSeeOther {
			t.Fatalf("the bid of seat %d: %d %s", i+1, status, page)
		}
	}
	_, page := phones[0].get("/")
	if a.bids() != 3 || !strings.Contains(page, "Ann") {
		t.Errorf("%d bids are in", a.bids())
	}
}

// Where a game counts nothing, the result of a seat tells reasons without numbers, and nothing where there are none.
func TestResultWithoutTotals(t *testing.T) {
	play := begin(t, "cgexpo", `{"level":"zones","difficulty":"difficult"}`, 2)
	first := play.Position().View(rules.Table).Now().Seat
	for _, answers := range []rules.Answers{
		{"zone": {"casino"}, "take": {"key", "studson"}, "doors": {}, "cds": {"true"}, "note": {""}},
		{"zone": {"exit"}, "take": {}, "doors": {}, "note": {""}},
	} {
		for _, o := range play.Position().Offers() {
			if o.Kind == "walk" {
				if _, err := play.Do(o, answers); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	if !play.Position().Over() {
		t.Fatal("nobody has won")
	}
	_, page := offer(t, play, seats.Options{}).sat(int(first)).get("/")
	_, scores, found := strings.Cut(page, `class="scores"`)
	if scores, _, _ = strings.Cut(scores, "</ol>"); !found || !strings.Contains(scores, "At the end: 5 lives") {
		t.Fatalf("the result lacks the lives: %s", scores)
	}
	if strings.Contains(scores, "<strong>") {
		t.Errorf("the result counts: %s", scores)
	}
}

func TestWhatIsWrongIsToldInASentence(t *testing.T) {
	a := auction(t, seats.Options{})
	p := a.sat(1)
	stamp, bid := p.form("bid")
	for _, test := range []struct {
		name, want string
		status     int
		form       []string
	}{
		{"a number out of range", "enter a number from 0 to 1", 422, []string{"s", stamp, "o", bid, "f.gold", "7", "f.silver", "0", "f.bronze", "0", "f.glass", "0"}},
		{"no number", "enter a number from 0 to 1", 422, []string{"s", stamp, "o", bid, "f.gold", "lots", "f.silver", "0", "f.bronze", "0", "f.glass", "0"}},
		{"blanks left out", "enter a number from 0 to 1", 422, []string{"s", stamp, "o", bid}},
		{"an old stamp", "The table has moved on", 409, []string{"s", "0123", "o", bid}},
		{"another kind", "The table has moved on", 409, []string{"s", stamp, "o", "0.pass"}},
		{"no stamp", "couldn’t be read", 400, []string{"o", bid}},
		{"no offer", "couldn’t be read", 400, []string{"s", stamp, "o", "x"}},
		{"a huge place", "couldn’t be read", 400, []string{"s", stamp, "o", "99999999999999999999.bid"}},
		{"too much of it", "couldn’t be read", 413, []string{"s", stamp, "o", bid, "f.gold", strings.Repeat("7", 20<<10)}},
	} {
		status, page := p.post("/do", test.form...)
		if status != test.status || !strings.Contains(page, test.want) || !strings.Contains(page, `role="alert"`) {
			t.Errorf("%s: %d, want %d and %q in\n%s", test.name, status, test.status, test.want, page)
		}
		if status == 422 && !strings.Contains(page, `data-k="`+bid+`" open`) {
			t.Errorf("%s: the form is not there any more", test.name)
		}
	}
	if a.bids() != 0 {
		t.Error("something was played")
	}
}

func TestDoubleTapsAndUndoneAnswers(t *testing.T) {
	a := auction(t, seats.Options{})
	p := a.sat(2)
	stamp, bid := p.form("bid")
	form := []string{"s", stamp, "o", bid, "f.gold", "0", "f.silver", "0", "f.bronze", "0", "f.glass", "2"}
	for range 3 {
		if status, page := p.post("/do", form...); status != http.StatusSeeOther {
			t.Fatalf("a double tap: %d %s", status, page)
		}
	}
	if a.bids() != 1 {
		t.Fatalf("%d bids after a double tap", a.bids())
	}
	if err := a.play.Undo(); err != nil {
		t.Fatal(err)
	}
	if status, _ := p.post("/do", form...); status != http.StatusSeeOther || a.bids() != 1 {
		t.Errorf("after undo the same answer gave %d, %d bids", status, a.bids())
	}
	for range 2 {
		if err := a.play.Undo(); err != nil {
			t.Fatal(err)
		}
	}
	if status, page := p.post("/do", form...); status != http.StatusConflict || !strings.Contains(page, "The table has moved on") {
		t.Errorf("an answer that is asked no more gave %d", status)
	}
}

func TestSeatsAreTakenOverOnlyWhenTheTableAgrees(t *testing.T) {
	var kept []byte
	a := offer(t, begin(t, "trasteros", "", 3), seats.Options{Keep: func(now []byte) { kept = now }})
	first, second := a.sat(0), a.sat(0)
	_, page := second.get("/")
	if !strings.Contains(page, "let you in as Ann") || strings.Contains(page, `name="o"`) {
		t.Errorf("a phone that asks for a taken seat sees\n%s", page)
	}
	asks := slices.IndexFunc(a.host.Phones(), func(p seats.Phone) bool { return p.Asks })
	if asks < 0 {
		t.Fatal("the table is not asked")
	}
	a.host.LetIn(a.host.Phones()[asks].ID)
	if _, page = second.get("/"); !strings.Contains(page, `data-seat="0"`) {
		t.Error("the phone that was let in does not sit")
	}
	if _, page = first.get("/"); !strings.Contains(page, `data-seat="-1"`) || strings.Contains(page, `name="o"`) {
		t.Error("the phone before it does not look on")
	}
	if status, _ := first.post("/do", "s", "x", "o", "0.call"); status != http.StatusBadRequest {
		t.Errorf("a phone that looks on plays: %d", status)
	}
	again := offer(t, a.play, seats.Options{Kept: kept, Listen: fmt.Sprintf("127.0.0.1:%d", closed(a))})
	second.table = again
	if _, page = second.get("/"); !strings.Contains(page, `data-seat="0"`) {
		t.Error("after a restart the phone does not sit any more")
	}
	again.host.PutOut(0)
	if _, page = second.get("/"); !strings.Contains(page, `data-seat="-1"`) {
		t.Error("a phone that was put out still sits")
	}
	if status, _ := second.post("/leave"); status != http.StatusSeeOther {
		t.Error("leaving failed")
	}
	if _, page = second.get("/"); !strings.Contains(page, `id="code"`) {
		t.Error("a phone that left is not at the door")
	}
}

// closed ends a host and returns its port.
func closed(a *table) int {
	port := a.host.Port()
	_ = a.host.Close()
	return port
}
