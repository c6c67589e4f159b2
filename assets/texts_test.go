package assets

import (
	"slices"
	"testing"
	"testing/fstest"
	"time"
)

func TestLanguages(t *testing.T) {
	want := []Language{{"en", "English", ""}, {"es", "Español", ""}, {"es-419", "Español (Latinoamérica)", "es"}, {"fr", "Français", ""}}
	if got := Languages(); !slices.Equal(got, want) {
		t.Errorf("languages are %v, want %v", got, want)
	}
}

func TestTextsIn(t *testing.T) {
	tests := []struct{ asked, want string }{
		{"en", "en"},
		{"fr", "fr"},
		{"es", "es"},
		{"fr-CH", "fr"},
		{"fr_CA.UTF-8", "fr"},
		{"es_ES@euro", "es"},
		{"es-ES", "es"},
		{"es_ES.UTF-8", "es"},
		{"es-419", "es-419"},
		{"es-MX", "es-419"},
		{"es_AR.UTF-8", "es-419"},
		{"es-US", "es-419"},
		{"es-CO, es;q=0.8, en;q=0.5", "es-419"},
		{"pt-BR, es-CL;q=0.6", "es-419"},
		{"en-GB", "en"},
		{"", "en"},
		{"C", "en"},
		{"C.UTF-8", "en"},
		{"POSIX", "en"},
		{"ja", "en"},
		{"not a language", "en"},
		{"de-CH, fr;q=0.8, en;q=0.5", "fr"},
		{"fr-CH, fr;q=0.9, en;q=0.8", "fr"},
		{"ja, es;q=0.3", "es"},
	}
	for _, test := range tests {
		if got := TextsIn(test.asked).Tag(); got != test.want {
			t.Errorf("%q is answered in %s, want %s", test.asked, got, test.want)
		}
	}
	if TextsIn("fr") != TextsIn("fr-CH") {
		t.Error("the same language is two values")
	}
}

