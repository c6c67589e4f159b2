//go:build probe && !js

package main

import (
	"flag"

	"docent/app"
	"docent/app/shell"
)

// probe is the flag of a program that is built to be driven: it names the file that
// app.Probe writes.
type probe struct{ file string }

func (p *probe) flag(flags *flag.FlagSet) {
	flags.StringVar(&p.file, "probe", "", "tell in this `file` what the window shows")
}

func (p *probe) watch(a *shell.App) {
	if p.file != "" {
		app.Probe(a, p.file)
	}
}
