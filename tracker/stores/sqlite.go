//go:build !js

package stores

import (
	"database/sql"
	"encoding/json"
	"errors"
	"io/fs"
	"net/url"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"time"

	"docent/rules"
	"docent/tracker"
)

// SQLite is the store in one file. What it accepted survives a crash of the app and
// of the machine: it writes ahead and waits for the disk.
type SQLite struct {
	path     string
	file     atomic.Pointer[sql.DB] // another one once a backup is restored
	receipts receipts
	backups  backups
	unlock   func()
}

var _ tracker.Store = (*SQLite)(nil)

// openSQLite opens or creates the file. Its errors are those of inspect or the driver's.
func openSQLite(path string) (*SQLite, error) {
	if err := beginFile(path); err != nil {
		return nil, err
	}
	db, err := sql.Open(Engine, dataSource(path)+durable)
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
	s := &SQLite{path: path, unlock: func() {}}
	s.file.Store(db)
	return s, nil
}

func (s *SQLite) db() *sql.DB { return s.file.Load() }

func dataSource(path string) string {
	slashed := filepath.ToSlash(path)
	if !strings.HasPrefix(slashed, "/") {
		slashed = "/" + slashed // a drive's letter
	}
	name := url.URL{Scheme: "file", Path: slashed}
	return name.String() + "?_txlock=immediate&_pragma=busy_timeout(2000)"
}

// durable makes what is accepted survive, and keeps plays and entries together.
const durable = "&_pragma=journal_mode(WAL)&_pragma=synchronous(FULL)&_pragma=foreign_keys(1)"

// Codes of SQLite's errors, the same in every engine.
const (
	codePerm     = 3
	codeBusy     = 5
	codeLocked   = 6
	codeReadonly = 8
	codeCorrupt  = 11
	codeFull     = 13
	codeCantOpen = 14
	codeNotADB   = 26
)

// kept turns the driver's errors into what people can do about them.
func kept(err error) error {
	var already *tracker.StoreError
	if err == nil || errors.As(err, &already) {
		return err
	}
	switch {
	case isFull(err):
		return tracker.NewStoreError("full", err)
	case isCrowded(err):
		return tracker.NewStoreError("crowded", err)
	case errors.Is(err, fs.ErrPermission), errors.Is(err, syscall.EROFS):
		return tracker.NewStoreError("readonly", err)
	}
	switch code, _ := codeOf(err); code {
	case codeReadonly, codeCantOpen, codePerm:
		return tracker.NewStoreError("readonly", err)
	case codeCorrupt, codeNotADB:
		return tracker.NewStoreError("damaged", err)
	case codeBusy, codeLocked:
		return tracker.NewStoreError("in-use", err)
	}
	return tracker.NewStoreError("failed", err)
}

// change does several things or none.
func (s *SQLite) change(do func(*sql.Tx) error) error {
	tx, err := s.db().Begin()
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
	_, err := s.db().Exec(query, args...)
	return kept(err)
}

// Create implements Store.
func (s *SQLite) Create(h tracker.Header, entries []tracker.Entry, m tracker.Mark) error {
	header, err := json.Marshal(h)
	if err != nil {
		return tracker.NewStoreError("failed", err)
	}
	return s.add(h.ID, entries, m, func(tx *sql.Tx) error {
		_, err := tx.Exec("INSERT INTO plays (id, header, edition, head, tip, position, status) VALUES (?, ?, 0, 0, 0, x'', '')", h.ID, string(header))
		return err
	})
}

// Append implements Store.
func (s *SQLite) Append(play string, entries []tracker.Entry, m tracker.Mark) error {
	return s.add(play, entries, m, func(*sql.Tx) error { return nil })
}

// add makes a change of a play durable, and then that it was acknowledged.
func (s *SQLite) add(play string, entries []tracker.Entry, m tracker.Mark, first func(*sql.Tx) error) error {
	changes := 0
	err := s.change(func(tx *sql.Tx) (err error) {
		if err = first(tx); err == nil {
			changes, err = add(tx, play, entries, m)
		}
		return err
	})
	if err != nil {
		return err
	}
	s.acknowledge(play, changes)
	s.backups.after(play, m.Position.Over())
	return nil
}

// Move implements Store.
func (s *SQLite) Move(play string, m tracker.Mark) error { return s.Append(play, nil, m) }

