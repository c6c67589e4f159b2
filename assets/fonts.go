package assets

import "embed"

//go:embed fonts/*.woff fonts/*.txt
var fonts embed.FS

// The faces the app draws with; each name is a file under fonts, made by widen.py there.
const (
	Inter         = "inter-400-normal.woff"
	InterItalic   = "inter-400-italic.woff"
	InterSemibold = "inter-600-normal.woff"
	Fraunces      = "fraunces-600-normal.woff"
)

// Font returns the bytes of one of the faces named above and panics on any other name.
func Font(name string) []byte {
	data, err := fonts.ReadFile("fonts/" + name)
	if err != nil {
		panic(err)
	}
	return data
}

// FontLicences returns the licence texts the fonts are shipped under, by file name.
func FontLicences() map[string]string {
	texts := map[string]string{}
	for _, name := range []string{"Inter-OFL.txt", "Fraunces-OFL.txt"} {
		texts[name] = string(Font(name))
	}
	return texts
}
