package assets_test

import (
	"slices"
	"testing"

	"docent/assets"
)

func TestLooksNameIconsAndColours(t *testing.T) {
	icons := assets.IconNames()
	for _, game := range assets.Covers() {
		look := assets.LookOf(game)
		if look.Accent == (assets.Tones{}) || len(look.Kinds) == 0 {
			t.Errorf("%s has no look", game)
		}
		tables := []map[string]string{look.Kinds, look.Counts}
		for _, values := range look.Values {
			tables = append(tables, values)
		}
		for _, table := range tables {
			for name, icon := range table {
				if !slices.Contains(icons, icon) {
					t.Errorf("%s: %s has the icon %q, which there is not", game, name, icon)
				}
			}
		}
		for name, ink := range look.Inks {
			if _, ok := assets.Palette[ink]; !ok {
				t.Errorf("%s: %s has the colour %q, which there is not", game, name, ink)
			}
		}
	}
	if assets.LookOf("chess").Kinds != nil {
		t.Error("a game that there is not has a look")
	}
}
