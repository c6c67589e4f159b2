package assets

import (
	"fmt"
	"strings"
	"testing"
)

// Every text has no other blanks than {{.name}}, and becomes its words with the blanks filled. The templates of the
// patched editions can do no more than that (patches), and make unit and make webtest ask it of them too.
func TestEveryTextIsFilled(t *testing.T) {
	for _, l := range Languages() {
		for key, e := range entries(t, l.Tag) {
			for _, count := range []int{0, 1, 2, 1_000_000} {
				checkFilled(t, TextsIn(l.Tag), key, e, count)
			}
		}
	}
}

// checkFilled demands that a text be one of its forms, filled.
func checkFilled(t *testing.T, texts *Texts, key string, e entry, count int) {
	t.Helper()
	data := map[string]any{"Count": count}
	for _, name := range e.blanks() {
		if name != "Count" {
			data[name] = "‹" + name + "›"
		}
	}
	got := texts.Text(key, data)
	for _, form := range e.forms {
		want := blank.ReplaceAllStringFunc(form, func(found string) string {
			return fmt.Sprint(data[blank.FindStringSubmatch(found)[1]])
		})
		if strings.Contains(want, "{{") {
			t.Errorf("%s: %s has more than blanks: %q", e.file, key, form)
		}
		if got == want {
			return
		}
	}
	t.Errorf("%s: %s is %q with %d, which is none of its forms: %s", e.file, key, got, count, e.text())
}
