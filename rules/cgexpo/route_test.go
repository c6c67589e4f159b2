package cgexpo_test

import (
	"testing"

	"docent/rules/cgexpo"
)

// One way is sure where it brings all that the others bring, or where it is the only one.
func TestSureWays(t *testing.T) {
	to := cgexpo.SquareAt(3, 2)
	var at, elsewhere cgexpo.Plane
	at[2], elsewhere[2] = 1<<3, 1<<4
	const zapper, key cgexpo.Haul = 1 << cgexpo.Zapper, 1 << cgexpo.Key
	for _, test := range []struct {
		ends []cgexpo.Found
		want bool
	}{
		{nil, false},
		{[]cgexpo.Found{{Haul: key, At: elsewhere}}, false},
		{[]cgexpo.Found{{Haul: 0, At: at}}, true},
		{[]cgexpo.Found{{Haul: zapper, At: at}, {Haul: zapper | key, At: at}, {Haul: 0, At: at}}, true},
		{[]cgexpo.Found{{Haul: zapper, At: at}, {Haul: key, At: at}}, false},
		{[]cgexpo.Found{{Haul: zapper, At: at}, {Haul: key, At: elsewhere}}, true},
	} {
		r := cgexpo.Reach{Ends: test.ends}
		if got := r.Sure(to); got != test.want {
			t.Errorf("with %+v the way is sure: %t", test.ends, got)
		}
	}
}
