// Package rulebook shows the rules of a game by chapter, and one of them over any page.
//
//	rulebook.go  all rules under their search, with what is found in other games; library.go: the books, read once
//	rule.go      one rule with its rulings; term.go: words in it that open their meaning
//	search.go    what finds a rule; words.go: words and their stems; accents.go: as people type them
package rulebook
