package tracker

import "time"

// OpenFolder gives a store that forgets and says so: a browser has no folder.
func OpenFolder(dir string, _ func() time.Time) (Store, Notice, error) {
	return NewMemory(), Notice{"notice.store.readonly", map[string]any{"folder": dir}}, nil
}
