package main

import (
	_ "embed"
	"os"
	"path/filepath"
	"runtime"
)

//go:embed rest/rest.go.txt
var restful []byte

//go:embed rest/idle.go.txt
var idle []byte

// looks lists what changes in the loop of the toolkit's windows, each with what stands there instead.
var looks = [][2]string{
	{"\t\tfuncQueue.In() <- funcData{f: f, done: done}\n", "\t\tbrings()\n\t\tfuncQueue.In() <- funcData{f: f, done: done}\n\t\twakes()\n"},
	{"\t\tfuncQueue.In() <- funcData{f: f}\n", "\t\tbrings()\n\t\tfuncQueue.In() <- funcData{f: f}\n\t\twakes()\n"},
	{"\t\t\tf.f()\n\t\t\tif f.done", "\t\t\tf.f()\n\t\t\ttook()\n\t\t\tif f.done"},
	{"\t\t\td.drawSingleFrame()\n", "\t\t\td.drawSingleFrame()\n\t\t\td.rest()\n"},
	{"\tupdateGLContext(w)\n", "\tidle = 0\n\tupdateGLContext(w)\n"},
}

// rest puts the toolkit whose windows wait for events at a place, and returns the place. On a Mac the toolkit stays as it is: it is
// written in Objective-C there, in part, of which go build reads no overlay.
func rest(out string, replace map[string]string) (string, error) {
	if runtime.GOOS == "darwin" {
		return "", nil
	}
	source, place, err := wholeOf(toolkit, out, replace)
	if err != nil {
		return "", err
	}
	driver := filepath.Join("internal", "driver", "glfw")
	loop, err := os.ReadFile(filepath.Join(source, driver, "loop.go"))
	if err != nil {
		return "", err
	}
	if loop, err = resting(loop); err != nil {
		return "", err
	}
	for at, data := range map[string][]byte{
		filepath.Join(driver, "loop.go"): loop, filepath.Join(driver, "rest.go"): restful,
		filepath.Join("internal", "animation", "idle.go"): idle,
	} {
		if err := standAt(place, at, data, out, replace); err != nil {
			return "", err
		}
	}
	if err := readLate(source, place, out, replace); err != nil {
		return "", err
	}
	return place, os.MkdirAll(filepath.Join(place, driver), 0o755) // where it is written in C, the compiler stands in this folder
}

// resting makes a loop one that waits.
func resting(loop []byte) ([]byte, error) {
	return reworded(loop, looks, "loops")
}
