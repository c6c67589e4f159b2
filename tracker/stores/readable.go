//go:build !js

package stores

import (
	"database/sql"
	"errors"
	"log/slog"
	"os"
	"path/filepath"

	"docent/tracker"
)

// readable returns a Memory of what the folder holds, as far as it can be read where nothing
// can be written: people see their plays, and what they play now is lost.
func (f folder) readable() *Memory {
	m := NewMemory()
	dir, err := os.MkdirTemp("", "docent-*")
	if err == nil {
		defer func() { _ = os.RemoveAll(dir) }()
		err = m.copyFrom(filepath.Join(dir, fileName), f.path)
	}
	if err != nil {
		slog.Warn("only what was put in order can be read", "error", err)
		if err := m.copyAsIs(f.path); err != nil {
			slog.Warn("what is kept cannot be read", "error", err)
		}
	}
	return m
}

// copyFrom copies the file elsewhere and takes over what it holds.
func (m *Memory) copyFrom(work, path string) error {
	if err := copyDamaged(work, path); err != nil {
		return err
	}
	store, err := openSQLite(work)
	if err != nil {
		return err
	}
	m.copy(store)
	return store.Close()
}

// copyAsIs takes over what the file holds without its newest changes, which stand beside
// it until they are put in order.
func (m *Memory) copyAsIs(path string) error {
	db, err := sql.Open(Engine, dataSource(path)+"&mode=ro&immutable=1")
	if err != nil {
		return err
	}
	if _, err := inspect(db); err != nil {
		return errors.Join(err, db.Close())
	}
	store := &SQLite{}
	store.file.Store(db)
	m.copy(store)
	return db.Close()
}

// copy takes over what another store holds, as far as that can be read.
func (m *Memory) copy(from *SQLite) {
	plays, _ := from.List()
	solos, _ := from.Solos()
	bySeat := map[string]*tracker.Solo{}
	for i := range solos {
		bySeat[solos[i].Play] = &solos[i]
	}
	for _, summary := range plays {
		if saved, err := from.Load(summary.ID); err == nil {
			m.plays[summary.ID] = &remembered{saved: saved, summary: summary, solo: bySeat[summary.ID]}
		}
	}
	m.players, _ = from.Players()
	boxes, _ := from.Boxes()
	for _, b := range boxes {
		m.boxes[b.ID] = b
	}
	for key := range heard(from.db(), "SELECT key FROM settings") {
		if value, err := from.Setting(key); err == nil {
			m.settings[key] = value
		}
	}
}
