//go:build !js

package stores

import (
	"database/sql"
	"encoding/json"
	"errors"
	"time"

	"docent/rules"
	"docent/tracker"
)

// Players implements Store.
func (s *SQLite) Players() ([]tracker.Player, error) {
	return rowsOf(s, "SELECT id, name, symbol FROM players ORDER BY place DESC", func(scan func(...any) error) (p tracker.Player, err error) {
		err = scan(&p.ID, &p.Name, &p.Symbol)
		return p, err
	})
}

// rowsOf reads all rows of a query, each as read makes it of what it scans.
func rowsOf[T any](s *SQLite, query string, read func(scan func(...any) error) (T, error)) (all []T, err error) {
	rows, err := s.db().Query(query)
	if err != nil {
		return nil, kept(err)
	}
	defer func() { err = kept(errors.Join(err, rows.Close())) }()
	for rows.Next() {
		one, err := read(rows.Scan)
		if err != nil {
			return nil, err
		}
		all = append(all, one)
	}
	return all, rows.Err()
}

// SavePlayers implements Store.
func (s *SQLite) SavePlayers(players []tracker.Player) error {
	return s.change(func(tx *sql.Tx) error {
		for i := range players {
			p := players[len(players)-1-i]
			_, err := tx.Exec(`INSERT INTO players (id, name, symbol, place)
				VALUES (?, ?, ?, (SELECT coalesce(max(place), 0) + 1 FROM players))
				ON CONFLICT (id) DO UPDATE SET name = excluded.name, symbol = excluded.symbol, place = excluded.place`,
				p.ID, p.Name, p.Symbol)
			if err != nil {
				return err
			}
		}
		return nil
	})
}

// RemovePlayer implements Store.
func (s *SQLite) RemovePlayer(id string) error { return s.exec("DELETE FROM players WHERE id = ?", id) }

// Boxes implements Store.
func (s *SQLite) Boxes() ([]tracker.Box, error) {
	all, err := rowsOf(s, "SELECT id, game, name, things, changed FROM boxes", func(scan func(...any) error) (b tracker.Box, err error) {
		var things string
		var changed int64
		if err := scan(&b.ID, (*string)(&b.Game), &b.Name, &things, &changed); err != nil {
			return b, err
		}
		if json.Unmarshal([]byte(things), &b.Things) != nil {
			b.Things = rules.Box{} // nothing is known of a box that cannot be read; the others are
		}
		b.Changed = time.UnixMilli(changed).UTC()
		return b, nil
	})
	sortBoxes(all)
	return all, err
}

// SaveBox implements Store.
func (s *SQLite) SaveBox(b tracker.Box) error {
	things, err := json.Marshal(b.Things)
	if err != nil {
		return tracker.NewStoreError("failed", err)
	}
	return s.exec(`INSERT INTO boxes (id, game, name, things, changed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)
		DO UPDATE SET game = excluded.game, name = excluded.name, things = excluded.things, changed = excluded.changed`,
		b.ID, string(b.Game), b.Name, string(things), b.Changed.UnixMilli())
}

// RemoveBox implements Store.
func (s *SQLite) RemoveBox(id string) error { return s.exec("DELETE FROM boxes WHERE id = ?", id) }

// keepSolo keeps the result of a play in place of the one before, if it has any.
func keepSolo(tx *sql.Tx, play string, s *tracker.Solo) error {
	if _, err := tx.Exec("DELETE FROM solos WHERE play = ?", play); err != nil || s == nil {
		return err
	}
	_, err := tx.Exec("INSERT INTO solos (play, game, variant, player, name, symbol, total, ended, house) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
		play, string(s.Game), string(s.Variant), s.Player.ID, s.Player.Name, s.Player.Symbol, s.Total, s.Ended.UnixMilli(), s.House)
	return err
}

// Solos implements Store.
func (s *SQLite) Solos() ([]tracker.Solo, error) {
	query := "SELECT play, game, variant, player, name, symbol, total, ended, house FROM solos"
	all, err := rowsOf(s, query, func(scan func(...any) error) (one tracker.Solo, err error) {
		var ended int64
		err = scan(&one.Play, (*string)(&one.Game), (*string)(&one.Variant), &one.Player.ID, &one.Player.Name, &one.Player.Symbol,
			&one.Total, &ended, &one.House)
		one.Ended = time.UnixMilli(ended).UTC()
		return one, err
	})
	sortSolos(all)
	return all, err
}

// Setting implements Store.
func (s *SQLite) Setting(key string) (string, error) {
	var value string
	err := s.db().QueryRow("SELECT value FROM settings WHERE key = ?", key).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return value, kept(err)
}

// SetSetting implements Store.
func (s *SQLite) SetSetting(key, value string) error {
	return s.exec("INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
}
