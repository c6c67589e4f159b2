package tracker

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"

	"docent/rules"
)

// ErrForeign says that a carried entry holds a position which is not the play's own: no play
// that Docent wrote has one.
var ErrForeign = errors.New("tracker: the position of a carried entry is not this play's")

// carriedPosition loads the position of a carried entry. It fails with ErrForeign where the
// position has other seats than the play, or is not the one that was carried.
func carriedPosition(past rules.Past, e Entry, seats int) (rules.Position, error) {
	if hash := hashOfJSON(e.State); hash != e.Hash {
		return nil, fmt.Errorf("%w: entry %d has %s, was %.40q", ErrForeign, e.ID, hash, e.Hash)
	}
	position, err := past.Load(e.State)
	if err != nil {
		return nil, err
	}
	if position.Seats() != seats {
		return nil, fmt.Errorf("%w: entry %d has %d seats, the play %d", ErrForeign, e.ID, position.Seats(), seats)
	}
	return position, nil
}

// hashOfJSON is the hash of a position by its JSON.
func hashOfJSON(data []byte) string {
	sum := sha256.Sum256(data)
	return hex.EncodeToString(sum[:8])
}

// foreign is the first fault that shows a file to be made up, or nil.
func foreign(faults []fault) error {
	for _, f := range faults {
		if errors.Is(f.err, ErrForeign) {
			return f.err
		}
	}
	return nil
}
