//go:build e2e && unix

package e2e

import (
	"testing"

	"docent/rules"
	"docent/rules/catalog"
	"docent/rules/rulestest"
	"docent/tracker/seats"
	"docent/tracker/trackertest"
)

// crossing returns what stands in another's place on a page, or is cut.
const crossing = `(() => {
	const told = [], page = document.documentElement, name = e => e.tagName + ' ' + e.textContent.trim()
	if (page.scrollWidth > page.clientWidth) told.push('the page is ' + page.scrollWidth + ' wide')
	for (const f of document.forms) {
		const all = [...f.querySelectorAll('button, legend, select, .chip, .step input')].filter(e => e.checkVisibility())
		const at = all.map(e => e.getBoundingClientRect())
		for (const [i, e] of all.entries()) {
			if (e.scrollWidth > e.clientWidth + 1 && e.tagName !== 'INPUT') told.push(name(e) + ' is cut')
			const over = all.slice(0, i).filter((_, k) => at[i].left + 1 < at[k].right && at[k].left + 1 < at[i].right && at[i].top + 1 < at[k].bottom && at[k].top + 1 < at[i].bottom)
			for (const o of over) told.push(name(e) + ' is over ' + name(o))
		}
	}
	return told
})()`

// fits holds what is shown to its places.
func (j *judge) fits(what string) {
	j.t.Helper()
	var told []string
	if err := j.Eval(crossing, &told); err != nil {
		j.t.Fatal(err)
	}
	for _, wrong := range told {
		j.t.Errorf("%s: %s", what, wrong)
	}
}

// TestATelevisionShowsEverySeat shows four laden thieves on a screen that nobody scrolls.
func TestATelevisionShowsEverySeat(t *testing.T) {
	t.Parallel()
	game, _ := catalog.Game("crazymuseum")
	var laden rulestest.Stage
	most := 0
	rulestest.Stages(t, game, scenarios(game.ID()), func(s rulestest.Stage) {
		held := 0
		for seat := range s.Setup.Seats {
			held += len(s.View(rules.Table).Holdings(rules.Seat(seat)))
		}
		if s.Setup.Seats == 4 && !s.Over() && held > most {
			laden, most = s, held
		}
	})
	h := hosts(t, trackertest.Moved(t, game, laden.Setup, laden.Moves), seats.Options{})
	p := sit(t, chromium(t), h.Host, 0, -1, "en")
	wide := map[string]any{"width": 1280, "height": 720, "deviceScaleFactor": 1, "mobile": false}
	if err := p.Call("Emulation.setDeviceMetricsOverride", wide, nil); err != nil {
		t.Fatal(err)
	}
	p.do("location = '/board'")
	p.waits("document.readyState === 'complete' && document.querySelectorAll('.big .seats > li').length === 4")
	var low float64
	if err := p.Eval("document.querySelector('.seats > li:last-child').getBoundingClientRect().bottom", &low); err != nil {
		t.Fatal(err)
	}
	if low > 720 {
		t.Errorf("with %d things held, the last seat reaches down to %.0f", most, low)
	}
}
