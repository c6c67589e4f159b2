//go:build scenes

package rulebook

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// RuleText returns the text of a rule as the page and the sheet show it.
func RuleText(a *shell.App, game rules.GameID, t assets.RuleText, titled bool) fyne.CanvasObject {
	return ruleText(a, game, t, titled)
}

// Wanted returns what is searched for.
func (p *Page) Wanted() string { return p.wanted }

// SetWanted sets what is searched for.
func (p *Page) SetWanted(v string) { p.wanted = v }

// Chosen returns the rule beside the list.
func (p *Page) Chosen() rules.RuleID { return p.chosen }

// Detail returns what is beside the list; nil on a phone.
func (p *Page) Detail() *kit.Scroll { return p.detail }

// OnSearch searches for a text.
func (p *Page) OnSearch(text string) { p.onSearch(text) }

// Matches reports whether a rule has all the words that are searched for.
func Matches(t assets.RuleText, wanted string) bool { return matches(t, wanted) }
