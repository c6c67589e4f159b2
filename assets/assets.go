// Package assets holds what Docent carries inside its binary: the texts of the
// screens and of the games in every language, the rulebooks told in our own
// words, fonts and icons. Nothing here decides a rule.
package assets

import "embed"

//go:embed looks/*.json translations/*.json translations/fyne/*.json rulebooks/*.*.md glossary/*.md
var files embed.FS
