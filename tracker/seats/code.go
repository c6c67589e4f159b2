package seats

import (
	"crypto/rand"
	"crypto/subtle"
	"math/big"
	"strings"
)

// letters are those of codes: no vowels, so that no code is a word, and none that looks like another.
const letters = "BCDFGHJKLMNPQRSTVWXZ"

const (
	codeLength = 4
	mostWrong  = 60 // after so many wrong codes there is a new one
)

// door is opened by a code, which opens nothing else.
type door struct {
	code  string
	wrong int
}

// renew makes another code.
func (d *door) renew() {
	code := make([]byte, codeLength)
	for i := range code {
		n, err := rand.Int(rand.Reader, big.NewInt(int64(len(letters))))
		if err != nil {
			panic(err) // crypto/rand promises never to fail
		}
		code[i] = letters[n.Int64()]
	}
	d.code, d.wrong = string(code), 0
}

// opens reports whether a code, in any case and with spaces, is the right one.
func (d *door) opens(code string) bool {
	code = strings.ToUpper(strings.Join(strings.Fields(code), ""))
	if subtle.ConstantTimeCompare([]byte(code), []byte(d.code)) == 1 {
		return true
	}
	if d.wrong++; d.wrong >= mostWrong {
		d.renew()
	}
	return false
}

// Code returns the letters that open the door now.
func (h *Host) Code() string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.door.code
}

// tries reports whether a code opens the door.
func (h *Host) tries(code string) bool {
	h.mu.Lock()
	before := h.door.code
	open := h.door.opens(code)
	renewed := h.door.code != before
	h.mu.Unlock()
	if renewed && h.options.News != nil {
		h.options.News()
	}
	return open
}
