//go:build cgo && !js

package stores

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"net/url"
	"strings"

	"github.com/mattn/go-sqlite3"
)

// Engine is the name by which database/sql knows the engine of the file: SQLite in C, where a C compiler builds the window
// anyway.
const Engine = "docent-sqlite"

func init() { sql.Register(Engine, &engine{}) }

// engine does what the parameters _pragma of a name say, as the engine without C does.
type engine struct{ sqlite3.SQLiteDriver }

// Open implements driver.Driver.
func (e *engine) Open(name string) (driver.Conn, error) {
	_, given, _ := strings.Cut(name, "?")
	parameters, err := url.ParseQuery(given)
	if err != nil {
		return nil, err
	}
	conn, err := e.SQLiteDriver.Open(name)
	if code, ok := codeOf(err); ok && (code == codeCorrupt || code == codeNotADB) {
		return unreadable{err}, nil
	}
	if err != nil {
		return nil, err
	}
	for _, pragma := range parameters["_pragma"] {
		if _, err := conn.(*sqlite3.SQLiteConn).Exec("PRAGMA "+pragma, nil); err != nil {
			return nil, errors.Join(err, conn.Close())
		}
	}
	return conn, nil
}

// unreadable is a connection to a file whose schema cannot be read. The engine without C finds that out when it is asked, once
// for all; this one while it opens, which would be done again for every row that is looked for in a damaged file.
type unreadable struct{ why error }

func (u unreadable) Prepare(string) (driver.Stmt, error) { return nil, u.why }
func (u unreadable) Begin() (driver.Tx, error)           { return nil, u.why }
func (unreadable) Close() error                          { return nil }

// codeOf returns the code of an error of the engine, and whether it is one.
func codeOf(err error) (code int, ok bool) {
	failed, ok := errors.AsType[sqlite3.Error](err)
	return int(failed.Code), ok
}
