//go:build !linux && !js

package stores

import "os"

// syncData makes what was written to a file durable.
func syncData(f *os.File) error { return f.Sync() }
