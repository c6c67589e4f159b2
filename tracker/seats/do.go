package seats

import (
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"docent/rules"
	"docent/tracker"
)

// serveDo plays what a seat answered.
func (h server) serveDo(w http.ResponseWriter, r *http.Request) {
	s := h.phone(r)
	if s == nil {
		h.away(w, r)
		return
	}
	v := h.voice(s, r)
	seat := h.sitting(s).seat
	if !h.may(s) {
		h.show(w, r, s, http.StatusTooManyRequests, seat, false, message{Said: v.texts.Text("seats.error.fast", nil)}, nil)
		return
	}
	body, err := io.ReadAll(r.Body)
	if err != nil {
		h.show(w, r, s, http.StatusRequestEntityTooLarge, seat, false, message{Said: v.texts.Text("seats.error.unread", nil)}, nil)
		return
	}
	blanks, err := url.ParseQuery(string(body))
	p, wrong := readPost(blanks)
	if err != nil || wrong != nil || seat < 0 {
		h.show(w, r, s, http.StatusBadRequest, seat, false, message{Said: v.texts.Text("seats.error.unread", nil)}, nil)
		return
	}
	h.answer(w, r, s, v, seat, p, string(body))
}

// answer plays a post and shows what came of it.
func (h server) answer(w http.ResponseWriter, r *http.Request, s *session, v *voice, seat rules.Seat, p post, body string) {
	var offer rules.Offer
	var answers rules.Answers
	_, err := h.play.Answer(seat, p.Stamp, p.At, p.Kind, body, func(o rules.Offer) (rules.Answers, error) {
		offer, answers = o, p.answers(o)
		if o.Seat < 0 && !h.forTable() || !usable(o) {
			return nil, tracker.ErrStale
		}
		return answers, nil
	})
	if err == nil {
		h.done(w, r, s, seat)
		return
	}
	status, said := h.wrong(v, offer, err)
	given := map[string]rules.Answers{}
	if status == http.StatusUnprocessableEntity {
		given[fmt.Sprintf("%d.%s", p.At, p.Kind)] = answers
	}
	h.show(w, r, s, status, seat, false, said, given)
}

// done shows the seat after something it did.
func (h server) done(w http.ResponseWriter, r *http.Request, s *session, seat rules.Seat) {
	if r.Header.Get(partHeader) != "" {
		h.show(w, r, s, http.StatusOK, seat, false, message{}, nil)
		return
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// wrong tells in a sentence why an answer was not played.
func (h server) wrong(v *voice, o rules.Offer, err error) (status int, said message) {
	var refused *rules.Refusal
	var blank *rules.BlankError
	switch {
	case errors.Is(err, tracker.ErrStale):
		return http.StatusConflict, message{Said: v.texts.Text("error.stale", nil)}
	case errors.As(err, &refused):
		return http.StatusUnprocessableEntity, message{Said: v.teller.Refusal(refused), Rule: string(refused.Rule)}
	case errors.As(err, &blank):
		return http.StatusUnprocessableEntity, message{Said: h.blank(v, o, blank.Field)}
	}
	if n, ok := tracker.Told(err); ok {
		return http.StatusServiceUnavailable, message{Said: v.texts.Text(n.Key, n.Plainly())}
	}
	return http.StatusUnprocessableEntity, message{Said: v.texts.Text("seats.error.unread", nil)}
}

// blank tells what a blank takes.
func (h server) blank(v *voice, o rules.Offer, f rules.Field) string {
	label := v.label(h.look.game, o, f)
	switch {
	case f.IsNumber():
		return v.say("seats.wrong.number", "what", label, "least", f.Min, "most", f.Max)
	case f.IsText():
		return v.say("seats.wrong.text", "what", label, "most", f.Text)
	case f.Many && f.Min == f.Max:
		return v.say("seats.wrong.exactly", "what", label, "Count", f.Min)
	case f.Many:
		return v.say("seats.wrong.several", "what", label, "least", f.Min, "most", f.Max)
	}
	return v.say("seats.wrong.one", "what", label)
}

// may reports whether a phone may post now.
func (h server) may(s *session) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return s.moves.takes(h.options.Now(), postsOfPhone)
}

// forTable reports whether phones may answer for the table.
func (h server) forTable() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.table
}

// away sends a phone that has no seat any more to the door.
func (h server) away(w http.ResponseWriter, r *http.Request) {
	if r.Header.Get(partHeader) != "" {
		w.WriteHeader(http.StatusGone)
		return
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// cutName takes the name of a form apart.
func cutName(o string) (at, kind string, ok bool) { return strings.Cut(o, ".") }
