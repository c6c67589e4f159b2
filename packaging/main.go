// Command packaging makes what is handed out of a built program:
//
//	tree PROGRAM OUT     a folder as it is installed on Linux (linux.go), with icons (icons.go)
//	deb TREE FILE        a Debian package of it (deb.go)
//	resources FILE       icon and version for the linker of a Windows program (windows.go); needs windres
//	zip FILE NAME...     an archive (archive.go)
//	sums FOLDER          SHA256SUMS of the files in a folder
//	notes                the changelog's section of the version (release.go)
//	agree TAG            fails unless FyneApp.toml, changelog and tag name one version
//
// Versions come from FyneApp.toml and CHANGELOG.md, so it runs at the top of the project.
package main

import (
	"errors"
	"fmt"
	"os"
)

func main() {
	if err := run(os.Args[1:]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// verb is one thing the command does, with so many arguments at least.
type verb struct {
	least int
	do    func(r release, args []string) error
}

var verbs = map[string]verb{
	"tree":      {2, func(r release, args []string) error { return r.tree(args[0], args[1]) }},
	"deb":       {2, func(r release, args []string) error { return r.deb(args[0], args[1]) }},
	"resources": {1, func(r release, args []string) error { return r.resources(args[0]) }},
	"zip":       {2, func(r release, args []string) error { return r.zip(args[0], args[1:]) }},
	"sums":      {1, func(_ release, args []string) error { return sums(args[0]) }},
	"notes": {0, func(r release, _ []string) error {
		_, err := fmt.Println(r.notes)
		return err
	}},
	"agree": {1, func(r release, args []string) error { return r.agree(args[0]) }},
}

func run(args []string) error {
	if len(args) == 0 || verbs[args[0]].do == nil {
		return errors.New("packaging: what? See its first lines")
	}
	v := verbs[args[0]]
	if len(args)-1 < v.least {
		return fmt.Errorf("packaging %s: too few arguments", args[0])
	}
	r, err := readRelease(".")
	if err != nil {
		return err
	}
	return v.do(r, args[1:])
}
