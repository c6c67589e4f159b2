package main

import (
	"os"
	"regexp"
	"testing"
)

// Whoever builds the window needs no browser: a Mac has none that is looked for, and a player wants none installed.
func TestWindowIsBuiltWithoutABrowser(t *testing.T) {
	rules, err := os.ReadFile("../Makefile")
	if err != nil {
		t.Fatal(err)
	}
	build := regexp.MustCompile(`(?m)^build: .*\n((?:\t.*\n)+)`).FindSubmatch(rules)
	if build == nil {
		t.Fatal("there is no target build")
	}
	for _, wanted := range regexp.MustCompile(`\.ci/install (.*)`).FindAllStringSubmatch(string(build[1]), -1) {
		if wanted[1] != "window" {
			t.Errorf("make build installs %s", wanted[1])
		}
	}
}

// What the release makes is a target of make, and every action of others is pinned by its commit.
func TestWorkflowIsPinned(t *testing.T) {
	flow, err := os.ReadFile("../.github/workflows/release.yml")
	if err != nil {
		t.Fatal(err)
	}
	rules, err := os.ReadFile("packages.mk")
	if err != nil {
		t.Fatal(err)
	}
	for _, uses := range regexp.MustCompile(`uses: (.*)`).FindAllStringSubmatch(string(flow), -1) {
		if !regexp.MustCompile(`^[a-z-]+/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$`).MatchString(uses[1]) {
			t.Errorf("%s is not pinned", uses[1])
		}
	}
	made := regexp.MustCompile(`make (package-[a-z]+)`).FindAllStringSubmatch(string(flow), -1)
	for _, target := range made {
		if !regexp.MustCompile(`(?m)^` + target[1] + `:`).Match(rules) {
			t.Errorf("there is no target %s", target[1])
		}
	}
	if len(made) < 9 {
		t.Errorf("%d targets are made", len(made))
	}
}
