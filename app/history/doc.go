// Package history shows all plays, what one player reached alone, and how often who won.
//
//	history.go  all plays; records.go: what was reached alone, above them
//	stats.go    who won how often, game by game
package history
