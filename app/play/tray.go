package play

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"docent/app/board"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/rules"
)

// tray holds what may be done now as slots in a fixed order; what has no place there is under More, which grows over the
// board for as long as it is looked at.
type tray struct {
	widget.BaseWidget
	table   *Table
	slots   []*kit.ActionButton
	labels  []string
	even    bool // the slots share the row: answers, not the game's actions
	more    *kit.ActionButton
	open    bool
	columns int // of the frames
	rows    int
	ground  *ground
	title   *kit.Text
	cross   *kit.ActionButton
	scroll  *arrange.Scroll
	grid    *slotGrid

	reason reason // why a greyed slot waits, under all slots
	said   *kit.LogLine
	whole  *kit.Text // measures the reason
	why    *kit.ActionButton
	fix    *kit.ActionButton
}

// reason tells why something may not be done now, by its rule, and leads to what may be wrong with it.
type reason struct {
	said string
	rule rules.RuleID
	fix  func() // nil: nothing can be
}

func newTray(t *Table) *tray {
	r := &tray{table: t, columns: 5, rows: 1, ground: newGround(false), title: kit.NewText(t.app.Text("table.actions"), kit.Heading)}
	r.more = kit.NewActionButton("up", t.app.Text("table.more"), func() { r.unfold(true) })
	r.more.Held, r.more.Stacked = true, true
	r.cross = kit.NewIconButton(look.IconClose, t.app.Text("app.close"), func() { r.unfold(false) })
	open := func() { t.app.To.Rule(t.play.Header().Game, r.reason.rule) }
	r.said = kit.NewLogLine(look.InkFaint, "", "", "", open)
	r.said.Held = true
	r.whole = kit.NewWrapped("", kit.Caption)
	r.why = kit.NewQuiet("", t.app.Text("app.why"), open)
	r.why.Held = true
	r.fix = kit.NewIconButton("correct", t.app.Text("table.otherwise"), func() { r.reason.fix() })
	r.grid = newSlotGrid()
	r.scroll = arrange.NewScroll(r.grid)
	r.ExtendBaseWidget(r)
	return r
}

// set takes slots, which the next refresh shows. An open tray stays open where they are the same, each in its place; for others
// it is closed.
func (r *tray) set(slots []*kit.ActionButton, even bool) {
	r.slots, r.even = slots, even
	var labels []string
	for _, b := range slots {
		b.Held, b.Stacked = true, true
		labels = append(labels, b.Label)
	}
	if !slices.Equal(labels, r.labels) {
		r.open, r.reason = false, reason{}
	}
	r.labels = labels
}

// closes has a slot close the open tray, unless it only tells why it waits.
func (r *tray) closes(slot *kit.ActionButton) {
	do := slot.OnTapped
	slot.OnTapped = func() {
		if r.open && !slot.Greyed {
			r.unfold(false)
		}
		if do != nil {
			do()
		}
	}
}

// tell opens the tray with the reason why something waits under its slots.
func (r *tray) tell(why reason) {
	r.reason = why
	r.said.Set(look.InkFaint, why.said, "")
	r.whole.SetText(why.said)
	r.unfold(true)
	r.Refresh()
}

// unfold opens the tray over the board, or closes it.
func (r *tray) unfold(open bool) {
	r.open = open
	if !open {
		r.reason = reason{}
	} else {
		r.table.drawer.down = false
		for _, b := range r.slots { // they come up under the finger
			b.Lock()
		}
	}
	r.table.layout.redraw()
	r.table.layout.again()
}

// inRow returns how many slots stand in a row.
func (r *tray) inRow(width float32) int {
	n := len(r.slots)
	if n == 0 || !r.even && n <= r.columns {
		return r.columns
	}
	if n <= r.columns*r.rows { // none stands alone in a row
		return (n + r.rows - 1) / r.rows
	}
	if !r.even {
		return r.columns
	}
	if each := (width+dockGap)/float32(n) - dockGap; each >= look.Touch {
		for _, b := range r.slots {
			if b.Icon != "" || b.WidthWanted() > each {
				return r.columns
			}
		}
		return n
	}
	return r.columns
}

// shown returns the slots that are seen while the tray is closed.
func (r *tray) shown(width float32) []*kit.ActionButton {
	room := r.inRow(width) * r.rows
	if len(r.slots) <= room {
		return r.slots
	}
	return r.slots[:room-1]
}

