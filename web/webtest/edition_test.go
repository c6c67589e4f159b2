//go:build webtest

package webtest

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
	"time"

	"docent/web/browser"
	"docent/web/site"
)

// Screens of devices that people have. Drawing without a graphics card is slow, so only one of them is dense.
var (
	phone  = browser.Screen{Width: 390, Height: 844, Ratio: 1, Touch: true, Agent: androidAgent, Platform: "Linux armv8l"}
	lying  = browser.Screen{Width: 844, Height: 390, Ratio: 3, Touch: true, Agent: androidAgent, Platform: "Linux armv8l"}
	tablet = browser.Screen{Width: 1024, Height: 768, Ratio: 1, Touch: true, Agent: tabletAgent, Platform: "MacIntel"}
)

const (
	androidAgent = "Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36"
	tabletAgent  = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15"
)

// edition serves the web edition whose program also tells what it shows.
func edition(t *testing.T) *httptest.Server {
	t.Helper()
	dir := filepath.Join(os.Getenv("DOCENT_WEBTEST"), "site")
	if _, err := os.Stat(dir); err != nil {
		t.Fatalf("%v: make webtest builds it", err)
	}
	server := httptest.NewServer(site.Handler(dir))
	t.Cleanup(server.Close)
	return server
}

// patience is how long a page may take for what takes a moment.
const patience = 30 * time.Second
