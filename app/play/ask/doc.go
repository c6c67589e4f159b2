// Package ask draws what an offer leaves open as a form.
//
//	draft.go    a question with what was answered so far: a value
//	form.go     its form; what is missing, and the deed that plays
//	summary.go  its answers in one line
//	answers.go  one question whose answers play at once
//	toggles.go  answers that are switched on and off in a tray
//	fields.go   questions among others
//	digits.go   numbers entered digit by digit
//	parts.go    values made choice by choice
//	looks.go    words and pictures
//	bill.go     what answers pay of what they cost
//	odds.go     how likely each answer is
//	desk.go     the play on whose table it is asked
package ask
