//go:build probe

package main

import (
	"docent/app"
	"docent/app/shell"
)

// probe tells the page what the window shows, in docent.sight.
type probe struct{}

func (*probe) watch(a *shell.App) { app.Probe(a, "sight") }
