//go:build !js

package stores

import (
	"database/sql"
	"errors"
	"math"
)

// walk reads the rows of a table one by one, in the order of an integer key, around pages
// that cannot be read: from the front up to the damage, from the back down to it, and
// between both each key by itself.
type walk struct {
	db            *sql.DB
	key, columns  string
	from, where   string
	args          []any
	beyond        int64 // how far after the last row at the front keys are tried where the back is lost
	front, behind int64
}

// rows returns the columns of every row that can be read, in the order of the keys but
// for those beside the damage. The error is the first that was met; nil: they are all.
func (w walk) rows() ([][]any, error) {
	w.front, w.behind = math.MinInt64, math.MaxInt64
	rows, failed := w.scan(">", "ASC", &w.front)
	if failed == nil {
		return rows, nil
	}
	w.front = max(w.front, -1)
	more, _ := w.scan("<", "DESC", &w.behind)
	rows = append(rows, more...)
	if w.behind == math.MaxInt64 || w.behind > w.front+mostProbes {
		w.behind = w.front + w.beyond
	}
	for key := w.front + 1; key < w.behind; key++ {
		if one, err := w.query("=", "ASC", key, nil); err == nil {
			rows = append(rows, one...)
		}
	}
	return rows, failed
}

// mostProbes bounds how many keys are tried one by one.
const mostProbes = 50_000

// scan reads from one end and moves at to the last key it reached. From the back it ends
// before what the front has read.
func (w walk) scan(than, order string, at *int64) ([][]any, error) {
	return w.query(than, order, *at, at)
}

func (w walk) query(than, order string, key int64, at *int64) (all [][]any, err error) {
	rows, err := w.db.Query("SELECT "+w.key+", "+w.columns+" FROM "+w.from+" WHERE "+w.where+" AND "+
		w.key+" "+than+" ? AND "+w.key+" > ? ORDER BY "+w.key+" "+order, append(w.args[:len(w.args):len(w.args)], key, w.after(than))...)
	if err != nil {
		return nil, err
	}
	defer func() { err = errors.Join(err, rows.Close()) }()
	names, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	for rows.Next() {
		var id int64
		one, into := make([]any, len(names)-1), []any{&id}
		for i := range one {
			into = append(into, &one[i])
		}
		if err := rows.Scan(into...); err != nil {
			return all, err
		}
		if at != nil {
			*at = id
		}
		all = append(all, one)
	}
	return all, rows.Err()
}

// after returns the key behind which a scan from the back ends.
func (w walk) after(than string) int64 {
	if than == "<" {
		return w.front
	}
	return math.MinInt64
}
