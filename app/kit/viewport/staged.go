//go:build scenes

package viewport

// Aimed reports whether the viewport shows what is asked about.
func Aimed(v *Viewport) bool { return v.aim != nil }
