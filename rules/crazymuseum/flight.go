package crazymuseum

import "docent/rules"

// landing returns the rule that decided where a figure flees to: the number on its card, or
// what leads round one that it cannot have.
func (s *State) landing(printed, room, drawn int) rules.RuleID {
	switch {
	case printed == room:
		return "CM-CLASH-3"
	case s.room(printed) == nil:
		return "CM-CLASH-5"
	case drawn+1 < mostDraws:
		return "CM-Q64"
	}
	return "CM-Q94"
}

// tellGuardFlees tells where a guard comes down, and why there.
func (s *State) tellGuardFlees(t Task, card ClashCard, from, to int, log *rules.Log) {
	rule := s.landing(card.GuardRoom, to, t.Left)
	who, dir, printed := guardThings[t.Guard], dirThings[card.GuardDir], rules.Of("number", card.GuardRoom)
	switch {
	case from == to:
		log.Tell(rule, rules.Table, "guard-returns", who, roomThings[to], dir, printed)
	case rule == "CM-CLASH-5":
		log.Tell(rule, rules.Table, "guard-flees-on", who, roomThings[to], roomThings[from], dir, printed)
	default:
		log.Tell(rule, rules.Table, "guard-flees", who, roomThings[to], roomThings[from], dir)
	}
}

// tellMummyFlees tells where the mummy comes down, and why there.
func (s *State) tellMummyFlees(t Task, card ClashCard, from, to int, log *rules.Log) {
	rule := s.landing(card.MummyRoom, to, t.Left)
	dir, printed := dirThings[card.MummyDir], rules.Of("number", card.MummyRoom)
	switch {
	case from == to:
		log.Tell(rule, rules.Table, "mummy-returns", roomThings[to], dir, printed)
	case rule == "CM-CLASH-5":
		log.Tell(rule, rules.Table, "mummy-flees-on", roomThings[to], roomThings[from], dir, printed)
	case rule == "CM-Q64":
		log.Tell(rule, rules.Table, "mummy-flees-past", roomThings[to], roomThings[from], dir, printed, guardThings[t.Guard])
	case rule == "CM-Q94":
		log.Tell(rule, rules.Table, "mummy-flees-clear", roomThings[to], roomThings[from], dir)
	default:
		log.Tell(rule, rules.Table, "mummy-flees", roomThings[to], roomThings[from], dir)
	}
}
