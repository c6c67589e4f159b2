package parts

import (
	"strings"

	"docent/app/kit"
	"docent/tracker"
)

// NewNameField returns a field for a name: what is typed or pasted loses what nobody sees at once, as it would when it is
// kept.
func NewNameField(label, placeholder string, changed func(string)) *kit.TextField {
	var f *kit.TextField
	f = kit.NewTextField(label, placeholder, func(text string) {
		if plain := typed(text); plain != text {
			f.SetText(plain) // which is told in its turn
			return
		}
		if changed != nil {
			changed(text)
		}
	})
	return f
}

// typed makes a text plain that is still being typed: a word may follow its last space.
func typed(text string) string {
	plain := tracker.Plain(text)
	if plain != "" && strings.HasSuffix(text, " ") {
		plain += " "
	}
	return plain
}
