package tracker

import (
	"fmt"
	"log/slog"
	"runtime/debug"
)

// SettingOpen is the setting that holds the play to go on with at the next start.
const SettingOpen = "open"

// rescue runs what may panic over a play. A panic is logged with its stack, and the play
// is marked; the error tells both.
func (t *Tracker) rescue(play string, do func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			err = t.failed(play, fmt.Sprint(cause), string(debug.Stack()))
		}
	}()
	return do()
}

// guarded runs what may panic over a file. A panic is logged with its stack, and the error
// tells it: the file is no play of this device that could be marked.
func guarded(do func() error) (err error) {
	defer func() {
		if cause := recover(); cause != nil {
			slog.Error("Docent failed over a file", "cause", fmt.Sprint(cause), "stack", string(debug.Stack()))
			err = fileError("broken", fmt.Errorf("panic: %v", cause), nil)
		}
	}()
	return do()
}

func (t *Tracker) failed(play, cause, stack string) error {
	slog.Error("Docent failed over a play", "play", play, "cause", cause, "stack", stack)
	if err := t.store.MarkDamaged(play, &Failure{cause, stack, t.clock()}); err != nil {
		slog.Error("the play was not marked", "play", play, "error", err)
	}
	return NewStoreError("broken", fmt.Errorf("panic: %s", cause))
}

// Show builds the page of a play. Until it is built, no play is the one to go on with at
// the next start; then this one is. Where building it panics the play is marked, and the
// error tells so: the app stays where it was.
func (t *Tracker) Show(play string, build func()) error {
	if err := t.SetSetting(SettingOpen, ""); err != nil {
		slog.Warn("the next start may go on with another play", "error", err)
	}
	err := t.rescue(play, func() error { build(); return nil })
	if err != nil {
		t.forget(play)
		return err
	}
	if err := t.SetSetting(SettingOpen, play); err != nil {
		slog.Warn("the next start will not go on with this play", "error", err)
	}
	return nil
}

// Crashed marks the play to go on with, because the app is about to end in a panic. The
// next start then begins at home.
func (t *Tracker) Crashed(cause any, stack []byte) {
	play := t.Setting(SettingOpen)
	if err := t.SetSetting(SettingOpen, ""); err != nil {
		slog.Error("the next start goes on with the play again", "play", play, "error", err)
	}
	if play == "" {
		slog.Error("Docent failed", "cause", cause, "stack", string(stack))
		return
	}
	_ = t.failed(play, fmt.Sprint(cause), string(stack))
}

func (t *Tracker) forget(play string) {
	t.mu.Lock()
	defer t.mu.Unlock()
	delete(t.open, play)
}
