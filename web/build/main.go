// Command build lays out the web edition: the pages of web/page, the program, the loader of the Go distribution and the
// icons, each also packed for the wire.
//
//	main.go   the folder and its files;  icons.go  the icons a browser asks for;  pack.go  files packed;
//	segments.go  the program's data in few pieces
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"docent/assets"
)

func main() {
	s := site{}
	flag.StringVar(&s.page, "page", "web/page", "the folder of the page's own files")
	flag.StringVar(&s.program, "program", "", "the program, built for js and wasm")
	flag.StringVar(&s.version, "version", "dev", "the version that names what a browser keeps")
	flag.StringVar(&s.out, "out", "artifacts/web", "the folder to fill; what is in it goes")
	flag.BoolVar(&s.plain, "plain", false, "pack nothing")
	flag.BoolVar(&s.quick, "quick", false, "pack quickly rather than small")
	flag.Int64Var(&s.most, "most", 0, "how many bytes the first opening may send, packed; 0 for any")
	flag.BoolVar(&s.unpacks, "unpacks", false, "for a site that serves no packed files: the page unpacks the program itself")
	flag.Parse()
	if err := s.build(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

// site is a web edition to be laid out.
type site struct {
	page, program, version, out string
	plain, quick, unpacks       bool
	most                        int64
}

// build fills the folder.
func (s site) build() error {
	files := map[string][]byte{}
	program, err := os.ReadFile(s.program)
	if err != nil {
		return err
	}
	if files["docent.wasm"], err = joined(program); err != nil {
		return err
	}
	if files["wasm_exec.js"], err = loader(); err != nil {
		return err
	}
	icons, err := icons()
	if err != nil {
		return err
	}
	for name, data := range icons {
		files["icons/"+name] = data
	}
	if err := s.pages(files); err != nil {
		return err
	}
	if err := s.write(files); err != nil || s.plain {
		return err
	}
	sent, err := pack(s.out, files, s.quick)
	if err != nil {
		return err
	}
	return s.fits(sent)
}

// fits tells how much the first opening sends, and fails where that is more than it may be.
func (s site) fits(sent map[string]int64) error {
	var all int64
	for name, size := range sent {
		if !forHome[name] {
			all += size
		}
	}
	fmt.Printf("%-22s %9d\n", "the first opening", all)
	if s.most > 0 && all > s.most {
		return fmt.Errorf("the first opening sends %d bytes, more than %d", all, s.most)
	}
	return nil
}

// forHome holds the files that a system reads when Docent comes to its home screen, and nobody afterwards.
var forHome = map[string]bool{"icons/180.png": true, "icons/512.png": true, "icons/maskable.png": true}

// pages adds the page's own files, with the version and the list of all files filled in.
func (s site) pages(files map[string][]byte) error {
	own, err := os.ReadDir(s.page)
	if err != nil {
		return err
	}
	for _, file := range own {
		if files[file.Name()], err = os.ReadFile(filepath.Join(s.page, file.Name())); err != nil {
			return err
		}
	}
	var kept []string
	for name := range files {
		if name != "sw.js" && !forHome[name] { // the browser keeps the worker itself
			kept = append(kept, strconv.Quote(name))
		}
	}
	kept = append(kept, `"./"`)
	slices.Sort(kept)
	packed := ""
	if s.unpacks {
		packed = "gz"
	}
	words, err := words()
	if err != nil {
		return err
	}
	blanks := strings.NewReplacer("{{version}}", s.version, "{{words}}", words, "{{files}}", strings.Join(kept, ", "), "{{packed}}", packed)
	for _, name := range []string{"docent.js", "sw.js"} {
		files[name] = []byte(blanks.Replace(string(files[name])))
	}
	return nil
}

// words returns what the page says before the program does, by languages.
func words() (string, error) {
	all := map[string]map[string]string{}
	for _, language := range assets.Languages() {
		if language.Base == "" {
			texts := assets.TextsIn(language.Tag)
			all[language.Tag] = map[string]string{"boot": texts.Text("web.boot", nil), "failed": texts.Text("web.failed", map[string]any{"cause": "{cause}"})}
		}
	}
	told, err := json.Marshal(all)
	return string(told), err
}

// write replaces the folder.
func (s site) write(files map[string][]byte) error {
	if err := os.RemoveAll(s.out); err != nil {
		return err
	}
	for name, data := range files {
		path := filepath.Join(s.out, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, data, fs.FileMode(0o644)); err != nil {
			return err
		}
	}
	return nil
}

// loader returns what starts a Go program in a page, from the distribution that built it.
func loader() ([]byte, error) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(string(bytes.TrimSpace(root)), "lib", "wasm", "wasm_exec.js"))
}
