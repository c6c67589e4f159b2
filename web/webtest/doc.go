// Package webtest proves the web edition in the system's Chromium: the store in a page, kills of the browser, fingers,
// and the page itself. make webtest builds what it needs and runs it.
//
//	disk.js  lets Go tests run in a page;  page_test.go  the edition opened in a page
package webtest
