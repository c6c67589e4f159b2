package cgexpo

import (
	"strconv"
	"strings"

	"docent/app/board"
)

// spelledLeg returns a move as a box spells it.
func spelledLeg(who, way, steps, to string) string {
	if way == "place" {
		return who + ":@" + to
	}
	return who + ":" + way + steps
}

// legName returns a move that a box spells, in few words.
func legName(words board.Words, leg string) string {
	who, _, _ := strings.Cut(leg, ":")
	return words.Text("cgexpo.board.tab."+who, nil) + ": " + legMove(words, leg)
}

// legMove returns it without who makes it.
func legMove(words board.Words, leg string) string {
	_, move, _ := strings.Cut(leg, ":")
	if to, placed := strings.CutPrefix(move, "@"); placed {
		if to == "" {
			to = moveName(words, "place", 0)
		}
		return to
	}
	way := strings.TrimRight(move, "0123456789")
	steps, _ := strconv.Atoi(move[len(way):])
	return moveName(words, way, steps)
}

// goes reports whether a way has steps.
func goes(way string) bool { return way != "stays" && way != "place" }

// moveName returns a move in few words.
func moveName(words board.Words, way string, steps int) string {
	said := func(key string) string { return words.Text("cgexpo.board.card."+key, nil) }
	if !goes(way) {
		return said(way)
	}
	name := words.Text("cgexpo.way."+way, nil)
	if way == "toward" {
		name = said("toward")
	}
	if steps == 0 {
		return "? " + name
	}
	return words.Plural("cgexpo.board.card.steps", steps, nil) + ", " + name
}
