//go:build e2e && unix

package e2e

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
