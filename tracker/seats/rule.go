package seats

import (
	"io"
	"net/http"
	"strings"

	"docent/assets"
)

// ruling is a rule as a page tells it.
type ruling struct {
	Title, About string
	Blocks       []block
	Printed      string
}

// block is a paragraph, or a list of items.
type block struct {
	Text  string
	Items []string
}

// serveRule tells why.
func (h server) serveRule(w http.ResponseWriter, r *http.Request) {
	s := h.phone(r)
	if s == nil {
		h.away(w, r)
		return
	}
	v := h.voice(s, r)
	book, err := assets.Rulebook(h.look.game, v.texts.Tag())
	if err != nil {
		h.fail(w, r, http.StatusNotFound, "seats.error.nowhere")
		return
	}
	for _, rule := range book {
		if rule.ID != r.PathValue("id") {
			continue
		}
		told := ruling{Title: rule.Title, About: rule.ID + " · " + rule.Chapter, Blocks: blocks(rule.Body), Printed: rule.Printed}
		if r.Header.Get(partHeader) == "" {
			h.write(w, r, http.StatusOK, h.whole(v, "rule", told))
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		_, _ = io.WriteString(w, string(v.template("ruling", told)))
		return
	}
	h.fail(w, r, http.StatusNotFound, "seats.error.nowhere")
}

// blocks takes the body of a rule apart.
func blocks(body string) []block {
	var list []block
	for line := range strings.SplitSeq(body, "\n") {
		line = strings.TrimSpace(line)
		item, isItem := strings.CutPrefix(line, "- ")
		switch last := len(list) - 1; {
		case line == "":
		case isItem && last >= 0 && list[last].Items != nil:
			list[last].Items = append(list[last].Items, item)
		case isItem:
			list = append(list, block{Items: []string{item}})
		default:
			list = append(list, block{Text: line})
		}
	}
	return list
}
