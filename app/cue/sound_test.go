package cue_test

import (
	"math"
	"slices"
	"testing"

	"docent/app/cue"
)

// length returns how many seconds samples last.
func length(samples []float32) float64 { return float64(len(samples)) / cue.Rate }

func TestEveryKindSoundsForAMoment(t *testing.T) {
	for _, k := range cue.Kinds() {
		if s := length(cue.Samples(k)); s < 0.04 || s > 2 {
			t.Errorf("sound %d lasts %.3f s", k, s)
		}
	}
	if got := cue.Samples(cue.None); got != nil {
		t.Errorf("silence has %d samples", len(got))
	}
}

// Sounds are quiet: none is louder than 18 dB below full, and none much softer than that.
func TestSoundsAreQuietAndAlikeInLevel(t *testing.T) {
	for _, k := range cue.Kinds() {
		peak := 0.0
		for _, v := range cue.Samples(k) {
			peak = max(peak, math.Abs(float64(v)))
		}
		if db := 20 * math.Log10(peak); db > -18+1e-4 || db < -18.5 {
			t.Errorf("sound %d peaks at %.2f dB", k, db)
		}
	}
}

// A sound that begins or ends away from nothing clicks.
func TestSoundsBeginAndEndInNothing(t *testing.T) {
	for _, k := range cue.Kinds() {
		samples := cue.Samples(k)
		last := len(samples) - 1
		if samples[0] != 0 || samples[last] != 0 {
			t.Errorf("sound %d begins with %g and ends with %g", k, samples[0], samples[last])
		}
		for i := range 20 { // less than half a millisecond
			if a, b := samples[i], samples[last-i]; math.Abs(float64(a)) > 0.03 || math.Abs(float64(b)) > 0.008 {
				t.Errorf("sound %d: %g and %g, %d samples from its ends", k, a, b, i)
			}
		}
	}
}

// A constant part is not heard but moves the membrane with a click.
func TestSoundsSwingAboutNothing(t *testing.T) {
	for _, k := range cue.Kinds() {
		sum := 0.0
		samples := cue.Samples(k)
		for _, v := range samples {
			sum += float64(v)
		}
		if mean := sum / float64(len(samples)); math.Abs(mean) > 1e-3 {
			t.Errorf("sound %d swings about %g", k, mean)
		}
	}
}

func TestSoundsAreTheSameEachTimeAndDiffer(t *testing.T) {
	all := cue.Kinds()
	for i, k := range all {
		if !slices.Equal(cue.Samples(k), cue.Samples(k)) {
			t.Errorf("sound %d is another each time", k)
		}
		for _, other := range all[:i] {
			if slices.Equal(cue.Samples(k), cue.Samples(other)) {
				t.Errorf("sounds %d and %d are the same", other, k)
			}
		}
	}
}

func TestBytesAreOfSixteenBits(t *testing.T) {
	got := cue.Bytes([]float32{0, 1, -0.5})
	if want := []byte{0, 0, 0xff, 0x7f, 0x01, 0xc0}; !slices.Equal(got, want) {
		t.Errorf("% x, want % x", got, want)
	}
}

func TestOnlyACatchIsFeltWithItsSound(t *testing.T) {
	for _, k := range cue.Kinds() {
		want := cue.Nothing
		if k == cue.Thud {
			want = cue.Long
		}
		if got := k.Touch(); got != want {
			t.Errorf("with sound %d the touch %d is felt, want %d", k, got, want)
		}
	}
}
