//go:build unix

package stores_test

import (
	"syscall"
	"testing"

	"docent/tracker/trackertest"
)

// Too many open files at the start are told as that.
func TestTooManyOpenFiles(t *testing.T) {
	dir := t.TempDir()
	library(t, dir, 1, 1)
	restore := noMoreFiles(t)
	store, notice := trackertest.Reopened(t, dir)
	restore()
	must(t, store.Close())
	if notice.Key != "notice.store.crowded" {
		t.Errorf("told %+v, want notice.store.crowded", notice)
	}
}

// noMoreFiles lets this process open no more files until restore is called.
func noMoreFiles(t *testing.T) (restore func()) {
	t.Helper()
	var limit syscall.Rlimit
	must(t, syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit))
	fewer := limit
	fewer.Cur = 3
	must(t, syscall.Setrlimit(syscall.RLIMIT_NOFILE, &fewer))
	return func() { must(t, syscall.Setrlimit(syscall.RLIMIT_NOFILE, &limit)) }
}
