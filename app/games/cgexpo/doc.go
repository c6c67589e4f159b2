// Package cgexpo draws CGE Adventures: the recorded board as a map, or the zones as a building; the backpacks; and the
// tray, in which dice, battles and event cards are entered and moves confirmed. It also has what the box of a copy is
// asked with: the form of an event card, and the editor with which players record their board.
//
//	kit.go      what the game brings to the screen, with icons and pictures of things and actions
//	board.go    the board and its parts; plan.go: where they are
//	touch.go    what a tap does
//	probe.go    where a tap means what, for the end-to-end tests
//	sheet.go    what all parts share: the host, what is shown, the widget
//	model.go    what is shown, without any drawing; read.go: how it is read from a state
//	figures.go  a figure or an item, and how it is drawn
//	bearing.go  places and ways on the board, and how they lie on the map that is turned
//	easel.go    a board that can be drawn, in patches and runs: floor, walls and doors; names.go: where the names of zones are written
//	hall.go     the map, with trails and meetings
//	aim.go      the square that somebody goes to
//	lead.go     figures that are led over the map by a drag
//	zones.go    the zones as a building; stroll.go: the move by zones that is entered, meet.go: who is met before it;
//	            report.go: what a card did there; shelf.go: the place in the building for what the dock has no room for, and a
//	            podcaster who is dragged from his key there
//	gauge.go    the dustpan, the deck, the dice or the alarm, and what leads the map
//	packs.go    the backpacks: items, podcasters killed, doors opened, lives
//	tray.go     the tray; column.go: how it sets its texts and buttons
//	dice.go     the dice of a move and the white die, entered or thrown by the app
//	battle.go   the hits of a battle; climb.go: a finger that slides from them to what is entered next; odds.go: what throws do and
//	            how likely that is
//	card.go     the event card that is entered; tracks.go: by the ways on the map; panel.go: what these do not tell
//	number.go   the number of a card, which plays or keeps it
//	onward.go   the dice that are thrown after a card, which play it
//	draft.go    a board in the making
//	painter.go  the painter of a draft, a drag of a finger at a time, with the pieces that start on it; editor.go: its page with the tools
//	event.go    the form of an event card in a box, and its moves in few words
package cgexpo
