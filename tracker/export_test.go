package tracker

// Exec runs SQL in a store's file: tests break it with that.
func Exec(s Store, query string) error { return s.(*SQLite).exec(query) }

// OpenFile opens a store's file without its folder.
func OpenFile(path string) (Store, error) { return openSQLite(path) }
