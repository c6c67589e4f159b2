package stats

import (
	"image/png"
	"io"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver/software"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/look"
	"docent/app/parts"
)

// onExport asks whether the page is wanted as a picture or as a table.
func (p *Page) onExport() {
	a := p.app
	var sheet *kit.Sheet
	row := func(icon, key string, file parts.File) fyne.CanvasObject {
		return kit.NewListRow(icon, a.Text(key), a.Text(key+".about"), func() {
			sheet.Close()
			file.Save(a)
		})
	}
	name := "docent-" + string(p.chosen.game) + "-" + a.Now().Format(time.DateOnly)
	sheet = a.Sheet(a.Text("stats.export"), arrange.Column(look.Gap,
		row("picture", "stats.picture", parts.File{Name: name + ".png", Extension: ".png", Key: "stats.file", Export: p.picture}),
		row("log", "stats.table", parts.File{Name: name + ".csv", Extension: ".csv", Key: "stats.file", Export: p.table})))
	a.Open(sheet)
}

// The picture is as wide as a tablet, twice as dense as a screen.
const (
	pictureWide    float32 = 1180
	pictureDensity float32 = 2
)

// picture draws all that the page shows.
func (p *Page) picture(w io.Writer) error {
	a := p.app
	p.still = true
	defer func() { p.still = false }()
	head := arrange.Column(1, kit.NewWrapped(a.GameName(p.chosen.game), kit.Title), kit.NewWrapped(p.since(), kit.Caption))
	page := arrange.Padded(look.Edges, arrange.Column(look.Pad, append([]fyne.CanvasObject{head}, p.content()...)...))
	c := software.NewCanvas()
	c.SetPadded(false)
	c.SetScale(pictureDensity)
	c.SetContent(page)
	for range 2 { // texts know how high they are once they have a width
		c.Resize(fyne.NewSize(pictureWide, arrange.HeightFor(page, pictureWide)))
	}
	return png.Encode(w, c.Capture())
}

// table writes the results that the page counts.
func (p *Page) table(w io.Writer) error { return parts.WriteTable(p.evenings, w) }
