package look

import (
	"bytes"
	"fmt"
	"image/color"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/theme"

	"docent/assets"
)

// The icons the kit's own widgets draw; every other file name under assets/icons works as well.
const (
	IconQuestion = "question"
	IconClose    = "close"
	IconAdd      = "add"
	IconMinus    = "minus"
	IconChevron  = "chevron"
	IconSearch   = "search"
	IconInfo     = "info"
	IconWarning  = "warning"
	IconCheck    = "check"
)

// drawing is an icon in one of the theme's colours. Its name bears the colour, because rasters are cached by name;
// it answers with the colour of the moment, so a refreshed image follows the theme.
type drawing struct {
	name string
	ink  fyne.ThemeColorName
}

var drawings sync.Map // drawing -> *drawing, so that one icon in one colour is one resource

// Icon returns an icon in the colour of text.
func Icon(name string) fyne.Resource { return IconIn(name, Ink) }

// IconIn returns an icon in a colour of the theme, the same resource every time.
func IconIn(name string, ink fyne.ThemeColorName) fyne.Resource {
	key := drawing{name, ink}
	if found, ok := drawings.Load(key); ok {
		return found.(*drawing)
	}
	made, _ := drawings.LoadOrStore(key, &key)
	return made.(*drawing)
}

// HasIcon reports whether there is an icon of that name.
func HasIcon(name string) bool {
	_, err := assets.Icon(name)
	return err == nil
}

// IconOf returns the icon of a name in the colour of text, or nil where there is none.
func IconOf(name string) fyne.Resource {
	if name == "" || !HasIcon(name) {
		return nil
	}
	return Icon(name)
}

// Name returns a name of its own for every colour.
func (d *drawing) Name() string { return d.name + "-" + hexOf(d.ink) + ".svg" }

// Content returns the SVG in the colour of the moment; an unknown icon is a question mark.
func (d *drawing) Content() []byte {
	svg, err := assets.Icon(d.name)
	if err != nil {
		fyne.LogError("no icon "+d.name, err)
		if svg, err = assets.Icon(IconQuestion); err != nil {
			panic(err)
		}
	}
	return bytes.ReplaceAll(svg, []byte("currentColor"), []byte(hexOf(d.ink)))
}

func hexOf(name fyne.ThemeColorName) string {
	c := color.NRGBAModel.Convert(theme.Color(name)).(color.NRGBA)
	return fmt.Sprintf("#%02x%02x%02x", c.R, c.G, c.B)
}

// AppIcon returns the app's own icon.
func AppIcon() fyne.Resource { return fyne.NewStaticResource("docent.png", assets.AppIcon()) }

// Image returns an image of an icon in a colour of the theme, none where the name is empty; Redraw draws another into it.
func Image(name string, ink fyne.ThemeColorName) *canvas.Image {
	img := &canvas.Image{FillMode: canvas.ImageFillContain}
	if name != "" {
		img.Resource = IconIn(name, ink)
	}
	return img
}

// Redraw draws an icon into an image, which is hidden where the name is empty. The same in the same colour again costs
// nothing, since a refresh spends most of its time on reading SVGs.
func Redraw(img *canvas.Image, name string, ink fyne.ThemeColorName) {
	if name == "" {
		img.Hide()
		return
	}
	res := painted(name, ink)
	img.Show()
	sized := img.Size().Width > 0 && img.Size().Height > 0
	if img.Resource == res && (img.Image != nil || !sized) { // without a size it is never drawn, and would be read each time
		return
	}
	read := img.Resource != nil
	img.Resource = res
	if read || sized { // else it is read when it gets its size; one that was read would show what it was
		img.Refresh()
	}
}

var paints sync.Map // name with colour -> fyne.Resource

// painted returns an icon in the colour of the moment: another resource for every colour.
func painted(name string, ink fyne.ThemeColorName) fyne.Resource {
	icon := IconIn(name, ink)
	key := icon.Name()
	if found, ok := paints.Load(key); ok {
		return found.(fyne.Resource)
	}
	made, _ := paints.LoadOrStore(key, fyne.NewStaticResource(key, icon.Content()))
	return made.(fyne.Resource)
}
