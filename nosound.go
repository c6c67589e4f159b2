//go:build !js && (!cgo || ci || android || ios)

package main

import "docent/app/cue"

// speaker returns nothing where no desktop's window is built; see sound.go.
func speaker() func(cue.Kind) { return nil }
