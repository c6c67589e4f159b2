package assets_test

import (
	"testing"

	"docent/assets"
)

func TestTextsOfAGameOutsideTheCatalogue(t *testing.T) {
	texts := assets.TextsWith("fr", map[string]string{"dice.won": "{{.who}} wins", "app.undo": "nothing else"})
	if !texts.Has("dice.won") || texts.Text("dice.won", map[string]any{"who": "Ann"}) != "Ann wins" {
		t.Errorf("a new text is %q", texts.Text("dice.won", map[string]any{"who": "Ann"}))
	}
	if got, want := texts.Text("app.undo", nil), assets.TextsIn("fr").Text("app.undo", nil); got != want {
		t.Errorf("a text of the catalogue is %q, want %q", got, want)
	}
	if texts.Text("dice.lost", nil) != "{dice.lost}" || len(texts.Missing()) != 1 {
		t.Errorf("missing are %v", texts.Missing())
	}
	if assets.TextsIn("fr").Has("dice.won") {
		t.Error("the catalogue itself has learnt the text")
	}
}
