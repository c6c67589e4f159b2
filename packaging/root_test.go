//go:build e2e

package main

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"fmt"
	"image/color"
	"image/png"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// patience is how long anything that has to come is waited for.
const patience = time.Minute

// oldest is the system that packages are made for: the oldest that they run on.
const oldest = "bookworm"

// desktop are the packages by which any desktop opens files, and that a package does not bring along.
var desktop = []string{"desktop-file-utils", "shared-mime-info", "libglib2.0-bin", "hicolor-icon-theme"}

// root is a system of its own in a folder, with nothing in it but what a package says it needs, and somebody called ann.
type root struct {
	*testing.T
	dir, display string
}

// newRoot makes a system for a package, which is not yet installed there.
func newRoot(t *testing.T, deb string) root {
	t.Helper()
	if os.Getuid() != 0 {
		t.Fatal("a clean root is made by root only")
	}
	needs, err := said(".", "dpkg-deb", "-f", deb, "Depends")
	if err != nil {
		t.Fatal(err)
	}
	include := slices.Clone(desktop)
	for _, one := range strings.Split(needs, ",") {
		include = append(include, strings.Fields(one)[0])
	}
	r := root{t, filepath.Join(t.TempDir(), "root"), display(t)}
	r.run("mmdebstrap", "--quiet", "--variant=minbase", `--aptopt=APT::Install-Recommends "false"`, "--include="+strings.Join(include, ","), oldest, r.dir)
	proc := filepath.Join(r.dir, "proc")
	r.run("mount", "-t", "proc", "proc", proc)
	t.Cleanup(func() {
		r.end("docent") // where the test ended too early
		r.run("umount", proc)
	})
	r.in("useradd", "--uid", "1000", "--create-home", "ann")
	return r
}

// run runs a program of this system.
func (r root) run(name string, args ...string) string {
	r.Helper()
	text, err := said(".", name, args...)
	if err != nil {
		r.Fatal(err)
	}
	return text
}

// in runs a program of the root's system.
func (r root) in(args ...string) string {
	r.Helper()
	return r.run("chroot", append([]string{r.dir, "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL=C.UTF-8"}, args...)...)
}

// ann runs a program as the user, in a session with a display.
func (r root) ann(args ...string) string {
	r.Helper()
	return r.run("chroot", append([]string{
		"--userspec=1000:1000", r.dir, "env", "-i", "-C", "/home/ann",
		"PATH=/usr/bin:/bin", "LC_ALL=C.UTF-8", "HOME=/home/ann", "DISPLAY=" + r.display,
	}, args...)...)
}

// end asks the programs of the root that are called so to end, and waits until they have.
func (r root) end(name string) {
	r.Helper()
	await(r.T, name+" to end", func() bool {
		running := false
		lists, err := filepath.Glob("/proc/[0-9]*/root")
		if err != nil {
			r.Fatal(err)
		}
		for _, list := range lists {
			in, gone := os.Readlink(list)
			called, unread := os.ReadFile(filepath.Join(filepath.Dir(list), "comm"))
			if gone != nil || unread != nil || in != r.dir || strings.TrimSpace(string(called)) != name {
				continue
			}
			running = true
			var id int
			if _, err := fmt.Sscanf(list, "/proc/%d/root", &id); err != nil {
				r.Fatal(err)
			}
			_ = syscall.Kill(id, syscall.SIGTERM)
		}
		return !running
	})
}

// passing are places where a system notes what it did: what stands there is nothing that a package left.
var passing = []string{"proc", "sys", "dev", "tmp", "run", "home", "var/log", "var/cache", "var/lib/dpkg/status", "var/lib/dpkg/lock", "var/lib/dpkg/triggers"}

// files returns all that lies in the root, with what it holds.
func (r root) files() map[string]string {
	r.Helper()
	all := map[string]string{}
	err := filepath.WalkDir(r.dir, func(path string, file fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(r.dir, path)
		if slices.ContainsFunc(passing, func(p string) bool { return strings.HasPrefix(name, p) }) {
			if file.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		all[name] = file.Type().String()
		if err == nil && file.Type().IsRegular() {
			var data []byte
			data, err = os.ReadFile(path)
			all[name] = fmt.Sprintf("%x", sha256.Sum256(data))
		}
		return err
	})
	if err != nil {
		r.Fatal(err)
	}
	return all
}

// changes lists what is in one of two lists of files only, or differs.
func changes(before, after map[string]string) []string {
	var all []string
	for name := range maps.Keys(before) {
		if after[name] != before[name] {
			all = append(all, "-"+name)
		}
	}
	for name := range maps.Keys(after) {
		if before[name] == "" {
			all = append(all, "+"+name)
		}
	}
	slices.Sort(all)
	return all
}

// display starts an X server of its own and returns its name.
func display(t *testing.T) string {
	t.Helper()
	told, tells, err := os.Pipe()
	if err != nil {
		t.Fatal(err)
	}
	server := exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1400x1000x24", "-nolisten", "tcp", "-ac")
	server.ExtraFiles = []*os.File{tells}
	if err := server.Start(); err != nil {
		t.Fatal("no display: ", err)
	}
	t.Cleanup(func() {
		_ = server.Process.Kill()
		_ = server.Wait()
	})
	_ = tells.Close()
	_ = told.SetReadDeadline(time.Now().Add(patience))
	number, err := bufio.NewReader(told).ReadString('\n')
	if err != nil {
		t.Fatal("the display does not answer: ", err)
	}
	return ":" + strings.TrimSpace(number)
}

// shown waits until a window that is called Docent is on a display and a page is drawn in it, and keeps a picture of it.
func shown(t *testing.T, display, picture string) {
	t.Helper()
	on := func(name string, args ...string) error {
		_, err := said(".", "env", append([]string{"DISPLAY=" + display, name}, args...)...)
		return err
	}
	await(t, "the window", func() bool { return on("xdotool", "search", "--onlyvisible", "--name", "^Docent$") == nil })
	path := filepath.Join(t.TempDir(), picture)
	if dir := os.Getenv("DOCENT_ARTIFACTS"); dir != "" {
		path = filepath.Join(dir, picture)
	}
	await(t, "a page in the window", func() bool { return on("import", "-window", "root", path) == nil && colours(t, path) > 200 })
}

// colours counts those of a picture.
func colours(t *testing.T, path string) int {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	drawn, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[color.Color]bool{}
	for y := range drawn.Bounds().Dy() {
		for x := range drawn.Bounds().Dx() {
			seen[drawn.At(x, y)] = true
		}
	}
	return len(seen)
}

// await looks until ok says yes.
func await(t *testing.T, what string, ok func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !ok(); <-time.After(50 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("after %v still waiting for %s", patience, what)
		}
	}
}

// program returns the path in a variable of the environment; without one the test is skipped.
func program(t *testing.T, variable string) string {
	t.Helper()
	path := os.Getenv(variable)
	if path == "" {
		t.Skip(variable + " names no file")
	}
	if _, err := os.Stat(path); err != nil {
		t.Fatal(err)
	}
	return path
}
