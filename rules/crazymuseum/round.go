package crazymuseum

import (
	"slices"

	"docent/rules"
	"docent/rules/grid"
)

// slot returns whose turn it is, for effects that last a round (CM-Q70).
func (s *State) slot() Slot {
	switch {
	case s.Phase == Players:
		return ofSeat(s.Turn)
	case s.Phase == Night && s.Walking > 0:
		return ofGuard(s.Walking)
	}
	return mummySlot
}

// expire ends what was active until that slot began again.
func (s *State) expire(slot Slot, log *rules.Log) {
	for i := 0; i < len(s.Cards); {
		if s.Cards[i].Until != slot {
			i++
			continue
		}
		rule := rules.RuleID("CM-VC-7")
		if s.Cards[i].Kind == Slippery {
			rule = "CM-RC-2"
		}
		log.Tell(rule, rules.Table, "effect-ends", cardThings[s.Cards[i].Kind], roomThings[s.Cards[i].Room])
		s.giveBack(i)
	}
}

// giveBack returns a lying card to its deck.
func (s *State) giveBack(card int) { s.Cards = slices.Delete(s.Cards, card, card+1) }

// act marks that the thief at turn did something: it can no longer rest.
func (s *State) act() { s.Scratch.Acted = true }

// endTurn ends a thief's turn if it is its own (CM-ROUND-4).
func (s *State) endTurn(seat rules.Seat) {
	if s.ownTurn(seat) {
		s.Scratch.Over = true
	}
}

func (s *State) ownTurn(seat rules.Seat) bool {
	return s.Phase == Players && s.Turn == seat && s.full()
}

// loseTurn ends a thief's own turn, else costs it the next one (CM-Q84).
func (s *State) loseTurn(seat rules.Seat) {
	if s.ownTurn(seat) {
		s.endTurn(seat)
		return
	}
	s.Thieves[seat].Skip = true
}

// Which turn is lost.
const (
	losesThis = rules.Thing("loses:this")
	losesNext = rules.Thing("loses:next")
	losesNone = rules.Thing("loses:none")
)

// losing returns which turn a thief loses.
func (s *State) losing(seat rules.Seat) rules.Thing {
	if s.ownTurn(seat) {
		return losesThis
	}
	return losesNext
}

// passTurn goes on to the next thief, or to the night. What lasted for this turn goes
// back to its deck (CM-VC-2, CM-VC-3).
func (s *State) passTurn(log *rules.Log) {
	for range s.Scratch.Tote {
		tellBack(Tote, log)
	}
	for range s.Scratch.Key {
		tellBack(MasterKey, log)
	}
	s.Scratch = Scratch{}
	next := rules.Seat((int(s.Turn) + 1) % s.seats())
	if next == s.First {
		s.first(task(nightFalls))
		return
	}
	s.first(taskOf(turnBegins, next))
}

// beginTurn starts a thief's turn (CM-ROUND-2).
func (s *State) beginTurn(t Task, log *rules.Log) {
	s.done()
	s.Phase, s.Turn, s.Scratch = Players, t.Seat, Scratch{}
	s.expire(ofSeat(t.Seat), log)
	thief := &s.Thieves[t.Seat]
	if thief.Out {
		s.Scratch.Over = true
		return
	}
	log.Tell("CM-ROUND-1", t.Seat, "turn")
	if thief.Skip {
		s.first(taskOf(skips, t.Seat))
	}
	if thief.Room == 0 {
		s.reenter(t.Seat, log)
	}
}

// reenter places an expelled thief in the initial room (CM-LIFE-4).
func (s *State) reenter(seat rules.Seat, log *rules.Log) {
	thief := &s.Thieves[seat]
	thief.Rest, thief.Hidden = 0, Seen
	room := s.initialRoom()
	log.Tell("CM-LIFE-4", seat, "re-enters", roomThings[room])
	if s.House.SafeReentry {
		thief.Room, thief.Met = room, s.Mummy.State == Awake && s.Mummy.Room == room
		return
	}
	s.enterRoom(seat, room, 0)
}

// skipTurn skips a turn lost before it began; it is no rest.
func (s *State) skipTurn(t Task, log *rules.Log) {
	s.done()
	s.Thieves[t.Seat].Skip = false
	log.Tell("CM-ROUND-2", t.Seat, "skips-turn")
	s.endTurn(t.Seat)
}

// fallNight begins the turns of the guards, the mummy and the end of the round.
func (s *State) fallNight(log *rules.Log) {
	s.done()
	s.Phase, s.Walking, s.Scratch = Night, 0, Scratch{}
	s.forget()
	for g := range s.Guards {
		s.then(guardTask(guardBegins, g+1))
	}
	s.then(task(mummyBegins), task(dawn))
	log.Tell("CM-ROUND-1", rules.Table, "night-falls", rules.Of("round", s.Round))
}

