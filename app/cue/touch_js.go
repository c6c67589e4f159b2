//go:build js

package cue

import "syscall/js"

// pulses hold for how many milliseconds a touch moves the device, lets it stand, and moves it again.
var pulses = map[Touch][]any{Short: {12}, Double: {18, 70, 18}, Long: {160}}

// Toucher returns what moves the device, or nil where the browser cannot.
func Toucher() func(Touch) {
	navigator := js.Global().Get("navigator")
	if !navigator.Truthy() || navigator.Get("vibrate").Type() != js.TypeFunction {
		return nil
	}
	return func(t Touch) {
		if pattern := pulses[t]; pattern != nil {
			navigator.Call("vibrate", pattern)
		}
	}
}
