package site

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

// A packed file is served only to a browser that unpacks it, the smallest first, under the type of the whole.
func TestPackedFiles(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"a.wasm": "whole", "a.wasm.br": "br", "a.wasm.gz": "gz", "b.js": "whole"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, test := range []struct{ path, accepts, body, coding, kind string }{
		{"/a.wasm", "gzip, deflate, br, zstd", "br", "br", "application/wasm"},
		{"/a.wasm", "gzip;q=1.0, br;q=0", "gz", "gzip", "application/wasm"},
		{"/a.wasm", "", "whole", "", "application/wasm"},
		{"/b.js", "br", "whole", "", "text/javascript; charset=utf-8"},
	} {
		r := httptest.NewRequest("GET", test.path, nil)
		r.Header.Set("Accept-Encoding", test.accepts)
		w := httptest.NewRecorder()
		Handler(dir).ServeHTTP(w, r)
		head := w.Result().Header
		if w.Body.String() != test.body || head.Get("Content-Encoding") != test.coding || head.Get("Content-Type") != test.kind || head.Get("Vary") != "Accept-Encoding" {
			t.Errorf("%s for %q: %q with %v", test.path, test.accepts, w.Body, head)
		}
	}
}
