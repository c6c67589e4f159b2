package tracker

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"github.com/google/uuid"

	"docent/rules"
)

// BoxExtension is how the names of shared boxes end.
const BoxExtension = ".docentbox"

// MostBoxBytes is the most that a .docentbox file may hold. A full box takes some
// twenty kilobytes.
const MostBoxBytes = 1 << 20

const boxFormat = 1

// boxFile is a .docentbox file: one JSON object that begins with its format.
type boxFile struct {
	Format int          `json:"docent-box"`
	Game   rules.GameID `json:"game"`
	ID     string       `json:"id"`
	Name   string       `json:"name"`
	Things rules.Box    `json:"things"`
}

func boxError(key string, err error, data map[string]any) error {
	return &FileError{Notice{"error.box." + key, data}, err}
}

// ExportBox writes a box as a .docentbox file.
func (t *Tracker) ExportBox(id string, w io.Writer) error {
	b, err := t.Box(id)
	if err != nil {
		return err
	}
	return json.NewEncoder(w).Encode(boxFile{boxFormat, b.Game, b.ID, b.Name, b.Things})
}

// ImportBox keeps a box from a .docentbox file. One that is here already as it stands
// there is that box, and the notice says so; where both differ the imported one is
// kept beside it. It fails with a *FileError or a *StoreError, and then changes nothing.
func (t *Tracker) ImportBox(r io.Reader) (Box, Notice, error) {
	f, err := t.readBox(r)
	if err != nil {
		return Box{}, Notice{}, err
	}
	t.boxes.Lock()
	defer t.boxes.Unlock()
	b := Box{ID: f.ID, Game: f.Game, Name: f.Name, Things: f.Things}
	here, err := t.Box(f.ID)
	switch {
	case err == nil && here.Game == b.Game && sameThings(here.Things, b.Things):
		return here, Notice{"notice.box.known", map[string]any{"name": here.Name}}, nil
	case err == nil:
		b.ID = uuid.NewString()
	case !errors.Is(err, ErrNoBox):
		return Box{}, Notice{}, err
	}
	b, err = t.addBox(b)
	return b, Notice{}, err
}

func sameThings(a, b rules.Box) bool {
	for thing, raw := range a {
		if !bytes.Equal(b[thing], raw) {
			return false
		}
	}
	return len(a) == len(b)
}

// readBox reads a file and judges every piece in it.
func (t *Tracker) readBox(r io.Reader) (boxFile, error) {
	data, err := io.ReadAll(io.LimitReader(r, MostBoxBytes+1))
	if err != nil {
		return boxFile{}, boxError("unreadable", err, nil)
	}
	if err := boxFormatOf(data); err != nil {
		return boxFile{}, err
	}
	var f boxFile
	if err := json.Unmarshal(data, &f); err != nil {
		return boxFile{}, boxError("damaged", err, nil)
	}
	if f.Name = Plain(f.Name); !isID(f.ID) || !nameable(f.Name) {
		return boxFile{}, boxError("damaged", fmt.Errorf("box %.40q named %.40q cannot be", f.ID, f.Name), nil)
	}
	game, ok := t.games(f.Game)
	if !ok {
		return boxFile{}, boxError("unknown-game", fmt.Errorf("game %.40q", f.Game), map[string]any{"game": clipped(string(f.Game))})
	}
	if f.Things == nil {
		f.Things = rules.Box{}
	}
	for thing, raw := range f.Things { // an editor may have spaced it out
		var tight bytes.Buffer
		if err := json.Compact(&tight, raw); err != nil {
			return boxFile{}, boxError("damaged", err, nil)
		}
		f.Things[thing] = tight.Bytes()
	}
	return f, pieceError(f.Game, game.CheckBox(f.Things))
}

// boxMark is the first word of every .docentbox file.
const boxMark = `"docent-box"`

func marked(data []byte, mark string) bool {
	return bytes.HasPrefix(bytes.TrimSpace(bytes.TrimPrefix(bytes.TrimSpace(data), []byte("{"))), []byte(mark))
}

// boxFormatOf refuses what is no box of a format that we know.
func boxFormatOf(data []byte) error {
	switch {
	case marked(data, `"docent"`):
		return boxError("play", errors.New("it is a play"), nil)
	case !marked(data, boxMark):
		return boxError("foreign", errors.New("no header"), nil)
	case len(data) > MostBoxBytes:
		return boxError("huge", errors.New("too many bytes"), map[string]any{"megabytes": MostBoxBytes >> 20})
	}
	var f struct {
		Format int `json:"docent-box"`
	}
	if err := json.Unmarshal(data, &f); err != nil || f.Format < 1 {
		return boxError("damaged", errors.Join(fmt.Errorf("format %d", f.Format), err), nil)
	}
	if f.Format > boxFormat {
		return boxError("newer", fmt.Errorf("format %d", f.Format), nil)
	}
	return nil
}

// pieceError says which piece a file is refused for.
func pieceError(game rules.GameID, err error) error {
	var of *rules.PieceError
	switch {
	case err == nil:
		return nil
	case !errors.As(err, &of):
		return boxError("damaged", err, nil)
	case of.Foreign:
		return boxError("unknown-piece", err, map[string]any{"piece": clipped(string(of.Thing))})
	}
	return boxError("piece", err, map[string]any{"piece": clipped(string(of.Thing)), "game": string(game)})
}
