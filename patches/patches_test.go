package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
)

// patched returns a go command with the patches of an edition, for packages of one system.
func patched(t *testing.T, edition, system, machine string, packages ...string) func(args ...string) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "patches")
	if err := write(sets[edition], out); err != nil {
		t.Fatal(err)
	}
	template, err := os.ReadFile(filepath.Join(out, "text", "template", "exec.go.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(template, []byte(".MethodByName(")) {
		t.Error("templates call methods")
	}
	return func(args ...string) string {
		args = append(args, "-tags", "nethttpomithttp2", "-overlay", filepath.Join(out, "overlay.json"), "-modfile", filepath.Join(out, "docent.mod"))
		run := exec.Command("go", append(args, packages...)...)
		run.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+machine)
		said, err := run.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		return string(said)
	}
}

// The patched library builds for the window of this system, no template looks for a method, nothing speaks TLS or to a tray, and no table of
// an encoding is read.
func TestPatchesOfTheWindowBuild(t *testing.T) {
	for _, system := range []string{"linux", "windows", "darwin"} {
		command := patched(t, "window", system, "amd64", "html/template", "net/http", "github.com/fyne-io/oksvg", toolkit+"/internal/painter", trays)
		if system == runtime.GOOS { // the others are told by what they read
			command("build")
		}
		packages := command("list", "-deps")
		for _, gone := range []string{"crypto/x509", "golang.org/x/text/encoding", "golang.org/x/net/html\n", "godbus"} {
			if strings.Contains(packages, gone) {
				t.Errorf("the library of %s still reads %s", system, gone)
			}
		}
	}
}

// The patched library builds for a page, no template looks for a method, nothing speaks to a server, and there is one face
// of letters.
func TestPatchesOfThePageBuild(t *testing.T) {
	command := patched(t, "page", "js", "wasm", "text/template", "net/http", toolkit+"/theme", toolkit+"/canvas")
	command("build")
	if strings.Contains(command("list", "-deps"), "crypto/tls") {
		t.Error("the library still reads crypto/tls")
	}
	embedded := command("list", "-f", `{{join .EmbedFiles "\n"}}`)
	if strings.Count(embedded, "font/NotoSans") != 1 || strings.Contains(embedded, "Mono") {
		t.Errorf("the toolkit embeds %s", embedded)
	}
}

// A toolkit that embeds its faces in another way is told.
func TestFacesNeedTheirPlace(t *testing.T) {
	source := "package theme\n"
	for _, face := range faces {
		source += "\n//go:embed font/" + face[0] + ".ttf\nvar " + face[1] + " []byte\n"
	}
	if one, err := oneFace(source); err != nil || strings.Contains(one, "embed") || strings.Count(one, " = notoSansRegular\n") != len(faces) {
		t.Errorf("%s (%v)", one, err)
	}
	if _, err := oneFace(strings.Replace(source, "Mono", "Sans", 1)); err == nil {
		t.Error("a face that is not there is left out")
	}
}

// A library that is not the one the patches were made for is told, and nothing is built from it.
func TestPatchNeedsItsPlace(t *testing.T) {
	library := t.TempDir()
	if err := os.MkdirAll(filepath.Join(library, "text", "template"), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, source := range []string{"package template\n", calling + calling} {
		if err := os.WriteFile(filepath.Join(library, "text", "template", "exec.go"), []byte(source), 0o600); err != nil {
			t.Fatal(err)
		}
		if files, err := template(library); err == nil {
			t.Errorf("%.20q became %q", source, files)
		}
	}
}

// A toolkit that reads faces in another way is told.
func TestAnotherReaderIsRefused(t *testing.T) {
	known := ""
	for _, one := range reads {
		known += one[0] + "\n"
	}
	if source, err := late([]byte(known)); err != nil || !bytes.Contains(source, []byte("d.others = nil")) || !bytes.Contains(source, []byte("parsed.Load")) {
		t.Errorf("the reader that is known became %q, %v", source, err)
	}
	for _, other := range []string{"package painter\n", known + known, strings.Replace(known, reads[3][0], "", 1)} {
		if source, err := late([]byte(other)); err == nil {
			t.Errorf("%.20q became %q", other, source)
		}
	}
}

// Letters that our faces lack are drawn as ever where their face is read late.
func TestLateFacesDrawOtherLetters(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the toolkit")
	}
	out := t.TempDir()
	late := set{[]func(string) (map[string][]byte, error){template}, map[string]module{toolkit: func(out string, replace map[string]string) (string, error) {
		source, place, err := wholeOf(toolkit, out, replace)
		if err != nil {
			return "", err
		}
		return place, readLate(source, place, out, replace)
	}}}
	if err := write(late, out); err != nil {
		t.Fatal(err)
	}
	run := exec.Command("go", "test", "-vet=off", "-overlay", filepath.Join(out, "overlay.json"), "-modfile", filepath.Join(out, "docent.mod"),
		"-tags", "ci,migrated_fynedo", "-count=1", "-v", "-run", "^TestOtherLetters$", "docent/app/kit/kittest")
	run.Env = append(os.Environ(), "CGO_ENABLED=0")
	if said, err := run.CombinedOutput(); err != nil || !bytes.Contains(said, []byte("--- PASS: TestOtherLetters")) {
		t.Errorf("%v\n%s", err, said)
	}
}

// A loop that the patch does not know is refused: nothing of it would be patched, or only some.
func TestAnotherLoopIsRefused(t *testing.T) {
	known := ""
	for _, one := range looks {
		known += one[0]
	}
	if loop, err := resting([]byte(known)); err != nil || !bytes.Contains(loop, []byte("d.rest()")) {
		t.Errorf("the loop that is known became %q, %v", loop, err)
	}
	for _, other := range []string{"package glfw\n", known + known, strings.Replace(known, looks[0][0], "", 1)} {
		if loop, err := resting([]byte(other)); err == nil {
			t.Errorf("%.20q became %q", other, loop)
		}
	}
}
