// Package home shows the shelf: all games, those in progress and those that ended last.
//
//	home.go      the page
//	shelf.go     the boxes; plankrow.go: some of them on a plank
//	going.go     the games in progress
//	evenings.go  the games that ended last, and a sentence of the statistics
//	inuse.go     the page before it where another copy of the app keeps the plays
package home
