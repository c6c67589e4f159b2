package seats_test

import (
	"bufio"
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"docent/rules"
	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/seats"
	"docent/tracker/stores"
)

// secretive are set-ups in which somebody keeps secrets.
var secretive = []struct {
	game    rules.GameID
	options string
	seats   int
}{
	{"trasteros", `{"level":"auctions"}`, 4},
	{"trasteros", `{"level":"full"}`, 3},
	{"oldmuseum", `{"level":"full"}`, 4},
	{"oldmuseum", `{"level":"full","light":"dark"}`, 3},
	{"museum", ``, 3},
	{"crazymuseum", ``, 3},
	{"cgexpo", ``, 3},
}

// twin returns another play with the same past, kept elsewhere.
func twin(t *testing.T, p *tracker.Play) *tracker.Play {
	t.Helper()
	var file bytes.Buffer
	if err := p.Export(&file); err != nil {
		t.Fatal(err)
	}
	other, _, err := tracker.Open(stores.NewMemory(), catalog.Game, noon).Import(&file)
	if err != nil {
		t.Fatal(err)
	}
	return other
}

func noon() time.Time { return time.Date(2030, time.July, 1, 12, 0, 0, 0, time.UTC) }

// start begins a play that no clock changes.
func start(t *testing.T, game rules.GameID, options string, players int) *tracker.Play {
	return twin(t, begin(t, game, options, players))
}

// moves proposes answers that may be played on a position, in a random order.
func moves(p rules.Position, rnd *rand.Rand) []move {
	var list []move
	for _, o := range p.Offers() {
		if o.Refused != nil || o.Asks == rules.Auto {
			continue
		}
		for try := range 6 {
			answers := tracker.Draw(o, rnd.IntN)
			if try == 5 {
				answers = nil
			}
			if m, err := o.Move(answers); err == nil && p.Check(m) == nil {
				list = append(list, move{o, answers, m})
			}
		}
	}
	rnd.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	ends := func(m move) bool { after, _, err := p.Play(m.move); return err != nil || after.Over() }
	slices.SortStableFunc(list, func(a, b move) int { return rank(a, ends) - rank(b, ends) })
	return list
}

// rank has what goes on come before what is done beside it, and that before what ends the game.
func rank(m move, ends func(move) bool) int {
	switch {
	case ends(m):
		return 2
	case m.offer.Aside && !m.offer.Secret:
		return 1
	}
	return 0
}

type move struct {
	offer   rules.Offer
	answers rules.Answers
	move    rules.Move
}

// TestSecretsStayOffTheWire plays whole random games. Whenever somebody answers in secret, a twin of the play is answered
// otherwise: as long as another seat may know nothing of it, every byte that this seat is sent is the same.
func TestSecretsStayOffTheWire(t *testing.T) {
	compared, probed := 0, 0
	most, pages, tries := 10, 100, 800
	if testing.Short() {
		most, pages, tries = 2, 20, 100
	}
	for i, s := range secretive {
		t.Run(fmt.Sprintf("%s %d", s.game, i), func(t *testing.T) {
			few := 0
			for seed := range uint64(2) {
				rnd := rand.New(rand.NewPCG(seed, uint64(i)))
				p := start(t, s.game, s.options, s.seats)
				for range 140 {
					list := moves(p.Position(), rnd)
					if len(list) == 0 {
						break
					}
					m := list[0]
					if other, ok := otherwise(list, m); ok && few < most {
						few++
						c, n := compare(t, p, m, other, rnd)
						compared, probed = compared+c, probed+n
					}
					if _, err := p.Do(m.offer, m.answers); err != nil {
						t.Fatal(err)
					}
				}
			}
		})
	}
	t.Logf("%d pages of others compared, %d moves probed", compared, probed)
	if compared < pages || probed < tries {
		t.Errorf("only %d pages were compared and %d moves probed", compared, probed)
	}
}

// otherwise finds another answer to the same secret offer.
func otherwise(list []move, m move) (move, bool) {
	if !m.offer.Secret {
		return move{}, false
	}
	at := slices.IndexFunc(list, func(o move) bool {
		return o.offer.Seat == m.offer.Seat && o.offer.Kind == m.offer.Kind && !bytes.Equal(o.move.Data, m.move.Data)
	})
	if at < 0 {
		return move{}, false
	}
	return list[at], true
}

