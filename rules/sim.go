package rules

import "reflect"

// sim plays one copy in place.
type sim[S any] struct {
	g      *game[S]
	s      *S
	menu   Menu[S]
	log    Log
	made   []draft[S] // by the number of its kind
	blanks Blanks
}

// draft is an action that is filled over and over in the same place: moves that are made by
// the million leave nothing behind.
type draft[S any] struct {
	v      reflect.Value
	action Action[S] // the same place
}

func (p *position[S]) Sim() Sim {
	s := p.g.copyOf(p.s)
	return &sim[S]{g: p.g, s: s, menu: Menu[S]{game: p.g, state: s, lean: true, offers: make([]Offer, 0, 16)}, log: Log{silent: true}, made: make([]draft[S], len(p.g.kinds))}
}

// draftOf returns the place for an action of that kind.
func (m *sim[S]) draftOf(info *kindInfo) *draft[S] {
	d := &m.made[info.number]
	if d.action == nil {
		fresh := reflect.New(info.typ)
		d.v, d.action = fresh.Elem(), fresh.Interface().(Action[S])
	}
	return d
}

func (m *sim[S]) Over() bool      { return m.g.spec.Over(m.s) }
func (m *sim[S]) Scores() []Score { return m.g.spec.Scores(m.s) }

func (m *sim[S]) Offers() []Offer {
	m.menu.offers = m.menu.offers[:0]
	m.blanks.takeBack()
	m.g.spec.Offers(m.s, &m.menu)
	return m.menu.offers
}

func (m *sim[S]) Fields(o Offer) []Field {
	switch asker := o.action.(type) {
	case Frugal[S]:
		return asker.FieldsIn(m.s, o.Seat, &m.blanks)
	case Asker[S]:
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
	d := m.draftOf(o.info)
	if err := o.info.fillIn(d.v, o.action, fields, answers); err != nil {
		return err
	}
	if r := d.action.Check(m.s, o.Seat); r != nil {
		return r
	}
	d.action.Apply(m.s, o.Seat, &m.log)
	return nil
}
