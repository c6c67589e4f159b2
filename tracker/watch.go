package tracker

import (
	"maps"
	"slices"
)

// watch holds who is told of changes.
type watch struct {
	all  map[int]func()
	next int
	told int // the change that was told last
}

// Watch has f called after every change of the play, until stop is called: under no lock, by whoever made the change. It
// must not block. Of changes that come together one call may tell.
func (p *Play) Watch(f func()) (stop func()) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.watch.all == nil {
		p.watch.all = map[int]func(){}
	}
	id := p.watch.next
	p.watch.next++
	p.watch.all[id] = f
	return func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		delete(p.watch.all, id)
	}
}

// heed calls who watches if something has changed.
func heed(p *Play) {
	p.mu.Lock()
	news := p.change != p.watch.told
	p.watch.told = p.change
	calls := slices.Collect(maps.Values(p.watch.all))
	p.mu.Unlock()
	if !news {
		return
	}
	for _, f := range calls {
		f()
	}
}