// slot returns what one of the board's own buttons looks like.
func (p *pads) slot(s board.Slot) *kit.ActionButton {
	b := p.plate(s.Icon, s.Label, s.Tapped)
	b.Caption, b.Chosen = s.Caption, s.Chosen
	if s.Slid != nil {
		b.Follow(func(to fyne.Position, ended bool) {
			at := fyne.CurrentApp().Driver().AbsolutePositionForObject(b).Add(to)
			s.Slid(p.tray.under(b.Position().Add(to)), at, ended)
		})
	}
	if w := s.Waits; w != nil {
		b.Greyed = true
		b.OnTapped = func() { p.tray.tell(reason{said: w.Said, rule: w.Rule}) }
	}
	return b
}

// under returns which slot is at a point of their own plane; -1 for none.
func (r *tray) under(at fyne.Position) int {
	list := r.slots
	if !r.open {
		list = r.shown(r.Size().Width)
	}
	return slices.IndexFunc(list, func(b *kit.ActionButton) bool {
		from, size := b.Position(), b.Size()
		return at.X >= from.X && at.Y >= from.Y && at.X < from.X+size.Width && at.Y < from.Y+size.Height
	})
}

// MinSize lets the table give it its place.
func (r *tray) MinSize() fyne.Size { return fyne.NewSquareSize(look.Touch) }

// CreateRenderer draws the slots.
func (r *tray) CreateRenderer() fyne.WidgetRenderer { return arrange.NewDrawn(r, r.draw) }

func (r *tray) draw(size fyne.Size) []fyne.CanvasObject {
	if r.open {
		return r.drawOpen(size)
	}
	columns, seen := r.inRow(size.Width), r.shown(size.Width)
	list := seen
	if rest := r.slots[len(seen):]; len(rest) > 0 {
		r.more.Count = 0
		for _, b := range rest {
			if !b.Greyed {
				r.more.Count++
			}
		}
		list = append(append([]*kit.ActionButton(nil), seen...), r.more)
	}
	return placeSlots(list, columns, r.rows, size)
}

// placeSlots sets slots in so many columns and rows of a size.
func placeSlots(list []*kit.ActionButton, columns, rows int, size fyne.Size) []fyne.CanvasObject {
	var objs []fyne.CanvasObject
	w := (size.Width - dockGap*float32(columns-1)) / float32(columns)
	h := (size.Height - dockGap*float32(rows-1)) / float32(rows)
	for i, b := range list {
		arrange.Place(b, float32(i%columns)*(w+dockGap), float32(i/columns)*(h+dockGap), w, h)
		objs = append(objs, b)
	}
	return objs
}

// headHigh returns the height of what stands over the slots of the open tray.
func (r *tray) headHigh() float32 { return max(look.Touch, r.cross.MinSize().Height) + 8 }

// HeightFor returns how high the open tray would like to be.
func (r *tray) HeightFor(width float32) float32 {
	r.grid.slots = r.slots
	return r.headHigh() + r.grid.HeightFor(width-2*dockSide) + r.reasonHigh(width) + 8
}

// The height of a reason that stands beside its ways on, and what of its width the bar before it takes.
const (
	reasonLeast float32 = 60
	reasonBar   float32 = 16
)

// reasonHigh returns the height of the reason under the slots; 0 where none is told.
func (r *tray) reasonHigh(width float32) float32 {
	if r.reason.said == "" {
		return 0
	}
	high, ways := r.reasonParts(width)
	return high + ways
}

// reasonParts returns the height of the reason and, where it has no room beside its ways on, of the row that they take
// under it.
func (r *tray) reasonParts(width float32) (high, ways float32) {
	room := width - 2*dockSide
	high = max(look.Touch, reasonLeast*min(look.Scale(), 1.6))
	if r.whole.HeightFor(room-r.waysWide()-4-reasonBar) <= high {
		return high, 0
	}
	return r.whole.HeightFor(room-reasonBar) + 4, max(look.Touch, r.why.MinSize().Height)
}

// waysWide returns the width of the ways on from a reason.
func (r *tray) waysWide() float32 {
	wide := max(look.Touch, r.why.WidthWanted())
	if r.reason.fix != nil {
		wide += max(look.Touch, r.fix.MinSize().Width)
	}
	return wide
}

// drawReason sets the reason and its ways on under the slots.
func (r *tray) drawReason(size fyne.Size) []fyne.CanvasObject {
	if r.reason.said == "" {
		return nil
	}
	high, ways := r.reasonParts(size.Width)
	y, right := size.Height-high-ways-4, size.Width-dockSide
	room, row, rowHigh := right-r.waysWide()-dockSide-4, y, high
	if ways > 0 {
		room, row, rowHigh = right-dockSide, y+high, ways
	}
	arrange.Place(r.said, dockSide, y, room, high)
	wide := max(look.Touch, r.why.WidthWanted())
	right -= wide
	arrange.Place(r.why, right, row, wide, rowHigh)
	objs := []fyne.CanvasObject{r.said, r.why}
	if r.reason.fix != nil {
		side := max(look.Touch, r.fix.MinSize().Width)
		arrange.Place(r.fix, right-side, row+(rowHigh-side)/2, side, side)
		objs = append(objs, r.fix)
	}
	return objs
}

