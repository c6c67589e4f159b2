package kittest_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"docent/app/kit"
	"docent/app/kit/arrange"
	"docent/app/kit/kittest"
	"docent/app/kit/look"
)

func at(obj fyne.CanvasObject, x, y, w, h float32) fyne.CanvasObject {
	obj.Move(fyne.NewPos(x, y))
	obj.Resize(fyne.NewSize(w, h))
	return obj
}

func button(label string) fyne.CanvasObject { return kit.NewActionButton("check", label, nil) }

func text(s string) fyne.CanvasObject { return canvas.NewText(s, nil) }

func TestAuditFindsWhatIsWrong(t *testing.T) {
	test.NewTempApp(t)
	hidden := at(button("hidden"), 0, 0, 10, 10)
	hidden.Hide()
	for name, c := range map[string]struct {
		objs []fyne.CanvasObject
		want []string
	}{
		"good":        {[]fyne.CanvasObject{at(button("a"), 0, 0, 200, 60), at(button("b"), 0, 68, 200, 60)}, nil},
		"hidden":      {[]fyne.CanvasObject{hidden}, nil},
		"small":       {[]fyne.CanvasObject{at(kit.NewIconButton("menu", "a", nil), 0, 0, 40, 40)}, []string{"small"}},
		"unnamed":     {[]fyne.CanvasObject{at(kit.NewIconButton("menu", "", nil), 0, 0, 60, 60)}, []string{"unnamed"}},
		"overlap":     {[]fyne.CanvasObject{at(button("a"), 0, 0, 200, 60), at(button("b"), 0, 50, 200, 60)}, []string{"overlap"}},
		"covered":     {[]fyne.CanvasObject{at(button("a"), 0, 0, 200, 60), at(kit.NewShield(), 0, 0, 200, 100), at(button("b"), 0, 30, 200, 60)}, nil},
		"outside":     {[]fyne.CanvasObject{at(kit.NewIconButton("menu", "a", nil), 280, 0, 60, 60)}, []string{"outside"}},
		"wide text":   {[]fyne.CanvasObject{at(text("much too wide"), 0, 0, 20, 30)}, []string{"text"}},
		"low text":    {[]fyne.CanvasObject{at(text("low"), 0, 0, 100, 5)}, []string{"text"}},
		"beyond text": {[]fyne.CanvasObject{at(text("beyond"), 250, 0, 100, 30)}, []string{"text", "outside"}},
		"unscaled":    {[]fyne.CanvasObject{at(widget.NewButton("stock", nil), 0, 0, 100, 30)}, []string{"small"}},
	} {
		root := container.NewWithoutLayout(c.objs...)
		var got []string
		for _, p := range kittest.Audit(root, fyne.NewSize(300, 200)) {
			got = append(got, p.What)
		}
		if !slices.Equal(got, c.want) {
			t.Errorf("%s: found %v, want %v", name, got, c.want)
		}
	}
}

// What a list has scrolled away is neither off the screen nor on top of what stands under the list.
func TestAuditKnowsScrolling(t *testing.T) {
	test.NewTempApp(t)
	var rows []fyne.CanvasObject
	for range 12 {
		rows = append(rows, kit.NewListRow("log", "row", "", func() {}))
	}
	list := arrange.NewScroll(arrange.Column(look.Gap, rows...))
	screen := container.NewBorder(nil, button("under"), nil, nil, list)
	test.NewTempWindow(t, screen)
	for _, p := range kittest.Audit(screen, fyne.NewSize(390, 400)) {
		t.Error(p)
	}
}

func TestFind(t *testing.T) {
	test.NewTempApp(t)
	root := container.NewVBox(button("a"), kit.NewCard(button("b")))
	if kittest.Find(root, "b") == nil || kittest.Find(root, "c") != nil || kittest.Find(nil, "a") != nil {
		t.Error("found what is not there, or missed what is")
	}
	root.Objects[0].Hide()
	if kittest.Find(root, "a") != nil {
		t.Error("found what is hidden")
	}
}
