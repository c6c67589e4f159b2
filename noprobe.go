//go:build !probe

package main

import (
	"flag"

	"docent/app/shell"
)

// probe is nothing in the program that people use; see probe.go.
type probe struct{}

func (*probe) flag(*flag.FlagSet) {}
func (*probe) watch(*shell.App)   {}
