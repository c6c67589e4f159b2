//go:build !js

package main

import (
	"os"
	"path/filepath"
	"time"

	"docent/rules/catalog"
	"docent/tracker"
	"docent/tracker/stores"
)

// plays opens the folder of the plays for a command without a window; an empty one is that of the user's configuration.
func plays(dir string) (plays *tracker.Tracker, at string, closed func() error, err error) {
	if dir == "" {
		config, err := os.UserConfigDir()
		if err != nil {
			return nil, "", nil, err
		}
		dir = filepath.Join(config, "docent")
	}
	store, _, err := stores.OpenFolder(dir, time.Now)
	if err != nil {
		return nil, "", nil, err
	}
	return tracker.Open(store, catalog.Game, time.Now), dir, store.Close, nil
}
