package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// patched returns the folder of all patches.
func patched(t *testing.T) string {
	t.Helper()
	out := filepath.Join(t.TempDir(), "patches")
	if err := write(out); err != nil {
		t.Fatal(err)
	}
	return out
}

// The patched library builds for a page, no template looks for a method, and nothing speaks to a server.
func TestPatchesBuild(t *testing.T) {
	out := patched(t)
	command := func(args ...string) string {
		run := exec.Command("go", append(args, "text/template", "net/http")...)
		run.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
		said, err := run.CombinedOutput()
		if err != nil {
			t.Fatalf("%v\n%s", err, said)
		}
		return string(said)
	}
	overlay := filepath.Join(out, "overlay.json")
	command("build", "-overlay", overlay)
	if packages := command("list", "-deps", "-overlay", overlay); strings.Contains(packages, "crypto/") {
		t.Errorf("the library still reads %s", packages)
	}
	template, err := os.ReadFile(filepath.Join(out, "text", "template", "exec.go.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(template, []byte(".MethodByName(")) {
		t.Error("templates call methods")
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
