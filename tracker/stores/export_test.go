//go:build !js

package stores

import (
	"docent/tracker"
)

// Exec runs SQL in a store's file: tests break it with that.
func Exec(s tracker.Store, query string, args ...any) error { return s.(*SQLite).exec(query, args...) }

// OpenFile opens a store's file without its folder.
func OpenFile(path string) (tracker.Store, error) { return openSQLite(path) }

// WaitForBackups returns when every backup that was begun has ended.
func WaitForBackups(s tracker.Store) { s.(*SQLite).backups.running.Wait() }

// Ask returns the first value that a query in a store's file gives, as text.
func Ask(s tracker.Store, query string) (answer string, err error) {
	err = s.(*SQLite).db().QueryRow(query).Scan(&answer)
	return answer, err
}
