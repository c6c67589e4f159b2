// Package cue makes what happens at the table heard and felt: a sound for each kind of event, and a touch of the device
// in the hand. It knows no game and draws nothing; who hears and feels it also sees it.
//
//	kind.go           what can be heard; Loudest of several
//	touch.go          what can be felt
//	touch_android.go  by the window of a phone
//	touch_ios.go      by the motor of a phone or a tablet of Apple
//	touch_js.go       by the browser
//	touch_none.go     not at all
//	sound.go          the samples of a sound, and what they are written with
//	synth.go          how each of them is made
//	speaker.go        a device that plays them, opened with the first
package cue
