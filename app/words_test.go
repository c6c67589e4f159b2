//go:build scenes

package app_test

import (
	"testing"
	"time"

	"docent/app/parts"
	"docent/app/scenes/hand"
)

func TestWhen(t *testing.T) {
	h := hand.New(t, nil, hand.Narrow)
	tests := []struct {
		before time.Duration
		want   string
	}{
		{-time.Hour, "Just now"}, // a clock that was set back
		{30 * time.Second, "Just now"},
		{time.Minute, "1 minute ago"},
		{59 * time.Minute, "59 minutes ago"},
		{3 * time.Hour, "3 hours ago"},
		{13 * time.Hour, "Yesterday"},
		{40 * time.Hour, "2 days ago"},
		{30 * 24 * time.Hour, "1\u00a0June 2026"},
	}
	for _, test := range tests {
		if got := h.App.When(hand.Noon.Add(-test.before)); got != test.want {
			t.Errorf("%v before: got %q, want %q", test.before, got, test.want)
		}
	}
}

func TestPoints(t *testing.T) {
	for n, want := range map[int]string{0: "0", 7: "+7", -3: "−3"} {
		if got := parts.Points(n); got != want {
			t.Errorf("%d: got %q, want %q", n, got, want)
		}
	}
}
