//go:build scenes

package cgexpo

// Scenes and tests see these. What has no comment of its own is its namesake in small letters; with Set it sets that.

type Editor = editor

func (p *editor) Painter() *Painter { return p.painter }

func (p *editor) SetMode(v string) { p.mode = v }

func (p *editor) Start() string { return p.start }

func (p *editor) Begin(width, height int) { p.begin(width, height) }
