package cue

import (
	"encoding/binary"
	"math"
)

// Rate is how many samples a second has; there is one channel.
const Rate = 44100

// level is the loudest a sample may be: 18 dB below full.
var level = math.Pow(10, -18.0/20)

// sound holds the samples of a sound that is being made, of any height until it is finished.
type sound []float64

// silence returns a sound of so many seconds in which nothing is heard yet.
func silence(seconds float64) sound { return make(sound, int(seconds*Rate)) }

// add mixes a voice in from a moment on, for so many seconds; it gets the seconds since then.
func (s sound) add(from, seconds float64, voice func(t float64) float64) {
	start := int(from * Rate)
	for i := range int(seconds * Rate) {
		if at := start + i; at < len(s) {
			s[at] += voice(float64(i) / Rate)
		}
	}
}

// The seconds in which a sound rises from nothing and ends in nothing, so that it does not click.
const (
	rise = 0.002
	fall = 0.012
)

// finished returns the samples without a constant part, with soft ends, as loud as they may be.
func (s sound) finished() []float32 {
	mean := 0.0
	for _, v := range s {
		mean += v / float64(len(s))
	}
	highest := 0.0
	for i := range s {
		t, left := float64(i)/Rate, float64(len(s)-1-i)/Rate
		s[i] = (s[i] - mean) * min(1, t/rise, left/fall)
		highest = max(highest, math.Abs(s[i]))
	}
	samples := make([]float32, len(s))
	for i, v := range s {
		samples[i] = float32(v / highest * level)
	}
	return samples
}

// Bytes returns samples of 16 bits, the low byte first, as devices take them.
func Bytes(samples []float32) []byte {
	data := make([]byte, 0, 2*len(samples))
	for _, v := range samples {
		data = binary.LittleEndian.AppendUint16(data, uint16(int16(v*math.MaxInt16)))
	}
	return data
}
