package gallery

import (
	"fmt"
	"slices"
	"sync"
)

// Options are how to look for the best arrangement. The zero Options look until
// it is proved, on one core.
type Options struct {
	Seed    uint64
	Workers int // goroutines, one if zero; with one the answer depends on nothing but the seed and Stop
	// Stop is asked about every millisecond, by all workers, whether to give up.
	Stop func() bool
	// Progress is told each better answer or bound, by one worker at a time; the
	// search goes on when it returns.
	Progress func(Answer)
}

// Answer is an arrangement of the cards of a museum.
type Answer struct {
	Layout Layout
	Score  int // what Count makes of it
	Bound  int // no arrangement has more
	Before int // what the layout at the start had
	Moves  []Move
}

// Proved tells that no arrangement is better.
func (a Answer) Proved() bool { return a.Bound <= a.Score }

// Arrange looks for the arrangement of a museum that counts most: of the cards
// that lie in it and of more that have to be placed as well. The first answer
// comes at once and is never worse than what lies there.
func Arrange(b Board, present Layout, more []Card, r Rules, o Options) (Answer, error) {
	if err := b.Check(present); err != nil {
		return Answer{}, err
	}
	if err := r.Check(); err != nil {
		return Answer{}, err
	}
	for _, card := range more {
		if !card.OK() {
			return Answer{}, fmt.Errorf("gallery: card %d does not exist", card)
		}
	}
	cards := append(present.Cards(), more...)
	if len(cards) > b.cells.Len() {
		return Answer{}, fmt.Errorf("gallery: %d cards for %d cells", len(cards), b.cells.Len())
	}
	s := newSolver(b, present, cards, r, o)
	s.report()
	s.fromStrict()
	s.warm(warmSwaps)
	s.prove()
	return s.answer(), nil
}

// solver is a search for the best arrangement.
type solver struct {
	board    Board
	rules    Rules
	cards    []Card
	present  Layout
	options  Options
	branches []*branch
	walks    *walks
	memory   memory // of all workers

	mutex sync.Mutex // guards what follows while there are two workers
	best  Layout
	score int
	told  [2]int // score and bound that were reported last
	ended bool
}

// branch is one puzzle with all that works on it.
type branch struct {
	puzzle  *puzzle
	number  int
	upper   int
	chosen  bool   // whether its walk was chosen
	tiled   bool   // whether a mosaic or a loom can take turns with the prover
	braid   *braid // that the mosaics begin with on a board of two rows
	turn    int    // of the prover if even, else of the mosaic or the loom; a glance if negative
	sums    []bool // the totals there could be
	workers []*worker
}

// worker holds what one goroutine needs for a branch.
type worker struct {
	annealer *annealer
	prover   *prover
	mosaic   *mosaic   // nil before its first turn
	loom     *loom     // that the mosaic is part of, if any
	menders  []*prover // one for each walk
	swaps    int       // of annealers while they take turns with the prover
	rounds   int       // of them
}

// fromStrict begins a search under the bridge reading with what is best, or nearly so, by
// the strict one: it never counts less, and it is found sooner. Where no card has a copy the
// two readings are one.
func (s *solver) fromStrict() {
	if !slices.ContainsFunc(s.branches, func(br *branch) bool { return br.puzzle.bridge }) {
		return
	}
	r := s.rules
	r.Bridge = false
	o := s.options
	o.Progress = nil
	strict := newSolver(s.board, s.present, s.cards, r, o)
	strict.warm(strictSwaps)
	if score := Count(s.board, strict.best, s.rules).Total; score > s.score {
		s.score, s.best = score, strict.best
		s.report()
	}
}

// Work at the start: how many swaps of two pieces as long as there is hope, and
// how many rounds without anything better.
const (
	warmSwaps    = 450_000
	strictSwaps  = 50_000 // for the strict reading before the bridge one
	restlessness = 24
)

