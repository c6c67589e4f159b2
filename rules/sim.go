package rules

// sim plays one copy in place.
type sim[S any] struct {
	g    *game[S]
	s    *S
	menu Menu[S]
	log  Log
}

func (p *position[S]) Sim() Sim {
	s := p.g.copyOf(p.s)
	return &sim[S]{g: p.g, s: s, menu: Menu[S]{game: p.g, state: s, lean: true, offers: make([]Offer, 0, 16)}, log: Log{silent: true}}
}

func (m *sim[S]) Over() bool      { return m.g.spec.Over(m.s) }
func (m *sim[S]) Scores() []Score { return m.g.spec.Scores(m.s) }

func (m *sim[S]) Offers() []Offer {
	m.menu.offers = m.menu.offers[:0]
	m.g.spec.Offers(m.s, &m.menu)
	return m.menu.offers
}

func (m *sim[S]) Fields(o Offer) []Field {
	if asker, ok := o.action.(Asker[S]); ok {
		return asker.Fields(m.s, o.Seat)
	}
	return nil
}

func (m *sim[S]) Take(o Offer, answers Answers) error {
	if len(answers) == 0 { // the menu's own example, checked a moment ago
		o.action.(Action[S]).Apply(m.s, o.Seat, &m.log)
		return nil
	}
	fields := o.Fields
	if fields == nil {
		fields = m.Fields(o)
	}
	filled, err := o.info.fill(o.action, fields, answers)
	if err != nil {
		return err
	}
	action := filled.(Action[S])
	if r := action.Check(m.s, o.Seat); r != nil {
		return r
	}
	action.Apply(m.s, o.Seat, &m.log)
	return nil
}
