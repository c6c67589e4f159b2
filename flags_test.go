//go:build !js

package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// A file opens in the window, also one that is not there: the window tells so. What looks like a command is none of ours.
func TestFileIsTaken(t *testing.T) {
	dir := t.TempDir()
	other := filepath.Join(dir, "evening")
	if err := os.WriteFile(other, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	absent := filepath.Join(dir, "absent.DOCENT")
	for _, test := range []struct {
		args        []string
		file, wrong string
	}{
		{nil, "", ""},
		{[]string{"-lang", "fr"}, "", ""},
		{[]string{other}, other, ""},
		{[]string{"-lang", "fr", other}, other, ""},
		{[]string{absent}, absent, ""},
		{[]string{"open"}, "", `unknown command "open"`},
		{[]string{"absent.docentbox"}, "", "unknown command"},
		{[]string{absent, other}, "", "one file at a time"},
		{[]string{absent, "-mobile"}, "", "flags stand before it"},
	} {
		var told strings.Builder
		o, err := parse(test.args, &told)
		if o.file != test.file || (err != nil) != (test.wrong != "") || !strings.Contains(told.String(), test.wrong) {
			t.Errorf("%q: file %q, told %q (%v)", test.args, o.file, told.String(), err)
		}
	}
}
