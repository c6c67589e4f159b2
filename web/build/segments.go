package main

import (
	"encoding/binary"
	"errors"
	"slices"
)

// The sections of a program of WebAssembly are its magic word, then each an id, a length and so many bytes.
const (
	magic       = "\x00asm\x01\x00\x00\x00"
	dataSection = 11
)

// The parts of a segment of the first memory at a fixed place.
const (
	firstMemory = 0x00
	constant    = 0x41
	end         = 0x0b
)

var errProgram = errors.New("this is no program of WebAssembly as Go writes them")

// farthest is how many zeroes between two segments cost less, packed, than the head of another segment.
const farthest = 64

// segment is a piece of a program's data and its place in memory.
type segment struct {
	at   int
	data []byte
}

// joined returns a program that fills the same memory from few segments. Go begins another one after each eight zeroes, a
// hundred thousand of them, whose heads pack worse than the zeroes do.
func joined(program []byte) ([]byte, error) {
	if len(program) < len(magic) || string(program[:len(magic)]) != magic {
		return nil, errProgram
	}
	small := slices.Clone(program[:len(magic)])
	for rest := program[len(magic):]; len(rest) > 0; {
		id := rest[0]
		body, after, err := counted(rest[1:])
		if err != nil {
			return nil, err
		}
		rest = after
		if id == dataSection {
			list, err := segments(body)
			if err != nil {
				return nil, err
			}
			body = section(join(list))
		}
		small = binary.AppendUvarint(append(small, id), uint64(len(body)))
		small = append(small, body...)
	}
	return small, nil
}

// counted takes so many bytes as the number before them says.
func counted(from []byte) (taken, rest []byte, err error) {
	length, n := binary.Uvarint(from)
	if n <= 0 || length > uint64(len(from)-n) {
		return nil, nil, errProgram
	}
	return from[n : n+int(length)], from[n+int(length):], nil
}

// segments reads the section of data.
func segments(body []byte) ([]segment, error) {
	count, n := binary.Uvarint(body)
	if n <= 0 {
		return nil, errProgram
	}
	var list []segment
	for rest := body[n:]; len(rest) > 0; count-- {
		if len(rest) < 2 || rest[0] != firstMemory || rest[1] != constant {
			return nil, errProgram
		}
		at, n := signed(rest[2:])
		if rest = rest[2+n:]; n == 0 || len(rest) == 0 || rest[0] != end {
			return nil, errProgram
		}
		held, after, err := counted(rest[1:])
		if err != nil {
			return nil, err
		}
		list, rest = append(list, segment{at, held}), after
	}
	if count != 0 {
		return nil, errProgram
	}
	return list, nil
}

// join returns segments with those that are near each other made one, and zeroes between them.
func join(list []segment) []segment {
	var few []segment
	for _, s := range list {
		if last := len(few) - 1; last >= 0 {
			l := &few[last]
			if between := s.at - l.at - len(l.data); between >= 0 && between <= farthest {
				l.data = append(append(l.data, make([]byte, between)...), s.data...)
				continue
			}
		}
		few = append(few, segment{s.at, slices.Clone(s.data)})
	}
	return few
}

// section writes the section of data.
func section(list []segment) []byte {
	body := binary.AppendUvarint(nil, uint64(len(list)))
	for _, s := range list {
		body = appendSigned(append(body, firstMemory, constant), s.at)
		body = binary.AppendUvarint(append(body, end), uint64(len(s.data)))
		body = append(body, s.data...)
	}
	return body
}

// signed reads a place, a number of 32 bits with a sign, and tells how many bytes it has: none if it is no such number.
func signed(from []byte) (value, n int) {
	for shift := 0; n < len(from) && shift < 35; shift += 7 {
		one := from[n]
		n++
		value |= int(one&0x7f) << shift
		if one&0x80 == 0 {
			if one&0x40 != 0 {
				value |= -1 << (shift + 7)
			}
			return value, n
		}
	}
	return 0, 0
}

// appendSigned writes a place.
func appendSigned(to []byte, value int) []byte {
	for {
		one, sign := byte(value&0x7f), value&0x40 != 0
		value >>= 7
		if value == 0 && !sign || value == -1 && sign {
			return append(to, one)
		}
		to = append(to, one|0x80)
	}
}
