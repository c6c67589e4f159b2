package tracker_test

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/trackertest"
)

func TestCommand(t *testing.T) {
	data, err := os.ReadFile(sharedFile)
	must(t, err)
	good := string(data)
	file := func(text string) string {
		name := filepath.Join(t.TempDir(), "play.docent")
		must(t, os.WriteFile(name, []byte(text), 0o600))
		return name
	}
	for _, test := range []struct {
		name        string
		args        []string
		exit        int
		handled     bool
		out, errors string // patterns
	}{
		{"nothing", nil, 0, false, `^$`, `^$`},
		{"a flag of the window's", []string{"-phone"}, 0, false, `^$`, `^$`},
		{"version", []string{"version"}, 0, true, `^docent 1\.2\.3\n` + regexp.QuoteMeta(runtime.Version()) + ` \S+/\S+\njar edition 1\n$`, `^$`},
		{"no file", []string{"replay"}, 2, true, `^$`, `usage: docent replay FILE`},
		{"two files", []string{"replay", "a", "b"}, 2, true, `^$`, `usage`},
		{"an unknown flag", []string{"replay", "-fast", "a"}, 2, true, `^$`, `fast`},
		{"a file that is not there", []string{"replay", "/nowhere/a"}, 1, true, `^$`, `nowhere`},
		{
			"a good file",
			[]string{"replay", sharedFile},
			0, true,
			`(?s)# 1\. Ann\n# 2\. Ben\n0 \[JAR-ROLL\] .*\n1 Ann: roll \{"pips":2\}\n1 \[JAR-ROLL\].*\n3 Ben: roll \{"pips":6\}\n3 \[JAR-ROLL\].*4 Docent: interest .*\n4 \[JAR-INTEREST\].*# Score\n1\. Ben: 6\n   \[JAR-ROLL\] .*: \+6\n2\. Ann: 4\n`, `^$`,
		},
		{"in French", []string{"replay", sharedFile, "-lang", "fr"}, 0, true, `# Score\n1\. Ben: 6`, `^$`},
		{"in Spanish", []string{"replay", "-lang=es", sharedFile}, 0, true, `# Puntuación\n1\. Ben: 6`, `^$`},
		{"a refused move", []string{"replay", file(strings.Replace(good, `"seat":1`, `"seat":0`, 1))}, 1, true, `1 \[JAR-ROLL\]`, `(?m)^2 roll \{"pips":4\} \[JAR-TURN\] `},
		{"an edited move", []string{"replay", file(strings.Replace(good, `{"pips":6}`, `{"pips":5}`, 1))}, 1, true, `1 \[JAR-ROLL\]`, `(?m)^3 roll \{"pips":5\}.* position is not the one`},
		{"cut", []string{"replay", file(good[:len(good)-30])}, 1, true, `4 Docent`, `end of the file is missing`},
		{"an unknown game", []string{"replay", file(strings.Replace(good, `"jar"`, `"chess"`, 1)), "-lang", "es"}, 1, true, `^$`, `no conoce el juego «chess»`},
		{"no play", []string{"replay", file("hello")}, 1, true, `^$`, `isn’t a Docent game file`},
	} {
		t.Run(test.name, func(t *testing.T) {
			var out, errs bytes.Buffer
			exit, handled := tracker.Command([]rules.Game{trackertest.JarGame}, "1.2.3", test.args, &out, &errs)
			if exit != test.exit || handled != test.handled {
				t.Errorf("exit %d (handled: %v), want %d (%v)", exit, handled, test.exit, test.handled)
			}
			if !regexp.MustCompile(test.out).Match(out.Bytes()) {
				t.Errorf("printed\n%s\nwant a match of\n%s", &out, test.out)
			}
			if !regexp.MustCompile(test.errors).Match(errs.Bytes()) {
				t.Errorf("complained\n%s\nwant a match of\n%s", &errs, test.errors)
			}
		})
	}
}
