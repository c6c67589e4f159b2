//go:build !probe

package main

import (
	"flag"

	"docent/app"
)

// probe is nothing in the program that people use; see probe.go.
type probe struct{}

func (*probe) flag(*flag.FlagSet) {}
func (*probe) watch(*app.App)     {}
