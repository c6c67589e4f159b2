package museum

import (
	"fmt"
	"slices"
	"testing"

	"docent/app/board"
)

func TestReadsTheTable(t *testing.T) {
	x := readModel(busyTable(), board.Scene{Offers: taking(1)})
	for i, want := range []string{
		"{pile:31 open:2 covered:0 fresh:0 stale:0 places:2 tokens:1 customs:0 closed:false lit:true thing:site:america losses:[{seat:2 points:1}]}",
		"{pile:28 open:1 covered:0 fresh:1 stale:0 places:2 tokens:3 customs:0 closed:false lit:true thing:site:europe losses:[{seat:0 points:3} {seat:1 points:9} {seat:3 points:3}]}",
		"{pile:33 open:2 covered:0 fresh:0 stale:1 places:3 tokens:0 customs:0 closed:true lit:false thing:site:africa losses:[]}",
		"{pile:26 open:3 covered:0 fresh:0 stale:0 places:3 tokens:2 customs:1 closed:false lit:true thing:site:asia losses:[{seat:0 points:2} {seat:1 points:2} {seat:3 points:2}]}",
	} {
		if got := fmt.Sprintf("%+v", x.sites[i]); got != want {
			t.Errorf("%s shows as %s, want %s", continentNames[i], got, want)
		}
	}
	if x.row[0].cost != 3 || !x.row[1].lit || !x.seats[0].poolLit || x.seats[1].pool != 4 || !slices.Equal(x.news.closed, []int{2}) {
		t.Errorf("row %v, seats %v, headline %+v", x.row, x.seats, x.news)
	}
}
