package museum

import (
	"strconv"

	"docent/rules"
)

// cardThing is a card as a thing.
func cardThing(c Card) rules.Thing { return rules.Of("card", c.String()) }

var numerals = func() (all [100]string) {
	for i := range all {
		all[i] = strconv.Itoa(i)
	}
	return all
}()

func numeral(n int) string {
	if n >= 0 && n < len(numerals) {
		return numerals[n]
	}
	return strconv.Itoa(n)
}
