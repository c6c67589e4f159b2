//go:build !js

package tracker

import (
	"database/sql"
	"errors"
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
func (s *SQLite) Solos() (all []Solo, err error) {
	rows, err := s.db().Query("SELECT play, game, variant, player, name, symbol, total, ended, house FROM solos")
	if err != nil {
		return nil, kept(err)
	}
	defer func() { err = kept(errors.Join(err, rows.Close())) }()
	for rows.Next() {
		var one Solo
		var ended int64
		err := rows.Scan(&one.Play, (*string)(&one.Game), (*string)(&one.Variant), &one.Player.ID, &one.Player.Name, &one.Player.Symbol,
			&one.Total, &ended, &one.House)
		if err != nil {
			return nil, err
		}
		one.Ended = time.UnixMilli(ended).UTC()
		all = append(all, one)
	}
	sortSolos(all)
	return all, rows.Err()
}
