package tracker

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"github.com/google/uuid"

	"docent/rules"
)

// Extension is how the names of shared plays end.
const Extension = ".docent"

// What a .docent file may hold: far more than a play can have, so that whatever is written
// can be read. A long play has some two thousand moves and takes less than half a megabyte.
const (
	MostBytes   = 128 << 20
	MostEntries = 250_000

	format   = 1
	longText = 200
)

// A file is JSON lines: this one first, then an Entry on each. What follows the last
// of them, and lines that are missing, show that the file was cut or edited.
type fileHeader struct {
	Docent  int    `json:"docent"` // the format
	Play    Header `json:"play"`
	Entries int    `json:"entries"`
	Head    int    `json:"head"`
	Tip     int    `json:"tip"`
	// Where the play stood, and whose rules made that; 0 is the Header's edition.
	Edition  int             `json:"edition,omitzero"`
	Position json.RawMessage `json:"position,omitempty"`
}

// file is a .docent file as far as it can be read.
type file struct {
	fileHeader
	entries []Entry
	cut     bool // it ends before its entries do
}

// FileError is the reason why a file cannot be opened at all. Nothing was changed.
type FileError struct {
	Notice
	Err error // for the log
}

func (e *FileError) Error() string { return fmt.Sprintf("tracker: %s: %v", e.Key, e.Err) }

func (e *FileError) Unwrap() error { return e.Err }

func fileError(key string, err error, data map[string]any) error {
	return &FileError{Notice{"error.file." + key, data}, err}
}

// Export writes the play as a .docent file, undone branches, secrets and all.
func (p *Play) Export(w io.Writer) error {
	p.mu.RLock()
	defer p.mu.RUnlock()
	l := p.journal.line
	return writeFile(w, p.journal.fileHeader(p.header, l.head(), l.tip()), p.journal.entries())
}

// fileHeader returns the first line of a file that stands on an entry.
func (j *journal) fileHeader(h Header, head, tip int) fileHeader {
	position := j.position(head)
	return fileHeader{Play: h, Head: head, Tip: tip, Edition: h.edition(position.Game()), Position: position.JSON()}
}

// ExportKept writes a play as a .docent file straight from the store, without playing it:
// for one that cannot be opened, and for what an older edition recorded as it was.
func (t *Tracker) ExportKept(id string, w io.Writer) error {
	saved, err := t.store.Load(id)
	if err != nil {
		return err
	}
	head := fileHeader{Play: saved.Header, Head: saved.Head, Tip: saved.Tip}
	if json.Valid(saved.Position) {
		head.Position = saved.Position
	}
	if saved.Edition != saved.Header.Edition {
		head.Edition = saved.Edition
	}
	return writeFile(w, head, saved.Entries)
}

func writeFile(w io.Writer, head fileHeader, entries []Entry) error {
	head.Docent, head.Entries = format, len(entries)
	encoder := json.NewEncoder(w)
	if err := encoder.Encode(head); err != nil {
		return err
	}
	for _, e := range entries {
		e.Move.Data, e.State = spellable(e.Move.Data), spellable(e.State)
		if err := encoder.Encode(e); err != nil {
			return err
		}
	}
	return nil
}

// spellable returns JSON as it is, and of what damage left the text.
func spellable(raw json.RawMessage) json.RawMessage {
	if len(raw) == 0 || json.Valid(raw) {
		return raw
	}
	text, err := json.Marshal(string(raw))
	if err != nil {
		return nil
	}
	return text
}

// readFile reads what it can of a file. It fails with a *FileError where that is not
// even a whole header, or more than the limits.
func readFile(r io.Reader) (file, error) {
	data, err := io.ReadAll(io.LimitReader(r, MostBytes+1))
	if err != nil {
		return file{}, fileError("unreadable", err, nil)
	}
	if len(data) > MostBytes {
		return file{}, fileError("huge", errors.New("too many bytes"), limits())
	}
	first, rest, _ := bytes.Cut(data, []byte("\n"))
	var f file
	if err := json.Unmarshal(first, &struct {
		Docent *int `json:"docent"`
	}{&f.Docent}); err != nil || f.Docent < 1 {
		if marked(first, boxMark) {
			return file{}, fileError("box", errors.New("it is a box"), nil)
		}
		if marked(first, archiveMark) {
			return file{}, fileError("archive", errors.New("it holds everything"), nil)
		}
		return file{}, fileError("foreign", errors.Join(errors.New("no header"), err), nil)
	}
	if f.Docent > format {
		return file{}, fileError("newer", fmt.Errorf("format %d", f.Docent), nil)
	}
	if err := json.Unmarshal(first, &f.fileHeader); err != nil {
		return file{}, fileError("damaged", err, nil)
	}
	if f.Entries > MostEntries {
		return file{}, fileError("huge", fmt.Errorf("%d entries", f.Entries), limits())
	}
	if err := f.Play.sane(); err != nil {
		return file{}, fileError("damaged", err, nil)
	}
	f.readEntries(rest)
	return f, nil
}

