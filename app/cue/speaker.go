package cue

import "fyne.io/fyne/v2"

// Device is an open device: it plays samples of 16 bits, one channel, Rate a second, without waiting for their end.
type Device func(samples []byte) error

// Speaker plays the sounds in the background. Its device is opened with the first of them; where that fails the log
// tells it once, and nothing is heard from then on.
type Speaker struct {
	open  func() (Device, error)
	asked chan Kind
	log   func(reason string, err error)
}

// waiting is how many sounds may wait for a device that opens; more are left out.
const waiting = 4

// NewSpeaker returns a speaker of a device that is not open yet.
func NewSpeaker(open func() (Device, error)) *Speaker {
	s := &Speaker{open: open, asked: make(chan Kind, waiting), log: fyne.LogError}
	go s.run()
	return s
}

// Play has a sound be heard, now or never: it does not wait.
func (s *Speaker) Play(k Kind) {
	select {
	case s.asked <- k:
	default:
	}
}

// Close ends the speaker; nothing is played after it.
func (s *Speaker) Close() { close(s.asked) }

// run plays what is asked for; after a failure it only takes it off.
func (s *Speaker) run() {
	var device Device
	var err error
	made := map[Kind][]byte{}
	for k := range s.asked {
		if err != nil {
			continue
		}
		if device == nil {
			device, err = s.open()
		}
		if err == nil {
			if made[k] == nil {
				made[k] = Bytes(Samples(k))
			}
			err = device(made[k])
		}
		if err != nil {
			s.log("nothing is heard", err)
		}
	}
}
