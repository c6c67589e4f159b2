// Package rulebook shows the rules of a game by chapter, and one of them over any page.
//
//	rulebook.go  all rules; accents.go: how they are searched
//	rule.go      one rule with its rulings
package rulebook
