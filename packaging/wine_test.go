//go:build e2e

package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// The program of Windows starts in Wine, opens the game in a file that it is started with, and shows its page in a window.
func TestWindowsProgram(t *testing.T) {
	exe := program(t, "DOCENT_EXE")
	screen, dir := display(t), t.TempDir()
	data := filepath.Join(dir, "plays")
	wine := func(name string, args ...string) *exec.Cmd {
		c := exec.Command(name, args...)
		c.Env = append(os.Environ(), "WINEPREFIX="+filepath.Join(dir, "wine"), "WINEDEBUG=-all", "WINEDLLOVERRIDES=mscoree,mshtml=", "DISPLAY="+screen)
		return c
	}
	t.Cleanup(func() { // of this prefix only, and all that runs in it
		_ = wine("wineserver", "--kill").Run()
		if err := wine("wineserver", "--wait").Run(); err != nil {
			t.Error(err)
		}
	})
	if said, err := wine("wineboot", "--init").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	chance := filepath.Join(dir, "wine/drive_c/windows/system32/bcryptprimitives.dll")
	if _, err := os.Stat(chance); err != nil {
		if _, err := said(".", "x86_64-w64-mingw32-gcc", "-shared", "-o", chance, "windows/processprng.c", "-ladvapi32"); err != nil {
			t.Fatal(err)
		}
	}
	file, err := filepath.Abs(evening)
	if err != nil {
		t.Fatal(err)
	}
	running := wine("wine", exe, "-data", "Z:"+data, "Z:"+file)
	if err := running.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = running.Process.Kill()
		_ = running.Wait()
	})
	want := playOf(t, evening)
	await(t, "the game's page", func() bool { return opened(data) == want })
	shown(t, screen, "package-windows.png")
}
