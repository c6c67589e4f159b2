package cgexpo

import "docent/rules"

// doubts returns warnings about a box that cannot be right.
func doubts(box rules.Box) []rules.Refusal {
	var list []rules.Refusal
	doubt := func(rule rules.RuleID, key rules.Key, about ...rules.Thing) {
		list = append(list, rules.Refusal{Rule: rule, Key: key, About: about})
	}
	b, wrong := boardOf(box)
	for _, w := range wrong {
		list = append(list, rules.Refusal{Rule: "CG-MOV-1", Key: w.key, About: []rules.Thing{rules.Of("row", w.row)}})
	}
	if b.Known() && len(wrong) == 0 {
		doubtBoard(&b, doubt)
	}
	p := printsOf(box)
	doubtStarts(box, &p, doubt)
	for id := 1; id <= mostEvents; id++ {
		if said, ok := rules.PrintOf[eventForm](box, rules.Of("event", id)); ok {
			if _, key := said.event(id, &p.Board); key != "" {
				list = append(list, rules.Refusal{Rule: "CG-EV-1", Key: key, About: []rules.Thing{rules.Of("event", id)}})
			}
		}
	}
	most := 0
	for _, hits := range p.Faces {
		most = max(most, hits)
	}
	if 2*most < mostHits {
		doubt("CG-ENC-3", "faces-too-weak")
	}
	return list
}

// doubtBoard requires every zone, and a door to each that has one.
func doubtBoard(b *Board, doubt func(rules.RuleID, rules.Key, ...rules.Thing)) {
	if !b.hasExit() {
		doubt("CG-SET-1", "board-without-exit")
	}
	var doors [4]uint32
	for _, r := range b.Rows {
		for k := range doors {
			doors[k] |= r.Right[k] | r.Below[k]
		}
	}
	for zone := VIP; zone <= Museum; zone++ {
		plane := b.zonePlane(zone)
		if plane.empty() {
			doubt("CG-MOV-4", "board-without-zone", zoneThing[zone])
		} else if doors[zone.door()] == 0 {
			doubt("CG-MOV-4", "zone-without-door", zoneThing[zone])
		}
	}
}

// doubtStarts requires every start on a square of its own, in the right zone.
func doubtStarts(box rules.Box, p *Prints, doubt func(rules.RuleID, rules.Key, ...rules.Thing)) {
	var taken Plane
	for i, name := range startNames {
		thing := rules.Of("start", name)
		said, ok := rules.PrintOf[startForm](box, thing)
		if !ok {
			continue
		}
		q, _ := ParseSquare(said.Square)
		zone := p.Board.Zone(q)
		switch {
		case q == 0, p.Board.Known() && zone == Nowhere:
			doubt("CG-SET-4", "start-nowhere", thing)
		case taken.Has(q):
			doubt("CG-SET-4", "start-shared", thing, squareThing(q))
		case p.Board.Known() && !p.fits(Piece(i+1), zone):
			doubt("CG-SET-4", "start-in-zone", thing, zoneThing[zone])
		}
		taken.Add(q)
	}
}
