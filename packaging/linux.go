package main

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"time"
)

// appID names the app to a desktop, as FyneApp.toml does.
const appID = "app.docent.referee"

// maintainer stands in packages that name one.
const maintainer = "Docent contributors <contributors@docent.invalid>"

// sides are those of the icons that desktops ask for.
var sides = []int{16, 24, 32, 48, 64, 128, 256, 512}

// tree lays out a folder as the program is installed below /: what is in it goes.
func (r release) tree(program, out string) error {
	if err := os.RemoveAll(out); err != nil {
		return err
	}
	files, err := r.installed()
	if err != nil {
		return err
	}
	if files["usr/bin/docent"], err = os.ReadFile(program); err != nil {
		return err
	}
	for name, data := range files {
		mode := os.FileMode(0o644)
		if strings.HasPrefix(name, "usr/bin/") {
			mode = 0o755
		}
		if err := r.write(filepath.Join(out, filepath.FromSlash(name)), data, mode); err != nil {
			return err
		}
	}
	return nil
}

func (r release) write(path string, data []byte, mode os.FileMode) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	if err := os.WriteFile(path, data, mode); err != nil {
		return err
	}
	return os.Chtimes(path, r.stamp(), r.stamp())
}

// installed returns what stands beside the program.
func (r release) installed() (map[string][]byte, error) {
	files := map[string][]byte{}
	for _, side := range sides {
		data, err := icon(side)
		if err != nil {
			return nil, err
		}
		files[fmt.Sprintf("usr/share/icons/hicolor/%dx%d/apps/%s.png", side, side, appID)] = data
	}
	for name, from := range map[string]string{
		"usr/share/icons/hicolor/scalable/apps/" + appID + ".svg": "assets/icons/source/app.svg",
		"usr/share/applications/" + appID + ".desktop":            "packaging/linux/" + appID + ".desktop",
		"usr/share/mime/packages/" + appID + ".xml":               "packaging/linux/" + appID + ".mime.xml",
		"usr/share/metainfo/" + appID + ".metainfo.xml":           "packaging/linux/" + appID + ".metainfo.xml",
		"usr/share/man/man1/docent.1":                             "packaging/linux/docent.1",
	} {
		data, err := os.ReadFile(filepath.Join(r.top, from))
		if err != nil {
			return nil, err
		}
		files[name] = []byte(r.fill(string(data)))
	}
	licences, err := r.copyright()
	if err != nil {
		return nil, err
	}
	files["usr/share/doc/docent/copyright"] = licences
	files["usr/share/doc/docent/changelog"] = r.changelog()
	for _, name := range []string{"usr/share/man/man1/docent.1", "usr/share/doc/docent/changelog"} {
		if files[name+".gz"], err = packed(files[name]); err != nil {
			return nil, err
		}
		delete(files, name)
	}
	return files, nil
}

// fill fills the blanks that several files have.
func (r release) fill(text string) string {
	var news []string
	for _, item := range r.headlines() {
		var safe bytes.Buffer
		if err := xml.EscapeText(&safe, []byte(item)); err != nil {
			panic(err) // a buffer takes everything
		}
		news = append(news, "          <li>"+safe.String()+"</li>")
	}
	return strings.NewReplacer(
		"{{version}}", r.version, "{{date}}", r.date.Format(time.DateOnly), "{{news}}", strings.Join(news, "\n"),
		"{{maintainer}}", maintainer, "{{numbers}}", strings.ReplaceAll(r.version, ".", ",")+",0",
	).Replace(text)
}

// copyright joins our licence and those of the embedded fonts.
func (r release) copyright() ([]byte, error) {
	var all bytes.Buffer
	for _, name := range []string{"LICENSE", "assets/fonts/Inter-OFL.txt", "assets/fonts/Fraunces-OFL.txt"} {
		data, err := os.ReadFile(filepath.Join(r.top, name))
		if err != nil {
			return nil, err
		}
		if all.Len() > 0 {
			fmt.Fprintf(&all, "\n%s\nEmbedded: %s\n\n", strings.Repeat("-", 72), strings.TrimSuffix(filepath.Base(name), "-OFL.txt"))
		}
		all.Write(bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n")))
	}
	return all.Bytes(), nil
}

// changelog returns the notes as Debian writes them.
func (r release) changelog() []byte {
	var all bytes.Buffer
	fmt.Fprintf(&all, "docent (%s) unstable; urgency=medium\n\n", r.version)
	for _, item := range r.items() {
		line := "  *"
		for _, word := range strings.Fields(item) {
			if len(line)+len(word) > 78 {
				fmt.Fprintln(&all, line)
				line = "   "
			}
			line += " " + word
		}
		fmt.Fprintln(&all, line)
	}
	fmt.Fprintf(&all, "\n -- %s  %s\n", maintainer, r.date.Format(time.RFC1123Z))
	return all.Bytes()
}

func packed(data []byte) ([]byte, error) {
	var small bytes.Buffer
	w, err := gzip.NewWriterLevel(&small, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return small.Bytes(), err
}
