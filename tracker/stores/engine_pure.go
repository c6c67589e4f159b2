//go:build !cgo && !js

package stores

import (
	"errors"

	"modernc.org/sqlite"
)

// Engine is the name by which database/sql knows the engine of the file: SQLite translated to Go, which needs no C compiler.
const Engine = "sqlite"

// codeOf returns the code of an error of the engine, and whether it is one.
func codeOf(err error) (code int, ok bool) {
	if failed, ok := errors.AsType[*sqlite.Error](err); ok {
		return failed.Code() & 0xff, true
	}
	return 0, false
}
