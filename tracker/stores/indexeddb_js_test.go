package stores_test

import (
	"errors"
	"reflect"
	"syscall/js"
	"testing"

	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// A database of a newer version is left as it is, and plays go on without being kept.
func TestNewerDatabase(t *testing.T) {
	name := t.TempDir()
	opened := make(chan struct{})
	request := js.Global().Get("indexedDB").Call("open", name, 99)
	request.Set("onsuccess", js.FuncOf(func(js.Value, []js.Value) any {
		request.Get("result").Call("close")
		close(opened)
		return nil
	}))
	<-opened
	store, notice, err := stores.OpenFolder(name, trackertest.AtNoon)
	if _, forgets := store.(*stores.Memory); err != nil || !forgets || notice.Key != "notice.store.newer" {
		t.Errorf("opened %T with %v, told %q", store, err, notice.Key)
	}
}

// A second tab is refused until the first has gone.
func TestSecondTabIsTold(t *testing.T) {
	name := t.TempDir()
	first := trackertest.MustFolder(t, name)
	if _, _, err := stores.OpenFolder(name, trackertest.AtNoon); !errors.Is(err, stores.ErrInUse) {
		t.Fatalf("a second tab opened: %v", err)
	}
	must(t, first.Close())
	trackertest.MustFolder(t, name)
}

// An entry that is there already undoes all that came with it.
func TestChangeIsWholeOrNothing(t *testing.T) {
	store := trackertest.MustFolder(t, t.TempDir())
	must(t, store.Create(headerOf("p"), []tracker.Entry{entry(1, 0, annRolls)}, markAt(t, 1, 1, trackertest.Noon, annRolls)))
	before, err := store.Load("p")
	must(t, err)
	err = store.Append("p", []tracker.Entry{entry(2, 1, benRolls), entry(1, 0, annRolls)}, markAt(t, 2, 2, trackertest.Noon, annRolls, benRolls))
	if told, ok := tracker.Told(err); !ok || told.Key != "error.store.failed" {
		t.Errorf("refused with %v", err)
	}
	after, err := store.Load("p")
	must(t, err)
	if !reflect.DeepEqual(after, before) {
		t.Errorf("left %+v, want %+v", after, before)
	}
}

// What the browser has closed keeps nothing, and says so.
func TestClosedDatabase(t *testing.T) {
	store := trackertest.MustFolder(t, t.TempDir())
	must(t, store.Close())
	if told, ok := tracker.Told(store.SetSetting("language", "fr")); !ok || told.Key != "error.store.failed" {
		t.Errorf("told %q", told.Key)
	}
}
