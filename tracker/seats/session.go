package seats

import (
	"cmp"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"net/http"
	"slices"
	"strconv"
	"time"

	"docent/rules"
)

const (
	mostPhones = 64
	lifetime   = 48 * time.Hour
	noSeat     = rules.Seat(-2) // asks for no seat
)

// key is the hash of a phone's token: the token itself stays on the phone.
type key [sha256.Size]byte

// session is one phone. Its fields are read and written under the lock of its Host.
type session struct {
	id      int
	key     key
	seat    rules.Seat // rules.Table looks on
	wants   rules.Seat // the seat it asks for while another phone has it; noSeat: none
	lang    string     // chosen by a button; empty: what the browser asks for
	seen    time.Time
	streams int
	moves   bucket
}

// Phone is one phone as the table sees it.
type Phone struct {
	ID     int
	Seat   rules.Seat // rules.Table looks on
	Wants  rules.Seat // the seat it asks to be let in to
	Asks   bool       // it asks for the seat that it Wants
	Online bool
	Seen   time.Time
}

// Phones lists who sits and who looks on, in the order they came.
func (h *Host) Phones() []Phone {
	h.mu.Lock()
	defer h.mu.Unlock()
	list := make([]Phone, 0, len(h.sessions))
	for _, s := range h.sessions {
		list = append(list, Phone{s.id, s.seat, s.wants, s.wants != noSeat, s.streams > 0, s.seen})
	}
	slices.SortFunc(list, func(a, b Phone) int { return cmp.Compare(a.ID, b.ID) })
	return list
}

// LetIn gives a phone the seat that it asks for; the phone that had it looks on.
func (h *Host) LetIn(id int) {
	h.seated(func() {
		s := h.numbered(id)
		if s == nil || s.wants == noSeat {
			return
		}
		h.stand(s.wants)
		s.seat, s.wants = s.wants, noSeat
	})
}

// TurnAway leaves a phone that asks for a seat looking on.
func (h *Host) TurnAway(id int) {
	h.seated(func() {
		if s := h.numbered(id); s != nil {
			s.wants = noSeat
		}
	})
}

// PutOut frees a seat: its phone looks on.
func (h *Host) PutOut(seat rules.Seat) { h.seated(func() { h.stand(seat) }) }

// seated changes who sits, keeps it and tells of it.
func (h *Host) seated(change func()) {
	h.mu.Lock()
	change()
	kept := h.kept()
	h.mu.Unlock()
	if h.options.Keep != nil {
		h.options.Keep(kept)
	}
	h.changed()
	if h.options.News != nil {
		h.options.News()
	}
}

// stand has whoever sits there look on.
func (h *Host) stand(seat rules.Seat) {
	for _, s := range h.sessions {
		if s.seat == seat {
			s.seat = rules.Table
		}
	}
}

func (h *Host) numbered(id int) *session {
	for _, s := range h.sessions {
		if s.id == id {
			return s
		}
	}
	return nil
}

// at returns the phone of a seat.
func (h *Host) at(seat rules.Seat) *session {
	for _, s := range h.sessions {
		if s.seat == seat && seat >= 0 {
			return s
		}
	}
	return nil
}

// cookie returns the name of the token's cookie: ports share cookies.
func (h *Host) cookie() string { return "docent-" + strconv.Itoa(h.Port()) }

// phone returns the session of a request.
func (h *Host) phone(r *http.Request) *session {
	c, err := r.Cookie(h.cookie())
	if err != nil {
		return nil
	}
	token, err := base64.RawURLEncoding.DecodeString(c.Value)
	if err != nil || len(token) != 16 {
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	s := h.sessions[sha256.Sum256(token)]
	if s == nil || h.options.Now().Sub(s.seen) > lifetime {
		return nil
	}
	s.seen = h.options.Now()
	return s
}

// sitting returns a copy of what a session is now.
func (h *Host) sitting(s *session) session {
	h.mu.Lock()
	defer h.mu.Unlock()
	return *s
}

// admit makes a session for a new phone and gives it the token; false where no more fit.
func (h *Host) admit(w http.ResponseWriter) (*session, bool) {
	token := make([]byte, 16)
	_, _ = rand.Read(token) // crypto/rand promises never to fail
	cookie := &http.Cookie{
		Name: h.cookie(), Value: base64.RawURLEncoding.EncodeToString(token), Path: "/",
		MaxAge: int(lifetime / time.Second), HttpOnly: true, SameSite: http.SameSiteLaxMode,
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	if !h.room() {
		return nil, false
	}
	h.last++
	s := &session{id: h.last, key: sha256.Sum256(token), seat: rules.Table, wants: noSeat, seen: h.options.Now()}
	h.sessions[s.key] = s
	http.SetCookie(w, cookie)
	return s, true
}

// room makes room for one more phone: the one that looks on and was not seen for longest goes.
func (h *Host) room() bool {
	if len(h.sessions) < mostPhones {
		return true
	}
	var idle *session
	for _, s := range h.sessions {
		if s.seat < 0 && s.streams == 0 && (idle == nil || s.seen.Before(idle.seen)) {
			idle = s
		}
	}
	if idle == nil {
		return false
	}
	delete(h.sessions, idle.key)
	return true
}

// take sits a phone down: at once on a free seat; where another phone has it, the table is asked.
func (h *Host) take(s *session, seat rules.Seat) {
	h.seated(func() {
		switch has := h.at(seat); {
		case seat < 0:
			s.seat, s.wants = rules.Table, noSeat
		case has == nil || has == s:
			s.seat, s.wants = seat, noSeat
		default:
			s.seat, s.wants = rules.Table, seat
		}
	})
}

// forget drops a phone.
func (h *Host) forget(s *session) { h.seated(func() { delete(h.sessions, s.key) }) }

// speak has a phone's pages in a language.
func (h *Host) speak(s *session, lang string) { h.seated(func() { s.lang = lang }) }

// keptSession is a session as it is kept: the hash of its token, its seat and its language.
type keptSession struct {
	Key  string     `json:"key"`
	Seat rules.Seat `json:"seat"`
	Lang string     `json:"lang,omitempty"`
	Seen time.Time  `json:"seen"`
}

func (h *Host) kept() []byte {
	list := []keptSession{}
	for _, s := range h.sessions {
		list = append(list, keptSession{hex.EncodeToString(s.key[:]), s.seat, s.lang, s.seen})
	}
	slices.SortFunc(list, func(a, b keptSession) int { return cmp.Compare(a.Key, b.Key) })
	data, err := json.Marshal(list)
	if err != nil {
		panic(err) // plain fields always encode
	}
	return data
}

// recall takes up the sessions of an earlier Host of the play; what cannot be read is left out.
func (h *Host) recall(kept []byte) {
	var list []keptSession
	_ = json.Unmarshal(kept, &list)
	taken := map[rules.Seat]bool{}
	for _, k := range list[:min(len(list), mostPhones)] {
		raw, err := hex.DecodeString(k.Key)
		if err != nil || len(raw) != len(key{}) || k.Seat < rules.Table || int(k.Seat) >= h.seats || taken[k.Seat] {
			continue
		}
		taken[k.Seat] = k.Seat >= 0
		h.last++
		s := &session{id: h.last, key: key(raw), seat: k.Seat, wants: noSeat, lang: k.Lang, seen: k.Seen}
		h.sessions[s.key] = s
	}
}
