package stores

import (
	"errors"
	"sync"
	"syscall/js"
	"time"
)

// lingering is how long the lock of a page that was loaded anew may still be held.
const lingering = 1500 * time.Millisecond

var errNoLocks = errors.New("the browser cannot keep two tabs apart")

// lock holds a name of the site until the page goes or unlock is called. It fails with ErrInUse where another tab
// holds it.
func lock(name string) (unlock func(), err error) {
	defer thrown(&err)
	locks := js.Global().Get("navigator").Get("locks")
	if !locks.Truthy() {
		return nil, errNoLocks
	}
	held, over := make(chan struct{}), make(chan error, 1)
	release := js.Undefined()
	kept := js.FuncOf(func(_ js.Value, args []js.Value) any { // the promise that is kept until unlock
		release = args[0]
		return nil
	})
	got := js.FuncOf(func(js.Value, []js.Value) any {
		close(held)
		return js.Global().Get("Promise").New(kept)
	})
	failed := js.FuncOf(func(_ js.Value, args []js.Value) any {
		over <- js.Error{Value: args[0]}
		return nil
	})
	abort := js.Global().Get("AbortController").New()
	locks.Call("request", name, map[string]any{"signal": abort.Get("signal")}, got).Call("catch", failed)
	looked := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if holds(args[0], name) {
			abort.Call("abort")
		}
		return nil
	})
	looks := time.NewTicker(lingering)
	defer looks.Stop()
	for {
		select {
		case <-looks.C:
			locks.Call("query").Call("then", looked)
		case <-held:
			return sync.OnceFunc(func() { release.Invoke() }), nil
		case err := <-over:
			if nameOf(err) == "AbortError" {
				return nil, ErrInUse
			}
			return nil, err
		}
	}
}

// holds reports whether a tab holds a lock: a browser that has just begun may be slow to give one that nobody has.
func holds(snapshot js.Value, name string) bool {
	held := snapshot.Get("held")
	for i := range held.Length() {
		if held.Index(i).Get("name").String() == name {
			return true
		}
	}
	return false
}
