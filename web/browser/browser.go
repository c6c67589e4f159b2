//go:build unix

// Package browser drives the system's Chromium without a window, for tests: by its own protocol over a pipe, so that
// neither a port nor a library is needed.
//
//	browser.go  the program and its pipe;  page.go  a page in it;  fingers.go  touches
package browser

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"sync"
	"syscall"
	"time"
)

// programs are the names under which systems know Chromium.
var programs = []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"}

// Browser is a running Chromium.
type Browser struct {
	process *exec.Cmd
	pipe    io.WriteCloser

	mu      sync.Mutex
	last    int
	waiting map[int]chan answer
	pages   map[string]*Page // by session
	gone    error            // why nothing is answered any more
}

type answer struct {
	result json.RawMessage
	err    error
}

// message goes through the pipe, in either direction.
type message struct {
	ID      int             `json:"id,omitempty"`
	Session string          `json:"sessionId,omitempty"`
	Method  string          `json:"method,omitempty"`
	Params  any             `json:"params,omitempty"`
	Result  json.RawMessage `json:"result,omitempty"`
	Error   *struct {
		Message string `json:"message"`
	} `json:"error,omitempty"`
}

// ErrGone is returned where the browser has ended.
var ErrGone = errors.New("the browser has ended")

// ErrSilent is returned where a page has not answered for so long that it will not: it is busy without an end.
var ErrSilent = fmt.Errorf("no answer for %v", silent)

const silent = 5 * time.Minute

// Start runs a browser that keeps everything in a folder.
func Start(profile string, flags ...string) (*Browser, error) {
	name, err := program()
	if err != nil {
		return nil, err
	}
	args := append([]string{
		"--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--user-data-dir=" + profile, "--no-first-run",
		"--disable-background-networking", "--disable-component-update", "--disable-dev-shm-usage", "--disable-crash-reporter",
		"--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--hide-scrollbars", "--mute-audio",
	}, flags...)
	toBrowser, commands, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	answers, fromBrowser, err := os.Pipe()
	if err != nil {
		return nil, err
	}
	b := &Browser{process: exec.Command(name, args...), pipe: commands, waiting: map[int]chan answer{}, pages: map[string]*Page{}}
	b.process.ExtraFiles = []*os.File{toBrowser, fromBrowser}
	b.process.SysProcAttr = &syscall.SysProcAttr{Setpgid: true}
	if err := b.process.Start(); err != nil {
		return nil, err
	}
	_, _ = toBrowser.Close(), fromBrowser.Close()
	go b.listen(answers)
	return b, nil
}

func program() (string, error) {
	for _, name := range programs {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	return "", fmt.Errorf("none of %v is installed", programs)
}

// listen hands answers to who waits for them and events to their pages, until the pipe ends.
func (b *Browser) listen(pipe io.ReadCloser) {
	defer func() { _ = pipe.Close() }()
	r := bufio.NewReaderSize(pipe, 1<<20)
	for {
		text, err := r.ReadBytes(0)
		if err != nil {
			b.end(ErrGone)
			return
		}
		var m struct {
			message
			Params json.RawMessage `json:"params"`
		}
		if err := json.Unmarshal(text[:len(text)-1], &m); err != nil {
			b.end(err)
			return
		}
		b.mu.Lock()
		waiting, page := b.waiting[m.ID], b.pages[m.Session]
		delete(b.waiting, m.ID)
		b.mu.Unlock()
		switch {
		case waiting != nil && m.Error != nil:
			waiting <- answer{err: errors.New(m.Error.Message)}
		case waiting != nil:
			waiting <- answer{result: m.Result}
		case page != nil:
			page.heard(m.Method, m.Params)
		}
	}
}

func (b *Browser) end(why error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.gone = why
	for id, waiting := range b.waiting {
		waiting <- answer{err: why}
		delete(b.waiting, id)
	}
}

// call asks the browser, or a page of it, and waits for the answer.
func (b *Browser) call(session, method string, params, result any) error {
	waiting := make(chan answer, 1)
	b.mu.Lock()
	if b.gone != nil {
		defer b.mu.Unlock()
		return b.gone
	}
	b.last++
	id := b.last
	text, err := json.Marshal(message{ID: id, Session: session, Method: method, Params: params})
	if err == nil {
		b.waiting[id] = waiting
		_, err = b.pipe.Write(append(text, 0))
	}
	b.mu.Unlock()
	if err != nil {
		return err
	}
	var got answer
	select {
	case got = <-waiting:
	case <-time.After(silent):
		b.mu.Lock()
		delete(b.waiting, id)
		b.mu.Unlock()
		got.err = ErrSilent
	}
	if got.err != nil {
		return fmt.Errorf("%s: %w", method, got.err)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(got.result, result)
}

// Kill ends all processes of the browser at once, as a power cut would.
func (b *Browser) Kill() error {
	err := syscall.Kill(-b.process.Process.Pid, syscall.SIGKILL)
	_ = b.process.Wait() // it tells that it was killed
	return errors.Join(err, b.pipe.Close())
}

// Close ends the browser in order: what it keeps is written.
func (b *Browser) Close() error {
	if err := b.call("", "Browser.close", nil, nil); err != nil && !errors.Is(err, ErrGone) {
		return errors.Join(err, b.Kill())
	}
	_ = b.process.Wait()
	_ = syscall.Kill(-b.process.Process.Pid, syscall.SIGKILL) // helpers that outlive it
	return b.pipe.Close()
}
