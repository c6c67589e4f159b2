package tracker

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"maps"

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
	Format  int          `json:"docent-box"`
	Game    rules.GameID `json:"game"`
	Edition int          `json:"edition,omitzero"` // of the game that understands the things; absent means 1
	ID      string       `json:"id"`
	Name    string       `json:"name"`
	Things  rules.Box    `json:"things"`
	Kept    rules.Box    `json:"kept,omitempty"` // what that edition does not understand
}

func boxError(key string, err error, data map[string]any) error {
	return &FileError{Notice{"error.box." + key, data}, err}
}

// ExportBox writes a box as a .docentbox file.
func (t *cupboard) ExportBox(id string, w io.Writer) error {
	b, err := t.keptBox(id)
	if err != nil {
		return err
	}
	f := boxFile{Format: boxFormat, Game: b.Game, ID: b.ID, Name: b.Name, Things: b.Things}
	if game, ok := t.games(b.Game); ok {
		f.Edition = game.Edition()
		f.Things, f.Kept = understood(game, b.Things)
	}
	return json.NewEncoder(w).Encode(f)
}

// ImportBox keeps a box from a .docentbox file, what this edition does not understand of
// it too: the notice says how many pieces that are. One that is here already as it stands
// there is that box, and the notice says so; where both differ the imported one is
// kept beside it. It fails with a *FileError or a *StoreError, and then changes nothing.
func (t *cupboard) ImportBox(r io.Reader) (Box, Notice, error) {
	f, err := t.readBox(r)
	if err != nil {
		return Box{}, Notice{}, err
	}
	t.boxes.Lock()
	defer t.boxes.Unlock()
	b := Box{ID: f.ID, Game: f.Game, Name: f.Name, Things: f.Things}
	maps.Copy(b.Things, f.Kept)
	here, err := t.keptBox(f.ID)
	switch {
	case err == nil && here.Game == b.Game && sameThings(here.Things, b.Things):
		return t.shown(here), Notice{"notice.box.known", map[string]any{"name": here.Name}}, nil
	case err == nil:
		b.ID = uuid.NewString()
	case !errors.Is(err, ErrNoBox):
		return Box{}, Notice{}, err
	}
	var notice Notice
	if len(f.Kept) > 0 {
		notice = Notice{"notice.box.partly", map[string]any{"Count": len(f.Kept)}}
	}
	b, err = t.addBox(b)
	return t.shown(b), notice, err
}

func sameThings(a, b rules.Box) bool {
	for thing, raw := range a {
		if !bytes.Equal(b[thing], raw) {
			return false
		}
	}
	return len(a) == len(b)
}

// readBox reads a file and judges every piece in it. What another edition understood and
// the present one does not is among the Kept.
func (t *cupboard) readBox(r io.Reader) (boxFile, error) {
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
	for _, things := range []rules.Box{f.Things, f.Kept} {
		if err := tighten(things); err != nil {
			return boxFile{}, boxError("damaged", err, nil)
		}
	}
	if f.Edition < 0 || shares(f.Things, f.Kept) {
		return boxFile{}, boxError("damaged", fmt.Errorf("edition %d, or a piece twice", f.Edition), nil)
	}
	if max(f.Edition, 1) == game.Edition() {
		return f.whole(), pieceError(f.Game, game.CheckBox(f.Things))
	}
	all := f.whole()
	maps.Copy(all.Things, f.Kept)
	all.Things, all.Kept = understood(game, all.Things)
	return all, nil
}

// whole returns the file with things, be they none.
func (f boxFile) whole() boxFile {
	if f.Things == nil {
		f.Things = rules.Box{}
	}
	return f
}

// tighten takes out the space that an editor may have put in, and refuses names that no
// screen shows.
func tighten(things rules.Box) error {
	for thing, raw := range things {
		var tight bytes.Buffer
		if err := json.Compact(&tight, raw); err != nil {
			return err
		}
		if !sayable(string(thing)) {
			return fmt.Errorf("thing %.40q cannot be", thing)
		}
		things[thing] = tight.Bytes()
	}
	return nil
}

// shares reports whether both boxes tell of a piece.
func shares(a, b rules.Box) bool {
	for thing := range a {
		if _, ok := b[thing]; ok {
			return true
		}
	}
	return false
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

// pieceError returns the error of a file that is refused for a piece, which it names.
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
