package main

import (
	"errors"
	"syscall/js"

	"docent/app/cue"
)

// speaker returns what plays sounds in a browser, or nil where it has no audio.
func speaker() func(cue.Kind) {
	if !docentPage().Get("sound").Truthy() {
		return nil
	}
	return cue.NewSpeaker(openSound).Play
}

// openSound opens the browser's audio. What is played before a finger touched the page is not heard.
func openSound() (cue.Device, error) {
	play := docentPage().Call("sound", cue.Rate)
	if play.Type() != js.TypeFunction {
		return nil, errors.New("the browser has no audio to give")
	}
	return func(samples []byte) error {
		data := js.Global().Get("Uint8Array").New(len(samples))
		js.CopyBytesToJS(data, samples)
		play.Invoke(data)
		return nil
	}, nil
}
