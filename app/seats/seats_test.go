//go:build scenes && !js

package seats_test

import (
	"errors"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strconv"
	"strings"
	"testing"
	"time"

	"docent/app/scenes/hand"
	"docent/app/scenes/trasteros"
	phone "docent/app/seats"
	"docent/app/shell"
	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/seats"
)

func TestMain(m *testing.M) { hand.Main(m) }

// staged has real hosts offer seats, which only this machine reaches, each as wrap shows it; it returns the last of them.
func staged(t *testing.T, wrap func(*seats.Host) phone.Host) (last func() *seats.Host) {
	t.Helper()
	var host *seats.Host
	t.Cleanup(phone.Stage(func(play *tracker.Play, o seats.Options) (phone.Host, error) {
		o.Listen = "127.0.0.1:0"
		h, err := seats.Open(play, o)
		if err != nil {
			return nil, err
		}
		t.Cleanup(func() { _ = h.Close() })
		host = h
		return wrap(h), nil
	}))
	return func() *seats.Host { return host }
}

// offered opens a table with a real host.
func offered(t *testing.T) (*shell.App, *tracker.Play, *hand.Hand, func() *seats.Host) {
	t.Helper()
	host := staged(t, func(h *seats.Host) phone.Host { return h })
	table, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel, trasteros.Made{Kind: "call", Seat: trasteros.AnySeat})
	return table.App(), table.Played(), &hand.Hand{T: t, App: table.App(), Window: w}, host
}

// browser is a phone's browser.
type browser struct {
	*testing.T
	http.Client
	at string
}

// scanned returns a phone that has scanned the code and chosen a seat.
func scanned(t *testing.T, h *seats.Host, seat int) browser {
	t.Helper()
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	b := browser{t, http.Client{Jar: jar}, "http://127.0.0.1:" + strconv.Itoa(h.Port())}
	b.post("/join", url.Values{"code": {h.Code()}, "seat": {strconv.Itoa(seat)}})
	return b
}

func (b browser) post(path string, form url.Values) string {
	b.Helper()
	return b.read(b.PostForm(b.at+path, form))
}

// page returns the page of the seat.
func (b browser) page() string {
	b.Helper()
	return b.read(b.Get(b.at + "/"))
}

