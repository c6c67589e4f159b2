package tracker

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
)

// ArchiveExtension is how the names of files end that hold everything.
const ArchiveExtension = ".docentall"

// MostArchiveBytes is the most that a .docentall file may hold: several hundred long plays.
const MostArchiveBytes = 256 << 20

const archiveFormat = 1

// archiveMark is the first word of every .docentall file.
const archiveMark = `"docent-all"`

// archiveHeader is the first line of a .docentall file. On each line after it stands a file of ours.
type archiveHeader struct {
	Format   int               `json:"docent-all"`
	Sum      string            `json:"sha256"` // of all that follows the first line
	Players  []Player          `json:"players"`
	Settings map[string]string `json:"settings"`
}

// archived is a line of a .docentall file: a .docentbox or a .docent file, letter by letter.
type archived struct {
	Box  string `json:"box,omitzero"`
	Play string `json:"play,omitzero"`
}

// archive is a .docentall file as it was read.
type archive struct {
	archiveHeader
	files []archived
}

func archiveError(key string, err error, data map[string]any) error {
	return &FileError{Notice{"error.archive." + key, data}, err}
}

// ExportAll writes all plays, also damaged ones, the boxes, the players and the settings of such keys into one file.
func (t *Tracker) ExportAll(settings []string, w io.Writer) error {
	head := archiveHeader{Format: archiveFormat, Settings: map[string]string{}}
	for _, key := range settings {
		if value := t.Setting(key); value != "" {
			head.Settings[key] = value
		}
	}
	var err error
	if head.Players, err = t.Players(); err != nil {
		return err
	}
	var body bytes.Buffer
	if err := archiveAll(t, json.NewEncoder(&body)); err != nil {
		return err
	}
	sum := sha256.Sum256(body.Bytes())
	head.Sum = hex.EncodeToString(sum[:])
	if err := json.NewEncoder(w).Encode(head); err != nil {
		return err
	}
	_, err = body.WriteTo(w)
	return err
}

// archiveAll writes every box and every play, who was changed first first: so they are listed again.
func archiveAll(t *Tracker, to *json.Encoder) error {
	boxes, err := t.store.Boxes()
	if err != nil {
		return err
	}
	for _, b := range slices.Backward(boxes) {
		var file strings.Builder
		if err := t.ExportBox(b.ID, &file); err != nil {
			return err
		}
		if err := to.Encode(archived{Box: file.String()}); err != nil {
			return err
		}
	}
	plays, err := t.store.List()
	if err != nil {
		return err
	}
	for _, s := range slices.Backward(plays) {
		if err := archivePlay(to, s.ID, t.ExportKept, t.ExportDamaged); err != nil {
			return err
		}
	}
	damaged, err := t.Damaged()
	if err != nil {
		return err
	}
	for _, d := range damaged {
		if err := archivePlay(to, d.ID, t.ExportDamaged); err != nil {
			return err
		}
	}
	return nil
}

// archivePlay writes a play in the first way that works.
func archivePlay(to *json.Encoder, id string, ways ...func(string, io.Writer) error) (err error) {
	for _, export := range ways {
		var file strings.Builder
		if err = export(id, &file); err == nil {
			return to.Encode(archived{Play: file.String()})
		}
	}
	return err
}

// ImportAll keeps what a .docentall file holds beside what is here: plays and boxes as Import and ImportBox do, players
// who are unknown, and the settings of such keys. A play or a box that cannot be opened is left out; the notice counts. A
// file that is not whole is refused with a *FileError, and then nothing is changed; a *StoreError ends it amid the plays.
func (t *Tracker) ImportAll(settings []string, r io.Reader) (Notice, error) {
	a, err := readArchive(r)
	if err != nil {
		return Notice{}, err
	}
	if err := welcome(t.store, a.Players); err != nil {
		return Notice{}, err
	}
	count := tally{}
	for _, file := range a.files {
		if err := count.take(unpack(t, file)); err != nil {
			return Notice{}, err
		}
	}
	for _, key := range settings {
		if value, ok := a.Settings[key]; ok {
			if err := t.SetSetting(key, value); err != nil {
				return Notice{}, err
			}
		}
	}
	return count.notice(), nil
}

