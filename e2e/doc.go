// Package e2e plays Docent as a table would: the real window on a display of its own, a pointer that taps what can be
// seen, and nothing else. "make e2e" runs it; its files need the build tag e2e, an X server (Xvfb), xdotool and
// ImageMagick.
//
//	DOCENT_BINARY          the program; without it everything here is skipped
//	DOCENT_CHECKED_BINARY  the same without migrated_fynedo: reports calls from a wrong thread
//	DOCENT_RACED_BINARY    the same without a window, under the race detector: offers seats to phones
//	DOCENT_WEBTEST         the folder of the web edition that tells what it shows (make webtest)
//	DOCENT_ARTIFACTS       where pictures and measures go; without it, nowhere
//
// The program is built with the tag probe and runs with -probe FILE, which makes it tell in FILE after each change what
// the window shows (app.Sight): the page, what can be tapped and where, and the texts. A probe only reads. Everything
// that is done goes through the pointer and the keys, and what is waited for has to be seen in FILE within a deadline.
//
// Plays run side by side, since they wait most of the time: each has a display, a folder and a program of its own. What measures runs
// before them, alone.
//
// Tests that end in "InAPage" play in a page of Chromium instead, with a finger (page_test.go): what a test asks of the place
// where Docent runs is the device (device_test.go), and the rest is the same.
//
// "go test -tags e2e,probe -run Measure -v ./e2e" measures the start, the processor at rest and the memory, without a probe.
package e2e
