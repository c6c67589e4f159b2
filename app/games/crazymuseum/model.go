package crazymuseum

import (
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/draw"
	"docent/rules"
	"docent/rules/crazymuseum"
	"docent/rules/grid"
)

// model holds what the board of Crazy Museum shows, without any drawing.
type model struct {
	shown    bool
	bare     bool // nothing is tracked but the result
	counted  bool // thieves, tokens and cards are tracked
	tiles    []tile
	exits    []exit
	outlets  []exit // that lead out of the known museum, told or not
	trails   []trail
	figures  []figure
	alert    int
	left     int // rounds until the countdown ends; -1 where there is none
	supplies [3]int
	turn     rules.Seat // whose turn it is; Table where nobody's
	spent    bool       // who has no token left to act with
	thieves  []thief
	objects  []rules.Thing // that a tap picks up or puts down
	home     fyne.Position
}

// tile is a room.
type tile struct {
	number  int
	cell    grid.Cell
	colour  crazymuseum.Colour
	special crazymuseum.Special
	face    int // object tokens face down
	loose   []string
	relics  []relic
	traps   []trap
	stock   []string // what lies in the guardhouse
	marked  bool     // the table said that a guard would find something
	doubts  grid.Set // sides where nobody said whether there is a door
	threats threats
	here    bool // whose turn it is stands here
	offered
}

// threats tells who will meet a thief in a room tonight.
type threats struct{ guard, mummy bool }

// any reports whether somebody will.
func (t threats) any() bool { return t.guard || t.mummy }

// icons lists what stands for them: the eye of a guard, who may be hidden from, and the mummy.
func (t threats) icons() []string {
	var list []string
	if t.guard {
		list = append(list, "eye")
	}
	if t.mummy {
		list = append(list, "mummy")
	}
	return list
}

// laden reports whether something lies in the room.
func (t *tile) laden() bool {
	return t.marked || t.face+len(t.loose)+len(t.relics)+len(t.traps)+len(t.stock) > 0
}

// offered holds what can be tapped, and its price.
type offered struct {
	thing rules.Thing
	lit   bool
	way   bool // it is a way to go
	duct  bool // through the ventilation
	named bool // the room itself is an answer or asked about, also whose turn it is stands there
	cost  int  // -1 where none is told
}

// travels are the actions by which one goes somewhere, tellings those by which a table tells at any time what it sees
// in any room: they light up none before one of them is asked about.
var (
	travels  = []rules.Kind{"move", "vent", "travel"}
	tellings = []rules.Kind{"stand", "mark", "sight", "whistle"}
)

type relic struct {
	up    bool
	value int
	needs []need
}

type need struct {
	object string
	met    bool
}

// trap is a card that lies in a room.
type trap struct {
	rat  bool
	kind string // of a card that is seen, else empty
	stay string // the thing in whose slot it ends
}

// exit is one side of a room: what leads out of it.
type exit struct {
	cell grid.Cell
	side grid.Dir
	kind crazymuseum.Edge // between two rooms told once, from the south or the west
	// doubted: nobody said whether there is a door; out of the museum it shows where one may go
	doubted bool
	shared  bool // lit for all exits that lead to its cell: that is drawn once
	offered
}

// trail is where a guard or the mummy will walk.
type trail struct {
	guard int // 0 is the mummy
	cells []grid.Cell
	stops bool // something ends it before the last step
}

// figure is somebody on the map.
type figure struct {
	who     rules.Thing
	seat    rules.Seat // of a thief, else Table
	guard   int
	number  int // of the room
	heading grid.Dir
	hidden  bool
	asleep  bool
	active  bool
	rests   bool // a guard who loses his turn
	lit     bool
	at      draw.Spot
}

// thief is one player's thief and what it carries.
type thief struct {
	seat    rules.Seat
	objects []string
	ladder  bool
}

// readModel turns a state into what the board shows, its plane turned some quarters to the right.
func readModel(s *crazymuseum.State, scene board.Scene, quarters int) model {
	h := model{
		shown: true, counted: s.Level == crazymuseum.Full, alert: s.Alert, left: -1, turn: rules.Table,
		supplies: [3]int{s.TilesLeft(), s.RelicSupply(), s.VendingDeck()},
	}
	if s.Countdown.Started > 0 {
		h.left = 5 - s.Countdown.Turned
	}
	if s.Level == crazymuseum.ScoreOnly {
		h.bare = true
		return h
	}
	if h.counted && s.Phase == crazymuseum.Players {
		h.turn = s.Turn
	}
	h.spent = h.turn >= 0 && int(h.turn) < len(s.Thieves) && s.Thieves[h.turn].Action() == 0
	if v := scene.View; h.counted && v != nil && v.Now().Seat >= 0 {
		h.turn = v.Now().Seat
	}
	h.readThieves(s)
	routes := s.Routes()
	h.readTiles(s, routes, scene.Offers)
	h.readExits(s, scene.Offers)
	h.rotate(quarters)
	h.readFigures(s, scene.Offers, quarters)
	h.readTrails(routes)
	h.home = h.focus()
	return h
}

// tileOf returns the index of a room, or -1.
func (h *model) tileOf(number int) int {
	return slices.IndexFunc(h.tiles, func(t tile) bool { return t.number == number })
}

// focus returns the middle of the room that matters most: whose turn it is, else a guard's, else the first.
func (h *model) focus() fyne.Position {
	best := 0
	for _, f := range h.figures {
		if i := h.tileOf(f.number); i >= 0 && (f.active || best == 0 && f.guard > 0 && h.turn < 0) {
			best = i
		}
	}
	if len(h.tiles) == 0 {
		return fyne.Position{}
	}
	return draw.MiddleOf(h.tiles[best].cell)
}

// moved returns the ways of those who stand elsewhere than before.
func (h *model) moved(before *model) draw.Ways {
	ways := draw.Ways{}
	for _, f := range h.figures {
		for _, old := range before.figures {
			if old.who == f.who && old.number != f.number {
				ways[f.who] = []fyne.Position{old.at.Mid(), f.at.Mid()}
			}
		}
	}
	return ways
}

// things lists what can be tapped now.
func (h *model) things() []rules.Thing {
	var list []rules.Thing
	add := func(t rules.Thing, lit bool) {
		if lit && !slices.Contains(list, t) {
			list = append(list, t)
		}
	}
	for _, t := range h.tiles {
		add(t.thing, t.lit)
	}
	for _, e := range h.exits {
		add(e.thing, e.lit)
	}
	for _, f := range h.figures {
		add(f.who, f.lit)
	}
	for _, object := range h.objects {
		add(object, true)
	}
	return list
}

// slotSeat returns the seat of a slot told as a thing; -1 where it is a guard's or the mummy's.
func slotSeat(stay string) rules.Seat {
	if id, ok := strings.CutPrefix(stay, "seat:"); ok {
		if n, err := strconv.Atoi(id); err == nil {
			return rules.Seat(n)
		}
	}
	return rules.Table
}
