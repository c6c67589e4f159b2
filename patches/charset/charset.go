// Package charset stands in the window for golang.org/x/net/html/charset, as far as the readers of drawings name it: drawings
// are ours and in UTF-8, so no table of another encoding is needed.
package charset

import (
	"fmt"
	"io"
	"strings"
)

// NewReaderLabel returns a reader of a text in the encoding of that name, if it is UTF-8.
func NewReaderLabel(label string, text io.Reader) (io.Reader, error) {
	if !strings.EqualFold(label, "utf-8") {
		return nil, fmt.Errorf("charset: Docent reads no %s", label)
	}
	return text, nil
}
