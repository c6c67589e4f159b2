package crazymuseum

import (
	"docent/rules"
	"docent/rules/grid"
)

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
