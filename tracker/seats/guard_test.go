package seats_test

import (
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"docent/tracker/seats"
)

func TestTheGuards(t *testing.T) {
	a := offer(t, begin(t, "trasteros", "", 3), seats.Options{})
	p := a.sat(0)
	for _, test := range []struct {
		name    string
		status  int
		headers []string
	}{
		{"a foreign name", 421, []string{"Host", fmt.Sprintf("evil.example:%d", a.host.Port())}},
		{"another port", 421, []string{"Host", "127.0.0.1:1"}},
		{"another address", 421, []string{"Host", fmt.Sprintf("192.168.0.9:%d", a.host.Port())}},
		{"no port", 421, []string{"Host", "127.0.0.1"}},
		{"its own name", 200, []string{"Host", fmt.Sprintf("localhost:%d", a.host.Port())}},
	} {
		if status, _ := p.get("/", test.headers...); status != test.status {
			t.Errorf("%s: %d, want %d", test.name, status, test.status)
		}
	}
	for _, headers := range [][]string{{"Origin", "http://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}} {
		if r, _ := p.do(http.MethodPost, "/leave", nil, headers...); r.StatusCode != http.StatusForbidden {
			t.Errorf("a post with %v: %d", headers, r.StatusCode)
		}
	}
	if r, _ := p.do(http.MethodPost, "/lang", url.Values{"lang": {"fr"}}, "Origin", a.at); r.StatusCode != http.StatusSeeOther {
		t.Errorf("a post of its own page: %d", r.StatusCode)
	}
	r, _ := p.do(http.MethodGet, "/", nil)
	for name, want := range map[string]string{"Cache-Control": "no-store", "Referrer-Policy": "same-origin", "X-Content-Type-Options": "nosniff", "Access-Control-Allow-Origin": ""} {
		if r.Header.Get(name) != want {
			t.Errorf("%s is %q, want %q", name, r.Header.Get(name), want)
		}
	}
	if !strings.HasPrefix(r.Header.Get("Content-Security-Policy"), "default-src 'none'") || strings.Contains(r.Header.Get("Content-Security-Policy"), "unsafe") {
		t.Errorf("the policy is %q", r.Header.Get("Content-Security-Policy"))
	}
	if status, page := p.get("/nowhere"); status != http.StatusNotFound || !strings.Contains(page, "cette table") {
		t.Errorf("a page that there is not: %d %s", status, page)
	}
}

func TestGuessing(t *testing.T) {
	now := time.Date(2026, 7, 1, 12, 0, 0, 0, time.UTC)
	a := offer(t, begin(t, "trasteros", "", 3), seats.Options{Now: func() time.Time { return now }})
	p, code := a.phone(), a.host.Code()
	for try := range 10 {
		if status, _ := p.get("/j/AAAA"); status != http.StatusForbidden {
			t.Fatalf("try %d: %d", try, status)
		}
	}
	if status, page := p.get("/j/" + code); status != http.StatusTooManyRequests || !strings.Contains(page, "Too many tries") {
		t.Errorf("the eleventh try: %d", status)
	}
	now = now.Add(6 * time.Second)
	if status, page := p.get("/j/" + strings.ToLower(code)); status != http.StatusOK || !strings.Contains(page, "Who are you?") {
		t.Errorf("after six seconds: %d", status)
	}
	for a.host.Code() == code {
		now = now.Add(6 * time.Second)
		if status, _ := p.get("/j/AAAA"); status != http.StatusForbidden {
			t.Fatalf("a wrong code: %d", status)
		}
	}
	now = now.Add(time.Minute)
	if status, _ := p.get("/j/" + code); status != http.StatusForbidden {
		t.Errorf("the old code after sixty wrong ones: %d", status)
	}
}

func TestFloods(t *testing.T) {
	a := offer(t, begin(t, "trasteros", "", 3), seats.Options{})
	p := a.sat(0)
	fast := 0
	for range 12 {
		if status, _ := p.post("/do", "s", "x", "o", "0.call"); status == http.StatusTooManyRequests {
			fast++
		}
	}
	if fast == 0 {
		t.Error("twelve posts at once were all heard")
	}
	conn, err := net.Dial("tcp", fmt.Sprintf("127.0.0.1:%d", a.host.Port()))
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = conn.Close() }()
	_, _ = fmt.Fprintf(conn, "GET / HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nX: %s\r\n\r\n", a.host.Port(), strings.Repeat("x", 20<<10))
	_ = conn.SetReadDeadline(time.Now().Add(10 * time.Second))
	answer := make([]byte, 40)
	n, _ := io.ReadFull(conn, answer)
	if !strings.Contains(string(answer[:n]), "431") {
		t.Errorf("a header of 20 KB: %q", answer[:n])
	}
	streams := 0
	for range 4 {
		r, err := http.NewRequest(http.MethodGet, a.at+"/events", nil)
		if err != nil {
			t.Fatal(err)
		}
		got, err := p.client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer func() { _ = got.Body.Close() }()
		if got.StatusCode == http.StatusOK {
			streams++
		}
	}
	if streams != 3 {
		t.Errorf("a phone has %d streams, want 3", streams)
	}
}
