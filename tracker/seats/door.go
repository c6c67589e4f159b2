package seats

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"docent/assets"
	"docent/rules"
)

// doorway is the page before a phone sits.
type doorway struct {
	Game, Wrong, Code string
	Choose            bool
	Seats             []doorSeat
	Langs             []langChoice
}

type doorSeat struct {
	player
	Seat  rules.Seat
	Taken bool
}

// showDoor asks for the code, or with the right one who somebody is.
func (h server) showDoor(w http.ResponseWriter, r *http.Request, status int, wrong string) {
	v := h.voice(h.phone(r), r)
	d := doorway{Game: v.texts.Text("game."+h.look.game+".name", nil)}
	if wrong != "" {
		d.Wrong = v.texts.Text(wrong, nil)
	}
	h.write(w, r, status, h.whole(v, "door", d))
}

// serveDoor serves the page that the QR code leads to.
func (h server) serveDoor(w http.ResponseWriter, r *http.Request) {
	code := r.PathValue("code")
	if !h.opened(w, r, code) {
		return
	}
	v := h.voice(h.phone(r), r)
	d := doorway{Game: v.texts.Text("game."+h.look.game+".name", nil), Code: h.Code(), Choose: true}
	t := &telling{voice: v, host: h, view: view{seat: rules.Table}}
	phones := h.Phones()
	for i := range h.seats {
		taken := slices.ContainsFunc(phones, func(p Phone) bool { return p.Seat == rules.Seat(i) })
		d.Seats = append(d.Seats, doorSeat{t.player(rules.Seat(i)), rules.Seat(i), taken})
	}
	h.write(w, r, http.StatusOK, h.whole(v, "door", d))
}

// opened reports whether a code opens the door, and else tells why not.
func (h server) opened(w http.ResponseWriter, r *http.Request, code string) bool {
	if !h.limits.guess(addrOf(r.RemoteAddr)) {
		h.showDoor(w, r, http.StatusTooManyRequests, "seats.join.slow")
		return false
	}
	if !h.tries(code) {
		h.showDoor(w, r, http.StatusForbidden, "seats.join.wrong")
		return false
	}
	return true
}

// serveJoin sits a phone down. Without a seat it asks for one.
func (h server) serveJoin(w http.ResponseWriter, r *http.Request) {
	if err := r.ParseForm(); err != nil {
		h.fail(w, r, http.StatusBadRequest, "seats.error.unread")
		return
	}
	code := strings.ToUpper(strings.Join(strings.Fields(r.PostForm.Get("code")), ""))
	if !r.PostForm.Has("seat") {
		if code = code[:min(len(code), 12)]; code == "" {
			code = "-"
		}
		http.Redirect(w, r, "/j/"+url.PathEscape(code), http.StatusSeeOther)
		return
	}
	if !h.opened(w, r, code) {
		return
	}
	seat, err := strconv.Atoi(r.PostForm.Get("seat"))
	if err != nil || seat < int(rules.Table) || seat >= h.seats {
		h.fail(w, r, http.StatusBadRequest, "seats.error.unread")
		return
	}
	s := h.phone(r)
	if s == nil {
		var ok bool
		if s, ok = h.admit(w); !ok {
			h.showDoor(w, r, http.StatusServiceUnavailable, "seats.join.full")
			return
		}
	}
	h.take(s, rules.Seat(seat))
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// serveLang has a phone's pages in another language.
func (h server) serveLang(w http.ResponseWriter, r *http.Request) {
	if s := h.phone(r); s != nil && r.ParseForm() == nil && h.may(s) {
		tag := r.PostForm.Get("lang")
		if slices.ContainsFunc(assets.Languages(), func(l assets.Language) bool { return l.Tag == tag }) {
			h.speak(s, tag)
		}
	}
	http.Redirect(w, r, "/", http.StatusSeeOther)
}

// serveLeave frees the seat of a phone and forgets it.
func (h server) serveLeave(w http.ResponseWriter, r *http.Request) {
	if s := h.phone(r); s != nil {
		h.forget(s)
	}
	http.SetCookie(w, &http.Cookie{Name: h.cookie(), Path: "/", MaxAge: -1, HttpOnly: true, SameSite: http.SameSiteLaxMode})
	http.Redirect(w, r, "/", http.StatusSeeOther)
}
