package main

import (
	"os"
	"os/signal"
	"sync"
	"syscall"
	"time"

	"fyne.io/fyne/v2"
)

// ending sees to it that a program that was asked to end does so. Fyne 2.8 empties its queue of calls when its loop
// ends; a call that arrives just then is waited for without end, with the window gone and the plays' file still held.
type ending struct {
	once   sync.Once
	grace  time.Duration // that the driver gets to end by itself
	finish func()        // closes what is open, called once
	exit   func(code int)
}

// watch looks out for the two ways in which a window is asked to go: its cross and a signal.
func (e *ending) watch(w fyne.Window) {
	w.SetCloseIntercept(func() {
		e.asked()
		w.Close()
	})
	asked := make(chan os.Signal, 1)
	signal.Notify(asked, os.Interrupt, syscall.SIGTERM)
	go func() {
		<-asked
		e.asked()
	}()
}

// asked leaves the driver its time, then ends the program.
func (e *ending) asked() {
	time.AfterFunc(e.grace, func() {
		e.now()
		e.exit(0)
	})
}

// now closes what is open.
func (e *ending) now() { e.once.Do(e.finish) }
