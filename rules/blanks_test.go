package rules_test

import (
	"testing"

	"docent/rules"
)

// What was lent keeps what was written into it, however much more is lent.
func TestLentBlanksStayApart(t *testing.T) {
	for name, memory := range map[string]*rules.Blanks{"used again": {}, "fresh": nil} {
		var lists [][]rules.Option
		for n := range 40 {
			list := memory.Options(n)
			for range n {
				list = append(list, rules.Option{Copies: n})
			}
			lists = append(lists, append(list, rules.Option{Copies: -1})) // one too many goes elsewhere
		}
		for n, list := range lists {
			for i, option := range list {
				if i < n && option.Copies != n || i == n && option.Copies != -1 {
					t.Fatalf("%s: option %d of list %d says %d", name, i, n, option.Copies)
				}
			}
		}
		if list := memory.Fields(3); len(list) != 0 || cap(list) != 3 {
			t.Errorf("%s: room for 3 fields is %d of %d", name, len(list), cap(list))
		}
	}
}
