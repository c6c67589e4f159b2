// Package shell holds what all pages share: the window, the ways between pages, and what lies over them.
//
//	app.go         the content of one window
//	page.go        a page, and what it may also be
//	stack.go       the open pages
//	routes.go      the ways to pages, which do not know each other
//	plays.go       where a play is continued
//	class.go       the three designs of a window
//	frame.go       the page under the strips
//	header.go      the top and the foot of a page
//	sheets.go      what lies over a page
//	banner.go      the strip for what went wrong and why a rule says no; unsaved.go that for what is not saved
//	cue.go         what is heard and felt of what happens
//	keys.go        the keys that no field takes; keylist.go what they do
//	settings.go    what is remembered; look.go the look of a page
//	words.go       the catalogue in the language of the moment; when.go times, stands.go how a play stands
//	visit.go       addresses outside
//	errors.go      finds a refusal in an error
package shell
