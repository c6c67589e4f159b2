// Package history shows all plays, what one player reached alone, and how often who won.
//
//	history.go  all plays; records.go: what was reached alone, above them
//	damaged.go  plays that cannot be opened, and what can be done about them
//	stats.go    who won how often, game by game
package history
