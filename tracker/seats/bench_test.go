package seats_test

import (
	"bufio"
	"compress/gzip"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"docent/rules"
	"docent/tracker/seats"
)

// packed asks for a file as browsers do and returns how many bytes travel.
func packed(b *testing.B, p *phone, path string, header ...string) (travels int, body string) {
	b.Helper()
	r, raw := p.do(http.MethodGet, path, nil, append([]string{"Accept-Encoding", "gzip"}, header...)...)
	if r.StatusCode != http.StatusOK {
		b.Fatalf("%s: %d", path, r.StatusCode)
	}
	travels = len(raw)
	if r.Header.Get("Content-Encoding") == "gzip" {
		z, err := gzip.NewReader(strings.NewReader(raw))
		if err != nil {
			b.Fatal(err)
		}
		plain, err := io.ReadAll(z)
		if err != nil {
			b.Fatal(err)
		}
		raw = string(plain)
	}
	return travels, raw
}

// BenchmarkFirstLoad counts what a phone loads from the door to its seat: two pages, style, script, icons and font.
func BenchmarkFirstLoad(b *testing.B) {
	a := auction(b, seats.Options{})
	p, door := a.sat(1), a.phone()
	files := regexp.MustCompile(`/s/[a-z.]+\?[0-9a-f]+`)
	total, update := 0, 0
	for b.Loop() {
		n, _ := packed(b, door, "/")
		total = n
		n, page := packed(b, p, "/")
		total += n
		list := files.FindAllString(page, -1)
		slices.Sort(list)
		list = append(slices.Compact(list), "/s/title.woff")
		for _, file := range list {
			n, _ = packed(b, p, file)
			total += n
		}
		update, _ = packed(b, p, "/part", "Docent-Part", "1")
	}
	b.ReportMetric(float64(total), "bytes/first")
	b.ReportMetric(float64(update), "bytes/update")
}

// BenchmarkRender draws one seat's page in one language anew.
func BenchmarkRender(b *testing.B) {
	for _, s := range secretive {
		b.Run(string(s.game), func(b *testing.B) {
			a := offer(b, begin(b, s.game, s.options, s.seats), seats.Options{})
			p := a.sat(0)
			on := false
			for b.Loop() {
				on = !on
				a.host.AllowTable(on)
				p.get("/part")
			}
		})
	}
}

// crowd is phones that all follow one play.
type crowd struct {
	mu     sync.Mutex
	told   []time.Duration
	drawn  []time.Duration
	posted time.Time
	all    sync.WaitGroup
}

// BenchmarkCrowd answers while 64 phones listen: how long until each is told, and until each has its new page.
func BenchmarkCrowd(b *testing.B) {
	const phones = 64
	var skipped atomic.Int64 // seconds, so that nobody waits for one more try of the code
	now := func() time.Time { return time.Now().Add(time.Duration(skipped.Load()) * time.Second) }
	a := offer(b, begin(b, "trasteros", `{"level":"auctions"}`, 4), seats.Options{Now: now})
	c := &crowd{}
	for i := range phones {
		skipped.Add(10)
		ready := make(chan error)
		go c.follow(a, i, ready)
		if err := <-ready; err != nil {
			b.Fatal(err)
		}
	}
	var after runtime.MemStats
	for b.Loop() {
		offers := a.play.Ask(0).Offers
		at := slices.IndexFunc(offers, func(o rules.Offer) bool { return o.Kind == "call" && o.Refused == nil })
		c.round(b, phones, func() error { _, err := a.play.Do(offers[at], nil); return err })
		c.round(b, phones, a.play.Undo)
	}
	runtime.ReadMemStats(&after)
	b.ReportMetric(quantile(c.told, 0.5), "ms-told-p50")
	b.ReportMetric(quantile(c.told, 0.99), "ms-told-p99")
	b.ReportMetric(quantile(c.drawn, 0.5), "ms-drawn-p50")
	b.ReportMetric(quantile(c.drawn, 0.99), "ms-drawn-p99")
	b.ReportMetric(float64(after.Sys)/1e6, "MB-of-host-and-phones")
}

// round changes the play and waits until every phone has its new page.
func (c *crowd) round(b *testing.B, phones int, change func() error) {
	b.Helper()
	c.all.Add(phones)
	c.mu.Lock()
	c.posted = time.Now()
	c.mu.Unlock()
	if err := change(); err != nil {
		b.Fatal(err)
	}
	c.all.Wait()
}

func quantile(all []time.Duration, part float64) float64 {
	slices.Sort(all)
	if len(all) == 0 {
		return 0
	}
	return float64(all[int(part*float64(len(all)-1))].Microseconds()) / 1000
}

// follow acts as one phone: it listens, and asks for its page whenever it is told.
func (c *crowd) follow(a *table, i int, ready chan<- error) {
	jar, _ := cookiejar.New(nil)
	client := &http.Client{Jar: jar, Transport: &http.Transport{}}
	seat := -1
	if i < 4 {
		seat = i
	}
	form := url.Values{"code": {a.host.Code()}, "seat": {fmt.Sprint(seat)}}
	joined, err := client.PostForm(a.at+"/join", form)
	if err != nil {
		ready <- err
		return
	}
	_ = joined.Body.Close()
	stream, err := client.Get(a.at + "/events")
	if err == nil && stream.StatusCode != http.StatusOK {
		err = fmt.Errorf("phone %d listens: %s", i, stream.Status)
	}
	began := a.play.Head()
	ready <- err
	if err != nil {
		return
	}
	defer func() { _ = stream.Body.Close() }()
	for lines := bufio.NewScanner(stream.Body); lines.Scan(); {
		now := a.play.Head()
		if !strings.HasPrefix(lines.Text(), "data:") || now == began {
			continue
		}
		began = now
		c.mu.Lock()
		since := c.posted
		c.told = append(c.told, time.Since(since))
		c.mu.Unlock()
		part, err := client.Get(a.at + "/part")
		if err != nil {
			return
		}
		_, _ = io.Copy(io.Discard, part.Body)
		_ = part.Body.Close()
		c.mu.Lock()
		c.drawn = append(c.drawn, time.Since(since))
		c.mu.Unlock()
		c.all.Done()
	}
}