// small returns a catalogue with gaps, which the real one must not have.
func small(t *testing.T) *catalogue {
	t.Helper()
	c, err := listFrom(fstest.MapFS{
		"translations/app.en.json": {Data: []byte(`{"hello": "Hello", "only": "Only here", "guard": "{{.guard}} walks to {{.room}}",
			"cube": {"one": "{{.Count}} cube", "other": "{{.Count}} cubes"}}`)},
		"translations/app.fr.json": {Data: []byte(`{"hello": "Bonjour", "guard": "{{.guard}} va en {{.room}}",
			"cube": {"one": "{{.Count}} cube (fr)", "other": "{{.Count}} cubes (fr)"}}`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// in returns the texts in a language.
func (c *catalogue) in(tb testing.TB, tag string) *Texts {
	tb.Helper()
	texts, err := c.texts[c.match(tag)]()
	if err != nil {
		tb.Fatal(err)
	}
	return texts
}

func TestText(t *testing.T) {
	tests := []struct {
		name, lang, key string
		data            map[string]any
		want            string
		missing         []string
	}{
		{name: "plain", lang: "fr", key: "hello", want: "Bonjour"},
		{name: "blanks", lang: "fr", key: "guard", data: map[string]any{"guard": "G1", "room": 7}, want: "G1 va en 7"},
		{name: "one", lang: "en", key: "cube", data: map[string]any{"Count": 1}, want: "1 cube"},
		{name: "more", lang: "en", key: "cube", data: map[string]any{"Count": 2}, want: "2 cubes"},
		{name: "none in English", lang: "en", key: "cube", data: map[string]any{"Count": 0}, want: "0 cubes"},
		{name: "none in French", lang: "fr", key: "cube", data: map[string]any{"Count": 0}, want: "0 cube (fr)"},
		{name: "a million in French", lang: "fr", key: "cube", data: map[string]any{"Count": 1000000}, want: "1000000 cubes (fr)"},
		{name: "a count in letters", lang: "en", key: "cube", data: map[string]any{"Count": "1"}, want: "1 cube"},
		{name: "no count", lang: "en", key: "cube", data: map[string]any{"Count": "X"}, want: "X cubes"},
		{name: "a count for a text without forms", lang: "fr", key: "guard", data: map[string]any{"guard": "G1", "room": 7, "Count": 1}, want: "G1 va en 7"},
		{name: "English instead", lang: "fr", key: "only", want: "Only here", missing: []string{"only"}},
		{name: "unknown", lang: "en", key: "nothing", want: "{nothing}", missing: []string{"nothing"}},
		{
			name: "an open blank", lang: "en", key: "guard", data: map[string]any{"guard": "G1"},
			want: "G1 walks to <no value>", missing: []string{"guard <no value>"},
		},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			c := small(t)
			texts := c.in(t, test.lang)
			if got := texts.Text(test.key, test.data); got != test.want {
				t.Errorf("got %q, want %q", got, test.want)
			}
			if got := texts.Missing(); !slices.Equal(got, test.missing) {
				t.Errorf("missing are %v, want %v", got, test.missing)
			}
		})
	}
}

func TestHas(t *testing.T) {
	c := small(t)
	french := c.in(t, "fr")
	for key, want := range map[string]bool{"hello": true, "only": true, "cube": true, "nothing": false, "": false} {
		if got := french.Has(key); got != want {
			t.Errorf("has %q: %v, want %v", key, got, want)
		}
	}
}

func TestPluralKeepsData(t *testing.T) {
	data := map[string]any{"guard": "G1"}
	if got, want := TextsIn("es").Plural("trasteros.goldcubes", 3, data), "3 cubos de oro"; got != want {
		t.Errorf("got %q, want %q", got, want)
	}
	if len(data) != 1 {
		t.Errorf("the data given became %v", data)
	}
}

func TestNumberAndDate(t *testing.T) {
	tests := []struct{ lang, number, first, later string }{
		{"en", "1,234,567", "1\u00a0July 2026", "23\u00a0August 2026"},
		{"fr", "1\u00a0234\u00a0567", "1er\u00a0juillet 2026", "23\u00a0août 2026"},
		{"es", "1.234.567", "1\u00a0de\u00a0julio de\u00a02026", "23\u00a0de\u00a0agosto de\u00a02026"},
	}
	for _, test := range tests {
		texts := TextsIn(test.lang)
		if got := texts.Number(1234567); got != test.number {
			t.Errorf("%s: %q, want %q", test.lang, got, test.number)
		}
		if got := texts.Date(2026, time.July, 1); got != test.first {
			t.Errorf("%s: %q, want %q", test.lang, got, test.first)
		}
		if got := texts.Date(2026, time.August, 23); got != test.later {
			t.Errorf("%s: %q, want %q", test.lang, got, test.later)
		}
	}
}

func TestBrokenTranslations(t *testing.T) {
	for name, text := range map[string]string{
		"not JSON":      `{"hello": `,
		"not an object": `7`,
		"mixed":         `{"hello": {"one": "x", "other": "y", "hullo": "z"}}`,
	} {
		c, err := listFrom(fstest.MapFS{"translations/app.en.json": {Data: []byte(text)}})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := c.texts[0](); err == nil {
			t.Errorf("%s was read", name)
		}
	}
}

// Who reads one language does not wait for the others.
func TestOtherLanguagesAreNotRead(t *testing.T) {
	c, err := listFrom(fstest.MapFS{
		"translations/app.en.json":    {Data: []byte(`{"hello": "Hello"}`)},
		"translations/app.es.json":    {Data: []byte(`{"hello": "Hola"}`)},
		"translations/app.es-MX.json": {Data: []byte(`not JSON`)},
		"translations/app.fr.json":    {Data: []byte(`not JSON`)},
	})
	if err != nil {
		t.Fatal(err)
	}
	for tag, want := range map[string]string{"en": "Hello", "es": "Hola"} {
		if got := c.in(t, tag).Text("hello", nil); got != want {
			t.Errorf("%s: %q, want %q", tag, got, want)
		}
	}
	for _, tag := range []string{"fr", "es-MX"} {
		if _, err := c.texts[c.match(tag)](); err == nil {
			t.Errorf("%s was read", tag)
		}
	}
}

func BenchmarkText(b *testing.B) {
	texts := TextsIn("fr")
	b.Run("plain", func(b *testing.B) {
		for b.Loop() {
			texts.Text("app.ok", nil)
		}
	})
	b.Run("plural", func(b *testing.B) {
		for b.Loop() {
			texts.Plural("trasteros.goldcubes", 3, nil)
		}
	})
}

func BenchmarkLoad(b *testing.B) {
	for b.Loop() {
		c, err := listFrom(files)
		if err != nil {
			b.Fatal(err)
		}
		c.in(b, "fr")
	}
}
