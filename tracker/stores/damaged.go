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

// List implements Store. What cannot be read hides nothing else: Damaged lists it.
func (s *SQLite) List() ([]tracker.Summary, error) {
	rows, err := s.listed("id NOT IN (SELECT play FROM damage)")
	var all []tracker.Summary
	for _, row := range rows {
		if one, ok := listed(row.id, row.header, row.status); ok {
			all = append(all, one)
		}
	}
	sortSummaries(all)
	return all, err
}

type listedRow struct{ id, header, status string }

// listed reads what it can of the plays.
func (s *SQLite) listed(where string) (all []listedRow, err error) {
	rows, err := walk{
		db: s.db(), key: "rowid", columns: "id, header, status",
		from: "plays NOT INDEXED", where: where, beyond: 1000,
	}.rows()
	for _, row := range rows {
		id, _ := row[0].(string)
		header, _ := row[1].(string)
		shown, _ := row[2].(string)
		all = append(all, listedRow{id, header, shown})
	}
	if damaged(err) { // the next start saves what can be read
		err = nil
	}
	return all, kept(err)
}

// Damaged implements Store.
func (s *SQLite) Damaged() ([]tracker.Damaged, error) {
	failures, err := s.failures()
	if err != nil {
		return nil, err
	}
	rows, err := s.listed("true")
	var all []tracker.Damaged
	for _, row := range rows {
		one, readable := listed(row.id, row.header, row.status)
		if failure := failures[row.id]; !readable || failure != nil {
			all = append(all, tracker.Damaged{ID: row.id, Header: one.Header, Failure: failure})
		}
	}
	return all, err
}

func (s *SQLite) failures() (all map[string]*tracker.Failure, err error) {
	rows, err := s.db().Query("SELECT play, cause, stack, at FROM damage")
	if err != nil {
		return nil, kept(err)
	}
	defer func() { err = kept(errors.Join(err, rows.Close())) }()
	all = map[string]*tracker.Failure{}
	for rows.Next() {
		var play string
		var f tracker.Failure
		var at int64
		if err := rows.Scan(&play, &f.Cause, &f.Stack, &at); err != nil {
			return nil, err
		}
		f.At = time.UnixMilli(at).UTC()
		all[play] = &f
	}
	return all, rows.Err()
}

// MarkDamaged implements Store.
func (s *SQLite) MarkDamaged(play string, f *tracker.Failure) error {
	if f == nil {
		return s.exec("DELETE FROM damage WHERE play = ?", play)
	}
	return s.exec(`INSERT INTO damage (play, cause, stack, at) SELECT id, ?, ?, ? FROM plays WHERE id = ?
		ON CONFLICT (play) DO UPDATE SET cause = excluded.cause, stack = excluded.stack, at = excluded.at`,
		f.Cause, f.Stack, f.At.UnixMilli(), play)
}

// Raw implements Store.
func (s *SQLite) Raw(play string) (tracker.Raw, error) {
	var raw tracker.Raw
	var position []byte
	err := s.db().QueryRow("SELECT header, status, edition, head, tip, position FROM plays WHERE id = ?", play).
		Scan(&raw.Header, &raw.Status, &raw.Edition, &raw.Head, &raw.Tip, &position)
	if errors.Is(err, sql.ErrNoRows) {
		return tracker.Raw{}, tracker.ErrNoPlay
	}
	if err != nil {
		return tracker.Raw{}, kept(err)
	}
	raw.Position = string(position)
	rows, err := entriesOfPlay(s.db(), play, raw.Tip).rows()
	raw.Unread = err != nil
	for _, row := range rows {
		raw.Entries = append(raw.Entries, entryOf(row))
	}
	failures, err := s.failures()
	if err == nil {
		raw.Failure = failures[play]
	}
	return raw, nil
}

// entriesOfPlay walks the entries of a play; last is one that it must have had.
func entriesOfPlay(db *sql.DB, play string, last int) walk {
	return walk{
		db: db, key: "id", columns: "play, id, parent, seat, kind, data, author, at, hash, position, edition, told",
		from: "entries", where: "play = ?", args: []any{play}, beyond: int64(last) + 100,
	}
}

// entryOf reads a row of entries; what is of another type there is left empty. What is no
// JSON is kept as a text, so that it can be written.
func entryOf(row []any) tracker.Entry {
	number := func(i int) int { n, _ := row[i].(int64); return int(n) }
	text := func(i int) string { s, _ := row[i].(string); return s }
	object := func(i int) json.RawMessage {
		data, _ := row[i].([]byte)
		if len(data) == 0 {
			return nil
		}
		if !json.Valid(data) {
			data, _ = json.Marshal(string(data)) // a string always has JSON
		}
		return data
	}
	e := tracker.Entry{ID: number(1), Parent: number(2), Author: text(6), Hash: text(8), State: object(9), Edition: number(10)}
	e.Move.Seat, e.Move.Kind, e.Move.Data = rules.Seat(number(3)), rules.Kind(text(4)), object(5)
	e.At = time.UnixMilli(int64(number(7))).UTC()
	e.Events = toldBy(text(11))
	return e
}