func newSolver(b Board, present Layout, cards []Card, r Rules, o Options) *solver {
	s := &solver{board: b, rules: r, cards: cards, present: present, options: o, told: [2]int{-1, -1}}
	s.options.Workers = max(1, o.Workers)
	s.best = append(Layout(nil), present...)
	rest := cards[len(present.Cards()):]
	for cells := b.cells; cells != 0 && len(rest) > 0; cells &= cells - 1 {
		if place := cells.first(); s.best[place] == 0 {
			s.best[place], rest = rest[0], rest[1:]
		}
	}
	s.score = Count(b, s.best, r).Total
	s.walks = newWalks(&s.board)
	for i, p := range puzzles(&s.board, cards, r) {
		br := &branch{puzzle: p, number: i, tiled: p.tiled()}
		for n := range s.options.Workers {
			br.workers = append(br.workers, &worker{annealer: newAnnealer(p, o.Seed<<8|uint64(n<<5|i))})
		}
		br.turn = br.opening()
		s.follow(br, 0)
		br.sums = p.sums()
		br.upper = br.below(br.workers[0].prover.bound() + 1)
		s.branches = append(s.branches, br)
	}
	return s
}

// follow sends the provers of a branch on a walk.
func (s *solver) follow(br *branch, walk int) {
	for _, w := range br.workers {
		w.prover = s.prover(br, walk, &s.memory)
	}
}

func (s *solver) prover(br *branch, walk int, m *memory) *prover {
	v := newProver(br.puzzle, s.walks.at(walk), m)
	v.number = int32(br.number*rivals + walk)
	return v
}

// below returns the highest total below one.
func (br *branch) below(total int) int {
	for total--; total > 0; total-- {
		if total < len(br.sums) && br.sums[total] {
			return total
		}
	}
	return 0
}

// above returns the lowest total above one, which is below the bound.
func (br *branch) above(total int) int {
	for total++; !br.sums[total]; total++ {
	}
	return total
}

// sums returns the totals that sizes of collections could make, wherever they lie.
func (p *puzzle) sums() []bool {
	reached := map[int]bool{p.fixed: true, p.fixed + p.bonus: true}
	add := func(points []int) {
		next := map[int]bool{}
		for sum := range reached {
			for _, more := range points {
				next[sum+more] = true
			}
		}
		reached = next
	}
	for _, col := range p.colours {
		add(col.points)
	}
	for _, l := range p.lots {
		if l.pays != nil {
			add(l.pays)
		}
	}
	if p.patron != nil {
		var points []int
		for n := range MaxCells {
			points = append(points, p.patron.Pays(n).Points)
		}
		add(points)
	}
	most := 0
	for sum := range reached {
		most = max(most, sum)
	}
	list := make([]bool, most+1)
	for sum := range reached {
		list[sum] = true
	}
	return list
}

// bound returns what no arrangement can have more than.
func (s *solver) bound() int {
	most := s.score
	for _, br := range s.branches {
		most = max(most, br.upper)
	}
	return most
}

// hopeful returns the branch with the highest bound above the best score, if any.
func (s *solver) hopeful() *branch {
	var best *branch
	for _, br := range s.branches {
		if br.upper > s.score && (best == nil || br.upper > best.upper) {
			best = br
		}
	}
	return best
}

// found takes an arrangement of a branch. Cards can score more than the pieces
// they stand for, so it is counted as it will lie.
func (s *solver) found(p *puzzle, at []uint8) {
	l := p.nearest(at, s.cards, s.present)
	if score := Count(s.board, l, s.rules).Total; score > s.score {
		s.score, s.best = score, l
		s.report()
	}
}

// report tells of a better answer.
func (s *solver) report() {
	now := [2]int{s.score, s.bound()}
	if now == s.told {
		return
	}
	s.told = now
	if s.options.Progress != nil {
		s.options.Progress(s.answer())
	}
}

func (s *solver) answer() Answer {
	return Answer{
		Layout: append(Layout(nil), s.best...), Score: s.score, Bound: s.bound(),
		Before: Count(s.board, s.present, s.rules).Total, Moves: s.board.MovesTo(s.present, s.best),
	}
}

// stop asks whether to give up.
func (s *solver) stop() bool {
	s.mutex.Lock()
	defer s.mutex.Unlock()
	if !s.ended && s.options.Stop != nil {
		s.ended = s.options.Stop()
	}
	return s.ended
}