// welcome remembers the players of an archive whom nobody knows here.
func welcome(store Store, players []Player) error {
	known, err := store.Players()
	if err != nil {
		return err
	}
	players = slices.DeleteFunc(plainPlayers(players), func(p Player) bool {
		return slices.ContainsFunc(known, func(k Player) bool { return k.ID == p.ID })
	})
	if len(players) == 0 {
		return nil
	}
	return store.SavePlayers(players)
}

// unpack keeps one file of an archive.
func unpack(t *Tracker, file archived) (Notice, error) {
	if file.Box != "" {
		_, notice, err := t.ImportBox(strings.NewReader(file.Box))
		return notice, err
	}
	_, notice, err := t.Import(strings.NewReader(file.Play))
	return notice, err
}

// tally counts what became of the files of an archive.
type tally struct{ added, known, left int }

// take counts one. Only what the store says ends it all.
func (c *tally) take(notice Notice, err error) error {
	var refused *FileError
	switch {
	case errors.As(err, &refused):
		c.left++
	case err != nil:
		return err
	case notice.Key == "notice.file.known" || notice.Key == "notice.box.known":
		c.known++
	default:
		c.added++
	}
	return nil
}

func (c *tally) notice() Notice {
	n := Notice{"notice.archive.in", map[string]any{"added": c.added, "known": c.known, "left": c.left}}
	if c.left > 0 {
		n.Key = "notice.archive.partly"
	}
	return n
}

// readArchive reads a file that is whole, or none.
func readArchive(r io.Reader) (archive, error) {
	data, err := io.ReadAll(io.LimitReader(r, MostArchiveBytes+1))
	if err != nil {
		return archive{}, archiveError("unreadable", err, nil)
	}
	first, rest, _ := bytes.Cut(data, []byte("\n"))
	switch {
	case marked(first, `"docent"`) || marked(first, boxMark):
		return archive{}, archiveError("single", errors.New("it is a play or a box"), nil)
	case !marked(first, archiveMark):
		return archive{}, archiveError("foreign", errors.New("no header"), nil)
	case len(data) > MostArchiveBytes:
		return archive{}, archiveError("huge", errors.New("too many bytes"), map[string]any{"megabytes": MostArchiveBytes >> 20})
	}
	var format struct {
		Format int `json:"docent-all"`
	}
	if err := json.Unmarshal(first, &format); err == nil && format.Format > archiveFormat {
		return archive{}, archiveError("newer", fmt.Errorf("format %d", format.Format), nil)
	}
	a := archive{}
	if err := a.read(first, rest); err != nil {
		return archive{}, archiveError("damaged", err, nil)
	}
	return a, nil
}

// read takes a file apart and judges all but what the files in it say.
func (a *archive) read(first, rest []byte) error {
	if err := json.Unmarshal(first, &a.archiveHeader); err != nil {
		return err
	}
	if sum := sha256.Sum256(rest); a.Format < 1 || a.Sum != hex.EncodeToString(sum[:]) {
		return fmt.Errorf("format %d, or another sum", a.Format)
	}
	for _, p := range a.Players {
		if !isID(p.ID) || p.Symbol < 0 || p.Symbol > 5 {
			return fmt.Errorf("player %.40q cannot be", p.Name)
		}
	}
	for key, value := range a.Settings {
		if !sayable(key) || len(value) > longSetting {
			return fmt.Errorf("setting %.40q cannot be", key)
		}
	}
	for line := range bytes.Lines(rest) {
		var file archived
		if err := json.Unmarshal(line, &file); err != nil {
			return err
		}
		if (file.Box == "") == (file.Play == "") {
			return errors.New("a line holds no file, or two")
		}
		a.files = append(a.files, file)
	}
	return nil
}

// longSetting is the most bytes of a setting.
const longSetting = 64 << 10
