// Package stats shows what the finished plays of a game have in common: who is ahead, what everybody scores, how long it
// takes, and the evenings that are worth telling. What else a game shows is decided by its board.Chart.
//
//	page.go      the page: filters, facts, charts, nights; filters.go: what is chosen
//	digest.go    what some evenings have in common; median.go: the middle of their figures
//	facts.go     the three facts above the charts
//	nights.go    the record, the comeback and the oddity
//	chart.go     a drawing with its text; axis.go: whole steps of numbers
//	ahead.go     wins added up; strips.go: numbers as dots in rows
//	own.go       the chart of a game: strips, heaps.go or columns.go
//	export.go    all of it as a picture or a table
package stats
