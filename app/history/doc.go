// Package history shows all plays, and what one player reached alone.
//
//	history.go  all plays; records.go: what was reached alone, above them
//	damaged.go  plays that cannot be opened, and what can be done about them
package history
