package main

import (
	"bytes"
	"os"
	"testing"
)

// A machine that makes the bundle for the first time has no runtime: it is fetched.
func TestFlatpakFetchesItsRuntime(t *testing.T) {
	rules, err := os.ReadFile("packages.mk")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{"flatpak remote-add --user --if-not-exists flathub $(FLATHUB)", "\tflatpak-builder --user --install-deps-from=flathub "} {
		if !bytes.Contains(rules, []byte(part)) {
			t.Errorf("nothing says %q", part)
		}
	}
}

// What Docent does needs these, and a bundle is refused the rest of the system.
func TestFlatpakReachesWhatItNeeds(t *testing.T) {
	manifest, err := os.ReadFile("flatpak/app.docent.referee.yml")
	if err != nil {
		t.Fatal(err)
	}
	for granted, why := range map[string]string{
		"--share=network":       "players sit down by their own phones",
		"--socket=pulseaudio":   "sounds",
		"--device=dri":          "the window is drawn by OpenGL",
		"--socket=fallback-x11": "a window without Wayland",
		"--socket=wayland":      "a window",
	} {
		if !bytes.Contains(manifest, []byte("\n  - "+granted+"\n")) {
			t.Errorf("the bundle lacks %s: %s", granted, why)
		}
	}
	for _, open := range []string{"--filesystem", "--talk-name", "--device=all", "--socket=session-bus"} {
		if bytes.Contains(manifest, []byte(open)) {
			t.Errorf("the bundle is granted %s", open)
		}
	}
}
