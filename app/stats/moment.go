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

// moment is a page that shows the board of a finished play at one move, and what was told then. Nothing is played on it.
type moment struct {
	app    *shell.App
	play   *tracker.Play
	night  night
	teller *tracker.Teller
	board  board.Board
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
	return &moment{app: a, play: play, night: n, teller: teller}
}

// Screen names the page.
func (m *moment) Screen() string { return "moment" }

// Game returns the game that was played.
func (m *moment) Game() string { return string(m.play.Header().Game) }

// Leave ends what moves on the board.
func (m *moment) Leave() {
	if m.board != nil {
		m.board.Skip()
	}
}

// scene returns what the board shows: the table after the move.
func (m *moment) scene() board.Scene {
	position, _ := m.play.PositionAt(m.night.entry)
	return board.Scene{View: position.View(rules.Table), Told: m.told()}
}

// told lists what the move told the table.
func (m *moment) told() []rules.Event {
	e, ok := m.play.Entry(m.night.entry)
	if !ok {
		return nil
	}
	return tracker.Heard(e.Events, rules.Table)
}

// Build returns the board over what was told.
func (m *moment) Build(shell.Class) fyne.CanvasObject {
	brings := m.app.KitOf(m.play.Header().Game).New
	if brings == nil {
		brings = func(h board.Host) board.Board { return plain.New(h) }
	}
	m.board = brings(m)
	m.board.Present(m.scene())
	told := kit.Column(4)
	for _, e := range m.told() {
		told.Add(kit.NewWrapped(m.teller.Event(e), kit.Body))
	}
	review := kit.NewPrimary("play", m.app.Text("stats.review"), func() { m.app.Push(m.app.To.Review(m.play)) })
	body := kit.Column(kit.Pad, m.board, kit.NewCard(told))
	if len(told.Objects) == 0 {
		body = kit.Column(kit.Pad, m.board)
	}
	return m.app.Screen(m.app.Header(m.night.title, m.night.about),
		kit.NewScroll(kit.Inset(4, kit.Edges, kit.Edges, kit.Edges, kit.AtMost(1000, body))), kit.AtMost(640, review))
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
	return m.app.Badge(m.play.Header().Game, m.scene().View, s, players[s].Symbol)
}

// Tap answers nothing: the evening is over.
func (m *moment) Tap(rules.Thing) {}

// Do plays nothing.
func (m *moment) Do(rules.Offer, rules.Answers) {}

// Reshape follows nothing: the board has the room that it has.
func (m *moment) Reshape() {}
