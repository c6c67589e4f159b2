package stats

import (
	"fyne.io/fyne/v2"

	"docent/app/board"
	"docent/app/board/plain"
	"docent/app/kit"
	"docent/app/shell"
	"docent/rules"
	"docent/tracker"
)

// moment is a page that plays a finished game back from one of its moves: the board after each, and what was told then.
// Nothing is played on it.
type moment struct {
	app    *shell.App
	play   *tracker.Play
	night  night
	teller *tracker.Teller
	board  board.Board

	steps  []tracker.Entry // what told the table something, in their order
	at     int
	onward bool // the last step went forward: the board shows it happening
	told   *fyne.Container
	count  *kit.Text
	back   *kit.ActionButton
	player *kit.ActionButton
	next   *kit.ActionButton
	timer  *fyne.Animation // nil: it stands
}

var (
	_ shell.Page   = (*moment)(nil)
	_ shell.Host   = (*moment)(nil)
	_ shell.Leaver = (*moment)(nil)
	_ board.Host   = (*moment)(nil)
)

func newMoment(a *shell.App, play *tracker.Play, n night) *moment {
	if n.entry == lastEntry {
		n.entry = play.Head()
	}
	teller := a.Teller(play.Header().Game, play.Header().Players).Named(play.Header().Setup.Box)
	m := &moment{app: a, play: play, night: n, teller: teller}
	for _, e := range play.Line() {
		if len(tracker.Heard(e.Events, rules.Table)) == 0 && e.ID != n.entry {
			continue
		}
		if e.ID == n.entry {
			m.at = len(m.steps)
		}
		m.steps = append(m.steps, e)
	}
	return m
}

// Screen names the page.
func (m *moment) Screen() string { return "moment" }

// Game returns the game that was played.
func (m *moment) Game() string { return string(m.play.Header().Game) }

// Leave ends what moves, on the board and from step to step.
func (m *moment) Leave() {
	m.stop()
	if m.board != nil {
		m.board.Skip()
	}
}

// now returns the move that is shown; false where nothing was played.
func (m *moment) now() (tracker.Entry, bool) {
	if len(m.steps) == 0 {
		return tracker.Entry{}, false
	}
	return m.steps[m.at], true
}

// scene returns what the board shows: the table after the move.
func (m *moment) scene() board.Scene {
	e, _ := m.now()
	position, _ := m.play.PositionAt(e.ID)
	return board.Scene{View: position.View(rules.Table), Told: m.heard(), Moving: m.onward}
}

// heard lists what the move told the table.
func (m *moment) heard() []rules.Event {
	e, _ := m.now()
	return tracker.Heard(e.Events, rules.Table)
}

// Build returns the board over what was told, and what leads from step to step.
func (m *moment) Build(shell.Class) fyne.CanvasObject {
	a := m.app
	brings := a.KitOf(m.play.Header().Game).New
	if brings == nil {
		brings = func(h board.Host) board.Board { return plain.New(h) }
	}
	m.board, m.told, m.count = brings(m), kit.Column(4), kit.NewText("", kit.Caption)
	m.back = kit.NewActionButton("step-back", a.Text("playback.back"), func() { m.turn(-1) })
	m.player = kit.NewPrimary("play", a.Text("playback.play"), m.onPlay)
	m.next = kit.NewActionButton("step-on", a.Text("playback.next"), func() { m.turn(1) })
	m.show()
	review := kit.NewIconButton("again", a.Text("stats.review"), func() { a.Push(a.To.Review(m.play)) })
	body := kit.Column(kit.Pad, m.board, kit.NewCard(kit.Column(4, m.count, m.told)))
	for _, b := range []*kit.ActionButton{m.back, m.player, m.next} {
		b.Stacked, b.Compact = true, kit.LargeText()
	}
	foot := kit.AtMost(640, kit.Spread(kit.Gap, m.back, m.player, m.next))
	return a.Screen(a.Header(m.night.title, m.night.about, review),
		kit.NewScroll(kit.Inset(4, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(1000, body))), foot)
}

// show shows the step that is on.
func (m *moment) show() {
	m.board.Present(m.scene())
	m.told.Objects = nil
	for _, e := range m.heard() {
		m.told.Add(kit.NewWrapped(m.teller.Event(e), kit.Body))
	}
	m.told.Refresh()
	m.count.SetText(m.app.Text("table.told", "n", m.at+1, "of", len(m.steps)))
	m.back.SetGreyed(m.at == 0)
	m.next.SetGreyed(m.at >= len(m.steps)-1)
	m.player.Icon, m.player.Label = "play", m.app.Text("playback.play")
	if m.timer != nil {
		m.player.Icon, m.player.Label = "pause", m.app.Text("playback.pause")
	}
	m.player.Refresh()
}

// Refresh shows the same again: a finished play does not change under this page.
func (m *moment) Refresh() { m.board.Refresh() }

// Text returns a text of the catalogue.
func (m *moment) Text(key string, data map[string]any) string { return m.app.Texts.Text(key, data) }

// Plural returns the text for n things.
func (m *moment) Plural(key string, n int, data map[string]any) string {
	return m.app.Texts.Plural(key, n, data)
}

// Thing returns a thing in words.
func (m *moment) Thing(t rules.Thing) string { return m.teller.Thing(t) }

// Event returns what was told in words.
func (m *moment) Event(e rules.Event) string { return m.teller.Event(e) }

// Name returns the player at a seat.
func (m *moment) Name(s rules.Seat) string { return m.teller.Player(s) }

// Symbol returns the colour and symbol of the player at a seat.
func (m *moment) Symbol(s rules.Seat) int {
	players := m.play.Header().Players
	if s < 0 || int(s) >= len(players) {
		return 0
	}
	e, _ := m.now()
	position, _ := m.play.PositionAt(e.ID)
	return m.app.Badge(m.play.Header().Game, position.View(rules.Table), s, players[s].Symbol)
}

// Tap answers nothing: the evening is over.
func (m *moment) Tap(rules.Thing) {}

// Do plays nothing.
func (m *moment) Do(rules.Offer, rules.Answers) {}

// Reshape follows nothing: the board has the room that it has.
func (m *moment) Reshape() {}
