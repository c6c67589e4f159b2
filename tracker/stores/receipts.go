//go:build !js

package stores

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/crc32"
	"io"
	"io/fs"
	"log/slog"
	"os"
	"strings"
	"sync"
	"time"

	"docent/tracker"
	"docent/tracker/disk"
)

// receiptsName is the file beside the plays that keeps which of them were acknowledged.
const receiptsName = "docent.receipts"

// receiptsRoom is by how much that file grows at once: a line in a file that need not grow
// is durable sooner, and written where the disk is full.
const receiptsRoom = 64 << 10

// receipt holds how many changes of a play were acknowledged; none: it was removed.
type receipt struct {
	Play    string `json:"play"`
	Changes int    `json:"changes"`
}

// receiptsDelay is how long after a change its receipt is made durable: no move waits for
// it. A process that is killed meanwhile loses no receipt, only a power cut does.
const receiptsDelay = 50 * time.Millisecond

// receipts is a file of lines, each with its checksum; the last line of a play counts. It
// is written after the database and so is never ahead of what was acknowledged. One that
// was not begun keeps nothing.
type receipts struct {
	path string
	mu   sync.Mutex
	file *os.File
	end  int64       // of the last line
	room int64       // the size of the file
	late *time.Timer // makes lines durable; nil where all are
}

// readReceipts reads the changes of each play. A file that is missing says nothing, and
// a damaged line counts for nothing.
func readReceipts(path string) (map[string]int, error) {
	data, err := os.ReadFile(path)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	changes := map[string]int{}
	for text := range bytes.Lines(data) {
		sum, rest, _ := bytes.Cut(bytes.TrimSpace(bytes.Trim(text, "\x00")), []byte(" "))
		var r receipt
		if string(sum) != checksum(rest) || json.Unmarshal(rest, &r) != nil {
			continue
		}
		if r.Changes == 0 {
			delete(changes, r.Play)
			continue
		}
		changes[r.Play] = r.Changes
	}
	return changes, nil
}

func checksum(text []byte) string { return fmt.Sprintf("%08x", crc32.ChecksumIEEE(text)) }

func (r receipt) line() ([]byte, error) {
	text, err := json.Marshal(r)
	if err != nil {
		return nil, err
	}
	return fmt.Appendf(nil, "%s %s\n", checksum(text), text), nil
}

// begin writes the file anew with what the database holds.
func (r *receipts) begin(changes map[string]int) error {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.file != nil {
		_ = r.file.Close() // what it says is not needed any more
		r.file = nil
	}
	end := int64(0)
	err := disk.WriteFile(r.path, func(w io.Writer) error {
		for play, n := range changes {
			text, err := receipt{play, n}.line()
			if err != nil {
				return err
			}
			if _, err := w.Write(text); err != nil {
				return err
			}
			end += int64(len(text))
		}
		return nil
	})
	if err != nil {
		return err
	}
	file, err := os.OpenFile(r.path, os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	r.file, r.end, r.room = file, end, end
	return nil
}

// add writes a receipt, which is soon durable. The next one overwrites one that failed.
func (r *receipts) add(play string, changes int) error {
	text, err := receipt{play, changes}.line()
	if err != nil {
		return err
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.file == nil {
		return nil
	}
	if r.end+int64(len(text)) > r.room {
		if _, err := r.file.WriteAt(make([]byte, receiptsRoom), r.end); err != nil {
			return err
		}
		r.room = r.end + receiptsRoom
	}
	if _, err := r.file.WriteAt(text, r.end); err != nil {
		return err
	}
	r.end += int64(len(text))
	if r.late == nil {
		r.late = time.AfterFunc(receiptsDelay, r.sync)
	}
	return nil
}

// sync makes durable what was written.
func (r *receipts) sync() {
	r.mu.Lock()
	file := r.file
	r.late = nil
	r.mu.Unlock()
	if file == nil {
		return
	}
	if err := syncData(file); err != nil && !errors.Is(err, fs.ErrClosed) {
		slog.Warn("a power cut now might lose moves, which would not be told", "error", err)
	}
}

func (r *receipts) close() error {
	r.mu.Lock()
	file := r.file
	r.file = nil
	if r.late != nil {
		r.late.Stop()
	}
	r.mu.Unlock()
	if file == nil {
		return nil
	}
	return errors.Join(file.Sync(), file.Close())
}

// acknowledge notes how many changes of a play were made durable; none: it is removed.
// The move is durable already, so a failure is not the move's.
func (s *SQLite) acknowledge(play string, changes int) {
	if err := s.receipts.add(play, changes); err != nil {
		slog.Warn("a later loss of this change would not be told", "play", play, "error", err)
	}
}

// changes counts what was acknowledged of each play that is kept.
func (s *SQLite) changes() (map[string]int, error) {
	rows, err := walk{db: s.db(), key: "rowid", columns: "id, changes", from: "plays NOT INDEXED", where: "true"}.rows()
	counts := map[string]int{}
	for _, row := range rows {
		id, _ := row[0].(string)
		n, _ := row[1].(int64)
		counts[id] = int(n)
	}
	return counts, err
}

// losses holds what was acknowledged and is not kept any more.
type losses struct {
	gone   int            // plays
	behind map[string]int // how many of the last changes of a play
}

func lossesOf(acknowledged, kept map[string]int) losses {
	l := losses{behind: map[string]int{}}
	for play, changes := range acknowledged {
		n, known := kept[play]
		switch {
		case !known:
			l.gone++
		case n < changes:
			l.behind[play] = changes - n
		}
	}
	return l
}

// notice tells the losses, those of a single play with the names of its players.
func (l losses) notice(s *SQLite) tracker.Notice {
	moves, play := 0, ""
	for id, n := range l.behind {
		moves, play = moves+n, id
	}
	switch {
	case l.gone > 0 && moves > 0:
		return tracker.Notice{Key: "notice.store.missing.both", Data: map[string]any{"games": l.gone, "moves": moves}}
	case l.gone > 0:
		return tracker.Notice{Key: "notice.store.missing.games", Data: map[string]any{"Count": l.gone}}
	case moves == 0:
		return tracker.Notice{}
	}
	saved, err := s.Load(play)
	if len(l.behind) > 1 || err != nil {
		return tracker.Notice{Key: "notice.store.missing.several", Data: map[string]any{"games": len(l.behind), "moves": moves}}
	}
	var names []string
	for _, p := range saved.Header.Players {
		names = append(names, p.Name)
	}
	return tracker.Notice{Key: "notice.store.missing.moves", Data: map[string]any{"Count": moves, "players": strings.Join(names, ", ")}}
}
