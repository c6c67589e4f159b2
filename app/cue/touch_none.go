//go:build !js && !(android && cgo) && !(ios && cgo)

package cue

// Toucher returns what moves the device, or nil where nothing can.
func Toucher() func(Touch) { return nil }
