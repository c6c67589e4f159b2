package seats

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"html/template"
	"image/color"
	"maps"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"docent/assets"
)

// look holds the colours, icons and files of the pages of one game.
type look struct {
	assets.Look
	game  string
	files map[string]static
	urls  map[string]string
}

func lookOf(game string) look {
	l := look{Look: assets.LookOf(game), game: game, urls: map[string]string{}}
	l.files = map[string]static{
		"seats.css":  {"text/css; charset=utf-8", parcelOf(append(l.colours(), assets.SeatFile("seats.css")...))},
		"seats.js":   {"text/javascript; charset=utf-8", parcelOf(assets.SeatFile("seats.js"))},
		"icons.svg":  {"image/svg+xml", parcelOf(l.sprite())},
		"title.woff": {"font/woff", parcel{plain: assets.Font(assets.Fraunces)}},
	}
	for name, f := range l.files {
		sum := sha256.Sum256(f.plain)
		l.urls[name] = "/s/" + name + "?" + hex.EncodeToString(sum[:4])
	}
	return l
}

// colours writes the palette as properties of a style sheet, in the dark and in the light.
func (l look) colours() []byte {
	var dark, light, inks strings.Builder
	for _, name := range slices.Sorted(maps.Keys(assets.Palette)) {
		tones := assets.Palette[name]
		if name == "brass" && l.Accent != (assets.Tones{}) {
			tones = l.Accent
		}
		fmt.Fprintf(&dark, "--%s:%s;", name, hexOf(tones.Dark))
		fmt.Fprintf(&light, "--%s:%s;", name, hexOf(tones.Light))
		fmt.Fprintf(&inks, ".k-%[1]s{--k:var(--%[1]s)}.m-%[1]s{--me:var(--%[1]s)}", name)
	}
	return fmt.Appendf(nil, ":root{color-scheme:dark light;%s}@media(prefers-color-scheme:light){:root{%s}}%s\n", dark.String(), light.String(), inks.String())
}

func hexOf(c color.NRGBA) string {
	if c.A != 0xff {
		return fmt.Sprintf("#%02x%02x%02x%02x", c.R, c.G, c.B, c.A)
	}
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}

// static is a file that pages load: its address bears the hash of what it holds, and it never changes.
type static struct {
	kind string
	parcel
}

// serveFile sends a file that never changes.
func (h server) serveFile(w http.ResponseWriter, r *http.Request) {
	f, ok := h.look.files[r.PathValue("file")]
	if !ok {
		h.fail(w, r, http.StatusNotFound, "seats.error.nowhere")
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	deliver(w, r, http.StatusOK, f.kind, f.parcel)
}

// serveIcon sends the picture of a browser's tab.
func (h server) serveIcon(w http.ResponseWriter, _ *http.Request) {
	svg, _ := assets.Icon("crown")
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Content-Length", strconv.Itoa(len(svg)))
	_, _ = w.Write(svg)
}

// signs are the icons of every page.
var signs = []string{"arrow-right", "check", "door", "eye", "gallery", "info", "warning"}

// sprite returns the icons of a game's pages in one file.
func (l look) sprite() []byte {
	names := slices.Concat(signs, assets.SeatSymbols[:])
	tables := slices.Collect(maps.Values(l.Values))
	for _, table := range append(tables, l.Kinds, l.Counts) {
		names = slices.AppendSeq(names, maps.Values(table))
	}
	slices.Sort(names)
	var b strings.Builder
	b.WriteString(`<svg xmlns="http://www.w3.org/2000/svg">`)
	for _, name := range slices.Compact(names) {
		svg, err := assets.Icon(name)
		if err != nil {
			continue
		}
		_, inside, _ := strings.Cut(string(svg), ">")
		fmt.Fprintf(&b, `<symbol id="%s" viewBox="0 0 24 24">%s</symbol>`, name, strings.TrimSuffix(strings.TrimSpace(inside), "</svg>"))
	}
	b.WriteString("</svg>")
	return []byte(b.String())
}

// icon returns an icon for a page; nothing for no name.
func (l look) icon(name string) template.HTML {
	if name == "" {
		return ""
	}
	return template.HTML(`<svg class="i" aria-hidden="true"><use href="` + l.urls["icons.svg"] + `#` + template.HTMLEscapeString(name) + `"/></svg>`)
}

// dict makes a map of names and values for a template.
func dict(pairs ...any) map[string]any {
	made := map[string]any{}
	for i := 0; i+1 < len(pairs); i += 2 {
		made[fmt.Sprint(pairs[i])] = pairs[i+1]
	}
	return made
}
