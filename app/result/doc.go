// Package result is the score of a play, with every reason for it.
//
//	page.go      the result, line by line
//	podium.go    the best three; plinth.go: what one of them stands on; show.go: how they rise;
//	curtain.go   a tap that ends it; beam.go the light on the winner
//	evening.go   the evening in three lines
//	alone.go     one player, against the record
//	ties.go      what broke a tie
//	box.go       what the box learnt of the play
//	share.go     the result for others
package result
