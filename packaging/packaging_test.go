package main

import (
	"bytes"
	"encoding/xml"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

func ours(t *testing.T) release {
	t.Helper()
	r, err := readRelease("..")
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// One version is named by FyneApp.toml, the changelog, the README, and the tag where one is on this commit.
func TestVersionsAgree(t *testing.T) {
	r := ours(t)
	readme, err := os.ReadFile("../README.md")
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(string(readme), "Docent is at version "+r.version) {
		t.Errorf("the README does not say that Docent is at version %s", r.version)
	}
	tags, err := exec.Command("git", "tag", "--points-at", "HEAD", "v*").Output()
	if err != nil {
		return // a checkout without git metadata has no tags
	}
	for _, tag := range strings.Fields(string(tags)) {
		if err := r.agree(tag); err != nil {
			t.Error(err)
		}
	}
}

func TestReleaseIsRead(t *testing.T) {
	const changes = "# Changelog\n\n## 1.2.0 - 2026-03-04\n\n### Added\n- **One** thing\n  on two lines.\n- Another: `x`.\n\n## 1.1.0 - 2026-01-02\n- Old.\n"
	for _, c := range []struct{ name, version, changes, wrong string }{
		{"it is there", "1.2.0", changes, ""},
		{"below what comes next", "1.2.0", strings.Replace(changes, "## 1.2.0", "## Unreleased\n\n- Soon.\n\n## 1.2.0", 1), ""},
		{"the changelog is older", "1.3.0", changes, "at 1.3.0, the changelog at 1.2.0"},
		{"the changelog is newer", "1.1.0", changes, "at 1.1.0, the changelog at 1.2.0"},
		{"nothing is released", "1.2.0", "# Changelog\n\n## Unreleased\n", "no release"},
		{"no such day", "1.2.0", strings.Replace(changes, "-03-04", "-03-34", 1), "day out of range"},
	} {
		t.Run(c.name, func(t *testing.T) {
			r, err := releaseOf("", c.version, c.changes)
			if c.wrong != "" {
				if err == nil || !strings.Contains(err.Error(), c.wrong) {
					t.Errorf("told %v, want %s", err, c.wrong)
				}
				return
			}
			if err != nil {
				t.Fatal(err)
			}
			if got := strings.Join(r.items(), "|"); got != "One thing on two lines.|Another: x." {
				t.Errorf("its changes are %s", got)
			}
			if got := strings.Join(r.headlines(), "|"); got != "One thing on two lines." {
				t.Errorf("its headlines are %s", got)
			}
			if r.agree("v1.2.0") != nil || r.agree("v1.2.1") == nil || r.agree("1.2.0") == nil {
				t.Error("a tag is judged wrong")
			}
		})
	}
}

// All that a desktop asks for is installed, and names the same program, icon and type.
func TestInstalledFilesAgree(t *testing.T) {
	files, err := ours(t).installed()
	if err != nil {
		t.Fatal(err)
	}
	text := func(name string) string {
		if len(files[name]) == 0 {
			t.Fatalf("%s is missing", name)
		}
		return string(files[name])
	}
	desktop := text("usr/share/applications/" + appID + ".desktop")
	mime := text("usr/share/mime/packages/" + appID + ".xml")
	about := text("usr/share/metainfo/" + appID + ".metainfo.xml")
	for where, has := range map[string][]string{
		desktop: {"\nExec=docent %f\n", "\nIcon=" + appID + "\n", "\nMimeType=application/vnd.docent;\n"},
		mime:    {`<mime-type type="application/vnd.docent">`, `<glob pattern="*.docent"/>`, `<icon name="` + appID + `"/>`},
		about: {
			"<id>" + appID + "</id>", `<launchable type="desktop-id">` + appID + ".desktop</launchable>",
			"<mediatype>application/vnd.docent</mediatype>", `<release version="` + ours(t).version + `"`,
		},
	} {
		for _, part := range has {
			if !strings.Contains(where, part) {
				t.Errorf("%q is missing in\n%s", part, where)
			}
		}
	}
	for _, doc := range []string{mime, about} {
		if err := xml.Unmarshal([]byte(doc), new(struct{})); err != nil {
			t.Error(err)
		}
	}
	for name, data := range files {
		if ext := filepath.Ext(name); ext != ".png" && ext != ".gz" && bytes.Contains(data, []byte("{{")) {
			t.Errorf("a blank stays open in %s", name)
		}
	}
	app, err := os.ReadFile("../FyneApp.toml")
	if err != nil || !strings.Contains(string(app), `ID = "`+appID+`"`) {
		t.Errorf("FyneApp.toml names another app (%v)", err)
	}
}

func TestIconsHaveTheirSizes(t *testing.T) {
	for _, side := range sides {
		data, err := icon(side)
		if err != nil {
			t.Fatal(err)
		}
		if drawn, err := png.Decode(bytes.NewReader(data)); err != nil || drawn.Bounds().Dx() != side || drawn.Bounds().Dy() != side {
			t.Errorf("%d: %v", side, err)
		}
	}
	data, err := ico(16, 256)
	if err != nil {
		t.Fatal(err)
	}
	if head := data[:8]; !bytes.Equal(head, []byte{0, 0, 1, 0, 2, 0, 16, 16}) || bytes.Count(data, []byte("\x89PNG")) != 2 {
		t.Errorf("an icon for Windows begins %v", head)
	}
}

// The tree and the archive are made of the files that they are told, the same each time.
func TestPackagesAreRepeatable(t *testing.T) {
	r := ours(t)
	dir := t.TempDir()
	program := filepath.Join(dir, "program")
	if err := os.WriteFile(program, []byte("elf"), 0o600); err != nil {
		t.Fatal(err)
	}
	first, second := filepath.Join(dir, "docent-1.zip"), filepath.Join(dir, "2", "docent-1.zip")
	if err := os.Mkdir(filepath.Dir(second), 0o755); err != nil {
		t.Fatal(err)
	}
	for _, out := range []string{first, second} {
		if err := r.zip(out, []string{program, "../LICENSE"}); err != nil {
			t.Fatal(err)
		}
	}
	one, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	two, err := os.ReadFile(second)
	if err != nil || !bytes.Equal(one, two) {
		t.Errorf("two archives differ (%v)", err)
	}
	tree := filepath.Join(dir, "tree")
	if err := r.tree(program, tree); err != nil {
		t.Fatal(err)
	}
	if info, err := os.Stat(filepath.Join(tree, "usr/bin/docent")); err != nil || info.Mode().Perm() != 0o755 || !info.ModTime().Equal(r.stamp()) {
		t.Errorf("the program is %v (%v)", info, err)
	}
	if err := sums(filepath.Dir(second)); err != nil {
		t.Fatal(err)
	}
	list, err := os.ReadFile(filepath.Join(filepath.Dir(second), sumsName))
	if err != nil || !regexp.MustCompile(`^[0-9a-f]{64}  docent-1\.zip\n$`).Match(list) {
		t.Errorf("the sums are %q (%v)", list, err)
	}
}
