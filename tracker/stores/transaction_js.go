package stores

import (
	"errors"
	"sync"
	"syscall/js"

	"docent/tracker"
)

// transaction is one of the database: all that is asked for in it is done, or nothing. It ends by itself when an answer
// has come and nothing more is asked for, so what follows from an answer is asked for in the function that gets it.
type transaction struct {
	js    js.Value
	cause error // why it was aborted by us
	funcs []js.Func
}

// read runs a transaction that changes nothing.
func (s *IndexedDB) read(names []string, ask func(*transaction)) error {
	return s.transact(names, "readonly", ask)
}

// change runs a transaction and returns when all that it did is on the disk.
func (s *IndexedDB) change(names []string, ask func(*transaction)) error {
	return s.transact(names, "readwrite", ask)
}

// write changes one value.
func (s *IndexedDB) write(name, method string, args ...any) error {
	return s.change([]string{name}, func(t *transaction) { t.call(name, method, args...) })
}

func (s *IndexedDB) transact(names []string, mode string, ask func(*transaction)) (err error) {
	t := &transaction{}
	defer t.release()
	defer func() { err = keptInPage(err) }()
	defer thrown(&err)
	over := make(chan error, 1)
	t.js = s.db.Call("transaction", array(names), mode, map[string]any{"durability": "strict"})
	t.on("complete", func(js.Value) { over <- nil })
	t.on("abort", func(js.Value) { over <- t.failure() })
	t.try(func() { ask(t) })
	return <-over
}

// failure returns why the transaction was aborted.
func (t *transaction) failure() error {
	if t.cause != nil {
		return t.cause
	}
	if err := t.js.Get("error"); err.Truthy() {
		return js.Error{Value: err}
	}
	return errors.New("the transaction was aborted")
}

// thrown takes up what JavaScript threw.
func thrown(err *error) {
	switch cause := recover().(type) {
	case nil:
	case js.Error:
		*err = cause
	default:
		panic(cause)
	}
}

// try asks for something; where that throws, nothing of the transaction is done.
func (t *transaction) try(ask func()) {
	var err error
	func() {
		defer thrown(&err)
		ask()
	}()
	if err != nil {
		t.abort(err)
	}
}

// abort undoes all of it.
func (t *transaction) abort(cause error) {
	if t.cause == nil {
		t.cause = cause
		t.js.Call("abort")
	}
}

// on hears an event of the transaction.
func (t *transaction) on(event string, do func(js.Value)) { t.listen(t.js, event, do) }

func (t *transaction) listen(to js.Value, event string, do func(js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	t.funcs = append(t.funcs, f)
	to.Set("on"+event, f)
}

func (t *transaction) release() {
	for _, f := range t.funcs {
		f.Release()
	}
}

// call asks an object store for something and returns the request.
func (t *transaction) call(name, method string, args ...any) js.Value {
	return t.js.Call("objectStore", name).Call(method, args...)
}

// then hands on the answer of a request.
func (t *transaction) then(request js.Value, do func(result js.Value)) {
	t.listen(request, "success", func(event js.Value) { t.try(func() { do(event.Get("target").Get("result")) }) })
}

// get reads a text, "" where there is none.
func (t *transaction) get(name, key string, do func(text string)) {
	t.then(t.call(name, "get", key), func(result js.Value) { do(textOf(result)) })
}

// all reads every text of an object store by its key.
func (t *transaction) all(name string, do func(map[string]string)) {
	var keys []string
	t.then(t.call(name, "getAllKeys"), func(result js.Value) { keys = texts(result) })
	t.then(t.call(name, "getAll"), func(result js.Value) {
		all := map[string]string{}
		for i, line := range texts(result) {
			all[keys[i]] = line
		}
		do(all)
	})
}

// textOf returns a value as text; another program of the site may have put anything there.
func textOf(value js.Value) string {
	if value.Type() != js.TypeString {
		return ""
	}
	return value.String()
}

func texts(list js.Value) []string {
	all := make([]string, list.Length())
	for i := range all {
		all[i] = textOf(list.Index(i))
	}
	return all
}

func array(names []string) []any {
	all := make([]any, len(names))
	for i, name := range names {
		all[i] = name
	}
	return all
}

// keptInPage turns the browser's errors into what people can do about them.
func keptInPage(err error) error {
	var already *tracker.StoreError
	if err == nil || errors.As(err, &already) {
		return err
	}
	switch nameOf(err) {
	case "QuotaExceededError":
		return tracker.NewStoreError("full", err)
	case "SecurityError", "NotAllowedError":
		return tracker.NewStoreError("readonly", err)
	case "DataError", "NotReadableError":
		return tracker.NewStoreError("damaged", err)
	}
	return tracker.NewStoreError("failed", err)
}

// nameOf returns the name of an error of JavaScript.
func nameOf(err error) string {
	var failed js.Error
	if !errors.As(err, &failed) {
		return ""
	}
	return textOf(failed.Get("name"))
}

// closing tells that the browser has closed the database, because the site's data were cleared.
type closing struct {
	mu   sync.Mutex
	gone bool
	tell func(tracker.Notice)
}

// clearedNotice tells that the browser has deleted everything.
var clearedNotice = tracker.Notice{Key: "notice.store.cleared"}

// now notes it. It is called by JavaScript and blocks nothing.
func (c *closing) now() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.gone = true
	if c.tell != nil {
		go c.tell(clearedNotice)
	}
}

// OnTrouble tells when the browser has closed the database, at once where it has already.
func (s *IndexedDB) OnTrouble(tell func(tracker.Notice)) {
	c := &s.closed
	c.mu.Lock()
	defer c.mu.Unlock()
	c.tell = tell
	if c.gone {
		go tell(clearedNotice)
	}
}
