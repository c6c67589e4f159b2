//go:build probe && !js

package app

import "os"

// question reads what is asked, in a file beside the one that is told.
func (p *probe) question() (asked string, ok bool) {
	text, err := os.ReadFile(p.file + ".ask")
	return string(text), err == nil
}

// write puts the new file in the place of the old one, so that nobody reads half of it.
func (p *probe) write(told []byte) error {
	if err := os.WriteFile(p.file+".new", told, 0o600); err != nil {
		return err
	}
	return os.Rename(p.file+".new", p.file)
}