// drawOpen draws all slots under a title.
func (r *tray) drawOpen(size fyne.Size) []fyne.CanvasObject {
	r.grid.slots = r.slots
	arrange.Place(r.ground, 0, 0, size.Width, size.Height)
	cross := r.cross.MinSize()
	arrange.Place(r.cross, size.Width-cross.Width-6, 6, cross.Width, cross.Height)
	high := r.title.HeightFor(size.Width)
	arrange.Place(r.title, dockSide+4, 6+(cross.Height-high)/2, size.Width-cross.Width-2*dockSide-6, high)
	top := r.headHigh()
	arrange.Place(r.scroll, dockSide, top, size.Width-2*dockSide, max(0, size.Height-top-r.reasonHigh(size.Width)-4))
	r.scroll.Refresh()
	return append([]fyne.CanvasObject{r.ground, r.title, r.cross, r.scroll}, r.drawReason(size)...)
}

// slotGrid sets all slots in four columns, fewer with large texts.
type slotGrid struct {
	widget.BaseWidget
	slots []*kit.ActionButton
}

func newSlotGrid() *slotGrid {
	g := &slotGrid{}
	g.ExtendBaseWidget(g)
	return g
}

// columns returns how many slots stand beside each other in a width.
func (g *slotGrid) columns(width float32) int {
	return max(1, min(4, int((width+dockGap)/(78*min(look.Scale(), 1.5)+dockGap))))
}

func (g *slotGrid) rows(width float32) int {
	return (len(g.slots) + g.columns(width) - 1) / g.columns(width)
}

// HeightFor returns the height of all rows in a width.
func (g *slotGrid) HeightFor(width float32) float32 {
	rows := float32(g.rows(width))
	return rows*72*min(look.Scale(), 1.6) + dockGap*(rows-1)
}

// MinSize returns little width; its height is that of its width.
func (g *slotGrid) MinSize() fyne.Size {
	return fyne.NewSize(look.Touch, g.HeightFor(max(look.Touch, g.Size().Width)))
}

// CreateRenderer draws the slots.
func (g *slotGrid) CreateRenderer() fyne.WidgetRenderer {
	return arrange.NewDrawn(g, func(size fyne.Size) []fyne.CanvasObject {
		return placeSlots(g.slots, g.columns(size.Width), max(1, g.rows(size.Width)), size)
	})
}

// places returns the places of the tray that the game keeps in this phase.
func (p *pads) places() []board.Place {
	game := p.table.app.KitOf(p.table.play.Header().Game)
	if !slices.Contains(game.Turns, p.table.view.Now().Phase) {
		return nil
	}
	return game.Places
}

// place fills the slots with actions: some places first, each of which is there whatever may be done; what has no place
// stands behind them.
func (p *pads) place(list []action, places []board.Place) {
	for _, at := range places {
		if i := firstIn(at, list); i >= 0 {
			p.slots = append(p.slots, p.button(list[i]))
			list = slices.Delete(list, i, i+1)
		} else {
			p.slots = append(p.slots, p.vacant(at))
		}
	}
	for _, a := range list {
		p.slots = append(p.slots, p.button(a))
	}
}

// firstIn returns which action stands in a place: the first of its kinds that may be done, else the first; -1 for none.
func firstIn(at board.Place, list []action) int {
	best := -1
	for _, kind := range at.Kinds {
		i := slices.IndexFunc(list, func(a action) bool { return a.kind == kind })
		if i >= 0 && !list[i].refused() {
			return i
		}
		if best < 0 {
			best = i
		}
	}
	return best
}

// vacant returns the greyed slot of a place where nothing is offered now.
func (p *pads) vacant(at board.Place) *kit.ActionButton {
	t, key := p.table, p.slotKey(at.Kinds[0])
	b := p.plate(iconOf(t.artist, at.Kinds[0]), t.app.Text(key), nil)
	b.Greyed, b.Short = true, b.Label
	b.OnTapped = func() {
		said := t.app.Text(key+".none", "who", t.player(t.view.Now().Seat).Name)
		p.tray.tell(reason{said: said, rule: at.Rule})
	}
	return b
}

// slotKey returns the key of the short text of an action.
func (p *pads) slotKey(kind rules.Kind) string { return p.table.Game() + ".slot." + string(kind) }
