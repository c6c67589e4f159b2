package main

import (
	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/assets"
)

// page is one picture of the gallery.
type page struct {
	name          string
	width, height float32
	build         func() fyne.CanvasObject
	over          func(fyne.Canvas) // brings up what lies over the page
}

var pages = []page{
	{"icons", 760, 0, icons, nil},
	{"buttons", 390, 0, buttons, nil},
	{"rows", 390, 0, rows, nil},
	{"seats", 390, 0, seats, nil},
	{"wide", 1000, 0, wide, nil},
	{"covers", 760, 0, covers, nil},
	{"sheet", 390, 844, seats, sheet},
	{"sheet-wide", 1180, 820, wide, sheet},
	{"cover", 390, 844, seats, cover},
}

func icons() fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for i, name := range assets.IconNames() {
		inks := []fyne.ThemeColorName{look.Brass, look.Ink, look.Seat1, look.Seat2, look.Seat3, look.Seat5}
		big, small := &canvas.Image{Resource: look.IconIn(name, inks[i%len(inks)])}, &canvas.Image{Resource: look.IconIn(name, look.InkSoft)}
		big.FillMode, small.FillMode = canvas.ImageFillContain, canvas.ImageFillContain
		big.SetMinSize(fyne.NewSquareSize(48))
		small.SetMinSize(fyne.NewSquareSize(20))
		tiles = append(tiles, kit.NewCard(arrange.Column(4, arrange.Row(8, big, small), kit.NewText(name, kit.Caption))))
	}
	return arrange.Flow(look.Gap, tiles...)
}

func nothing() {}

func buttons() fyne.CanvasObject {
	priced := kit.NewActionButton("arrow-right", "Move", nothing)
	priced.Price, priced.Stacked = 1, true
	greyed := kit.NewActionButton("gem", "Take", nothing)
	greyed.Price, greyed.Stacked, greyed.Greyed = 2, true, true
	examine := kit.NewActionButton("eye", "Examine", nothing)
	examine.Stacked, examine.Price = true, 1
	rest := kit.NewActionButton("moon", "Rest", nothing)
	rest.Stacked = true
	long := kit.NewActionButton("undo", "Annuler : Françoise protège ses trois cubes de bronze et passe la main", nothing)
	caption := kit.NewActionButton("market", "Market", nothing)
	caption.Caption = "Exchange 3 bronze for 1 silver"
	pressed := kit.NewActionButton("hand", "Pressed", nothing)
	pressed.MouseDown(nil)
	focused := kit.NewActionButton("check", "Focused", nothing)
	focused.FocusGained()
	return arrange.Column(
		look.Pad,
		arrange.Row(look.Gap, arrange.Grow(arrange.Column(0, kit.NewText("Crazy Warehouses", kit.Title), kit.NewText("Round 2 of 5 · Ann's turn", kit.Caption))),
			kit.NewIconButton("menu", "Menu", nothing)),
		arrange.Row(look.Gap, kit.NewLamp("1", look.Lamp1, true), kit.NewLamp("2", look.Lamp3, true), kit.NewLamp("3", look.Lamp5, false)),
		arrange.Spread(look.Gap, priced, greyed, examine, rest),
		arrange.Bar(look.Gap, arrange.Grow(kit.NewActionButton("undo", "Undo: Ann bids", nothing)), kit.NewPrimary("arrow-right", "End turn", nothing)),
		long, caption,
		arrange.FlowFill(look.Gap, pressed, focused, kit.NewActionButton("trash", "Delete play", nothing).Styled(kit.Dangerous)),
		arrange.Flow(look.Gap, kit.NewQuiet("question", "Why?", nothing), kit.NewQuiet("", "Not now", nothing), kit.NewIconButton("share", "Share", nothing), kit.NewIconButton("settings", "Settings", nothing)),
		kit.NewSegments([]kit.Option{{Value: "a", Label: "Table"}, {Value: "b", Label: "Log"}, {Value: "c", Label: "Rules"}}, "a", nil),
		choice(), many(),
		arrange.Centre(kit.NewProgressDots(2, 5)), track(),
	)
}

func track() fyne.CanvasObject {
	t := kit.NewTrack()
	t.Set(9, 24)
	return t
}

func choice() fyne.CanvasObject {
	c := kit.NewChoice([]kit.Option{
		{Value: "b", Label: "Bronze", Icon: "cube", Ink: look.Bronze},
		{Value: "s", Label: "Silver", Icon: "cube", Ink: look.Silver},
		{Value: "g", Label: "Gold", Icon: "cube", Ink: look.Gold, Greyed: true},
		{Value: "h", Label: "Glass", Icon: "cube", Ink: look.Glass},
	}, nil)
	c.SetChosen("s")
	return c
}

func many() fyne.CanvasObject {
	c := kit.NewManyChoice([]kit.Option{
		{Value: "1", Label: "Cars", Icon: "car"},
		{Value: "2", Label: "Antiques", Icon: "vase"},
		{Value: "3", Label: "Art", Icon: "picture", Caption: "2 left"},
		{Value: "4", Label: "Sports", Icon: "ball"},
	}, nil)
	c.SetChosen("1", "3")
	return c
}

