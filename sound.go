//go:build cgo && !ci && !android && !ios && !js

package main

import (
	"bytes"
	"time"

	"github.com/ebitengine/oto/v3"

	"docent/app/cue"
)

// speaker returns what plays sounds on a desktop; the device is opened with the first of them.
func speaker() func(cue.Kind) { return cue.NewSpeaker(openSound).Play }

// soundDelay is how long the device keeps what it is about to play.
const soundDelay = 50 * time.Millisecond

// openSound opens the system's device. It waits until the device is ready, in the speaker's own time.
func openSound() (cue.Device, error) {
	context, ready, err := oto.NewContext(&oto.NewContextOptions{
		SampleRate: cue.Rate, ChannelCount: 1, Format: oto.FormatSignedInt16LE, BufferSize: soundDelay,
	})
	if err != nil {
		return nil, err
	}
	<-ready
	return func(samples []byte) error {
		context.NewPlayer(bytes.NewReader(samples)).Play()
		return context.Err()
	}, nil
}
