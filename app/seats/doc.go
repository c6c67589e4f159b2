// Package seats offers the seats of a play to players' own phones, and shows who sits there.
//
//	seats.go     one play's seats on offer, across pages and restarts; seats_js.go: a page cannot offer any
//	host.go      what offers them
//	sheet.go     the code, where phones find it, who sits; phones.go: a row for each seat
//	network.go   where phones find the table, and that it changes
package seats
