//go:build scenes

package play_test

import (
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"docent/app/kit/look"
	"docent/app/play"
)

// Tokens are measured anew where their letters or what they count are others.
func TestTokensAreMeasuredAnew(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Scale: 1}.Apply()
	row := play.NewTokens(4)
	small := row.MinSize()
	look.Look{Variant: look.Dark, Scale: 2}.Apply()
	if large := row.MinSize(); large.Width <= small.Width || large.Height <= small.Height {
		t.Errorf("twice as large they take %v, before %v", large, small)
	}
	look.Look{Variant: look.Dark, Scale: 1}.Apply()
	if row.MinSize() != small {
		t.Errorf("as large as before they take %v, not %v", row.MinSize(), small)
	}
	play.SetTokens(row, 1)
	if few := row.MinSize(); few.Width >= small.Width {
		t.Errorf("fewer of them take %v, more took %v", few, small)
	}
}

// Tokens that have less room stand closer together, and none is outside of it.
func TestTokensStandCloserWhereRoomIsShort(t *testing.T) {
	test.NewTempApp(t)
	look.Look{Variant: look.Dark, Scale: 2}.Apply()
	defer look.Look{Variant: look.Dark, Scale: 1}.Apply()
	row := play.NewTokens(3)
	room := row.MinSize().Width - 20
	row.Resize(fyne.NewSize(room, row.MinSize().Height))
	for _, obj := range test.WidgetRenderer(row.(fyne.Widget)).Objects() {
		if end := obj.Position().X + obj.Size().Width; end > room+1 {
			t.Errorf("a part of it ends at %v of %v", end, room)
		}
	}
}
