package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
)

// reads lists what changes where the toolkit reads faces of letters, each with what stands there instead. It forgets all of them
// whenever the look changes, and reads them anew; what shapes lines keeps the last 32 alive for ever.
var reads = [][2]string{
	{
		"func loadMeasureFont(data fyne.Resource) *font.Face {\n",
		"// parsed holds the faces that were read: a look changes which are used, never what is in them.\n" +
			"var parsed async.Map[fyne.Resource, *font.Face]\n\n" +
			"func loadMeasureFont(data fyne.Resource) *font.Face {\n" +
			"\tif face, ok := parsed.Load(data); ok {\n\t\treturn face\n\t}\n",
	},
	{"\treturn loaded\n", "\tparsed.Store(data, loaded)\n\treturn loaded\n"},
}

// keepParsed makes the toolkit at a place read each face once.
func keepParsed(source, place, out string, replace map[string]string) error {
	painter := filepath.Join("internal", "painter", "font.go")
	text, err := os.ReadFile(filepath.Join(source, painter))
	if err != nil {
		return err
	}
	if text, err = readOnce(text); err != nil {
		return err
	}
	kept := filepath.Join(out, "painter.font.go.txt") // no Go of ours
	replace[filepath.Join(place, painter)] = kept
	return os.WriteFile(kept, text, 0o644)
}

// readOnce makes a source that reads a face whenever it is asked for one that keeps what it has read.
func readOnce(source []byte) ([]byte, error) {
	for _, one := range reads {
		if bytes.Count(source, []byte(one[0])) != 1 {
			return nil, fmt.Errorf("this toolkit reads faces in another way: %q", one[0])
		}
		source = bytes.Replace(source, []byte(one[0]), []byte(one[1]), 1)
	}
	return source, nil
}
