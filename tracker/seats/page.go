package seats

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html/template"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"sync"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// partHeader marks what the page's own script sends, and what it is sent back.
const partHeader = "Docent-Part"

var pageTemplate = template.Must(template.New("page").Funcs(template.FuncMap{
	"t": func(string, ...any) string { return "" }, "static": func(string) string { return "" }, "icon": func(string) template.HTML { return "" }, "dict": dict, "sends": sends,
}).Parse(string(assets.SeatFile("page.gohtml"))))

// section is a part of a page that is sent again when its hash has changed.
type section struct {
	ID, Hash string
	HTML     template.HTML
	Title    string // of the page; only the status has one
}

// sheet is a whole page around its sections.
type sheet struct {
	Lang, Title, Class string
	Seat               rules.Seat
	Version            int64
	Now                int64 // by the host's clock
	Live               bool  // it follows the play
	Refresh            int   // seconds after which a browser without scripts asks again
	Main               template.HTML
}

// view holds what pages are drawn from, all of it of one moment.
type view struct {
	seat    rules.Seat
	big     bool
	version int64
	ask     tracker.Ask
	table   tracker.Ask
	online  map[rules.Seat]bool
	allowed bool // it may answer for the table
}

// sees returns what a seat sees now, all of it of one moment.
func (h server) sees(seat rules.Seat) view {
	v := view{seat: seat, online: map[rules.Seat]bool{}}
	for {
		v.version, _ = h.state()
		v.ask = h.play.Ask(seat)
		v.table = h.play.Ask(rules.Table)
		if v.ask.Change == v.table.Change {
			break
		}
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	v.allowed = h.table
	for _, s := range h.sessions {
		if s.seat >= 0 {
			v.online[s.seat] = s.streams > 0
		}
	}
	return v
}

// pages keeps what was drawn of the newest version, once for each seat, language and kind of page.
type pages struct {
	mu      sync.Mutex
	version int64
	all     map[pageKey]*drawnPage
}

type pageKey struct {
	seat rules.Seat
	lang string
	big  bool
}

type drawnPage struct {
	once     sync.Once
	sections []section
	version  int64
	parts    parcel // what most phones are sent of it
}

// parcel is a text, and the same packed.
type parcel struct{ plain, packed []byte }

func parcelOf(text []byte) parcel { return parcel{text, pack(text)} }

// page returns what a seat sees in a language.
func (h server) page(v *voice, seat rules.Seat, big bool) *drawnPage {
	version, _ := h.state()
	h.pages.mu.Lock()
	if h.pages.version != version || h.pages.all == nil {
		h.pages.version, h.pages.all = version, map[pageKey]*drawnPage{}
	}
	at := pageKey{seat, v.texts.Tag(), big}
	page := h.pages.all[at]
	if page == nil {
		page = &drawnPage{}
		h.pages.all[at] = page
	}
	h.pages.mu.Unlock()
	page.once.Do(func() {
		seen := h.sees(seat)
		seen.big = big
		page.version = seen.version
		sections := h.draw(v, seen, nil)
		page.parts = parcelOf([]byte(joined(v.saying(sections, message{}))))
		page.sections = sections
	})
	if page.sections == nil {
		panic("seats: this page could not be drawn")
	}
	return page
}

// saying adds to the sections of a page what is told of what its phone did.
func (v *voice) saying(list []section, said message) []section {
	return append([]section{list[0], v.section("say", said)}, list[1:]...)
}

// draw makes the sections of a page; given holds forms that were posted and could not be played.
func (h server) draw(v *voice, seen view, given map[string]rules.Answers) []section {
	t := &telling{voice: v, host: h, view: seen, given: given}
	status := t.status()
	list := []section{v.section("top", t.top()), v.section("status", status)}
	list[1].Title = status.Title
	over := seen.ask.View.Over()
	if over {
		list = append(list, v.section("score", t.scores()))
	}
	var deeds deeds
	if seen.seat >= 0 {
		deeds = t.deeds()
	}
	news, log := t.log(len(deeds.Groups) > 0)
	if len(news) > 0 {
		list = append(list, v.section("news", news))
	}
	if seen.seat >= 0 {
		if !over || !deeds.none() {
			list = append(list, v.section("do", deeds))
		}
		list = append(list, v.section("mine", t.mine()))
	}
	list = append(list, v.section("log", log), v.section("table", t.table()))
	if maps := t.maps(); len(maps) > 0 {
		list = append(list, v.section("maps", mapsOf{maps, seen.big}))
	}
	return list
}

// mapsOf holds the maps of a page.
type mapsOf struct {
	Maps []drawn
	Open bool
}

// section draws one of the templates.
func (v *voice) section(name string, data any) section {
	html := v.template(name, data)
	sum := sha256.Sum256([]byte(html))
	return section{ID: name, Hash: hex.EncodeToString(sum[:5]), HTML: html}
}

func (v *voice) template(name string, data any) template.HTML {
	var b bytes.Buffer
	if err := v.drawn.ExecuteTemplate(&b, name, data); err != nil {
		panic(fmt.Errorf("seats: %s: %w", name, err))
	}
	return template.HTML(strings.TrimSpace(b.String()))
}

// joined wraps sections so that a script finds them again.
func joined(list []section) template.HTML {
	var b strings.Builder
	for _, s := range list {
		tag := "section"
		if s.ID == "top" {
			tag = "header"
		}
		fmt.Fprintf(&b, "<%s id=%q data-h=%q>%s</%s>\n", tag, s.ID, s.Hash, s.HTML, tag)
	}
	return template.HTML(b.String())
}

// whole returns a page that holds one template and does not follow the play.
func (h server) whole(v *voice, name string, data any) []byte {
	return h.sheet(v, sheet{Title: v.texts.Text("app.name", nil), Class: name, Seat: rules.Table, Main: v.template(name, data)})
}

func (h server) sheet(v *voice, s sheet) []byte {
	s.Lang = v.texts.Tag()
	return []byte(v.template("sheet", s))
}

// message is a page or a part that tells something.
type message struct {
	Said, Rule string
	Home       bool // with a way back to the seat
	Note       bool // it is no error
}

// servePage shows the seat of a phone, or the door.
func (h server) servePage(w http.ResponseWriter, r *http.Request) {
	s := h.phone(r)
	if s == nil {
		h.showDoor(w, r, http.StatusOK, "")
		return
	}
	h.show(w, r, s, http.StatusOK, h.sitting(s).seat, false, message{}, nil)
}

// serveBoard shows the shared screen, large.
func (h server) serveBoard(w http.ResponseWriter, r *http.Request) {
	s := h.phone(r)
	if s == nil {
		h.showDoor(w, r, http.StatusOK, "")
		return
	}
	h.show(w, r, s, http.StatusOK, rules.Table, true, message{}, nil)
}

// servePart sends the sections of a page to its script.
func (h server) servePart(w http.ResponseWriter, r *http.Request) {
	s := h.phone(r)
	if s == nil {
		w.WriteHeader(http.StatusGone) // the script asks for the whole page, which is the door
		return
	}
	r.Header.Set(partHeader, "1")
	seat, big := h.sitting(s).seat, r.URL.Query().Has("board")
	if big {
		seat = rules.Table
	}
	h.show(w, r, s, http.StatusOK, seat, big, message{}, nil)
}

// show sends what a phone sees: a page, or to its script the sections alone; said is about what it just did.
func (h server) show(w http.ResponseWriter, r *http.Request, s *session, status int, seat rules.Seat, big bool, said message, given map[string]rules.Answers) {
	v := h.voice(s, r)
	var list []section
	var version int64
	var ready parcel
	if given == nil {
		page := h.page(v, seat, big)
		list, version, ready = page.sections, page.version, page.parts
	} else {
		seen := h.sees(seat)
		list, version = h.draw(v, seen, given), seen.version
	}
	now := h.sitting(s)
	if now.wants != noSeat && said.Said == "" {
		said = message{Said: v.say("seats.claim", "who", v.teller.Player(now.wants)), Note: true}
	}
	head := w.Header()
	head.Set("Docent-Version", strconv.FormatInt(version, 10))
	head.Set("Docent-Seat", strconv.Itoa(int(seat)))
	part := r.Header.Get(partHeader) != ""
	if part && said == (message{}) && ready.plain != nil {
		vary(w)
		deliver(w, r, status, htmlKind, ready)
		return
	}
	all := v.saying(list, said)
	if part {
		h.write(w, r, status, []byte(joined(all)))
		return
	}
	page := sheet{Title: titled(list), Seat: seat, Version: version, Now: ago(h.options.Now()), Live: true, Class: "seat"}
	if big {
		page.Class = "seat big"
	}
	if len(given) == 0 && !h.asked(list) {
		page.Refresh = 5
	}
	foot := v.template("foot", footer{Looks: seat < 0, Board: big, Langs: languages(v.texts.Tag())})
	ink := ""
	if seat >= 0 {
		ink = h.ink(h.play.Ask(seat).View, seat)
	}
	page.Main = joined(all[:1]) + v.template("main", map[string]any{"HTML": joined(all[1:]), "Ink": ink}) + foot
	h.write(w, r, status, h.sheet(v, page))
}

// asked reports whether a page asks something: a browser without scripts does not draw it anew while it is filled in.
func (h server) asked(list []section) bool {
	for _, s := range list {
		if s.ID == "do" && strings.Contains(string(s.HTML), "<form") {
			return true
		}
	}
	return false
}

// titled returns the title of a page with these sections: it tells a phone that is put aside that it owes something.
func titled(list []section) string {
	i := slices.IndexFunc(list, func(s section) bool { return s.Title != "" })
	return list[i].Title
}

// title names a page that owes nothing.
func (h server) title(v *voice, seat rules.Seat) string {
	game := v.texts.Text("game."+string(h.play.Header().Game)+".name", nil)
	if seat < 0 {
		return game
	}
	return v.teller.Player(seat) + " · " + game
}

// footer stands under a page.
type footer struct {
	Looks, Board bool
	Langs        []langChoice
}

type langChoice struct {
	Tag, Name string
	On        bool
}

// languages lists those that a page can be in.
func languages(now string) []langChoice {
	var list []langChoice
	for _, l := range assets.Languages() {
		list = append(list, langChoice{l.Tag, l.Name, l.Tag == now})
	}
	return list
}

const htmlKind = "text/html; charset=utf-8"

// write sends a page.
func (h server) write(w http.ResponseWriter, r *http.Request, status int, page []byte) {
	vary(w)
	deliver(w, r, status, htmlKind, parcelOf(page))
}

// vary tells what a page depends on besides its address.
func vary(w http.ResponseWriter) { w.Header().Add("Vary", "Accept-Language, Cookie, "+partHeader) }

// pack packs a text.
func pack(text []byte) []byte {
	var packed bytes.Buffer
	z := gzip.NewWriter(&packed)
	_, _ = z.Write(text)
	_ = z.Close()
	return packed.Bytes()
}

// deliver sends a file, packed where it is and the browser can unpack it.
func deliver(w http.ResponseWriter, r *http.Request, status int, kind string, file parcel) {
	head, data := w.Header(), file.plain
	head.Set("Content-Type", kind)
	head.Add("Vary", "Accept-Encoding")
	if file.packed != nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		head.Set("Content-Encoding", "gzip")
		data = file.packed
	}
	head.Set("Content-Length", strconv.Itoa(len(data)))
	w.WriteHeader(status)
	_, _ = w.Write(data)
}
