//go:build !js

package tracker

import (
	"database/sql"
	"encoding/json"
	"errors"
	"net/url"
	"path/filepath"
	"strings"
	"time"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"

	"docent/rules"
)

// SQLite is the store in one file. What it accepted survives a crash of the app and
// of the machine: it writes ahead and waits for the disk.
type SQLite struct {
	db     *sql.DB
	unlock func()
}

var _ Store = (*SQLite)(nil)

// openSQLite opens or creates the file. Its errors are those of inspect or the driver's.
func openSQLite(path string) (*SQLite, error) {
	db, err := sql.Open("sqlite", dataSource(path))
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	version, err := inspect(db)
	if err == nil {
		err = migrate(db, version)
	}
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &SQLite{db: db, unlock: func() {}}, nil
}

func dataSource(path string) string {
	slashed := filepath.ToSlash(path)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed // a drive's letter
	}
	name := url.URL{Scheme: "file", Path: slashed}
	return name.String() + "?_txlock=immediate&_pragma=busy_timeout(2000)&_pragma=journal_mode(WAL)" +
		"&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)"
}

// kept turns the driver's errors into what people can do about them.
func kept(err error) error {
	var already *StoreError
	if err == nil || errors.As(err, &already) {
		return err
	}
	var failed *sqlite.Error
	if !errors.As(err, &failed) {
		return storeError("failed", err)
	}
	switch failed.Code() & 0xff {
	case sqlite3.SQLITE_FULL:
		return storeError("full", err)
	case sqlite3.SQLITE_READONLY, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_PERM:
		return storeError("readonly", err)
	case sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB:
		return storeError("damaged", err)
	case sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED:
		return storeError("in-use", err)
	}
	return storeError("failed", err)
}

// change does several things or none.
func (s *SQLite) change(do func(*sql.Tx) error) error {
	tx, err := s.db.Begin()
	if err != nil {
		return kept(err)
	}
	if err := do(tx); err != nil {
		if undone := tx.Rollback(); undone != nil && !errors.Is(undone, sql.ErrTxDone) {
			err = errors.Join(err, undone)
		}
		return kept(err)
	}
	return kept(tx.Commit())
}

func (s *SQLite) exec(query string, args ...any) error {
	_, err := s.db.Exec(query, args...)
	return kept(err)
}

// status is what lists show of a play.
type status struct {
	Round   int           `json:"round"`
	Seat    rules.Seat    `json:"seat"`
	Phase   rules.Key     `json:"phase"`
	About   []rules.Thing `json:"about,omitempty"`
	Over    bool          `json:"over"`
	Moves   int           `json:"moves"`
	Changed time.Time     `json:"changed"`
	Result  []Result      `json:"result,omitempty"`
}

func statusOf(m Mark) ([]byte, error) {
	s := m.summary(Header{})
	return json.Marshal(status{s.Round, s.Now.Seat, s.Now.Phase, s.Now.About, s.Over, s.Moves, s.Changed, s.Result})
}

func (s status) summary(h Header) Summary {
	return Summary{
		Header: h, Round: s.Round, Now: rules.Now{Seat: s.Seat, Phase: s.Phase, About: s.About, Round: s.Round},
		Over: s.Over, Moves: s.Moves, Changed: s.Changed, Result: s.Result,
	}
}

// Create implements Store.
func (s *SQLite) Create(h Header, entries []Entry, m Mark) error {
	header, err := json.Marshal(h)
	if err != nil {
		return storeError("failed", err)
	}
	return s.change(func(tx *sql.Tx) error {
		_, err := tx.Exec("INSERT INTO plays (id, header, edition, head, tip, position, status) VALUES (?, ?, 0, 0, 0, x'', '')", h.ID, string(header))
		if err != nil {
			return err
		}
		return add(tx, h.ID, entries, m)
	})
}

// Append implements Store.
func (s *SQLite) Append(play string, entries []Entry, m Mark) error {
	return s.change(func(tx *sql.Tx) error { return add(tx, play, entries, m) })
}

// Move implements Store.
func (s *SQLite) Move(play string, m Mark) error { return s.Append(play, nil, m) }

