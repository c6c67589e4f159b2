package settings

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/cue"
	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/shell"
	"docent/assets"
)

// Page is the language, the look, and what Docent is made of. Every change shows at once.
type Page struct {
	app    *shell.App
	first  bool // the backups stand first
	scroll *arrange.Scroll
	at     float32 // how far it was scrolled when it was built anew
}

// New returns the page of the settings.
func New(a *shell.App) *Page { return &Page{app: a} }

// NewBackups returns the page of the settings for who looks for a backup: they stand first.
func NewBackups(a *shell.App) *Page { return &Page{app: a, first: true} }

// Screen names the page to those who do not see it.
func (p *Page) Screen() string { return "settings" }

func (p *Page) onTheme(value string) {
	worn := p.app.Look
	worn.Variant = map[string]look.Variant{"": look.System, "dark": look.Dark, "light": look.Light}[value]
	p.app.SetSetting(shell.SettingTheme, value)
	p.app.SetLook(worn)
}

// textStep is by how many percent one tap changes the size of texts.
const textStep = 10

func (p *Page) onSize(by int) {
	percent := min(max(p.percent()+by, int(look.MinScale*100)), int(look.MaxScale*100))
	worn := p.app.Look
	worn.Scale = float32(percent) / 100
	p.app.SetSetting(shell.SettingSize, strconv.Itoa(percent))
	p.app.SetLook(worn)
}

func (p *Page) percent() int {
	if p.app.Look.Scale == 0 {
		return 100
	}
	return int(p.app.Look.Scale*100 + 0.5)
}

func (p *Page) onMotion(on bool) {
	worn := p.app.Look
	worn.Motion = on
	setSwitch(p.app, shell.SettingMotion, on)
	p.app.SetLook(worn)
}

func (p *Page) onAwake(on bool) { setSwitch(p.app, shell.SettingAwake, on) }

// setSwitch remembers what is on unless it was switched off.
func setSwitch(a *shell.App, key string, on bool) {
	value := "off"
	if on {
		value = ""
	}
	a.SetSetting(key, value)
}

func (p *Page) onLicences() {
	a := p.app
	list := arrange.Column(look.Edges, kit.NewWrapped(a.Text("settings.licences.about"), kit.Body))
	texts := assets.FontLicences()
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		list.Add(kit.NewWrapped(strings.TrimSuffix(name, "-OFL.txt"), kit.Heading))
		list.Add(kit.NewWrapped(unwrapped(texts[name]), kit.Caption))
	}
	a.Open(a.Sheet(a.Text("settings.licences"), list))
}

// unwrapped joins the lines of each paragraph, rules left out: the sheet sets its own.
func unwrapped(text string) string {
	paragraphs := strings.Split(strings.ReplaceAll(text, "\r\n", "\n"), "\n\n")
	for i, p := range paragraphs {
		words := slices.DeleteFunc(strings.Fields(p), func(word string) bool { return strings.Trim(word, "-") == "" })
		paragraphs[i] = strings.Join(words, " ")
	}
	return strings.Join(paragraphs, "\n")
}

// Leave notes how far the page is scrolled.
func (p *Page) Leave() {
	if p.scroll != nil {
		p.at = p.scroll.Offset()
	}
}

// Refresh scrolls to where the page was.
func (p *Page) Refresh() { p.scroll.ScrollTo(p.at) }

// Build returns all settings, in two columns where there is room.
func (p *Page) Build(c shell.Class) fyne.CanvasObject {
	a := p.app
	head := a.Header(a.Text("app.settings"), "")
	first := []fyne.CanvasObject{p.language(), p.theme(), p.size()}
	rest := []fyne.CanvasObject{p.table()}
	if p.first {
		first = append(p.backups(), first...)
	} else {
		rest = append(rest, p.backups()...)
	}
	rest = append(rest, p.data(), p.about())
	var body fyne.CanvasObject
	if c.Wide() {
		body = arrange.AtMost(1240, arrange.GridOf(360, 2, arrange.Column(20, first...), arrange.Column(20, rest...)))
	} else {
		body = arrange.AtMost(640, arrange.Column(20, append(first, rest...)...))
	}
	p.scroll = arrange.NewScroll(arrange.Inset(0, look.Edges, look.Edges, look.Edges, body))
	return a.Screen(head, p.scroll, nil)
}

func (p *Page) section(key string, content ...fyne.CanvasObject) fyne.CanvasObject {
	return arrange.Column(look.Gap, append([]fyne.CanvasObject{kit.NewWrapped(p.app.Text(key), kit.Heading)}, content...)...)
}

