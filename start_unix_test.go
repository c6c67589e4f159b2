//go:build unix

package main

import (
	"syscall"
	"testing"
)

// Too few file descriptors are told before anything fails over them.
func TestFewFiles(t *testing.T) {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	fewer := limit
	fewer.Cur = 16
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &fewer); err != nil {
		t.Fatal(err)
	}
	few := tooFewFiles()
	if err := syscall.Setrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil {
		t.Fatal(err)
	}
	if !few || tooFewFiles() {
		t.Errorf("16 files are too few: %v; %d are: %v", few, limit.Cur, tooFewFiles())
	}
}
