package museum

// Level is how much the table lets Docent track.
type Level string

// The levels, from everything to nothing but the result.
const (
	// Full tells cards as they are taken and exhibited.
	Full Level = "full"
	// Counting tells values only; museums are entered at the end.
	Counting Level = "count"
	// ScoreOnly counts the result of a game played without Docent.
	ScoreOnly Level = "score"
)

// Options is the set-up form.
type Options struct {
	Level    Level `json:"level" pick:"count,full,score" of:"level"`
	Opinions int   `json:"poPerPile" range:"0,5" rule:"MU-SET-1"`
	House
}

// House holds the house rules: each is off where the table plays our reading.
type House struct {
	DomainBridge    bool `json:"domainBridge,omitzero" rule:"MU-Q1"`
	CivExample      bool `json:"civTable,omitzero" rule:"MU-Q3"`
	NotorietyStrict bool `json:"notorietyStrict,omitzero" rule:"MU-Q4"`
	ReplaceNow      bool `json:"poReplaceNow,omitzero" rule:"MU-Q6"`
	TiePrestige     bool `json:"tiePrestige,omitzero" rule:"MU-Q9"`
}

// mostOpinions is how many Public Opinion cards a pile may get.
const mostOpinions = 5

// defaults of the set-up form.
var defaults = Options{Level: Counting, Opinions: mostOpinions}