// compare answers two twins differently and holds what others are sent against each other.
func compare(t *testing.T, p *tracker.Play, m, other move, rnd *rand.Rand) (compared, probed int) {
	t.Helper()
	a, b := twin(t, p), twin(t, p)
	if _, err := a.Do(m.offer, m.answers); err != nil {
		t.Fatal(err)
	}
	if _, err := b.Do(other.offer, other.answers); err != nil {
		t.Fatal(err)
	}
	left, right := offer(t, a, seats.Options{Now: noon}), offer(t, b, seats.Options{Now: noon})
	owner := int(m.offer.Seat)
	said := [2]map[int]string{sent(left, owner, a.Position().Seats()), sent(right, owner, b.Position().Seats())}
	for seat := -1; seat < a.Position().Seats(); seat++ {
		before, after := a.Position().View(rules.Seat(seat)), b.Position().View(rules.Seat(seat))
		if seat == owner || !bytes.Equal(before.JSON(), after.JSON()) {
			continue
		}
		compared++
		if said[0][seat] != said[1][seat] {
			t.Fatalf("after %s %s or %s, seat %d is sent\n%s", m.move.Kind, m.move.Data, other.move.Data, seat, difference(said[0][seat], said[1][seat]))
		}
		probed += probe(t, a.Position(), b.Position(), rules.Seat(seat), rnd)
	}
	_, _ = left.host.Close(), right.host.Close()
	return compared, probed
}

// probe asks both twins whether a seat may do something: the answer tells nothing that the seat may not know.
func probe(t *testing.T, a, b rules.Position, seat rules.Seat, rnd *rand.Rand) (probed int) {
	t.Helper()
	for _, o := range a.View(seat).Offers() {
		if o.Seat != seat || o.Refused != nil || o.Asks == rules.Auto {
			continue
		}
		for range 8 {
			m, err := o.Move(tracker.Draw(o, rnd.IntN))
			if err != nil {
				continue
			}
			probed++
			if x, y := told(a.Check(m)), told(b.Check(m)); x != y {
				t.Fatalf("%s %s of seat %d: %s or %s by a secret of others", m.Kind, m.Data, seat, x, y)
			}
		}
	}
	return probed
}

func told(err error) string {
	var r *rules.Refusal
	if errors.As(err, &r) {
		return r.Error()
	}
	return fmt.Sprint(err)
}

// sent returns all that every seat is sent, in three languages; the owner of the secret looks first.
func sent(a *table, owner, players int) map[int]string {
	all := map[int]string{}
	order := []int{owner}
	for seat := -1; seat < players; seat++ {
		if seat != owner {
			order = append(order, seat)
		}
	}
	phones := map[int]*phone{}
	for _, seat := range order {
		phones[seat] = a.sat(seat)
	}
	for _, lang := range []string{"en", "fr", "es"} {
		for _, seat := range order {
			p := phones[seat]
			p.lang = lang
			var b strings.Builder
			for _, path := range []string{"/", "/part", "/board"} {
				r, body := p.do(http.MethodGet, path, nil)
				fmt.Fprintln(&b, r.StatusCode, r.Header.Get("Docent-Version"), r.Header.Get("Content-Length"), body)
			}
			for _, post := range []url.Values{{"s": {"x"}, "o": {"0.bid"}}, {"o": {"9"}}} {
				r, body := p.do(http.MethodPost, "/do", post)
				fmt.Fprintln(&b, r.StatusCode, body)
			}
			all[seat] += b.String()
		}
	}
	for _, seat := range order {
		all[seat] += stream(phones[seat])
	}
	return all
}

// counted are the numbers of an event: how often anything changed, which streams of other phones that end count, too.
var counted = regexp.MustCompile(`(id|data): \d+`)

// stream returns the first event that a phone is sent.
func stream(p *phone) string {
	r, err := http.NewRequest(http.MethodGet, p.at+"/events", nil)
	if err != nil {
		p.Fatal(err)
	}
	answer, err := p.client.Do(r)
	if err != nil {
		p.Fatal(err)
	}
	defer func() { _ = answer.Body.Close() }()
	var b strings.Builder
	for lines := bufio.NewScanner(answer.Body); lines.Scan() && lines.Text() != ""; {
		fmt.Fprintln(&b, lines.Text())
	}
	return counted.ReplaceAllString(b.String(), "$1: n")
}

// difference returns where two texts begin to differ.
func difference(a, b string) string {
	at := 0
	for at < len(a) && at < len(b) && a[at] == b[at] {
		at++
	}
	from := max(0, at-200)
	return fmt.Sprintf("%s\n--- or ---\n%s", a[from:min(len(a), at+200)], b[from:min(len(b), at+200)])
}
