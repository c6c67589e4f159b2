package stores

import (
	"time"

	"docent/tracker"
)

// OpenFolder gives a store that forgets and says so: a browser has no folder.
func OpenFolder(dir string, _ func() time.Time) (tracker.Store, tracker.Notice, error) {
	return NewMemory(), tracker.Notice{Key: "notice.store.readonly", Data: map[string]any{"folder": dir}}, nil
}
