package cgexpo

import "docent/rules"

// Outcome holds what a number of hits with the battle dice leads to.
type Outcome struct {
	Hits   int
	Result rules.Key    // text "cgexpo.outcome.<result>"
	Rule   rules.RuleID // that says so
	Chance int          // of 36: how many throws give those hits, by assumed faces where they are not known
	Loses  Piece        // what Carl takes; 0 where he takes nothing
}

// OddsKnown reports whether every face of the battle dice is recorded: only then is it known how likely a throw is.
func (s *State) OddsKnown() bool { return s.Prints.Told == 1<<dieFaces-1 }

// throws returns how many of the 36 throws of two battle dice give each number of hits.
func (s *State) throws() [mostHits + 1]int {
	if s.Prints.Faces == assumedFaces {
		return assumedThrows
	}
	return throwsOf(s.Prints.Faces)
}

func throwsOf(faces [dieFaces]int) [mostHits + 1]int {
	var all [mostHits + 1]int
	for _, a := range faces {
		for _, b := range faces {
			all[min(a+b, mostHits)]++
		}
	}
	return all
}

// against returns what hits do in the battle of a thief with a podcaster (CG-ENC-2, CG-ENC-3).
func (s *State) against(seat rules.Seat, hits int) Outcome {
	armed := s.Thieves[seat].has(Zapper)
	switch {
	case armed && hits >= 2:
		return Outcome{Hits: hits, Result: "killed", Rule: "CG-ENC-2"}
	case armed:
		return Outcome{Hits: hits, Result: "caught", Rule: "CG-ENC-2"}
	case hits == mostHits:
		return Outcome{Hits: hits, Result: "escapes", Rule: "CG-ENC-3"}
	}
	return Outcome{Hits: hits, Result: "caught", Rule: "CG-ENC-3"}
}

// Encounter lists what each number of hits does in a battle of the thief with a podcaster.
func (s *State) Encounter(seat rules.Seat) []Outcome {
	return s.table(func(hits int) Outcome { return s.against(seat, hits) })
}

// Sweeping lists what each number of hits does in a battle of the thief with Carl.
func (s *State) Sweeping(seat rules.Seat) []Outcome {
	return s.table(func(hits int) Outcome { return s.againstCarl(seat, hits) })
}

func (s *State) table(of func(int) Outcome) []Outcome {
	var list []Outcome
	for hits, n := range s.throws() {
		o := of(hits)
		o.Chance = n
		list = append(list, o)
	}
	return list
}

// hitsField asks for the hits of both battle dice together, each as often as it is thrown.
func (s *State) hitsField() []rules.Field {
	if s.Prints.Faces == assumedFaces {
		return assumedHits
	}
	return hitsOf(s.throws())
}

var (
	assumedThrows = throwsOf(assumedFaces)
	assumedHits   = hitsOf(assumedThrows)
)

func hitsOf(throws [mostHits + 1]int) []rules.Field {
	f := rules.Field{Name: "hits", Of: "hits"}
	for hits, n := range throws {
		if n > 0 {
			f.Options = append(f.Options, rules.Option{Value: hitNames[hits], Copies: n})
		}
	}
	return []rules.Field{f}
}

var hitNames = [mostHits + 1]string{"0", "1", "2", "3", "4"}

// thrown checks that the battle dice can show so many hits.
func (s *State) thrown(hits int) *rules.Refusal {
	if !between(hits, 0, mostHits) || s.throws()[hits] == 0 {
		return &rules.Refusal{Rule: "CG-ENC-2", Key: "no-such-hits", About: []rules.Thing{hitCount(hits)}, Fix: "box"}
	}
	return nil
}

// adjacent reports whether two squares are next to each other (CG-POD-4).
func (s *State) adjacent(a, b Square) bool {
	if s.House.OrthoAdjacent {
		return abs(a.X()-b.X())+abs(a.Y()-b.Y()) == 1
	}
	return King(a, b) == 1
}

// safe reports whether no podcaster meets a thief where he is: outside (CG-POD-4).
func (s *State) safe(seat rules.Seat) bool {
	t := &s.Thieves[seat]
	return (t.Zone == Exit || s.Prints.Board.outside(t.Square)) && !s.House.ExitUnsafe
}

// sees reports whether a podcaster stops for, and goes after, a thief (CG-POD-2, CG-POD-5).
func (s *State) sees(p Piece, seat rules.Seat) bool {
	return !s.Excluded(seat) && !s.safe(seat) && !s.Thieves[seat].Killed.Has(p)
}

// Near reports whether a podcaster stands next to a thief, and whether that can be known.
func (s *State) Near(p Piece, seat rules.Seat) (near, known bool) {
	if s.safe(seat) {
		return false, true
	}
	a, b := s.spot(p).Square, s.Thieves[seat].Square
	if a == 0 || b == 0 {
		return false, false
	}
	return s.adjacent(a, b), true
}