func rows() fyne.CanvasObject {
	trailing := kit.NewListRow("history", "Crazy Warehouses", "Round 3 · Ann, Bilal, Chloé", nothing)
	trailing.Trailing = "yesterday"
	score := kit.NewListRow("score", "Collection of antiques", "TL-SCORE-4 · five different vases", nothing)
	score.End = kit.NewBadge("", "12", look.Brass)
	seat := kit.NewListRow("", "Diego", "Seat 4", nothing)
	seat.Leading = kit.NewSeatMark(3, 40)
	steps := kit.NewStepper("Bronze cubes", 3, 0, 9, "Fewer", "More", nil)
	steps.Icon, steps.IconInk = "cube", look.Bronze
	off := kit.NewToggle("Frantic mode", "The table asks for it; not with two players.", false, nil)
	off.Greyed = true
	return arrange.Column(
		look.Gap,
		kit.NewText("Settings", kit.Heading),
		trailing, score, seat,
		kit.NewToggle("Reduced motion", "Things jump instead of moving.", true, nil), off,
		kit.NewCard(arrange.Column(look.Gap, steps, kit.NewStepper("Joueurs autour de la table", 4, 2, 4, "Moins", "Plus", nil))),
		kit.NewTextField("Name", "Who plays?", nil),
		filled(kit.NewTextField("Nom", "", nil), "Françoise"),
		filled(kit.NewSearchField("Search the rules", "Clear", nil), "skeleton"),
		kit.NewBanner(kit.Notice, "The bank holds 9 bronze cubes.", nil),
		kit.NewBanner(kit.Warn, "Two people have not answered yet.", kit.NewQuiet("", "Show", nothing)),
		kit.NewBanner(kit.Alarm, "Este movimiento ya no vale: la mesa ha cambiado desde entonces.", kit.NewActionButton("correct", "Make a correction", nothing)),
		kit.NewWrapped("Text that wraps: «¿Quién abre la puerta?» — «\u00a0Où est l’œuvre\u00a0?\u00a0» · 3 × 4 – “fine”…", kit.Body),
		kit.NewWrapped("Captions wrap as well, and they stay readable in both variants of the palette.", kit.Caption),
		arrange.Flow(look.Gap, kit.NewBadge("coin", "12", look.Gold), kit.NewBadge("skull", "2 skeletons", look.Danger), kit.NewBadge("", "Winner", look.Brass), full("crown", "First")),
	)
}

func full(icon, text string) fyne.CanvasObject {
	b := kit.NewBadge(icon, text, look.Brass)
	b.Full = true
	return b
}

func filled(f *kit.TextField, text string) fyne.CanvasObject {
	f.SetText(text)
	return f
}

func seats() fyne.CanvasObject {
	names := []string{"Ann", "Bilal", "Chloé", "Diego", "Ève-Marie de la Fontaine", "Íñigo"}
	var large, small []fyne.CanvasObject
	for i, name := range names {
		card := kit.NewSeatCard(i, name)
		card.Sub, card.Pips, card.PipsOf, card.Active = "room 10", 3, 5, i == 0
		if i%2 == 0 {
			card.Extra = arrange.Row(6, kit.NewBadge("cube", "4", look.Bronze), kit.NewBadge("cube", "1", look.Gold))
		}
		large = append(large, card)
		little := kit.NewSeatCard(i, name)
		little.Compact, little.Active, little.Pips, little.PipsOf = true, i == 1, i, 5
		small = append(small, little)
	}
	return arrange.Column(
		look.Gap,
		arrange.Spread(look.Gap, small[:4]...),
		arrange.Column(look.Gap, large...),
		plated(kit.NewLogLine(look.Seat1, "Ann examines the relic in room 10", "", "Why?", nothing)),
		kit.NewText("Game log", kit.Heading),
		kit.NewLogLine(look.Seat2, "Bilal opens door 3: a car, two vases and a skeleton", "TL-OPEN-2", "", nothing),
		kit.NewLogLine("", "The bank is empty of gold", "TL-BANK-1", "¿Por qué?", nothing),
		kit.NewEmptyState("history", "No games yet", "Your games will appear here, each with its log and its score.", kit.NewPrimary("play", "Start a game", nothing)),
	)
}

func plated(l *kit.LogLine) fyne.CanvasObject {
	l.Plate, l.Lines = true, 1
	return l
}

func wide() fyne.CanvasObject {
	return arrange.Bar(look.Edges, arrange.Grow(buttons()), arrange.Grow(seats()))
}

func covers() fyne.CanvasObject {
	var tiles []fyne.CanvasObject
	for _, game := range assets.Covers() {
		img := look.CoverArt(game)
		img.SetMinSize(fyne.NewSize(220, 280))
		tiles = append(tiles, img)
	}
	bits := make([][]bool, 21)
	for y := range bits {
		bits[y] = make([]bool, 21)
		for x := range bits[y] {
			bits[y][x] = (x*7+y*13+x*y)%3 == 0
		}
	}
	return arrange.Column(look.Pad, arrange.Flow(look.Pad, tiles...), kit.NewQR(bits, "docent"))
}

func sheet(c fyne.Canvas) {
	body := arrange.Column(
		look.Gap,
		kit.NewWrapped("Whoever opened the door says what lies behind it. The most likely answer comes first.", kit.Body),
		choice(), many(),
		kit.NewStepper("Skeletons", 1, 0, 3, "Fewer", "More", nil),
	)
	kit.ShowSheet(c, kit.NewSheet("What is behind door 3?", "Close", body,
		kit.NewActionButton("dice", "Draw for us", nothing), kit.NewPrimary("check", "That is it", nothing)))
}

func cover(c fyne.Canvas) {
	kit.ShowCover(c, kit.NewCover(2, "Chloé", "Pass the device to Chloé. Everyone else, look away.", "I’m Chloé", nothing))
}
