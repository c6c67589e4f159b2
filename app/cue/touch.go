package cue

// Touch tells movements of the device in the hand apart.
type Touch uint8

// The touches, the zero one still.
const (
	Nothing Touch = iota
	Short         // a move
	Double        // a refusal
	Long          // a catch
)
