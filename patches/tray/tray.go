// Package systray stands in for fyne.io/systray, as far as the toolkit names it: Docent has no icon in a tray, and whoever
// asks for one gets none.
package systray

// MenuItem is in no menu.
type MenuItem struct{ ClickedCh chan struct{} }

// AddSeparator adds nothing.
func (*MenuItem) AddSeparator() {}

// AddSubMenuItem returns an item that is not shown.
func (*MenuItem) AddSubMenuItem(_, _ string) *MenuItem { return &MenuItem{} }

// AddSubMenuItemCheckbox returns an item that is not shown.
func (*MenuItem) AddSubMenuItemCheckbox(_, _ string, _ bool) *MenuItem { return &MenuItem{} }

// Disable does nothing.
func (*MenuItem) Disable() {}

// SetIcon does nothing.
func (*MenuItem) SetIcon([]byte) {}

// SetTemplateIcon does nothing.
func (*MenuItem) SetTemplateIcon(_, _ []byte) {}

// AddMenuItem returns an item that is not shown.
func AddMenuItem(_, _ string) *MenuItem { return &MenuItem{} }

// AddMenuItemCheckbox returns an item that is not shown.
func AddMenuItemCheckbox(_, _ string, _ bool) *MenuItem { return &MenuItem{} }

// AddSeparator adds nothing.
func AddSeparator() {}

// ResetMenu does nothing.
func ResetMenu() {}

// RunWithExternalLoop has nothing to begin or to end.
func RunWithExternalLoop(_, _ func()) (start, end func()) { return func() {}, func() {} }

// SetIcon does nothing.
func SetIcon([]byte) {}

// SetTemplateIcon does nothing.
func SetTemplateIcon(_, _ []byte) {}

// SetOnTapped does nothing: no icon is there to be tapped.
func SetOnTapped(func()) {}

// SetTitle does nothing.
func SetTitle(string) {}
