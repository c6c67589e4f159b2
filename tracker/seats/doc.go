// Package seats serves players' own phones: a phone's browser shows one seat of a play, and answers what that seat is asked.
// The device beside the board stays the referee; nothing is installed, and no play needs a phone.
//
//	host.go     what is offered: one play, on one port
//	session.go  who sits where, looks on, or asks to be let in
//	code.go     the letters that open the door
//	limit.go    how much of anything one address or phone may do
//	guard.go    what every request must keep to
//	door.go     joining and leaving
//	voice.go    one language
//	page.go     what a seat sees, section by section
//	table.go    the parts of a page that tell of the table
//	log.go      what happened, and what of it is told first
//	dial.go     the countdown on it
//	form.go     offers as forms, by their fields alone
//	answer.go   what a form posted
//	do.go       answering
//	events.go   telling phones that something changed
//	rule.go     why a rule decides as it does
//	look.go     colours, files and icons
//	address.go  where phones find the host
//	command.go  serving without a window
//
// All that a page tells comes from the View of its seat. It knows no game: a form follows from an offer's Fields.
package seats
