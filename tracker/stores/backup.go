//go:build !js

package stores

import (
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"time"

	"docent/tracker"
	"docent/tracker/disk"
)

// backupFolder is where backups are kept, in the folder of plays.
const backupFolder = "backups"

// mostBackups is how many are kept.
const mostBackups = 5

const backupPrefix, backupSuffix = "docent-", ".db"

// backups makes copies beside the moves: on a goroutine and a connection of its own.
type backups struct {
	store *SQLite
	dir   string
	now   func() time.Time

	making  sync.Mutex     // held while a backup is made or restored
	running sync.WaitGroup // what Close waits for

	mu     sync.Mutex
	day    string          // of the last one that was begun
	over   map[string]bool // plays that were backed up when they ended
	failed bool
	tell   func(tracker.Notice)
}

func (b *backups) begin(store *SQLite, dir string, now func() time.Time) {
	b.store, b.dir, b.now, b.over = store, dir, now, map[string]bool{}
}

// daily makes a backup where there is none of today.
func (b *backups) daily() {
	all, err := b.list()
	if err != nil || len(all) == 0 || dayOf(b.now()) != dayOf(all[0].At) {
		b.after("", false)
	}
}

func dayOf(at time.Time) string { return at.Local().Format(time.DateOnly) }

// after makes a backup where a play has ended, or the first change of a day was made. It
// does not wait for it.
func (b *backups) after(play string, over bool) {
	if b.store == nil {
		return
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	today := dayOf(b.now())
	if b.day == today && (!over || b.over[play]) {
		return
	}
	b.day = today
	if over {
		b.over[play] = true
	}
	b.running.Go(func() {
		err := b.make()
		if errors.Is(err, errEmpty) {
			b.due()
			return
		}
		if err != nil {
			b.trouble(err)
		}
	})
}

// errEmpty is returned where nothing is kept of which a backup could be made.
var errEmpty = errors.New("nothing is kept")

// due has the next change make a backup.
func (b *backups) due() {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.day = ""
}

// trouble tells the first failure.
func (b *backups) trouble(err error) {
	slog.Warn("no backup was made", "error", err)
	b.mu.Lock()
	defer b.mu.Unlock()
	first := !b.failed
	b.failed = true
	if first && b.tell != nil {
		go b.tell(tracker.Notice{Key: "notice.backup.failed"})
	}
}

// make copies everything that is kept into a new backup and removes the oldest ones. What
// is like the last backup needs none; where nothing is kept it fails with errEmpty.
func (b *backups) make() (err error) {
	b.making.Lock()
	defer b.making.Unlock()
	db, err := sql.Open(Engine, dataSource(b.store.path)+"&mode=ro")
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	all, err := b.list()
	if err != nil {
		return err
	}
	state, err := stateOfFile(db)
	if err != nil || len(all) > 0 && b.holds(all[0].Name, state) {
		return err
	}
	if err := os.MkdirAll(b.dir, 0o700); err != nil {
		return err
	}
	half := filepath.Join(b.dir, "half")
	if err := errors.Join(removeFile(half), beginFile(half)); err != nil {
		return err
	}
	if _, err := db.Exec("VACUUM INTO ?", half); err != nil {
		return errors.Join(err, removeFile(half))
	}
	if err := b.keep(half); err != nil {
		return errors.Join(err, removeFile(half))
	}
	return b.prune()
}

// keep makes a backup durable and gives it its name.
func (b *backups) keep(half string) error {
	f, err := os.OpenFile(half, os.O_RDWR, 0o600)
	if err != nil {
		return err
	}
	if err := errors.Join(f.Sync(), f.Close()); err != nil {
		return err
	}
	name := backupPrefix + b.now().UTC().Format(stamp)
	for taken(filepath.Join(b.dir, name+backupSuffix)) {
		name += "x"
	}
	if err := os.Rename(half, filepath.Join(b.dir, name+backupSuffix)); err != nil {
		return err
	}
	disk.SyncFolder(b.dir)
	return nil
}

// prune removes all backups but the last ones.
func (b *backups) prune() error {
	all, err := b.list()
	for _, old := range all[min(mostBackups, len(all)):] {
		err = errors.Join(err, os.Remove(filepath.Join(b.dir, old.Name)))
	}
	return err
}

// stateOfFile tells the states of a file apart by counting.
func stateOfFile(db *sql.DB) (string, error) {
	var plays, changes, boxes, players int
	var boxed string
	err := db.QueryRow(`SELECT (SELECT count(*) FROM plays), (SELECT coalesce(sum(changes), 0) FROM plays),
		(SELECT count(*) FROM boxes), (SELECT count(*) FROM players),
		(SELECT coalesce(group_concat(id || changed), '') FROM boxes)`).Scan(&plays, &changes, &boxes, &players, &boxed)
	if err != nil {
		return "", err
	}
	if plays+boxes+players == 0 {
		return "", errEmpty
	}
	return fmt.Sprint(plays, " ", changes, " ", players, " ", boxed), nil
}

// holds reports whether a backup is of this state.
func (b *backups) holds(name, state string) bool {
	db, err := sql.Open(Engine, dataSource(filepath.Join(b.dir, name))+"&mode=ro&immutable=1")
	if err != nil {
		return false
	}
	defer func() { _ = db.Close() }()
	held, err := stateOfFile(db)
	return err == nil && held == state
}

// list finds the backups, the newest first, without looking into them.
func (b *backups) list() ([]tracker.Backup, error) {
	names, err := os.ReadDir(b.dir)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var all []tracker.Backup
	for _, e := range names {
		text, ok := strings.CutPrefix(e.Name(), backupPrefix)
		text, sure := strings.CutSuffix(text, backupSuffix)
		at, err := time.Parse(stamp, strings.TrimRight(text, "x"))
		if ok && sure && err == nil && e.Type().IsRegular() {
			all = append(all, tracker.Backup{Name: e.Name(), At: at})
		}
	}
	slices.SortFunc(all, func(a, b tracker.Backup) int { return strings.Compare(b.Name, a.Name) })
	return all, nil
}

// Backups lists the backups, the newest first. One that cannot be read is left out.
func (s *SQLite) Backups() ([]tracker.Backup, error) {
	all, err := s.backups.list()
	if err != nil {
		return nil, tracker.NewStoreError("failed", err)
	}
	var sound []tracker.Backup
	for _, one := range all {
		if one.Plays, err = playsIn(filepath.Join(s.backups.dir, one.Name)); err != nil {
			slog.Warn("a backup cannot be read", "name", one.Name, "error", err)
			continue
		}
		sound = append(sound, one)
	}
	return sound, nil
}

func playsIn(path string) (n int, err error) {
	db, err := sql.Open(Engine, dataSource(path)+"&mode=ro&immutable=1")
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, db.Close()) }()
	return n, db.QueryRow("SELECT count(*) FROM plays").Scan(&n)
}

// BackUp makes a backup now.
func (s *SQLite) BackUp() error { return kept(s.backups.make()) }

// OnTrouble tells the first backup that fails.
func (s *SQLite) OnTrouble(tell func(tracker.Notice)) {
	b := &s.backups
	b.mu.Lock()
	defer b.mu.Unlock()
	b.tell = tell
	if b.failed {
		go tell(tracker.Notice{Key: "notice.backup.failed"})
	}
}
