// Package box shows what the copies of the games say: which there are, and what is printed on the pieces of each.
//
//	list.go    all copies
//	copy.go    one copy: its pieces by kind
//	piece.go   the sheet of one piece; form.go: its questions
//	paint.go   the page on which pieces that make up one drawing are entered together
//	file.go    a copy as a file
//	words.go   what forms of a game may say
package box
