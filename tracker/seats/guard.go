package seats

import (
	"fmt"
	"io"
	"log"
	"net"
	"net/http"
	"net/netip"
	"strconv"
	"time"
)

// quiet drops what net/http logs of connections that phones break off.
var quiet = log.New(io.Discard, "", 0)

// Every page keeps to its own files: nothing inline, nothing of others. With the referrer policy no-referrer, forms would
// send "Origin: null", and plain http sends no Sec-Fetch-Site.
var headers = map[string]string{
	"Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; " +
		"connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
	"Referrer-Policy":              "same-origin",
	"X-Content-Type-Options":       "nosniff",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Cache-Control":                "no-store",
}

// handler returns all routes behind their guards.
func (h server) handler() http.Handler {
	mux := http.NewServeMux()
	mux.HandleFunc("GET /{$}", h.servePage)
	mux.HandleFunc("GET /board", h.serveBoard)
	mux.HandleFunc("GET /part", h.servePart)
	mux.HandleFunc("GET /events", h.serveEvents)
	mux.HandleFunc("GET /j/{code}", h.serveDoor)
	mux.HandleFunc("POST /join", h.serveJoin)
	mux.HandleFunc("POST /do", h.serveDo)
	mux.HandleFunc("POST /lang", h.serveLang)
	mux.HandleFunc("POST /leave", h.serveLeave)
	mux.HandleFunc("GET /rule/{id}", h.serveRule)
	mux.HandleFunc("GET /s/{file}", h.serveFile)
	mux.HandleFunc("GET /favicon.ico", h.serveIcon)
	mux.HandleFunc("/", func(w http.ResponseWriter, r *http.Request) { h.fail(w, r, http.StatusNotFound, "seats.error.nowhere") })
	cross := http.NewCrossOriginProtection()
	cross.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h.fail(w, r, http.StatusForbidden, "seats.error.foreign")
	}))
	return h.guarded(cross.Handler(mux))
}

// guarded holds every request to the rules of the house, and tells of a page that cannot be drawn.
func (h server) guarded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			if cause := recover(); cause != nil && cause != http.ErrAbortHandler {
				log.Printf("seats: %s: %v", r.URL.Path, cause)
				h.fail(w, r, http.StatusInternalServerError, "seats.error.failed")
			}
		}()
		for name, value := range headers {
			w.Header().Set(name, value)
		}
		_ = http.NewResponseController(w).SetWriteDeadline(time.Now().Add(writeTime))
		if !hosted(r) {
			h.fail(w, r, http.StatusMisdirectedRequest, "seats.error.host")
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, mostBody)
		next.ServeHTTP(w, r)
	})
}

// hosted reports whether a request names the address that it came to: a name that somebody else's server resolves to this
// one does not.
func hosted(r *http.Request) bool {
	local, ok := r.Context().Value(http.LocalAddrContextKey).(net.Addr)
	if !ok {
		return false
	}
	at, err := netip.ParseAddrPort(local.String())
	if err != nil {
		return false
	}
	host, port, err := net.SplitHostPort(r.Host)
	if err != nil {
		host, port = r.Host, "80"
	}
	if port != strconv.Itoa(int(at.Port())) {
		return false
	}
	if host == "localhost" {
		return at.Addr().Unmap().IsLoopback()
	}
	named, err := netip.ParseAddr(host)
	return err == nil && named.Unmap().WithZone("") == at.Addr().Unmap().WithZone("")
}

// fail tells in a sentence why there is no page. Where part of one was sent already, it can only break off.
func (h server) fail(w http.ResponseWriter, r *http.Request, status int, key string) {
	defer func() {
		if cause := recover(); cause != nil {
			http.Error(w, fmt.Sprint(http.StatusText(status)), status)
		}
	}()
	s := h.phone(r)
	v := h.voice(s, r)
	if r.Header.Get(partHeader) != "" {
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, v.texts.Text(key, nil))
		return
	}
	h.write(w, r, status, h.whole(v, "message", message{Said: v.texts.Text(key, nil), Home: true}))
}
