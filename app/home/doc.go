// Package home shows the shelf: all games, and the plays to go on with.
//
//	home.go   the shelf
//	inuse.go  the page before it where another copy of the app keeps the plays
package home
