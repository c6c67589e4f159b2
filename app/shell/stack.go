package shell

import (
	"slices"

	"fyne.io/fyne/v2/canvas"
)

// stack is the open pages, the present one on top.
type stack struct{ Pages []Page }

// Top returns the present page.
func (s *stack) Top() Page { return s.Pages[len(s.Pages)-1] }

// still reports whether nothing moves the present page.
func (s *stack) still() bool {
	if len(s.Pages) == 0 {
		return false
	}
	_, still := s.Top().(Still)
	return still
}

// Asked reports whether the present page asks something.
func (s *stack) Asked() bool {
	p, ok := s.Top().(Asker)
	return ok && p.Asking()
}

// Has reports whether a page is open, shown or under others.
func (s *stack) Has(p Page) bool { return slices.Contains(s.Pages, p) }

// Settle closes the pages between the first and the present one.
func (s *stack) Settle() {
	if n := len(s.Pages); n > 1 {
		s.Pages = append(s.Pages[:1], s.Pages[n-1])
	}
}

// Push opens a page over the present one.
func (a *App) Push(p Page) {
	a.Leave()
	a.Pages = append(a.Pages, p)
	a.enter()
}

// Pop closes the present page; the first one stays.
func (a *App) Pop() {
	if len(a.Pages) < 2 {
		return
	}
	a.Leave()
	a.Pages = a.Pages[:len(a.Pages)-1]
	a.show()
}

// Replace closes the present page and opens another in its place.
func (a *App) Replace(p Page) {
	a.Leave()
	a.Pages[len(a.Pages)-1] = p
	a.enter()
}

// Home closes every page but the first.
func (a *App) Home() {
	a.Leave()
	a.Pages = a.Pages[:1]
	a.show()
}

// Leave ends what moves on the present page, which is about to be covered, closed or built anew.
func (a *App) Leave() {
	a.closeSheets()
	if l, ok := a.Top().(Leaver); ok {
		l.Leave()
	}
}

// enter shows a page for the first time.
func (a *App) enter() {
	a.show()
	if o, ok := a.Top().(opener); ok {
		o.Opened()
	}
}

// show builds the present page and everything that depends on which one it is.
func (a *App) show() {
	a.wake()
	a.wear()
	a.place()
	a.remember() // only a page that could be built is opened again by the next start
}

// place builds the present page into the frame.
func (a *App) place() {
	p := a.Top()
	a.unsaved.show()
	content := p.Build(a.Class)
	p.Refresh()
	a.frame.Objects[0] = content
	a.frame.Layout.Layout(a.frame.Objects, a.frame.Size())
	canvas.Refresh(a.frame)
}

// Rebuild shows the present page anew in place, for another language, look or class.
func (a *App) Rebuild() {
	a.Leave()
	a.place()
}
