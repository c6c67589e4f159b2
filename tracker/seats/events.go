package seats

import (
	"fmt"
	"net/http"
	"time"
)

// beat is how often a stream shows that the host is there.
const beat = 15 * time.Second

// retry is after how long a phone looks again for a host that is gone; browsers would wait three seconds.
const retry = time.Second

// serveEvents tells a phone that something changed, never what: the phone asks for its own page.
func (h server) serveEvents(w http.ResponseWriter, r *http.Request) {
	s := h.phone(r)
	if s == nil {
		w.WriteHeader(http.StatusNoContent) // ends an EventSource for good
		return
	}
	if !h.enters(s) {
		w.WriteHeader(http.StatusTooManyRequests)
		return
	}
	defer h.leaves(s)
	control := http.NewResponseController(w)
	_ = control.SetReadDeadline(time.Time{}) // that of the server would cut the stream
	head := w.Header()
	head.Set("Content-Type", "text/event-stream")
	head.Set("X-Accel-Buffering", "no")
	w.WriteHeader(http.StatusOK)
	ticks := time.NewTicker(beat)
	defer ticks.Stop()
	_, _ = fmt.Fprintf(w, "retry: %d\n", retry.Milliseconds())
	kind := "version"
	for {
		version, newer := h.state()
		_ = control.SetWriteDeadline(time.Now().Add(writeTime))
		if _, err := fmt.Fprintf(w, "event: %s\nid: %d\ndata: %d\n\n", kind, version, version); err != nil || control.Flush() != nil {
			return
		}
		select {
		case <-r.Context().Done():
			return
		case <-newer:
			kind = "version"
		case <-ticks.C:
			kind = "beat"
		}
	}
}

// enters counts a stream of a phone, unless it has too many.
func (h server) enters(s *session) bool {
	h.mu.Lock()
	if s.streams >= mostStreams {
		h.mu.Unlock()
		return false
	}
	s.streams++
	first := s.streams == 1
	h.mu.Unlock()
	if first {
		h.met()
	}
	return true
}

// leaves counts it off.
func (h server) leaves(s *session) {
	h.mu.Lock()
	s.streams--
	s.seen = h.options.Now()
	last := s.streams == 0
	h.mu.Unlock()
	if last {
		h.met()
	}
}

// met tells that a phone came or went.
func (h server) met() {
	h.changed()
	if h.options.News != nil {
		h.options.News()
	}
}
