//go:build scenes

package rulebook

import (
	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/app/shell"
	"docent/assets"
	"docent/rules"
)

// RuleText is ruleText.
func RuleText(a *shell.App, game rules.GameID, t assets.RuleText, titled bool) fyne.CanvasObject {
	return ruleText(a, game, t, titled)
}

// Wanted returns wanted.
func (p *Page) Wanted() string { return p.wanted }

// SetWanted sets wanted.
func (p *Page) SetWanted(v string) { p.wanted = v }

// Chosen returns chosen.
func (p *Page) Chosen() rules.RuleID { return p.chosen }

// Detail returns detail.
func (p *Page) Detail() *kit.Scroll { return p.detail }

// OnSearch is onSearch.
func (p *Page) OnSearch(text string) { p.onSearch(text) }

// Matches is matches.
func Matches(t assets.RuleText, wanted string) bool { return matches(t, wanted) }
