package main

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The folder holds all that the worker keeps, with the version in it, and nothing of what was there before.
func TestFolderIsWhole(t *testing.T) {
	dir := t.TempDir()
	s := site{page: "../page", program: filepath.Join(dir, "program"), version: "1.2.3+abc", out: filepath.Join(dir, "out"), plain: true}
	for _, name := range []string{s.program, filepath.Join(s.out, "old")} {
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(magic), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.build(); err != nil {
		t.Fatal(err)
	}
	worker, err := os.ReadFile(filepath.Join(s.out, "sw.js"))
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"index.html", "docent.js", "docent.wasm", "wasm_exec.js", "manifest.webmanifest", "icons/180.png", "icons/192.png", "icons/512.png", "icons/maskable.png"} {
		if _, err := os.Stat(filepath.Join(s.out, name)); err != nil || strings.Contains(string(worker), `"`+name+`"`) == forHome[name] {
			t.Errorf("%s is missing, or the worker does not keep what opens Docent and that alone (%v)", name, err)
		}
	}
	script, err := os.ReadFile(filepath.Join(s.out, "docent.js"))
	if err != nil || !strings.Contains(string(script), "Docent démarre…") || !strings.Contains(string(script), "Docent can’t start: {cause}") {
		t.Errorf("the page has no words of its own (%v)", err)
	}
	if _, err := os.Stat(filepath.Join(s.out, "old")); err == nil {
		t.Error("what was there before stays")
	}
	if !strings.Contains(string(worker), `version = "1.2.3+abc"`) || strings.Contains(string(worker), "{{") {
		t.Errorf("the worker begins %.300s", worker)
	}
}

// Where a site packs nothing, page and worker unpack.
func TestFolderUnpacksItself(t *testing.T) {
	dir := t.TempDir()
	s := site{page: "../page", program: filepath.Join(dir, "program"), out: filepath.Join(dir, "out"), plain: true, unpacks: true}
	if err := os.WriteFile(s.program, []byte(magic), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := s.build(); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"docent.js", "sw.js"} {
		if data, err := os.ReadFile(filepath.Join(s.out, name)); err != nil || !strings.Contains(string(data), `packed = "gz"`) {
			t.Errorf("%s does not unpack (%v)", name, err)
		}
	}
}

// A first opening that sends more than it may fails the build; what only a home screen reads does not count.
func TestFirstOpeningFits(t *testing.T) {
	sent := map[string]int64{"docent.wasm": 60, "index.html": 40, "icons/512.png": 1000}
	for most, fits := range map[int64]bool{0: true, 99: false, 100: true} {
		if err := (site{most: most}).fits(sent); (err == nil) != fits {
			t.Errorf("with at most %d bytes: %v", most, err)
		}
	}
}

// A browser may cut a maskable icon to a circle, and a phone cuts corners itself: both have none cut off already.
func TestIconsHaveGround(t *testing.T) {
	all, err := icons()
	if err != nil {
		t.Fatal(err)
	}
	for name, side := range map[string]int{"180.png": 180, "192.png": 192, "512.png": 512, "maskable.png": 512} {
		icon, err := png.Decode(bytes.NewReader(all[name]))
		if err != nil || icon.Bounds().Dx() != side || icon.Bounds().Dy() != side {
			t.Fatalf("%s: %v", name, err)
		}
		_, _, _, corner := icon.At(0, 0).RGBA()
		if whole := name == "180.png" || name == "maskable.png"; whole != (corner == 0xffff) {
			t.Errorf("the corner of %s has the alpha %x", name, corner)
		}
	}
}
