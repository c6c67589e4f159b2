package app

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"

	"fyne.io/fyne/v2"

	"docent/app/kit"
	"docent/assets"
)

// settingsPage is the language, the look, and what Docent is made of. Every change shows at once.
type settingsPage struct {
	app    *App
	scroll *kit.Scroll
	at     float32 // how far it was scrolled when it was built anew
}

func newSettingsPage(a *App) *settingsPage { return &settingsPage{app: a} }

func (p *settingsPage) onTheme(value string) {
	look := p.app.look
	look.Variant = map[string]kit.Variant{"": kit.System, "dark": kit.Dark, "light": kit.Light}[value]
	p.app.setSetting(settingTheme, value)
	p.app.setLook(look)
}

// textStep is by how many percent one tap changes the size of texts.
const textStep = 10

func (p *settingsPage) onSize(by int) {
	percent := min(max(p.percent()+by, int(kit.MinScale*100)), int(kit.MaxScale*100))
	look := p.app.look
	look.Scale = float32(percent) / 100
	p.app.setSetting(settingSize, strconv.Itoa(percent))
	p.app.setLook(look)
}

func (p *settingsPage) percent() int {
	if p.app.look.Scale == 0 {
		return 100
	}
	return int(p.app.look.Scale*100 + 0.5)
}

func (p *settingsPage) onMotion(on bool) {
	look := p.app.look
	look.Motion = on
	p.app.setSwitch(settingMotion, on)
	p.app.setLook(look)
}

func (p *settingsPage) onAwake(on bool) { p.app.setSwitch(settingAwake, on) }

// setSwitch remembers what is on unless it was switched off.
func (a *App) setSwitch(key string, on bool) {
	value := "off"
	if on {
		value = ""
	}
	a.setSetting(key, value)
}

func (p *settingsPage) onLicences() {
	a := p.app
	list := kit.Column(kit.Edges, kit.NewWrapped(a.text("settings.licences.about"), kit.Body))
	texts := assets.FontLicences()
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		list.Add(kit.NewWrapped(strings.TrimSuffix(name, "-OFL.txt"), kit.Heading))
		list.Add(kit.NewWrapped(unwrapped(texts[name]), kit.Caption))
	}
	a.open(a.sheet(a.text("settings.licences"), list))
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

func (p *settingsPage) leave() {
	if p.scroll != nil {
		p.at = p.scroll.Offset()
	}
}

func (p *settingsPage) refresh() { p.scroll.ScrollTo(p.at) }

func (p *settingsPage) build(c class) fyne.CanvasObject {
	a := p.app
	head := a.header(a.text("app.settings"), "")
	look := []fyne.CanvasObject{p.language(), p.theme(), p.size()}
	rest := []fyne.CanvasObject{p.table(), p.about()}
	var body fyne.CanvasObject
	if c.wide() {
		body = kit.AtMost(1240, gridOf(360, 2, kit.Column(20, look...), kit.Column(20, rest...)))
	} else {
		body = kit.AtMost(640, kit.Column(20, append(look, rest...)...))
	}
	p.scroll = kit.NewScroll(kit.Inset(0, kit.Edges, kit.Edges, kit.Edges, body))
	return a.screen(head, p.scroll, nil)
}

func (p *settingsPage) section(key string, content ...fyne.CanvasObject) fyne.CanvasObject {
	return kit.Column(kit.Gap, append([]fyne.CanvasObject{kit.NewWrapped(p.app.text(key), kit.Heading)}, content...)...)
}

func (p *settingsPage) language() fyne.CanvasObject {
	a := p.app
	options := []kit.Option{{Value: "", Label: a.text("settings.system")}}
	for _, l := range assets.Languages() {
		options = append(options, kit.Option{Value: l.Tag, Label: l.Name})
	}
	now := a.setting(settingLanguage)
	if a.config.Language != "" {
		now = a.texts.Tag()
	}
	return p.section("app.language", kit.NewSegments(options, now, a.setLanguage))
}

func (p *settingsPage) theme() fyne.CanvasObject {
	a := p.app
	now := map[kit.Variant]string{kit.System: "", kit.Dark: "dark", kit.Light: "light"}[a.look.Variant]
	return p.section("app.theme", kit.NewSegments([]kit.Option{
		{Value: "", Label: a.text("settings.system")},
		{Value: "dark", Label: a.text("app.theme.dark"), Icon: "moon"},
		{Value: "light", Label: a.text("app.theme.light"), Icon: "sun"},
	}, now, p.onTheme))
}

func (p *settingsPage) size() fyne.CanvasObject {
	a := p.app
	smaller := kit.NewActionButton(kit.IconMinus, a.text("settings.smaller"), func() { p.onSize(-textStep) })
	larger := kit.NewActionButton(kit.IconAdd, a.text("settings.larger"), func() { p.onSize(textStep) })
	smaller.Compact, larger.Compact = true, true
	smaller.Greyed = p.percent() <= int(kit.MinScale*100)
	larger.Greyed = p.percent() >= int(kit.MaxScale*100)
	percent := kit.NewCentred(fmt.Sprintf("%d %%", p.percent()), kit.Heading)
	sample := kit.NewCard(kit.Column(4,
		kit.NewWrapped(a.text("settings.sample.title"), kit.Heading),
		kit.NewWrapped(a.text("settings.sample"), kit.Body)))
	return p.section("app.textsize", kit.Row(kit.Gap, smaller, middle(percent), larger), sample)
}

func (p *settingsPage) table() fyne.CanvasObject {
	a := p.app
	return p.section("settings.table",
		kit.NewToggle(a.text("app.motion"), a.text("settings.motion"), a.look.Motion, p.onMotion),
		kit.NewToggle(a.text("settings.awake"), a.text("settings.awake.about"), a.setting(settingAwake) != "off", p.onAwake))
}

func (p *settingsPage) about() fyne.CanvasObject {
	a := p.app
	mark := newArt(kit.AppIcon(), 56)
	texts := kit.Column(2, kit.NewText(a.text("app.name"), kit.Heading), kit.NewWrapped(a.text("settings.version", "version", a.config.Version), kit.Caption))
	return p.section("settings.about",
		kit.NewCard(kit.Column(kit.Pad, kit.Row(kit.Pad, mark, middle(texts)), kit.NewWrapped(a.text("settings.private"), kit.Body))),
		kit.NewListRow("info", a.text("settings.licences"), a.text("settings.licences.short"), p.onLicences))
}
