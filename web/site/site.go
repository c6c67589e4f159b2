// Package site serves a folder of the web edition: packed files where the browser takes them, with the types and the
// headers that a page on a home screen needs.
package site

import (
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strings"
)

// types are those that systems do not agree about.
var types = map[string]string{
	".html":        "text/html; charset=utf-8",
	".js":          "text/javascript; charset=utf-8",
	".json":        "application/json",
	".png":         "image/png",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json",
}

// policy lets the page run its own program and nothing of anybody else's.
const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'; base-uri 'none'"

// Handler serves a folder.
func Handler(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Clean("/" + r.URL.Path)
		if strings.HasSuffix(r.URL.Path, "/") {
			name = path.Join(name, "index.html")
		}
		file := filepath.Join(dir, filepath.FromSlash(name))
		head := w.Header()
		kind, ours := types[path.Ext(name)]
		if info, err := os.Stat(file); err != nil || info.IsDir() || !ours {
			http.NotFound(w, r)
			return
		}
		head.Set("Content-Type", kind)
		head.Set("Content-Security-Policy", policy)
		head.Set("X-Content-Type-Options", "nosniff")
		head.Set("Referrer-Policy", "no-referrer")
		head.Set("Cache-Control", "no-cache") // the service worker keeps what does not change
		head.Add("Vary", "Accept-Encoding")
		for _, packed := range []struct{ coding, ending string }{{"br", ".br"}, {"gzip", ".gz"}} {
			if _, err := os.Stat(file + packed.ending); err == nil && accepts(r, packed.coding) {
				head.Set("Content-Encoding", packed.coding)
				file += packed.ending
				break
			}
		}
		http.ServeFile(w, r, file)
	})
}

// accepts reports whether a browser unpacks a coding.
func accepts(r *http.Request, coding string) bool {
	for _, one := range strings.Split(r.Header.Get("Accept-Encoding"), ",") {
		name, weight, _ := strings.Cut(strings.TrimSpace(one), ";")
		if name == coding && strings.ReplaceAll(weight, " ", "") != "q=0" {
			return true
		}
	}
	return false
}
