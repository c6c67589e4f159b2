//go:build scenes

package cgexpo

// Editor is editor.
type Editor = editor

// Painter returns painter.
func (p *editor) Painter() *Painter { return p.painter }

// SetMode sets mode.
func (p *editor) SetMode(v string) { p.mode = v }

// Start returns start.
func (p *editor) Start() string { return p.start }

// Begin is begin.
func (p *editor) Begin(width, height int) { p.begin(width, height) }
