package crazymuseum

import (
	"docent/rules"
	"docent/rules/grid"
)

// What every thief starts with (CM-SETUP-4, CM-SETUP-5).
const (
	mostTokens = 10
	mostCheese = 5
	mostLives  = 3
	mostHand   = 2
	firstHand  = 1
)

// start lays out the table (CM-SETUP-1 to CM-SETUP-6) and tells the checklist.
func start(setup rules.Setup, log *rules.Log) (State, *rules.Refusal) {
	o := rules.OptionsOf[Options](setup)
	s := State{
		Level: o.Level, Difficulty: o.Difficulty, House: o.House, Prints: printsOf(setup.Box),
		First: setup.First, Turn: setup.First, Round: 1, Thieves: make([]Thief, setup.Seats),
		Mummy: Mummy{Awakener: rules.Table},
	}
	number := s.Prints.initial()
	s.Rooms = []Room{{Number: number, Tile: Tile{Special: Initial}, Unsure: grid.All}}
	if tile, ok := s.Prints.tile(number); ok {
		tile.Special = Initial
		s.Rooms[0].Tile, s.Rooms[0].Unsure = tile, 0
	}
	for i := range s.Thieves {
		s.Thieves[i] = Thief{Room: number, Lives: mostLives, Total: mostTokens, Cheese: mostCheese}
		s.Thieves[i].Hand = min(firstHand, s.VendingDeck())
	}
	if s.Level == ScoreOnly {
		s.Phase = Over
		s.askCounts()
		log.Tell("CM-SCORE-1", rules.Table, "count-only")
		return s, nil
	}
	if s.Rooms[0].Unsure != 0 {
		s.then(task(askPrint).in(number))
	}
	if s.full() {
		s.then(taskOf(turnBegins, s.First))
	}
	s.tellSetup(log)
	return s, nil
}

func (s *State) tellSetup(log *rules.Log) {
	counts := &s.Prints.Counts
	thieves, boards, hands := rules.Key("set-thieves"), rules.Key("set-boards"), rules.Key("set-hands")
	if s.solo() {
		thieves, boards, hands = "set-thief", "set-board", "set-hand"
	}
	log.Tell("CM-SETUP-1", rules.Table, thieves, rules.Of("players", s.seats()))
	s.tellDifficulty(log)
	log.Tell("CM-SETUP-2", rules.Table, "set-museum", roomThings[s.initialRoom()], rules.Of("tiles", s.TilesLeft()))
	log.Tell("CM-SETUP-3", rules.Table, "set-decks", rules.Of("clashcards", counts.Clash), rules.Of("vendingcards", counts.Vending))
	log.Tell("CM-SETUP-4", rules.Table, boards,
		rules.Of("tokens", mostTokens), rules.Of("cheese", mostCheese), rules.Of("lives", mostLives))
	log.Tell("CM-SETUP-5", rules.Table, hands, rules.Of("vendingcards", s.VendingDeck()))
	log.Tell("CM-SETUP-6", rules.Table, "set-supplies", rules.Of("relics", counts.Relics), rules.Of("objecttokens", counts.Objects))
	if !s.solo() {
		log.Tell("CM-SETUP-1", s.First, "set-first")
	}
	s.tellSolo(log)
	s.tellAssumed(log)
}

// tellDifficulty tells who may come into play (CM-DIFF-1).
func (s *State) tellDifficulty(log *rules.Log) {
	key := rules.Key("set-difficulty")
	if !s.Difficulty.Mummy() {
		key = "set-difficulty-easy"
	}
	log.Tell("CM-DIFF-1", rules.Table, key, rules.Of("difficulty", s.Difficulty), rules.Of("guardcount", s.Difficulty.Guards()))
}

// tellSolo tells what is different for one thief alone.
func (s *State) tellSolo(log *rules.Log) {
	if !s.solo() {
		return
	}
	log.Tell("CM-SOLO-1", rules.Table, "set-solo")
	log.Tell("CM-SOLO-2", rules.Table, "set-solo-guard", roomThings[s.initialRoom()])
	if s.Difficulty.Mummy() {
		log.Tell("CM-SOLO-3", rules.Table, "set-solo-mummy")
	}
}

// tellAssumed tells what the box does not, and how it is taken meanwhile.
func (s *State) tellAssumed(log *rules.Log) {
	if _, told := s.Prints.tile(s.initialRoom()); !told {
		log.Tell("CM-Q2", rules.Table, "assumed-initial", roomThings[s.initialRoom()])
	}
	if s.Prints.Guard == 0 {
		log.Tell("CM-Q29", rules.Table, "assumed-guard-order", rules.Of("order", s.guardOrder()))
	}
	if s.Prints.Mummy == 0 && s.Difficulty.Mummy() {
		log.Tell("CM-Q29", rules.Table, "assumed-mummy-order", rules.Of("order", s.mummyOrder()))
	}
}

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
