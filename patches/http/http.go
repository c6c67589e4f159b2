// Package http stands in the page for net/http, as far as the toolkit names it: the page asks no server, and a browser needs
// no Go code for that. It is built together with the files that tell kinds of content and codes of status.
package http

import (
	"errors"
	"io"
)

// Response is the answer of a server.
type Response struct {
	Status     string
	StatusCode int
	Body       io.ReadCloser
}

var errNone = errors.New("net/http: the page asks no server")

// Get asks no server.
func Get(string) (*Response, error) { return nil, errNone }

// Head asks no server.
func Head(string) (*Response, error) { return nil, errNone }
