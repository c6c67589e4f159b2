package main

import (
	"encoding/binary"
	"errors"
	"fmt"
	"slices"
)

// hints are the tables of a TrueType face that help to draw it on few pixels, for which nobody here asks, and the one that
// moves letters towards each other: names in other scripts stand a hair wider in a page.
var hints = []string{"GPOS", "TTFA", "cvt ", "fpgm", "gasp", "prep"}

var errFace = errors.New("this is no face of TrueType that can be made smaller")

// table is a part of a face.
type table struct {
	tag  string
	data []byte
}

// outlines returns a face with its outlines and how they follow each other, and without hints and names of glyphs.
func outlines(face []byte) ([]byte, error) {
	tables, err := tablesOf(face)
	if err != nil {
		return nil, err
	}
	at := func(tag string) *table {
		for i := range tables {
			if tables[i].tag == tag {
				return &tables[i]
			}
		}
		return &table{}
	}
	head, glyf, loca, post := at("head"), at("glyf"), at("loca"), at("post")
	if len(head.data) < 54 || binary.BigEndian.Uint16(head.data[50:]) != 1 || len(post.data) < 32 {
		return nil, errFace
	}
	if glyf.data, loca.data, err = plain(glyf.data, loca.data); err != nil {
		return nil, err
	}
	post.data = slices.Clone(post.data[:32])
	binary.BigEndian.PutUint32(post.data, 0x00030000) // the version without names
	tables = slices.DeleteFunc(tables, func(t table) bool { return slices.Contains(hints, t.tag) })
	return faceOf(face[:4], tables), nil
}

// tablesOf takes a face apart.
func tablesOf(face []byte) ([]table, error) {
	if len(face) < 12 {
		return nil, errFace
	}
	n := int(binary.BigEndian.Uint16(face[4:]))
	if len(face) < 12+16*n {
		return nil, errFace
	}
	var list []table
	for i := range n {
		entry := face[12+16*i:]
		from, long := int(binary.BigEndian.Uint32(entry[8:])), int(binary.BigEndian.Uint32(entry[12:]))
		if from+long > len(face) {
			return nil, errFace
		}
		list = append(list, table{string(entry[:4]), face[from : from+long]})
	}
	return list, nil
}

// faceOf puts a face together; its tables stay in their order.
func faceOf(version []byte, tables []table) []byte {
	n := len(tables)
	power := 1
	for power*2 <= n {
		power *= 2
	}
	face := slices.Clone(version)
	for _, v := range []int{n, power * 16, log2(power), n*16 - power*16} {
		face = binary.BigEndian.AppendUint16(face, uint16(v))
	}
	from := len(face) + 16*n
	var all []byte
	for _, t := range tables {
		face = append(face, t.tag...)
		for _, v := range []int{int(sum(t.data)), from + len(all), len(t.data)} {
			face = binary.BigEndian.AppendUint32(face, uint32(v))
		}
		all = append(all, t.data...)
		all = append(all, make([]byte, -len(t.data)&3)...)
	}
	return append(face, all...)
}

func log2(power int) (n int) {
	for power > 1 {
		power /= 2
		n++
	}
	return n
}

// sum adds up a table as its face notes it.
func sum(data []byte) (total uint32) {
	for len(data) > 0 {
		var word [4]byte
		data = data[copy(word[:], data):]
		total += binary.BigEndian.Uint32(word[:])
	}
	return total
}

// plain returns the glyphs without instructions, and where each begins.
func plain(glyf, loca []byte) (glyphs, begins []byte, err error) {
	begins = binary.BigEndian.AppendUint32(nil, 0)
	for i := 0; i+8 <= len(loca); i += 4 {
		from, to := int(binary.BigEndian.Uint32(loca[i:])), int(binary.BigEndian.Uint32(loca[i+4:]))
		if from > to || to > len(glyf) {
			return nil, nil, errFace
		}
		glyph, err := plainGlyph(glyf[from:to])
		if err != nil {
			return nil, nil, fmt.Errorf("glyph %d: %w", i/4, err)
		}
		glyphs = append(glyphs, glyph...)
		glyphs = append(glyphs, make([]byte, -len(glyph)&3)...)
		begins = binary.BigEndian.AppendUint32(begins, uint32(len(glyphs)))
	}
	return glyphs, begins, nil
}

// plainGlyph returns a glyph without its instructions.
func plainGlyph(glyph []byte) ([]byte, error) {
	if len(glyph) == 0 {
		return nil, nil
	}
	if len(glyph) < 10 {
		return nil, errFace
	}
	contours := int(int16(binary.BigEndian.Uint16(glyph)))
	if contours < 0 {
		return plainParts(glyph)
	}
	at := 10 + 2*contours
	if len(glyph) < at+2 {
		return nil, errFace
	}
	rest := at + 2 + int(binary.BigEndian.Uint16(glyph[at:]))
	if len(glyph) < rest {
		return nil, errFace
	}
	return slices.Concat(glyph[:at], []byte{0, 0}, glyph[rest:]), nil
}

// The flags of a part of a glyph that is made of others.
const (
	wideArguments   = 0x0001
	oneScale        = 0x0008
	moreParts       = 0x0020
	twoScales       = 0x0040
	twoByTwo        = 0x0080
	hasInstructions = 0x0100
)

// plainParts returns a glyph made of others without its instructions, which come last.
func plainParts(glyph []byte) ([]byte, error) {
	glyph = slices.Clone(glyph)
	for at := 10; at+4 <= len(glyph); {
		flags := binary.BigEndian.Uint16(glyph[at:])
		binary.BigEndian.PutUint16(glyph[at:], flags&^hasInstructions)
		at += 6
		if flags&wideArguments != 0 {
			at += 2
		}
		switch {
		case flags&oneScale != 0:
			at += 2
		case flags&twoScales != 0:
			at += 4
		case flags&twoByTwo != 0:
			at += 8
		}
		if at > len(glyph) {
			break
		}
		if flags&moreParts == 0 {
			return glyph[:at], nil
		}
	}
	return nil, errFace
}