func limits() map[string]any {
	return map[string]any{"megabytes": MostBytes >> 20, "moves": MostEntries}
}

// readEntries stops at the first line that is not the next entry.
func (f *file) readEntries(rest []byte) {
	last, since := 0, map[int]time.Time{0: f.Play.Started}
	for len(f.entries) < f.Entries {
		text, after, _ := bytes.Cut(rest, []byte("\n"))
		var e Entry
		if err := json.Unmarshal(text, &e); err != nil {
			break
		}
		before, known := since[e.Parent]
		if e.ID <= last || e.ID > MostEntries || !known || !isAuthor(e.Author) || !countable(e.At) || !tellable(e.Events) {
			break
		}
		e.At = later(before, e.At.UTC().Truncate(time.Millisecond))
		since[e.ID], last, rest = e.At, e.ID, after
		f.entries = append(f.entries, e)
	}
	f.cut = len(f.entries) != f.Entries || len(bytes.TrimSpace(rest)) > 0
}

// sane returns what in a header no play of ours could begin with.
func (h *Header) sane() error {
	switch {
	case !isID(h.ID):
		return errors.New("the play has no id")
	case h.Started.IsZero() || !countable(h.Started):
		return errors.New("the play never started")
	}
	if h.Box != "" && !isID(h.Box) {
		return errors.New("the box has no id")
	}
	for _, p := range h.Players {
		if !isID(p.ID) {
			return fmt.Errorf("player %.40q has no id", p.Name)
		}
	}
	if err := h.seated(); err != nil {
		return err
	}
	h.Players = plainPlayers(h.Players)
	h.Started = h.Started.UTC().Truncate(time.Millisecond)
	return nil
}

// seated reports why nobody can sit so.
func (h *Header) seated() error {
	if len(h.Players) != h.Setup.Seats {
		return errors.New("players and seats differ")
	}
	for _, p := range h.Players {
		if p.Symbol < 0 || p.Symbol > 5 {
			return fmt.Errorf("player %.40q has no symbol", p.Name)
		}
	}
	return nil
}

// isAuthor reports whether an entry can be by such an author: a player or a word.
func isAuthor(author string) bool {
	return isID(author) || slices.Contains([]string{Referee, Drawn, Timed, AtTable, Carried}, author)
}

// tellable reports whether words can be made of what an entry told.
func tellable(events []rules.Event) bool {
	for _, e := range events {
		for _, thing := range e.About {
			if !sayable(string(thing)) {
				return false
			}
		}
		if e.Seat < rules.Table || !sayable(string(e.Rule)) || !sayable(string(e.Key)) {
			return false
		}
	}
	return true
}

func sayable(text string) bool {
	return len(text) <= longText && utf8.ValidString(text) && !strings.ContainsFunc(text, unicode.IsControl)
}

// countable reports whether a time can be written again: a device's clock may be wrong by
// centuries, but a file that was edited may say more.
func countable(at time.Time) bool { return at.UTC().Year() >= 1 && at.UTC().Year() <= 9999 }

// played is a file played again.
type played struct {
	file
	revived
}

// kept returns the play of a file, as a store would keep it.
func (f *file) kept() Saved {
	saved := Saved{
		Header: f.Play, Entries: f.entries, Head: f.Head, Tip: f.Tip,
		Edition: f.Edition, Position: f.Position, Changed: f.Play.Started,
	}
	if f.Edition == 0 {
		saved.Edition = f.Play.Edition
	}
	return saved
}

