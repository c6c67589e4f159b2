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
