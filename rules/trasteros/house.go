package trasteros

// Level is how much the table lets Docent track.
type Level string

// The levels, from everything to nothing but the result.
const (
	// Full tracks cubes and cards, told by their owners under cover.
	Full Level = "full"
	// Cubes tracks cubes and counts cards.
	Cubes Level = "cubes"
	// Auctions resolves bids and tracks cubes; cards are the table's business.
	Auctions Level = "auctions"
	// ScoreOnly counts the final score of a game played without Docent.
	ScoreOnly Level = "score"
)

// Options is the set-up form.
type Options struct {
	Level       Level `json:"level" pick:"cubes,full,auctions,score" of:"level"`
	Collections int   `json:"collections" pick:"0,3,4,5,6" of:"collections" rule:"TL-Q1"`
	Timer       int   `json:"timer" pick:"0,30,60,120" of:"timer" rule:"TL-BID-2b"` // seconds for each bid
	House
}

// House holds the house rules: each is off where the table plays our reading.
type House struct {
	MustBid            bool `json:"mustBid,omitzero" rule:"TL-Q3"`
	UnsoldToPublic     bool `json:"unsoldToPublic,omitzero" rule:"TL-Q4"`
	SkeletonEndsPublic bool `json:"skeletonEndsPublic,omitzero" rule:"TL-Q5"`
	MixedPairs         bool `json:"mixedPairs,omitzero" rule:"TL-Q6"`
	UnlimitedBank      bool `json:"unlimitedBank,omitzero" rule:"TL-Q7"`
	EndEachRound       bool `json:"endEachRound,omitzero" rule:"TL-Q9"`
}

// defaults of the set-up form: 0 collections means as many as the rulebook says.
var defaults = Options{Level: Cubes}
