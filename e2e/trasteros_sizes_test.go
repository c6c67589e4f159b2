//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"docent/app"
	"docent/rules"
)

// TestTrasterosOnAPhone plays an auction in the window of a phone.
func TestTrasterosOnAPhone(t *testing.T) {
	t.Parallel()
	d := open(t, program(t, "DOCENT_BINARY"), t.TempDir(), "390x844")
	d.shoot("phone-1-home")
	begin(d, "cubes")
	d.shoot("phone-2-setup")
	layOut(d)
	d.shoot("phone-3-table")
	d.auction(1, "phone-4",
		map[string]bid{"Ann": {0, 1, 0, 0}, "Ben": {0, 0, 1, 0}, "Cleo": {}})
	d.shoot("phone-5-won")
	d.tap(d.text("app.why"))
	d.tap(d.text("rulebook.open"))
	d.wait("the rulebook at the rule, not at its beginning", func(s app.Sight) bool {
		return s.Screen == "rulebook" && !slices.ContainsFunc(s.Targets, func(t app.Target) bool { return strings.Contains(t.Label, "TL-SET-") && t.Y > 0 })
	})
	d.tap(d.text("app.back"))
	d.on("table")
	d.tap(d.text("table.menu"))
	d.tap(d.text("app.log"))
	d.shoot("phone-6-log")
	d.tap(d.text("app.close"))
	d.tap(d.text("table.menu"))
	d.shoot("phone-7-menu")
	d.tap(d.text("app.rules"))
	d.on("rulebook")
	d.shoot("phone-8-rulebook")
	d.tap(d.text("app.back"))
	d.on("table")
	d.choose("trade-cubes", rules.Of("kind", "glass"))
	goHome(d)
	d.shoot("phone-9-home")
}

// TestTrasterosOnADesktop looks at the pages of a large window.
func TestTrasterosOnADesktop(t *testing.T) {
	t.Parallel()
	d := open(t, program(t, "DOCENT_BINARY"), t.TempDir(), "1280x800")
	d.tap(d.text("app.settings"))
	d.on("settings")
	d.shoot("desktop-1-settings")
	d.touch(d.text("app.theme.light"))
	d.shoot("desktop-2-light")
	d.tap(d.text("app.back"))
	d.on("home")
	begin(d, "cubes")
	layOut(d)
	d.shoot("desktop-3-table")
	auctionWithATie(d)
	d.shoot("desktop-4-won")
	d.tap(d.text("table.menu"))
	d.tap(d.text("app.correct"))
	d.shoot("desktop-5-correct")
	d.tap(d.text("app.close"))
	goHome(d)
	d.tap(d.text("app.history"))
	d.on("history")
	d.shoot("desktop-6-history")
}

// goHome leaves the table for the shelf.
func goHome(d *docent) {
	d.Helper()
	d.tap(d.text("table.menu"))
	d.tap(d.text("table.home"))
	d.on("home")
}
