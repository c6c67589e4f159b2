//go:build probe

package app

import "syscall/js"

// question reads what is asked in the page.
func (p *probe) question() (asked string, ok bool) {
	text := js.Global().Get("docent").Get("ask")
	if text.Type() != js.TypeString {
		return "", false
	}
	return text.String(), true
}

// write tells the page, under the name that a file has elsewhere.
func (p *probe) write(told []byte) error {
	js.Global().Get("docent").Set(p.file, string(told))
	return nil
}
