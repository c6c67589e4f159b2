package tracker

import (
	"bytes"
	"encoding/json"
	"io"
	"strings"
	"time"

	"docent/rules"
)

// bggIDs are the games' numbers at BoardGameGeek, where they are known for certain.
// BG Stats finds the others by name and remembers the match.
var bggIDs = map[rules.GameID]int{}

// bgPlay is a play as BG Stats takes it. Its Android app fails on a missing boolean,
// its iOS app on an id that is null or a string.
type bgPlay struct {
	SourceName   string     `json:"sourceName"`
	SourcePlayID string     `json:"sourcePlayId"`
	PlayDate     string     `json:"playDate"` // the end, in UTC
	DurationMin  int        `json:"durationMin,omitzero"`
	Game         bgGame     `json:"game"`
	Players      []bgPlayer `json:"players"`
}

type bgGame struct {
	Name         string `json:"name"`
	SourceGameID string `json:"sourceGameId"`
	BGGID        int    `json:"bggId,omitzero"`
	HighestWins  bool   `json:"highestWins"`
	NoPoints     bool   `json:"noPoints"`
}

type bgPlayer struct {
	Name           string `json:"name"`
	SourcePlayerID string `json:"sourcePlayerId"`
	StartPlayer    bool   `json:"startPlayer"`
	Winner         bool   `json:"winner"`
	Score          int    `json:"score"`
	Rank           int    `json:"rank,omitzero"`
}

// BGStatsLink returns the address that hands the result to the app BG Stats, as short as it
// can be: it is shown as a code to scan. It asks nothing of any server; the ids in it
// stay the same for ever. The play should be over.
func BGStatsLink(p *Play, gameName string) string { return bgLink(bgPlayFor(p, gameName)) }

// BGStatsExtension is how the names of files end that BG Stats opens.
const BGStatsExtension = ".bgsplay"

// ExportBGStats writes the result as a file for BG Stats: what the link holds, by itself.
func ExportBGStats(p *Play, gameName string, w io.Writer) error {
	_, err := w.Write(bgText(bgPlayFor(p, gameName)))
	return err
}

func bgPlayFor(p *Play, gameName string) bgPlay {
	ended := p.header.Started
	if line := p.Line(); len(line) > 0 {
		ended = line[len(line)-1].At
	}
	return bgPlayOf(p.header, p.Position().Scores(), ended, p.Duration(), gameName)
}

func bgPlayOf(h Header, scores []rules.Score, ended time.Time, took time.Duration, gameName string) bgPlay {
	play := bgPlay{
		SourceName: "Docent", SourcePlayID: h.ID,
		PlayDate:    ended.UTC().Format(time.DateTime),
		DurationMin: int(took.Round(time.Minute) / time.Minute),
		Game:        bgGame{Name: gameName, SourceGameID: string(h.Game), BGGID: bggIDs[h.Game], HighestWins: true},
	}
	for _, s := range scores {
		player := h.Players[s.Seat]
		play.Players = append(play.Players, bgPlayer{
			Name: player.Name, SourcePlayerID: player.ID,
			StartPlayer: s.Seat == h.Setup.First, Winner: s.Rank == 1 && !s.Out, Score: s.Total, Rank: s.Rank,
		})
	}
	return play
}

func bgLink(play bgPlay) string {
	return "https://app.bgstatsapp.com/createPlay.html?data=" + escaped(bgText(play))
}

func bgText(play bgPlay) []byte {
	var text bytes.Buffer
	encoder := json.NewEncoder(&text)
	encoder.SetEscapeHTML(false)
	if err := encoder.Encode(play); err != nil {
		panic(err) // strings, numbers and booleans always encode
	}
	return bytes.TrimSpace(text.Bytes())
}

// escaped writes as they are the bytes that a query may hold and that no reader of
// one takes for something else.
func escaped(text []byte) string {
	const plain, digits = "-._~:,!*()/@", "0123456789ABCDEF"
	var b strings.Builder
	for _, c := range text {
		switch {
		case 'a' <= c && c <= 'z', 'A' <= c && c <= 'Z', '0' <= c && c <= '9', strings.IndexByte(plain, c) >= 0:
			b.WriteByte(c)
		default:
			b.WriteByte('%')
			b.WriteByte(digits[c>>4])
			b.WriteByte(digits[c&15])
		}
	}
	return b.String()
}
