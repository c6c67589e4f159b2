package crazymuseum

// Level is how much the table lets Docent track.
type Level string

// The levels, from everything to nothing but the result.
const (
	// Full tracks every token, card and relic, and rules on every action.
	Full Level = "full"
	// NightOnly keeps map, guards, mummy, alert and countdown; thieves are the table's business.
	NightOnly Level = "night"
	// ScoreOnly counts the result of a game played without Docent.
	ScoreOnly Level = "score"
)

// Difficulty decides how many guards there are, and whether there is a mummy (CM-DIFF-1).
type Difficulty string

// The four difficulties.
const (
	Easy   Difficulty = "easy"
	Normal Difficulty = "normal"
	Hard   Difficulty = "hard"
	Curse  Difficulty = "curse"
)

// Guards returns the most guards of the difficulty (CM-Q47).
func (d Difficulty) Guards() int {
	switch d {
	case Hard:
		return 2
	case Curse:
		return 3
	}
	return 1
}

// Mummy reports whether the mummy may wake.
func (d Difficulty) Mummy() bool { return d != Easy }

// Options is the set-up form.
type Options struct {
	Level      Level      `json:"level" pick:"full,night,score" of:"level"`
	Difficulty Difficulty `json:"difficulty" pick:"easy,normal,hard,curse" of:"difficulty" rule:"CM-DIFF-1"`
	House
}

// House holds the house rules: each is off where the table plays our reading.
type House struct {
	FirstMovePaysLoad  bool `json:"first-move-pays-load,omitzero" rule:"CM-Q4"`
	NoTokensNoFreeMove bool `json:"no-tokens-no-free-move,omitzero" rule:"CM-Q5"`
	GuardFindsDropped  bool `json:"guard-finds-dropped,omitzero" rule:"CM-Q15"`
	ObjectsConsumed    bool `json:"objects-consumed,omitzero" rule:"CM-Q16"`
	LiteralOrder       bool `json:"literal-absolute-order,omitzero" rule:"CM-Q30"`
	AlertExtendsTurn   bool `json:"alert-extends-turn,omitzero" rule:"CM-Q31"`
	GuardSeesDrops     bool `json:"guard-sees-drops,omitzero" rule:"CM-Q34"`
	AlertIndividual    bool `json:"alert-individual,omitzero" rule:"CM-Q35"`
	RelicsToGuardhouse bool `json:"guard-relics-guardhouse,omitzero" rule:"CM-Q42"`
	SafeReentry        bool `json:"safe-reentry,omitzero" rule:"CM-Q44"`
	CountdownNow       bool `json:"countdown-includes-current,omitzero" rule:"CM-Q48"`
	FinishRound        bool `json:"finish-round,omitzero" rule:"CM-Q50"`
	TokenLoss          bool `json:"token-loss-on-catch" rule:"CM-Q53"`
	TieActionArea      bool `json:"tiebreak-action-area,omitzero" rule:"CM-Q55"`
	MummyEndsTurn      bool `json:"mummy-ends-turn,omitzero" rule:"CM-Q59"`
	ClashMoverOnly     bool `json:"clash-ends-mover-only,omitzero" rule:"CM-Q63"`
	ClashThievesOnly   bool `json:"clash-dest-thieves-only,omitzero" rule:"CM-Q65"`
	PrioritySequential bool `json:"guard-priority-sequential,omitzero" rule:"CM-Q68"`
	SoloMustExit       bool `json:"solo-must-exit,omitzero" rule:"CM-Q79"`
}

// defaults of the set-up form.
var defaults = Options{
	Level: Full, Difficulty: Normal,
	House: House{TokenLoss: true},
}
