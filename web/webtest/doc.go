// Package webtest proves the web edition in the system's Chromium: the store in a page, kills of the browser, fingers,
// and the page itself. make webtest builds what it needs and runs it.
//
//	disk.js          lets Go tests run in a page;  store_test.go  runs them;  kills_test.go  kills the browser
//	sight_test.go    what the edition shows in a page, and taps;  fingers_test.go  drags, pinches and turns it
//	page_test.go     fields, back, tabs, no connection;  files_test.go  files out and in;  news_test.go  what the page tells
//	refused_test.go  browsers that promise or keep nothing;  device_test.go  notches, iPads, shares, words before the start
//	budgets_test.go  how quick and how small it has to be
//
// Tests run side by side, since they wait most of the time. What measures, and the fingers, whose pace counts, run before them, alone.
//
// Whole games in a page are played by e2e, which shares its hands with the window.
package webtest