func (b browser) read(answer *http.Response, err error) string {
	b.Helper()
	if err != nil {
		b.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil || answer.StatusCode != http.StatusOK {
		b.Fatalf("%s: %s %v", answer.Request.URL.Path, answer.Status, err)
	}
	return string(text)
}

// Who scans the code has a seat, which the sheet shows; a second phone for it waits until the table lets it in.
func TestPhonesSitDown(t *testing.T) {
	a, play, h, host := offered(t)
	a.To.Seats(play)
	if text := a.To.Phones(play); text != "0 phones at the table" {
		t.Errorf("on offer, told as %q", text)
	}
	scanned(t, host(), 0)
	if !hand.Reads(h.Root(), "Plays by phone") && !hand.Reads(h.Root(), "Phone asleep or away · Just now") {
		t.Error("the sheet does not show that Ann plays by phone")
	}
	scanned(t, host(), 0)
	if !hand.Reads(h.Root(), "Another phone asks for Ann’s seat.") {
		t.Fatal("the table is not asked about the second phone")
	}
	h.Tap("Let it in")
	if hand.Reads(h.Root(), "Another phone asks for Ann’s seat.") {
		t.Error("the table is still asked")
	}
	h.Tap("Free the seat")
	if h.Sees("Free the seat") {
		t.Error("the seat is not free")
	}
	h.Tap("Disconnect all phones")
	if a.To.Phones(play) != "" || a.Setting(shell.SettingOffered) != "" {
		t.Error("the seats are still on offer")
	}
}

// The badge of a seat has the colour of its pieces on its phone, too, and where nothing is dyed that of its player.
func TestPhonesHaveTheColoursOfThePieces(t *testing.T) {
	host := staged(t, func(h *seats.Host) phone.Host { return h })
	for id, want := range map[rules.GameID]string{"cgexpo": "m-gold", "museum": "m-seat5"} {
		h := hand.New(t, nil, hand.Narrow)
		game, _ := catalog.Game(id)
		setUp := rules.Setup{Seats: 2}
		if id == "cgexpo" {
			setUp.Options = []byte(`{"level":"zones","colour1":"yellow","colour3":"red"}`)
		}
		played, err := h.Tracker.New(game, setUp, []tracker.Player{{Name: "Ann", Symbol: 4}, {Name: "Bob", Symbol: 1}})
		if err != nil {
			t.Fatal(err)
		}
		h.App.To.Seats(played)
		if page := scanned(t, host(), 0).page(); !strings.Contains(page, `class="`+want+`"`) {
			t.Errorf("the page of Ann in %s is not %s", id, want)
		}
	}
}

// With the sheet closed, the table is told who came and who asks.
func TestTableIsToldOfPhones(t *testing.T) {
	a, play, h, host := offered(t)
	a.To.Seats(play)
	h.Tap("Close")
	scanned(t, host(), 1)
	if !hand.Reads(h.Root(), "Bilal plays by phone now.") {
		t.Error("nobody is told that Bilal plays by phone")
	}
	scanned(t, host(), 1)
	h.Tap("Look")
	if !h.Sees("Let it in") {
		t.Error("the way to the sheet leads elsewhere")
	}
}

// The next start goes on with the offer, and phones keep their seats.
func TestPhonesStayAfterRestart(t *testing.T) {
	a, play, h, host := offered(t)
	a.To.Seats(play)
	h.Tap("Close")
	scanned(t, host(), 2)
	kept := a.Setting(shell.SettingPhones)
	if !strings.Contains(kept, `"seat":2`) && !strings.Contains(kept, `"Seat":2`) {
		t.Fatalf("kept %q", kept)
	}
	again := phone.New(a)
	if err := host().Close(); err != nil {
		t.Fatal(err)
	}
	again.Resume(play)
	if text := again.Short(play); text != "1 phone at the table" {
		t.Errorf("after a restart: %q", text)
	}
}

// Where the system lets nothing in, the sheet says so and can be asked again.
func TestNoWayIn(t *testing.T) {
	table, w := hand.Table(t, hand.Phone(), trasteros.CubesLevel)
	refused := true
	t.Cleanup(phone.Stage(func(play *tracker.Play, o seats.Options) (phone.Host, error) {
		if refused {
			return nil, errors.New("denied")
		}
		o.Listen = "127.0.0.1:0"
		h, err := seats.Open(play, o)
		if err == nil {
			t.Cleanup(func() { _ = h.Close() })
		}
		return h, err
	}))
	a := table.App()
	a.To.Seats(table.Played())
	refused = false
	hand.Tap(t, w, "Try again")
	if a.To.Phones(table.Played()) == "" || hand.Labelled(w, "Try again") != nil {
		t.Error("a second try does not offer the seats")
	}
}

// Who answers on their own phone is not handed the device: the table tells whom it waits for, and takes an answer all the same.
func TestTableWaitsForPhones(t *testing.T) {
	a, play, h, host := offered(t)
	a.To.Seats(play)
	h.Tap("Close")
	scanned(t, host(), 0)
	if hand.Labelled(h.Window, "Hand over to Ann") != nil || hand.Labelled(h.Window, "Hand over to Bilal") == nil {
		t.Error("the device is not handed to the first who has no phone")
	}
	for seat := 1; seat < 4; seat++ {
		scanned(t, host(), seat)
	}
	if !hand.Reads(h.Root(), "Ann, Bilal, Chloé and Diego answer on their own phones") {
		t.Fatal("the table does not tell that all answer on their phones")
	}
	line, clock := play.Line(), a.Now
	a.Now = func() time.Time { return line[len(line)-1].At.Add(3 * time.Minute) }
	a.Top().Refresh()
	if !hand.Reads(h.Root(), "Ann, Bilal, Chloé and Diego answer on their own phones · for 3 min") {
		t.Error("the table does not tell how long it has waited")
	}
	a.OpenInstead(play) // as after a night
	if !hand.Reads(h.Root(), "Ann, Bilal, Chloé and Diego answer on their own phones") {
		t.Error("a table that is opened again has waited since it was left")
	}
	a.Now = clock
	trasteros.Make(play, nil, trasteros.Bid(0, ""))
	if !hand.Reads(h.Root(), "Bilal, Chloé and Diego answer on their own phones") {
		t.Error("the table does not tell that Ann's answer is in")
	}
	hand.Tap(t, h.Window, "Hand over to Bilal")
	hand.Tap(t, h.Window, "I’m Bilal")
	hand.Tap(t, h.Window, "Place the bid")
	if hand.Labelled(h.Window, "I’m Chloé") != nil || !hand.Reads(h.Root(), "Chloé and Diego answer on their own phones") {
		t.Error("the device is handed on to Chloé, who has a phone")
	}
	host().PutOut(3)
	if hand.Labelled(h.Window, "Hand over to Diego") == nil {
		t.Error("Diego has no phone any more and is not handed the device")
	}
	a.To.Seats(play)
	h.Tap("Disconnect all phones")
	if hand.Labelled(h.Window, "Hand over to Chloé") == nil {
		t.Error("with all phones out Chloé is not handed the device")
	}
}
