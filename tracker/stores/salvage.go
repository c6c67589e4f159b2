//go:build !js

package stores

import (
	"database/sql"
	"encoding/json"
	"errors"
	"io/fs"
	"log/slog"
	"maps"
	"os"
	"strings"

	"github.com/google/uuid"

	"docent/tracker"
)

// rescued holds what a damaged file still gave.
type rescued struct {
	plays map[string]bool // that were saved
	known map[string]bool // that are told of anywhere
	cut   map[string]bool // that were saved without some of their entries
}

// salvage reads a damaged file row by row into a new one, which then stands at next(path).
// The damaged file stays as it is.
func salvage(path string) (rescued, error) {
	best := rescued{}
	work, fresh := path+".work", path+".fresh"
	defer func() {
		for _, left := range []string{work, fresh} {
			if err := removeFile(left); err != nil {
				slog.Warn("a file was left behind", "error", err)
			}
		}
	}()
	for _, mend := range []func(string, string) error{asItIs, withHeader, withSchema, withRoot, withRows} {
		if err := errors.Join(removeFile(work), removeFile(fresh), copyDamaged(work, path)); err != nil {
			return best, err
		}
		got, err := salvageInto(fresh, work, mend)
		if err != nil {
			return best, err
		}
		maps.Copy(got.known, best.known)
		if best.plays == nil || len(got.plays) > len(best.plays) {
			best = got
			if err := os.Rename(fresh, next(path)); err != nil {
				return best, err
			}
		}
		if len(got.plays) > 0 && len(got.plays) == len(got.known) {
			break // another beginning gives no more
		}
	}
	return best, nil
}

