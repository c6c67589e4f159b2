package gallery_test

import (
	"testing"

	"docent/rules/museum/gallery"
)

// Under the bridge reading a search begins with the best strict arrangement, which it would not come to by itself for
// seconds; under the strict reading nothing changes.
func TestBridgeBeginsFromStrict(t *testing.T) {
	for _, bridge := range []bool{true, false} {
		p := hard(31)
		p.rules.Bridge = bridge
		looks := 0
		answer, err := gallery.Arrange(p.board, p.laid(), nil, p.rules, gallery.Options{
			Seed: 31, Stop: func() bool { looks++; return looks > 300 },
		})
		if err != nil {
			t.Fatal(err)
		}
		if answer.Score < 61 {
			t.Errorf("with bridges %v the best of 300 looks is %d, want 61", bridge, answer.Score)
		}
	}
}
