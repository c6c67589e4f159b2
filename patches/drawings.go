package main

import _ "embed"

// encodings is the module that what reads drawings names, for encodings of the whole world.
const encodings = "golang.org/x/net"

//go:embed charset/charset.go
var oneEncoding []byte

// drawings puts that module at a place where it holds nothing but the stand-in, and returns the place.
func drawings(out string, replace map[string]string) (string, error) {
	return standFor(encodings, "html/charset/charset.go", oneEncoding, out, replace)
}
