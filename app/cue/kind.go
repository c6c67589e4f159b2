package cue

// Kind tells sounds apart. Of several at once the greatest is heard.
type Kind uint8

// The kinds of sounds, the zero one silent.
const (
	None    Kind = iota
	Card         // the turn passes
	Steps        // a guard walks
	Tick         // a second of the last ten, the end of a turn's time
	Bell         // the alarm rises, the clock warns
	Thud         // somebody is caught, everything is lost
	Shutter      // something sealed is opened
	Chord        // the podium
	kinds
)

// Kinds lists all that can be heard.
func Kinds() []Kind {
	var all []Kind
	for k := None + 1; k < kinds; k++ {
		all = append(all, k)
	}
	return all
}

// Touch returns what is felt with a sound.
func (k Kind) Touch() Touch {
	if k == Thud {
		return Long
	}
	return Nothing
}
