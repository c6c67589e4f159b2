package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
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

// The patched library builds for a page, and no template looks for a method.
func TestPatchesBuild(t *testing.T) {
	out := patched(t)
	build := exec.Command("go", "build", "-overlay", filepath.Join(out, "overlay.json"), "text/template")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if said, err := build.CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, said)
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
