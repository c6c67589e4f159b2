package main

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"time"
)

// release is a version of Docent as it is handed out.
type release struct {
	top     string // the folder of the project
	version string
	date    time.Time
	notes   string // the changelog's section, without its title
}

var (
	versionLine = regexp.MustCompile(`(?m)^Version *= *"(\d+\.\d+\.\d+)"$`)
	sectionLine = regexp.MustCompile(`(?m)^## (\d+\.\d+\.\d+) - (\d{4}-\d{2}-\d{2})$`)
)

// readRelease reads the version of FyneApp.toml, and what the changelog says of it.
func readRelease(top string) (release, error) {
	app, err := os.ReadFile(filepath.Join(top, "FyneApp.toml"))
	if err != nil {
		return release{}, err
	}
	version := versionLine.FindSubmatch(app)
	if version == nil {
		return release{}, fmt.Errorf("FyneApp.toml names no version")
	}
	changes, err := os.ReadFile(filepath.Join(top, "CHANGELOG.md"))
	if err != nil {
		return release{}, err
	}
	return releaseOf(top, string(version[1]), string(changes))
}

// releaseOf finds a version in the changelog, whose newest release it must be.
func releaseOf(top, version, changes string) (release, error) {
	titles := sectionLine.FindAllStringSubmatchIndex(changes, 2)
	if len(titles) == 0 {
		return release{}, fmt.Errorf("the changelog names no release")
	}
	first := titles[0]
	if newest := changes[first[2]:first[3]]; newest != version {
		return release{}, fmt.Errorf("FyneApp.toml is at %s, the changelog at %s", version, newest)
	}
	date, err := time.Parse(time.DateOnly, changes[first[4]:first[5]])
	if err != nil {
		return release{}, err
	}
	notes := changes[first[1]:]
	if len(titles) > 1 {
		notes = changes[first[1]:titles[1][0]]
	}
	return release{top: top, version: version, date: date, notes: strings.TrimSpace(notes)}, nil
}

// agree reports a tag that names another version.
func (r release) agree(tag string) error {
	if tag != "v"+r.version {
		return fmt.Errorf("the tag %s is none of version %s", tag, r.version)
	}
	return nil
}

// items lists the changes of the notes as plain sentences.
func (r release) items() []string {
	var all []string
	for _, item := range r.marked() {
		all = append(all, strings.NewReplacer("**", "", "`", "").Replace(item))
	}
	return all
}

// headlines lists those changes in which something is set in bold: a shop's page holds no more.
func (r release) headlines() []string {
	var all []string
	for _, item := range r.marked() {
		if strings.Contains(item, "**") {
			all = append(all, strings.NewReplacer("**", "", "`", "").Replace(item))
		}
	}
	return all
}

// marked lists the changes as they are written, each on one line.
func (r release) marked() []string {
	var all []string
	for line := range strings.Lines(r.notes) {
		text := strings.TrimSpace(line)
		switch item, begins := strings.CutPrefix(text, "- "); {
		case begins:
			all = append(all, item)
		case text != "" && !strings.HasPrefix(text, "#") && len(all) > 0:
			all[len(all)-1] += " " + text
		}
	}
	return all
}

// stamp returns when the files of a package were changed: the same each time it is made.
func (r release) stamp() time.Time { return r.date }
