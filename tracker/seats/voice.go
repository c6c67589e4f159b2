package seats

import (
	"fmt"
	"html/template"
	"net/http"
	"strings"
	"sync"
	"time"
	"unicode"
	"unicode/utf8"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// voice tells a play in one language.
type voice struct {
	texts  *assets.Texts
	teller *tracker.Teller
	drawn  *template.Template
}

// voices holds one voice for each language that was asked for.
type voices struct {
	mu  sync.Mutex
	all map[string]*voice
}

// voice returns that of a phone: the language that it chose, else the one that its browser asks for.
func (h server) voice(s *session, r *http.Request) *voice {
	lang := r.Header.Get("Accept-Language")
	if s != nil {
		if chosen := h.sitting(s).lang; chosen != "" {
			lang = chosen
		}
	}
	texts := assets.TextsIn(lang[:min(len(lang), 200)])
	h.voices.mu.Lock()
	defer h.voices.mu.Unlock()
	if v := h.voices.all[texts.Tag()]; v != nil {
		return v
	}
	v := &voice{texts: texts, teller: h.teller(texts)}
	v.drawn = template.Must(pageTemplate.Clone()).Funcs(template.FuncMap{"t": v.say, "icon": h.look.icon, "static": func(name string) string { return h.look.urls[name] }})
	if h.voices.all == nil {
		h.voices.all = map[string]*voice{}
	}
	h.voices.all[texts.Tag()] = v
	return v
}

// say returns a text with its blanks filled from pairs of names and values.
func (v *voice) say(key string, pairs ...any) string {
	data := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		data[fmt.Sprint(pairs[i])] = pairs[i+1]
	}
	return v.texts.Text(key, data)
}

// first returns the first of some texts that there is, or an empty one.
func (v *voice) first(keys ...string) string {
	for _, key := range keys {
		if v.texts.Has(key) {
			return v.texts.Text(key, nil)
		}
	}
	return ""
}

// label returns what a blank is called in an offer.
func (v *voice) label(game string, o rules.Offer, f rules.Field) string {
	if own := string(o.Kind) + "." + f.Name; v.texts.Has(game + ".field." + own) {
		f.Name = own
	}
	return capital(v.teller.Field(f))
}

// ago returns when an entry was made, for a page that counts on from there.
func ago(at time.Time) int64 { return at.UnixMilli() }

// capital begins a text with a capital letter.
func capital(text string) string {
	opened := len(text) - len(strings.TrimLeft(text, "¿¡"))
	first, size := utf8.DecodeRuneInString(text[opened:])
	if size == 0 {
		return text
	}
	return text[:opened] + string(unicode.ToUpper(first)) + text[opened+size:]
}