// replayFile plays a file again. It fails with a *FileError where not even the
// set-up is possible.
func replayFile(r io.Reader, games func(rules.GameID) (rules.Game, bool)) (played, error) {
	f, err := readFile(r)
	if err != nil {
		return played{}, err
	}
	game, ok := games(f.Play.Game)
	if !ok {
		return played{}, fileError("unknown-game", fmt.Errorf("game %.40q", f.Play.Game), map[string]any{"game": clipped(string(f.Play.Game))})
	}
	re, err := revive(game, f.kept(), replay)
	if err != nil || !re.begun && f.Play.Edition == game.Edition() {
		return played{}, fileError("damaged", errors.Join(errors.New("the set-up cannot be"), err), nil)
	}
	if err := foreign(re.faults); err != nil {
		return played{}, fileError("position", err, nil)
	}
	return played{f, re}, nil
}

// clipped keeps a foreign word short enough to show.
func clipped(text string) string {
	if len(text) > 40 {
		text = text[:40]
	}
	return Plain(text)
}

// settle goes on from the file's last position only where other rules are the reason: the
// rest of an edited file is not to be trusted.
func (r *played) settle(now time.Time) {
	if cause, blocked := r.blocked(); blocked && !cause.damage || r.whole && r.foreign() {
		r.revived.settle(now)
	}
	r.drop()
}

// notice tells what of the file could not be used, or nothing.
func (r *played) notice() Notice {
	data := r.facts()
	for _, f := range r.faults {
		if f.damage {
			return Notice{"notice.file.edited", data.with(f.Entry, r.toldBefore(f.Entry))}
		}
	}
	_, blocked := r.blocked()
	switch {
	case len(r.faults) > 0 && r.carried == nil && r.saved.Edition > r.game.Edition():
		return Notice{"notice.file.newer-rules", data}
	case r.cut || !r.whole && !blocked:
		return Notice{"notice.file.cut", data}
	}
	return r.revived.notice()
}

// Import keeps a play from a .docent file, as far as its moves can be played again;
// the notice names what was left out. A play that is here already is that play; where
// both differ the imported one gets an ID of its own. It fails with a *FileError for
// what is no file of ours, too long, of an unknown game or a newer format, or makes its game
// panic, or with a *StoreError, and then changes nothing.
func (t *Tracker) Import(r io.Reader) (p *Play, notice Notice, err error) {
	err = guarded(func() (err error) {
		p, notice, err = t.take(r)
		return err
	})
	if err != nil {
		return nil, Notice{}, err
	}
	return p, notice, nil
}

// take does what Import promises.
func (t *Tracker) take(r io.Reader) (*Play, Notice, error) {
	re, err := replayFile(r, t.games)
	if err != nil {
		return nil, Notice{}, err
	}
	saved, err := t.store.Load(re.Play.ID)
	switch {
	case err == nil && re.same(saved):
		p, _, err := t.Resume(re.Play.ID)
		return p, Notice{Key: "notice.file.known"}, err
	case err == nil:
		re.Play.ID = uuid.NewString()
	case !errors.Is(err, ErrNoPlay):
		return nil, Notice{}, err
	}
	re.settle(t.clock())
	notice := re.notice()
	p := &Play{tracker: t, header: re.Play, checklist: re.checklist, journal: re.journal, rest: re.rest(), cut: re.line.head()}
	if !re.whole || re.carried != nil { // it may have been cut amid steps that nobody makes
		steps, err := automatic(p, nil)
		if err != nil {
			return nil, Notice{}, fileError("damaged", err, nil)
		}
		p.journal.keep(steps, p.journal.with(steps))
	}
	awake(p, re.Play.Started)
	if err := t.store.Create(p.header, p.journal.entries(), p.mark(nil, p.journal.line)); err != nil {
		return nil, Notice{}, err
	}
	t.opened(p)
	return p, notice, nil
}

// same reports whether a kept play began alike and holds every good entry of the file.
func (r played) same(saved Saved) bool {
	hashes := map[int]string{}
	for _, e := range saved.Entries {
		hashes[e.ID] = e.Hash
	}
	for _, n := range r.nodes {
		if n != nil && !n.lost && hashes[n.ID] != n.Hash {
			return false
		}
	}
	saved.Header.Players = plainPlayers(saved.Header.Players)
	ours, err := json.Marshal(saved.Header)
	theirs, err2 := json.Marshal(r.Play)
	return err == nil && err2 == nil && bytes.Equal(ours, theirs)
}
