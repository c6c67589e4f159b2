//go:build !cgo || ci || android || ios || js

package main

import "docent/app/cue"

// speaker is nothing where no desktop's window is built; see sound.go.
func speaker() func(cue.Kind) { return nil }
