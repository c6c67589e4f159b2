//go:build !js

package tracker

import (
	"database/sql"
	"time"
)

// keepSolo keeps the result of a play in place of the one before, if it has any.
func keepSolo(tx *sql.Tx, play string, s *Solo) error {
	if _, err := tx.Exec("DELETE FROM solos WHERE play = ?", play); err != nil || s == nil {
		return err
	}
	_, err := tx.Exec("INSERT INTO solos (play, game, variant, player, name, symbol, total, ended, house) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
		play, string(s.Game), string(s.Variant), s.Player.ID, s.Player.Name, s.Player.Symbol, s.Total, s.Ended.UnixMilli(), s.House)
	return err
}

// Solos implements Store.
func (s *SQLite) Solos() ([]Solo, error) {
	query := "SELECT play, game, variant, player, name, symbol, total, ended, house FROM solos"
	all, err := rowsOf(s, query, func(scan func(...any) error) (one Solo, err error) {
		var ended int64
		err = scan(&one.Play, (*string)(&one.Game), (*string)(&one.Variant), &one.Player.ID, &one.Player.Name, &one.Player.Symbol,
			&one.Total, &ended, &one.House)
		one.Ended = time.UnixMilli(ended).UTC()
		return one, err
	})
	sortSolos(all)
	return all, err
}
