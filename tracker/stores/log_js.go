package stores

import "syscall/js"

// renewLog has Chromium begin a new log of changes before any is made. Killed amid a write it leaves half a record at the
// end of its log, writes behind that from the next start on, and at the one after takes the log for damaged: then it
// deletes all databases of the site. When a database is deleted it puts the whole log away into tables, so one is, and is
// made again for the next time.
func renewLog(name string) (err error) {
	defer thrown(&err)
	if !keepsLog() {
		return nil
	}
	factory := js.Global().Get("indexedDB")
	if err := answered(factory.Call("deleteDatabase", name), nil); err != nil {
		return err
	}
	made := factory.Call("open", name)
	if err := answered(made, nil); err != nil {
		return err
	}
	made.Get("result").Call("close")
	return nil
}

// keepsLog reports whether the browser is a Chromium: no other tells what was lost with a log.
func keepsLog() bool {
	upgrade := js.Global().Get("IDBVersionChangeEvent")
	return upgrade.Truthy() && js.Global().Get("Reflect").Call("has", upgrade.Get("prototype"), "dataLoss").Bool()
}

// answered waits for the end of a request to open or to delete a database.
func answered(request js.Value, upgrade func(event js.Value)) error {
	t := &transaction{}
	defer t.release()
	over := make(chan error, 1)
	if upgrade != nil {
		t.listen(request, "upgradeneeded", upgrade)
	}
	t.listen(request, "blocked", func(js.Value) { over <- ErrInUse })
	t.listen(request, "error", func(js.Value) { over <- js.Error{Value: request.Get("error")} })
	t.listen(request, "success", func(js.Value) { over <- nil })
	return <-over
}
