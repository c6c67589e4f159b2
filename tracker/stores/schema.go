//go:build !js

package stores

import (
	"database/sql"
	"errors"
	"fmt"
)

// applicationID marks a file as Docent's.
const applicationID = 0x446f6374

// migrations bring a file from each version to the next; the file's user_version
// counts those that are done. A migration that was released is never changed.
var migrations = []string{
	`CREATE TABLE plays (
		id       TEXT PRIMARY KEY,
		header   TEXT NOT NULL,
		edition  INTEGER NOT NULL,
		head     INTEGER NOT NULL,
		tip      INTEGER NOT NULL,
		position BLOB NOT NULL,
		status   TEXT NOT NULL
	) STRICT;
	CREATE TABLE entries (
		play     TEXT NOT NULL REFERENCES plays (id) ON DELETE CASCADE,
		id       INTEGER NOT NULL,
		parent   INTEGER NOT NULL,
		seat     INTEGER NOT NULL,
		kind     TEXT NOT NULL,
		data     BLOB NOT NULL,
		author   TEXT NOT NULL,
		at       INTEGER NOT NULL,
		hash     TEXT NOT NULL,
		position BLOB,
		PRIMARY KEY (play, id)
	) STRICT, WITHOUT ROWID;
	CREATE TABLE players (
		id     TEXT PRIMARY KEY,
		name   TEXT NOT NULL,
		symbol INTEGER NOT NULL,
		place  INTEGER NOT NULL
	) STRICT;
	CREATE TABLE settings (
		key   TEXT PRIMARY KEY,
		value TEXT NOT NULL
	) STRICT;`,
	`CREATE TABLE boxes (
		id      TEXT PRIMARY KEY,
		game    TEXT NOT NULL,
		name    TEXT NOT NULL,
		things  TEXT NOT NULL,
		changed INTEGER NOT NULL
	) STRICT;`,
	// No game could be played alone before.
	`CREATE TABLE solos (
		play    TEXT PRIMARY KEY REFERENCES plays (id) ON DELETE CASCADE,
		game    TEXT NOT NULL,
		variant TEXT NOT NULL,
		player  TEXT NOT NULL,
		name    TEXT NOT NULL,
		symbol  INTEGER NOT NULL,
		total   INTEGER NOT NULL,
		ended   INTEGER NOT NULL,
		house   INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;`,
	// What was told could not be read any more when the rules had changed.
	`ALTER TABLE entries ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
	ALTER TABLE entries ADD COLUMN told TEXT;`,
	// Changes counts what was acknowledged of a play; see receipts.go.
	`ALTER TABLE plays ADD COLUMN changes INTEGER NOT NULL DEFAULT 0;
	CREATE TABLE damage (
		play  TEXT PRIMARY KEY REFERENCES plays (id) ON DELETE CASCADE,
		cause TEXT NOT NULL,
		stack TEXT NOT NULL,
		at    INTEGER NOT NULL
	) STRICT, WITHOUT ROWID;`,
}

var (
	errDamaged = errors.New("not a sound database of Docent")
	errNewer   = errors.New("made by a newer version of Docent")
)

// inspect finds out whether the file is ours, sound and not of a later version.
func inspect(db *sql.DB) (version int, err error) {
	var id, tables int
	if err := db.QueryRow("PRAGMA application_id").Scan(&id); err != nil {
		return 0, err
	}
	if err := db.QueryRow("PRAGMA user_version").Scan(&version); err != nil {
		return 0, err
	}
	if err := db.QueryRow("SELECT count(*) FROM sqlite_schema").Scan(&tables); err != nil {
		return 0, err
	}
	switch {
	case id != applicationID && (tables > 0 || id != 0 || version != 0):
		return 0, errDamaged
	case version > len(migrations):
		return version, errNewer
	}
	return version, sound(db)
}

// sound demands that pages hang together, and that the indexes of the small tables agree
// with them.
func sound(db *sql.DB) error {
	checks := []string{"PRAGMA quick_check(1)"}
	for _, table := range []string{"plays", "players", "settings", "boxes"} {
		var found int
		if err := db.QueryRow("SELECT count(*) FROM sqlite_schema WHERE name = ?", table).Scan(&found); err != nil {
			return err
		}
		if found > 0 {
			checks = append(checks, "PRAGMA integrity_check("+table+")")
		}
	}
	for _, check := range checks {
		var said string
		if err := db.QueryRow(check).Scan(&said); err != nil {
			return err
		}
		if said != "ok" {
			return fmt.Errorf("%w: %s", errDamaged, said)
		}
	}
	return nil
}

// migrate brings the file to the newest version, each step whole or not at all.
func migrate(db *sql.DB, version int) error {
	for ; version < len(migrations); version++ {
		tx, err := db.Begin()
		if err != nil {
			return err
		}
		script := fmt.Sprintf("%s; PRAGMA application_id = %d; PRAGMA user_version = %d", migrations[version], applicationID, version+1)
		if _, err := tx.Exec(script); err != nil {
			return errors.Join(err, tx.Rollback())
		}
		if err := tx.Commit(); err != nil {
			return err
		}
	}
	return nil
}