// breakDawn ends a round: in a solo game guard and mummy may appear now.
func (s *State) breakDawn(log *rules.Log) {
	if s.solo() && s.Round == 1 && len(s.Guards) == 0 && s.askDoubt() {
		return
	}
	s.done()
	s.Phase, s.Walking = Dawn, 0
	s.first(task(noMore))
	s.appearSolo(log)
}

// endRound turns a countdown token, wakes the mummy and begins the next round.
func (s *State) endRound(log *rules.Log) {
	s.done()
	if s.turnToken(log) || s.lastRoundDone(log) {
		return
	}
	if s.Mummy.State == Dormant {
		s.Mummy.State = Awake
		log.Tell("CM-MUMMY-3", rules.Table, "mummy-awake", roomThings[s.Mummy.Room])
	}
	s.Mummy.Ended = false
	s.forget()
	for g := range s.Guards {
		s.Guards[g].Ended = false
	}
	s.Round++
	s.Phase, s.Turn, s.Scratch = Players, s.First, Scratch{}
	log.Tell("CM-ROUND-1", rules.Table, "round", rules.Of("round", s.Round))
	if s.stalemate() {
		log.Tell("CM-Q51", rules.Table, "stalemate")
	}
	if s.full() {
		s.first(taskOf(turnBegins, s.First))
		return
	}
	s.comeBack(log)
}

// lastRoundDone ends the game where the round in which all was stolen is played out.
func (s *State) lastRoundDone(log *rules.Log) bool {
	if s.Last == 0 || s.Round < s.Last {
		return false
	}
	s.finishGame(AllStolen, log)
	return true
}

// raise adds one alert level (CM-ALERT-1 to CM-ALERT-5) for the reason that a rule names.
func (s *State) raise(guard int, rule rules.RuleID, log *rules.Log) {
	level := &s.Alert
	if s.House.AlertIndividual && s.guard(guard) != nil {
		level = &s.guard(guard).Alert
	}
	if *level >= topAlert {
		log.Tell("CM-ALERT-4", rules.Table, "alert-stays", alertThings[topAlert])
		return
	}
	*level++
	s.Alert = max(s.Alert, *level)
	if level != &s.Alert {
		log.Tell("CM-Q98", rules.Table, "alert-of-guard-rises", guardThings[guard], alertThings[*level])
	} else {
		log.Tell(rule, rules.Table, "alert-rises", alertThings[*level])
	}
	s.startCountdown(log)
}

// firstAlert has the table lay out the first alert token when the first guard comes (CM-GUARD-1).
func (s *State) firstAlert(first bool, log *rules.Log) {
	if first {
		log.Tell("CM-GUARD-1", rules.Table, "alert-rises", alertThings[s.Alert])
	}
}

// startCountdown begins the countdown when the alert has reached five (CM-END-2).
func (s *State) startCountdown(log *rules.Log) {
	if s.Alert < topAlert || s.Countdown.Started > 0 {
		return
	}
	s.Countdown = Countdown{Started: s.Round}
	key := rules.Key("countdown-starts")
	if s.House.CountdownNow {
		key = "countdown-runs"
	}
	log.Tell("CM-ALERT-5", rules.Table, key, rules.Of("rounds", topAlert))
}

// turnToken turns an alert token at the end of a round; true when it was the fifth
// (CM-END-2, CM-Q48).
func (s *State) turnToken(log *rules.Log) bool {
	c := &s.Countdown
	if c.Started == 0 || s.Round <= c.Started && !s.House.CountdownNow {
		return false
	}
	c.Turned++
	log.Tell("CM-END-2", rules.Table, "token-turned", alertThings[min(c.Turned, topAlert)], rules.Of("rounds", topAlert-c.Turned))
	if c.Turned < topAlert {
		return false
	}
	s.finishGame(TimeUp, log)
	return true
}

// appearSolo brings guard and mummy into a solo game where nobody woke them (CM-SOLO-2,
// CM-SOLO-3).
func (s *State) appearSolo(log *rules.Log) {
	if !s.solo() {
		return
	}
	if s.Round == 1 && len(s.Guards) == 0 {
		room := s.initialRoom()
		s.Found.Guards++
		heading := grid.None
		if s.lastRoom() != room {
			heading = s.toward(room, s.lastRoom(), grid.None, s.guardOrder())
		}
		first := s.Alert == 0
		g := s.place(room, heading)
		log.Tell("CM-SOLO-2", rules.Table, "guard-arrives", guardThings[g], roomThings[room], dirThings[heading])
		s.firstAlert(first, log)
		s.first(guardTask(entry, g), task(hears))
	}
	if s.Round == 2 && s.Difficulty.Mummy() && s.Mummy.State == Absent {
		m := Mummy{State: Dormant, Room: s.lastRoom(), Awakener: rules.Table, Pending: true, Automatic: true}
		if s.Thieves[0].in() && s.Thieves[0].Room == m.Room {
			m.Awakener = 0
		}
		s.Mummy = m
		log.Tell("CM-SOLO-3", rules.Table, "mummy-arrives", roomThings[m.Room])
		s.first(task(mummyEntry))
	}
}