func (p *Page) language() fyne.CanvasObject {
	a := p.app
	options := []kit.Option{{Value: "", Label: a.Text("settings.system")}}
	for _, l := range assets.Languages() {
		options = append(options, kit.Option{Value: l.Tag, Label: l.Name})
	}
	now := a.Setting(shell.SettingLanguage)
	if a.Config.Language != "" {
		now = a.Texts.Tag()
	}
	return p.section("app.language", kit.NewSegments(options, now, a.SetLanguage))
}

func (p *Page) theme() fyne.CanvasObject {
	a := p.app
	now := map[look.Variant]string{look.System: "", look.Dark: "dark", look.Light: "light"}[a.Look.Variant]
	return p.section("app.theme", kit.NewSegments([]kit.Option{
		{Value: "", Label: a.Text("settings.system")},
		{Value: "dark", Label: a.Text("app.theme.dark"), Icon: "moon"},
		{Value: "light", Label: a.Text("app.theme.light"), Icon: "sun"},
	}, now, p.onTheme))
}

func (p *Page) size() fyne.CanvasObject {
	a := p.app
	smaller := kit.NewActionButton(look.IconMinus, a.Text("settings.smaller"), func() { p.onSize(-textStep) })
	larger := kit.NewActionButton(look.IconAdd, a.Text("settings.larger"), func() { p.onSize(textStep) })
	smaller.Compact, larger.Compact = true, true
	smaller.Greyed = p.percent() <= int(look.MinScale*100)
	larger.Greyed = p.percent() >= int(look.MaxScale*100)
	percent := kit.NewCentred(a.Text("app.percent", "percent", p.percent()), kit.Heading)
	sample := kit.NewCard(arrange.Column(4,
		kit.NewWrapped(a.Text("settings.sample.title"), kit.Heading),
		kit.NewWrapped(a.Text("settings.sample"), kit.Body)))
	return p.section("app.textsize", arrange.Row(look.Gap, smaller, arrange.Middle(percent), larger), sample)
}

func (p *Page) table() fyne.CanvasObject {
	a := p.app
	rows := []fyne.CanvasObject{
		kit.NewToggle(a.Text("app.motion"), a.Text("settings.motion"), a.Look.Motion, p.onMotion),
		kit.NewToggle(a.Text("settings.awake"), a.Text("settings.awake.about"), a.Setting(shell.SettingAwake) != "off", p.onAwake),
	}
	if a.Config.Sound != nil {
		rows = append(rows, kit.NewToggle(a.Text("settings.sound"), a.Text("settings.sound.about"), a.Setting(shell.SettingSound) == "on", p.onSound))
	}
	if a.Config.Touch != nil {
		rows = append(rows, kit.NewToggle(a.Text("settings.touch"), a.Text("settings.touch.about"), a.Setting(shell.SettingTouch) != "off", p.onTouch))
	}
	rows = append(rows, kit.NewToggle(a.Text("settings.left"), a.Text("settings.left.about"), a.Setting(shell.SettingHand) == "left", p.onLeft))
	return p.section("settings.table", rows...)
}

// onSound switches sounds on, with one to hear how loud they are, or off.
func (p *Page) onSound(on bool) {
	value := ""
	if on {
		value = "on"
	}
	p.app.SetSetting(shell.SettingSound, value)
	p.app.Cue(cue.Bell)
}

// onTouch has moves, refusals and catches be felt, beginning with one, or no longer.
func (p *Page) onTouch(on bool) {
	setSwitch(p.app, shell.SettingTouch, on)
	p.app.Feel(cue.Short)
}

// onLeft mirrors the table for the left hand, or no longer.
func (p *Page) onLeft(on bool) {
	hand := ""
	if on {
		hand = "left"
	}
	p.app.SetSetting(shell.SettingHand, hand)
}

func (p *Page) about() fyne.CanvasObject {
	a := p.app
	mark := kit.NewArt(look.AppIcon(), 56)
	texts := arrange.Column(2, kit.NewText(a.Text("app.name"), kit.Heading), kit.NewWrapped(a.Text("settings.version", "version", a.Config.Version), kit.Caption))
	return p.section("settings.about",
		kit.NewCard(arrange.Column(look.Pad, arrange.Row(look.Pad, mark, arrange.Middle(texts)), kit.NewWrapped(a.Text("settings.private"), kit.Body))),
		kit.NewListRow("info", a.Text("settings.licences"), a.Text("settings.licences.short"), p.onLicences))
}