// add returns how many changes the play then has had.
func add(tx *sql.Tx, play string, entries []tracker.Entry, m tracker.Mark) (changes int, err error) {
	shown, err := statusOf(m)
	if err != nil {
		return 0, err
	}
	err = tx.QueryRow("UPDATE plays SET edition = ?, head = ?, tip = ?, position = ?, status = ?, changes = changes + 1 WHERE id = ? RETURNING changes",
		m.Position.Game().Edition(), m.Head, m.Tip, m.Position.JSON(), string(shown), play).Scan(&changes)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, tracker.ErrNoPlay
	}
	if err != nil {
		return 0, err
	}
	for _, e := range entries {
		told, err := toldText(e.Events)
		if err != nil {
			return 0, err
		}
		_, err = tx.Exec(`INSERT INTO entries (play, id, parent, seat, kind, data, author, at, hash, position, edition, told)
			VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`, play, e.ID, e.Parent, int(e.Move.Seat), string(e.Move.Kind),
			nonNil(e.Move.Data), e.Author, e.At.UnixMilli(), e.Hash, []byte(e.State), e.Edition, told)
		if err != nil {
			return 0, err
		}
	}
	return changes, keepSolo(tx, play, m.Solo)
}

func nonNil(data []byte) []byte {
	if data == nil {
		return []byte{}
	}
	return data
}

// toldText returns how what an entry told is kept; NULL where it told nothing.
func toldText(events []rules.Event) (sql.NullString, error) {
	if len(events) == 0 {
		return sql.NullString{}, nil
	}
	text, err := json.Marshal(events)
	return sql.NullString{String: string(text), Valid: true}, err
}

// toldBy reads what toldText wrote. What cannot be read is rebuilt from the move where that
// can be played.
func toldBy(text string) []rules.Event {
	var events []rules.Event
	if text == "" || json.Unmarshal([]byte(text), &events) != nil {
		return nil
	}
	return events
}

// Load implements Store.
func (s *SQLite) Load(play string) (tracker.Saved, error) {
	var saved tracker.Saved
	var header, text string
	err := s.db().QueryRow("SELECT header, edition, head, tip, position, status FROM plays WHERE id = ?", play).
		Scan(&header, &saved.Edition, &saved.Head, &saved.Tip, &saved.Position, &text)
	if errors.Is(err, sql.ErrNoRows) {
		return tracker.Saved{}, tracker.ErrNoPlay
	}
	if err != nil {
		return tracker.Saved{}, kept(err)
	}
	if err := json.Unmarshal([]byte(header), &saved.Header); err != nil {
		return tracker.Saved{}, tracker.NewStoreError("unreadable", err)
	}
	var stands status
	if json.Unmarshal([]byte(text), &stands) == nil { // only lists need the rest of it
		saved.Changed = stands.Changed
	}
	saved.Entries, err = s.entries(play)
	return saved, kept(err)
}

func (s *SQLite) entries(play string) (entries []tracker.Entry, err error) {
	rows, err := s.db().Query("SELECT id, parent, seat, kind, data, author, at, hash, position, edition, told FROM entries WHERE play = ? ORDER BY id", play)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	for rows.Next() {
		var e tracker.Entry
		var at int64
		var told sql.NullString
		err := rows.Scan(&e.ID, &e.Parent, (*int)(&e.Move.Seat), (*string)(&e.Move.Kind), (*[]byte)(&e.Move.Data),
			&e.Author, &at, &e.Hash, (*[]byte)(&e.State), &e.Edition, &told)
		if err != nil {
			return nil, err
		}
		if len(e.Move.Data) == 0 {
			e.Move.Data = nil // as it was
		}
		e.Events = toldBy(told.String)
		e.At = time.UnixMilli(at).UTC()
		entries = append(entries, e)
	}
	return entries, rows.Err()
}

// Remove implements Store. That the play may be missing is noted first.
func (s *SQLite) Remove(play string) error {
	s.acknowledge(play, 0)
	return s.exec("DELETE FROM plays WHERE id = ?", play)
}

// Tell implements Store.
func (s *SQLite) Tell(play string, head int, told tracker.Story) error {
	text, err := json.Marshal(told)
	if err != nil {
		return tracker.NewStoreError("failed", err)
	}
	return s.exec("UPDATE plays SET status = json_set(status, '$.story', json(?)) WHERE id = ? AND head = ? AND json_valid(status)", string(text), play, head)
}

// Close implements Store, and lets another copy of the app in.
func (s *SQLite) Close() error {
	defer s.unlock()
	s.backups.running.Wait()
	return kept(errors.Join(s.receipts.close(), s.db().Close()))
}
