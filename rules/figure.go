package rules

// Figure is a number of a play that statistics show once the play is over.
type Figure struct {
	Key   Key     `json:"key"` // which number it is
	Seat  Seat    `json:"seat"`
	On    Thing   `json:"on,omitzero"` // what it is counted by: a round, a room, a source of points
	N     int     `json:"n"`
	About []Thing `json:"about,omitempty"` // what it is made of
	Tale  int     `json:"tale,omitzero"`   // how much it is worth telling by itself: text "<game>.tale.<key>"; 0: not
}

// Figures lists the figures of one step of a play, from the position before it, the one after it and what was told.
func Figures(before, after Position, told []Event) []Figure {
	if p, ok := before.(interface {
		figures(Position, []Event) []Figure
	}); ok {
		return p.figures(after, told)
	}
	return nil
}

// Standing returns what each seat has so far, where the table knows it; nil where it does not.
func Standing(p Position) []int {
	if of, ok := p.(interface{ standing() []int }); ok {
		return of.standing()
	}
	return nil
}

func (p *position[S]) figures(after Position, told []Event) []Figure {
	next, ok := after.(*position[S])
	if p.g.spec.Figures == nil || !ok {
		return nil
	}
	return p.g.spec.Figures(p.s, next.s, told)
}

func (p *position[S]) standing() []int {
	if p.g.spec.Standing == nil {
		return nil
	}
	return p.g.spec.Standing(p.s)
}
