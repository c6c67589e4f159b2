// Package settings shows the language, the look, and what Docent is made of.
package settings
