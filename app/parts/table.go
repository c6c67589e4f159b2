package parts

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
)

// WriteTable writes a line for everybody who was there: machines read it, so its head is the same in every language.
func WriteTable(evenings []Evening, w io.Writer) error {
	out := csv.NewWriter(w)
	lines := [][]string{{"game", "started", "ended", "minutes", "players", "player", "place", "points", "won"}}
	for _, e := range evenings {
		minutes := ""
		if e.Minutes > 0 {
			minutes = strconv.Itoa(e.Minutes)
		}
		for _, r := range e.Result {
			who, _ := e.Player(r.Seat)
			points := strconv.Itoa(r.Total)
			if r.Out {
				points = ""
			}
			lines = append(lines, []string{
				string(e.Game), e.Started.UTC().Format(time.RFC3339), e.Ended.UTC().Format(time.RFC3339), minutes,
				strconv.Itoa(len(e.Players)), harmless(who.Name), strconv.Itoa(r.Rank), points, strconv.FormatBool(e.Won(r)),
			})
		}
	}
	return out.WriteAll(lines)
}

// harmless keeps a spreadsheet from taking a name for a formula.
func harmless(name string) string {
	if name != "" && strings.ContainsRune("=+-@\t\r", rune(name[0])) {
		return "'" + name
	}
	return name
}