// Beside reports whether a podcaster is known, or said by the table, to stand next to a thief. What was said of the active thief
// holds until he has moved.
func (s *State) Beside(p Piece, seat rules.Seat) bool {
	if near, known := s.Near(p, seat); known {
		return near
	}
	if s.Podcasters[p-Scott].Beside.Has(seat) {
		return true
	}
	switch do, _ := s.Next(); do {
	case askNear, askFight, askHome, askRoll, askMove:
		return seat == s.Turn && s.Scratch.Told.Has(p)
	}
	return false
}

// unseen returns the podcasters of whom the table must tell whether they are beside the thief.
func (s *State) unseen() Pods {
	var set Pods
	for p := Scott; p <= UK; p++ {
		if _, known := s.Near(p, s.Turn); !known && s.sees(p, s.Turn) {
			set = set.with(p)
		}
	}
	return set
}

// foes returns the podcasters whom the active thief still has to fight (CG-ENC-1).
func (s *State) foes() Pods {
	var set Pods
	for p := Scott; p <= UK; p++ {
		near, known := s.Near(p, s.Turn)
		if !known {
			near = s.Scratch.Told.Has(p)
		}
		if near && s.sees(p, s.Turn) && !s.Scratch.Fought.Has(p) {
			set = set.with(p)
		}
	}
	return set
}

// Foes lists the podcasters whom the active thief still has to fight.
func (s *State) Foes() []Piece { return s.foes().list() }

// Near tells which podcasters stand beside the active thief.
type Near struct {
	Podcasters []Piece `json:"podcasters,omitempty"`
}

// Fields asks for those of whom nobody knows.
func (Near) Fields(s *State, _ rules.Seat) []rules.Field {
	unseen := s.unseen()
	return []rules.Field{rules.Several("podcasters", "podcaster", 0, podcasters, unseen.Values()...).Once()}
}

// Check requires the question open, about podcasters of whom nobody knows.
func (n Near) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askNear, by); r != nil {
		return r
	}
	if s.idle(s.next()) {
		return notAsked
	}
	unseen := s.unseen()
	for i, p := range n.Podcasters {
		if !unseen.Has(p) || podsOf(n.Podcasters[:i]).Has(p) {
			return &rules.Refusal{Rule: "CG-POD-4", Key: "not-beside", About: podThings[p%(UK+1)], Fix: "play"}
		}
	}
	return nil
}

// Apply notes them.
func (n Near) Apply(s *State, by rules.Seat, log *rules.Log) {
	s.done()
	s.Scratch.Told, s.Scratch.Asked = podsOf(n.Podcasters), true
	for _, p := range n.Podcasters {
		log.Tell("CG-POD-4", by, "beside", podThings[p]...)
	}
	s.settle(log)
}

// podThings are the podcasters as things, by their piece.
var podThings = [UK + 1][]rules.Thing{
	{"podcaster:nobody"},
	{rules.Of("podcaster", pieceNames[Scott])},
	{rules.Of("podcaster", pieceNames[SoCal])},
	{rules.Of("podcaster", pieceNames[UK])},
}

// Battle is the battle with a podcaster (CG-ENC-1 to CG-ENC-3).
type Battle struct {
	Podcaster Piece `json:"podcaster"`
	Hits      int   `json:"hits"`
}

// Fields asks for the hits.
func (Battle) Fields(s *State, _ rules.Seat) []rules.Field { return s.hitsField() }

// Check requires a podcaster who is to be fought.
func (b Battle) Check(s *State, by rules.Seat) *rules.Refusal {
	if r := s.asked(askFight, by); r != nil {
		return r
	}
	if !s.foes().Has(b.Podcaster) {
		return &rules.Refusal{Rule: "CG-ENC-1", Key: "no-foe", Fix: "play"}
	}
	return s.thrown(b.Hits)
}

// Apply kills, escapes or is caught.
func (b Battle) Apply(s *State, by rules.Seat, log *rules.Log) {
	pod := podThings[b.Podcaster][0]
	log.Tell("CG-ENC-1", by, "battle", pod, hitCount(b.Hits))
	s.Scratch.Fought = s.Scratch.Fought.with(b.Podcaster)
	switch o := s.against(by, b.Hits); o.Result {
	case "killed":
		s.Thieves[by].Killed = s.Thieves[by].Killed.with(b.Podcaster)
		log.Tell("CG-ENC-2", by, "killed", pod)
		log.Tell("CG-KILL-1", by, "immune", pod)
	case "escapes":
		log.Tell("CG-ENC-3", by, "escapes", pod)
		s.first(Task{Do: askHome, Piece: b.Podcaster})
	default:
		log.Tell(o.Rule, by, "caught", pod)
		s.caughtByPodcaster(by, log)
	}
	s.settle(log)
}
