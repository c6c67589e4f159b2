package main

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"
)

// assembled returns a program with a section of its own, one of data and one after it.
func assembled(list []segment) []byte {
	program := []byte(magic)
	for _, part := range []struct {
		id   byte
		body []byte
	}{{1, []byte("types")}, {dataSection, section(list)}, {0, []byte("\x04name")}} {
		program = binary.AppendUvarint(append(program, part.id), uint64(len(part.body)))
		program = append(program, part.body...)
	}
	return program
}

// memoryOf fills a memory from segments, and leaves the zeroes out.
func memoryOf(list []segment) map[int]byte {
	memory := map[int]byte{}
	for _, s := range list {
		for i, value := range s.data {
			if value != 0 {
				memory[s.at+i] = value
			}
		}
	}
	return memory
}

// Segments with few zeroes between them become one, others stay, and the memory that they fill is the same; everything
// else of the program stays as it is.
func TestJoinedFillsTheSameMemory(t *testing.T) {
	long := bytes.Repeat([]byte("data"), 100)
	list := []segment{
		{63, long},
		{63 + len(long) + 8, []byte{1}},            // near
		{63 + len(long) + 9 + farthest, []byte{2}}, // just near
		{64 + len(long) + 10 + 2*farthest, long},   // just too far
		{1 << 24, []byte{3}},
		{1 << 20, []byte{4}}, // before the last
		{-1 << 31, []byte{5}},
	}
	got, err := joined(assembled(list))
	if err != nil {
		t.Fatal(err)
	}
	few := join(list)
	if want := assembled(few); !bytes.Equal(got, want) {
		t.Errorf("joined:\n%q\nwant\n%q", got, want)
	}
	read, err := segments(section(few))
	if err != nil {
		t.Fatal(err)
	}
	var places []int
	for _, s := range read {
		places = append(places, s.at)
	}
	if want := []int{63, 64 + len(long) + 10 + 2*farthest, 1 << 24, 1 << 20, -1 << 31}; !slices.Equal(places, want) {
		t.Errorf("segments begin at %d, not %d", places, want)
	}
	was, is := memoryOf(list), memoryOf(read)
	if len(was) != len(is) {
		t.Errorf("%d bytes are filled, not %d", len(is), len(was))
	}
	for at, value := range was {
		if is[at] != value {
			t.Errorf("the byte at %d is %d, not %d", at, is[at], value)
		}
	}
}

// What is cut short, or no such program, is refused.
func TestJoinedRefuses(t *testing.T) {
	whole := assembled([]segment{{8, []byte("data")}})
	if _, err := joined(whole); err != nil {
		t.Fatal(err)
	}
	passive := bytes.Replace(whole, []byte{firstMemory, constant, 8, end}, []byte{1, constant, 8, end}, 1)
	counts := bytes.Replace(whole, []byte{1, firstMemory, constant}, []byte{2, firstMemory, constant}, 1)
	for name, program := range map[string][]byte{"nothing": nil, "another file": []byte("wasm"), "half": whole[:len(whole)-8], "passive": passive, "a wrong count": counts} {
		if got, err := joined(program); err == nil {
			t.Errorf("%s becomes %q", name, got)
		}
	}
}