func copyDamaged(to, from string) error {
	if err := copyFile(to, from); err != nil {
		return err
	}
	if err := copyFile(to+"-wal", from+"-wal"); !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// salvageInto makes a whole and durable file of what the copy of a damaged one gives.
func salvageInto(fresh, work string, mend func(work, fresh string) error) (rescued, error) {
	store, err := openSQLite(fresh)
	if err != nil {
		return rescued{}, err
	}
	if _, err := store.db().Exec("PRAGMA wal_checkpoint(TRUNCATE)"); err != nil {
		return rescued{}, errors.Join(err, store.Close())
	}
	if err := mend(work, fresh); err != nil {
		return rescued{}, errors.Join(err, store.Close())
	}
	from, err := sql.Open(Engine, dataSource(work))
	if err != nil {
		return rescued{}, errors.Join(err, store.Close())
	}
	from.SetMaxOpenConns(1)
	got := rescued{map[string]bool{}, map[string]bool{}, map[string]bool{}}
	err = store.change(func(to *sql.Tx) error { return got.take(from, to) })
	if closing := from.Close(); closing != nil {
		slog.Warn("the copy of a damaged file was not closed", "error", closing)
	}
	return got, errors.Join(err, store.Close())
}

// take copies every row that can be read.
func (r *rescued) take(from *sql.DB, to *sql.Tx) error {
	r.hear(from)
	columns := columnsOf(from, to, "plays")
	rows, _ := walk{db: from, key: "rowid", columns: columns, from: "plays NOT INDEXED", where: "true", beyond: 4000}.rows()
	for _, row := range rows {
		identify(row, columns)
		id, err := put(to, "plays", columns, row)
		if err != nil {
			return err
		}
		if id != "" {
			r.plays[id], r.known[id] = true, true
		}
	}
	for id := range r.plays {
		if err := r.takeEntries(from, to, id); err != nil {
			return err
		}
	}
	for _, table := range []string{"players", "settings", "boxes"} {
		columns := columnsOf(from, to, table)
		rows, _ := walk{db: from, key: "rowid", columns: columns, from: table + " NOT INDEXED", where: "true", beyond: 1000}.rows()
		for _, row := range rows {
			if _, err := put(to, table, columns, row); err != nil {
				return err
			}
		}
	}
	return nil
}

// identify gives a row of plays the ID that its header says, where that can be read.
func identify(row []any, columns string) {
	var h tracker.Header
	text, ok := row[min(1, len(row)-1)].(string)
	if strings.HasPrefix(columns, "id, header,") && ok && json.Unmarshal([]byte(text), &h) == nil && uuid.Validate(h.ID) == nil {
		row[0] = h.ID
	}
}

// takeEntries copies the entries of a play, its result and how Docent failed over it.
func (r *rescued) takeEntries(from *sql.DB, to *sql.Tx, play string) error {
	var tip int
	if err := to.QueryRow("SELECT max(tip, head) FROM plays WHERE id = ?", play).Scan(&tip); err != nil {
		return err
	}
	w := entriesOfPlay(from, play, min(tip, tracker.MostEntries))
	w.columns = columnsOf(from, to, "entries")
	rows, damage := w.rows()
	last := int64(0)
	for _, row := range rows {
		if _, err := put(to, "entries", w.columns, row); err != nil {
			return err
		}
		if id, ok := row[1].(int64); ok {
			last = max(last, id)
		}
	}
	if damage != nil && int(last) != len(rows) || int(last) < tip {
		r.cut[play] = true
	}
	for _, table := range []string{"solos", "damage"} {
		if err := takeOne(from, to, table, play); err != nil {
			return err
		}
	}
	return nil
}

// takeOne copies the row of a play in a table that has one for each, if it can be read.
func takeOne(from *sql.DB, to *sql.Tx, table, play string) error {
	columns := columnsOf(from, to, table)
	row := make([]any, strings.Count(columns, ",")+1)
	into := make([]any, len(row))
	for i := range row {
		into[i] = &row[i]
	}
	if from.QueryRow("SELECT "+columns+" FROM "+table+" WHERE play = ?", play).Scan(into...) != nil {
		return nil
	}
	_, err := put(to, table, columns, row)
	return err
}

// hear collects the plays that indexes and entries tell of.
func (r *rescued) hear(from *sql.DB) {
	for _, query := range []string{"SELECT id FROM plays INDEXED BY sqlite_autoindex_plays_1 WHERE id > ''", "SELECT DISTINCT play FROM entries"} {
		maps.Copy(r.known, heard(from, query))
	}
}

func heard(from *sql.DB, query string) map[string]bool {
	all := map[string]bool{}
	rows, err := from.Query(query)
	if err != nil {
		return all
	}
	for rows.Next() {
		var id string
		if rows.Scan(&id) == nil {
			all[id] = true
		}
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		slog.Info("a damaged file was read as far as it goes", "error", err)
	}
	return all
}

// columnsOf lists the columns that both files have, in the order of the new one.
func columnsOf(from *sql.DB, to *sql.Tx, table string) string {
	had := heard(from, "SELECT name FROM pragma_table_info('"+table+"')")
	var both []string
	rows, err := to.Query("SELECT name FROM pragma_table_info(?)", table)
	if err != nil {
		return "1"
	}
	defer func() { _ = rows.Close() }()
	for rows.Next() {
		var name string
		if rows.Scan(&name) == nil && had[name] {
			both = append(both, name)
		}
	}
	return strings.Join(both, ", ")
}

// put writes a row and returns its first column. What the new file does not accept is left
// out: it was damaged. The error is that of the disk.
func put(to *sql.Tx, table, columns string, row []any) (string, error) {
	blanks := strings.TrimSuffix(strings.Repeat("?, ", len(row)), ", ")
	_, err := to.Exec("INSERT INTO "+table+" ("+columns+") VALUES ("+blanks+")", row...)
	var told *tracker.StoreError
	switch {
	case err == nil:
		id, _ := row[0].(string)
		return id, nil
	case errors.As(kept(err), &told) && told.Key == "error.store.full":
		return "", err
	}
	return "", nil
}
