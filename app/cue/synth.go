package cue

import (
	"math"
	"math/rand/v2"
)

// makers hold how each kind is made.
var makers = map[Kind]func() sound{
	Card: card, Steps: steps, Tick: tick, Bell: bell, Thud: thud, Shutter: shutter, Chord: chord,
}

// Samples computes the sound of a kind, the same each time; of None there is none.
func Samples(k Kind) []float32 {
	made, ok := makers[k]
	if !ok {
		return nil
	}
	return made().finished()
}

// tone returns a sine of so many hertz that halves its height every so many seconds.
func tone(hertz, half float64) func(float64) float64 {
	return func(t float64) float64 { return math.Sin(2*math.Pi*hertz*t) * math.Exp2(-t/half) }
}

// drop returns a sine that falls from one pitch to another and fades meanwhile.
func drop(from, to, half float64) func(float64) float64 {
	return func(t float64) float64 {
		phase := to*t + (from-to)*half*(1-math.Exp(-t/half))
		return math.Sin(2*math.Pi*phase) * math.Exp2(-t/half)
	}
}

// hiss returns noise without what is higher than so many hertz, the same each time.
func hiss(hertz float64) func() float64 {
	chance := rand.New(rand.NewPCG(1, 2))
	part, held := 1-math.Exp(-2*math.Pi*hertz/Rate), 0.0
	return func() float64 {
		held += part * (2*chance.Float64() - 1 - held)
		return held
	}
}

// swell returns a height that rises to 1 in the middle of so many seconds and falls again.
func swell(seconds float64) func(float64) float64 {
	return func(t float64) float64 { return math.Pow(math.Sin(math.Pi*min(1, t/seconds)), 2) }
}

// card returns a card drawn over felt.
func card() sound {
	const long = 0.16
	s, air, height := silence(long), hiss(5000), swell(long)
	s.add(0, long, func(t float64) float64 { return air() * height(t) })
	s.add(long-0.05, 0.05, tone(190, 0.012))
	return s
}

// steps returns two soles on stone.
func steps() sound {
	s, air := silence(0.5), hiss(900)
	for _, from := range []float64{0, 0.26} {
		s.add(from, 0.2, drop(150, 70, 0.03))
		s.add(from, 0.08, func(t float64) float64 { return 2 * air() * math.Exp2(-t/0.012) })
	}
	return s
}

// tick returns the hand of a clock.
func tick() sound {
	s := silence(0.07)
	s.add(0, 0.07, tone(2400, 0.006))
	s.add(0, 0.07, tone(1150, 0.01))
	return s
}

// bell returns a bell struck once; its upper tones fade first.
func bell() sound {
	s := silence(1.3)
	for i, ratio := range []float64{0.5, 1, 1.19, 1.56, 2, 2.66} {
		s.add(0, 1.3, tone(740*ratio, 0.32/float64(i+1)))
	}
	return s
}

// thud returns something heavy that falls on wood.
func thud() sound {
	s, air := silence(0.55), hiss(400)
	s.add(0, 0.55, drop(130, 52, 0.09))
	s.add(0, 0.12, func(t float64) float64 { return 2 * air() * math.Exp2(-t/0.02) })
	return s
}

// shutter returns a roller door: slats that pass ever faster, and the end of its way.
func shutter() sound {
	s, air := silence(0.95), hiss(1800)
	at, gap := 0.0, 0.11
	for at < 0.75 {
		s.add(at, 0.06, func(t float64) float64 { return air() * math.Exp2(-t/0.012) })
		s.add(at, 0.06, tone(320, 0.012))
		at, gap = at+gap, max(0.028, gap*0.86)
	}
	s.add(0.78, 0.17, drop(180, 80, 0.04))
	return s
}

// chord returns a major one whose strings are struck one after the other, as of a harp.
func chord() sound {
	s := silence(1.7)
	for i, hertz := range []float64{261.63, 329.63, 392.00, 523.25} {
		from := 0.09 * float64(i)
		s.add(from, 1.7-from, tone(hertz, 0.34))
		s.add(from, 1.7-from, func(t float64) float64 { return 0.3 * tone(2*hertz, 0.16)(t) })
	}
	return s
}