func add(tx *sql.Tx, play string, entries []Entry, m Mark) error {
	shown, err := statusOf(m)
	if err != nil {
		return err
	}
	done, err := tx.Exec("UPDATE plays SET edition = ?, head = ?, tip = ?, position = ?, status = ? WHERE id = ?",
		m.Position.Game().Edition(), m.Head, m.Tip, m.Position.JSON(), string(shown), play)
	if err != nil {
		return err
	}
	if n, err := done.RowsAffected(); err != nil || n == 0 {
		return errors.Join(err, ErrNoPlay)
	}
	for _, e := range entries {
		told, err := toldText(e.Events)
		if err != nil {
			return err
		}
		_, err = tx.Exec(`INSERT INTO entries (play, id, parent, seat, kind, data, author, at, hash, position, edition, told)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, play, e.ID, e.Parent, int(e.Move.Seat), string(e.Move.Kind),
			nonNil(e.Move.Data), e.Author, e.At.UnixMilli(), e.Hash, []byte(e.State), e.Edition, told)
		if err != nil {
			return err
		}
	}
	return keepSolo(tx, play, m.Solo)
}

func nonNil(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}

// toldText is how what an entry told is kept; NULL where it told nothing.
func toldText(events []rules.Event) (sql.NullString, error) {
	if len(events) == 0 {
		return sql.NullString{}, nil
	}
	text, err := json.Marshal(events)
	return sql.NullString{String: string(text), Valid: true}, err
}

// Load implements Store.
func (s *SQLite) Load(play string) (Saved, error) {
	var saved Saved
	var header, text string
	err := s.db.QueryRow("SELECT header, edition, head, tip, position, status FROM plays WHERE id = ?", play).
		Scan(&header, &saved.Edition, &saved.Head, &saved.Tip, &saved.Position, &text)
	if errors.Is(err, sql.ErrNoRows) {
		return Saved{}, ErrNoPlay
	}
	if err != nil {
		return Saved{}, kept(err)
	}
	if err := json.Unmarshal([]byte(header), &saved.Header); err != nil {
		return Saved{}, storeError("unreadable", err)
	}
	var stands status
	if json.Unmarshal([]byte(text), &stands) == nil { // only lists need the rest of it
		saved.Changed = stands.Changed
	}
	saved.Entries, err = s.entries(play)
	return saved, kept(err)
}

func (s *SQLite) entries(play string) (entries []Entry, err error) {
	rows, err := s.db.Query("SELECT id, parent, seat, kind, data, author, at, hash, position, edition, told FROM entries WHERE play = ? ORDER BY id", play)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var e Entry
		var at int64
		var told sql.NullString
		err := rows.Scan(&e.ID, &e.Parent, (*int)(&e.Move.Seat), (*string)(&e.Move.Kind), (*[]byte)(&e.Move.Data),
			&e.Author, &at, &e.Hash, (*[]byte)(&e.State), &e.Edition, &told)
		if err != nil {
			return nil, err
		}
		if told.Valid && json.Unmarshal([]byte(told.String), &e.Events) != nil {
			e.Events = nil // it is rebuilt from the move where that can be played
		}
		e.At = time.UnixMilli(at).UTC()
		entries = append(entries, e)
	}
	return entries, rows.Err()
}

// List implements Store.
func (s *SQLite) List() (all []Summary, err error) {
	rows, err := s.db.Query("SELECT header, status FROM plays")
	if err != nil {
		return nil, kept(err)
	}
	defer func() { err = kept(errors.Join(err, rows.Close())) }()
	for rows.Next() {
		var header, shown string
		if err := rows.Scan(&header, &shown); err != nil {
			return nil, err
		}
		var h Header
		var st status
		if err := errors.Join(json.Unmarshal([]byte(header), &h), json.Unmarshal([]byte(shown), &st)); err != nil {
			return nil, storeError("unreadable", err)
		}
		all = append(all, st.summary(h))
	}
	sortSummaries(all)
	return all, rows.Err()
}

// Remove implements Store.
func (s *SQLite) Remove(play string) error { return s.exec("DELETE FROM plays WHERE id = ?", play) }

// Players implements Store.
func (s *SQLite) Players() (players []Player, err error) {
	rows, err := s.db.Query("SELECT id, name, symbol FROM players ORDER BY place DESC")
	if err != nil {
		return nil, kept(err)
	}
	defer func() { err = kept(errors.Join(err, rows.Close())) }()
	for rows.Next() {
		var p Player
		if err := rows.Scan(&p.ID, &p.Name, &p.Symbol); err != nil {
			return nil, err
		}
		players = append(players, p)
	}
	return players, rows.Err()
}

// SavePlayers implements Store.
func (s *SQLite) SavePlayers(players []Player) error {
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
func (s *SQLite) Boxes() (all []Box, err error) {
	rows, err := s.db.Query("SELECT id, game, name, things, changed FROM boxes")
	if err != nil {
		return nil, kept(err)
	}
	defer func() { err = kept(errors.Join(err, rows.Close())) }()
	for rows.Next() {
		var b Box
		var things string
		var changed int64
		if err := rows.Scan(&b.ID, (*string)(&b.Game), &b.Name, &things, &changed); err != nil {
			return nil, err
		}
		if err := json.Unmarshal([]byte(things), &b.Things); err != nil {
			return nil, storeError("unreadable", err)
		}
		b.Changed = time.UnixMilli(changed).UTC()
		all = append(all, b)
	}
	sortBoxes(all)
	return all, rows.Err()
}

// SaveBox implements Store.
func (s *SQLite) SaveBox(b Box) error {
	things, err := json.Marshal(b.Things)
	if err != nil {
		return storeError("failed", err)
	}
	return s.exec(`INSERT INTO boxes (id, game, name, things, changed) VALUES (?, ?, ?, ?, ?) ON CONFLICT (id)
		DO UPDATE SET game = excluded.game, name = excluded.name, things = excluded.things, changed = excluded.changed`,
		b.ID, string(b.Game), b.Name, string(things), b.Changed.UnixMilli())
}

// RemoveBox implements Store.
func (s *SQLite) RemoveBox(id string) error { return s.exec("DELETE FROM boxes WHERE id = ?", id) }

// Setting implements Store.
func (s *SQLite) Setting(key string) (string, error) {
	var value string
	err := s.db.QueryRow("SELECT value FROM settings WHERE key = ?", key).Scan(&value)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return value, kept(err)
}

// SetSetting implements Store.
func (s *SQLite) SetSetting(key, value string) error {
	return s.exec("INSERT INTO settings (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value", key, value)
}

// Close implements Store, and lets another copy of the app in.
func (s *SQLite) Close() error {
	defer s.unlock()
	return kept(s.db.Close())
}
