package seats

import (
	"net"
	"net/netip"
	"sync"
	"time"
)

const (
	mostConnections = 256
	mostOfAddress   = 48
	mostStreams     = 3
	mostBody        = 16 << 10
	writeTime       = 10 * time.Second
)

// rate is how much may be done at once, and how long it takes until one more may be.
type rate struct {
	burst int
	each  time.Duration
}

var (
	guessesOfAddress = rate{10, 6 * time.Second}
	guessesOfAll     = rate{60, time.Second}
	postsOfPhone     = rate{4, time.Second / 4}
)

// bucket counts what was done lately; the zero bucket is empty.
type bucket struct{ until time.Time }

// takes reports whether one more may be done now, and counts it.
func (b *bucket) takes(now time.Time, r rate) bool {
	from := b.until
	if from.Before(now) {
		from = now
	}
	if from.Sub(now) > time.Duration(r.burst-1)*r.each {
		return false
	}
	b.until = from.Add(r.each)
	return true
}

// limits count by address what phones do that have no session yet.
type limits struct {
	now func() time.Time

	mu          sync.Mutex
	all         bucket
	guesses     map[netip.Addr]*bucket
	connections map[netip.Addr]int
	open        int
}

func newLimits(now func() time.Time) *limits {
	return &limits{now: now, guesses: map[netip.Addr]*bucket{}, connections: map[netip.Addr]int{}}
}

// guess reports whether an address may try a code now.
func (l *limits) guess(from netip.Addr) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	now := l.now()
	b := l.guesses[from]
	if b == nil {
		for addr, old := range l.guesses { // what is empty again need not be remembered
			if old.until.Before(now) {
				delete(l.guesses, addr)
			}
		}
		b = &bucket{}
		l.guesses[from] = b
	}
	return b.takes(now, guessesOfAddress) && l.all.takes(now, guessesOfAll)
}

// listener returns a listener that closes connections of which there are too many.
func (l *limits) listener(of net.Listener) net.Listener { return &counting{of, l} }

type counting struct {
	net.Listener
	limits *limits
}

// Accept returns the next connection that there may be.
func (c *counting) Accept() (net.Conn, error) {
	for {
		conn, err := c.Listener.Accept()
		if err != nil {
			return nil, err
		}
		from := addrOf(conn.RemoteAddr().String())
		if c.limits.enter(from) {
			return &counted{Conn: conn, leave: func() { c.limits.leave(from) }}, nil
		}
		_ = conn.Close()
	}
}

func (l *limits) enter(from netip.Addr) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.open >= mostConnections || l.connections[from] >= mostOfAddress && !from.IsLoopback() {
		return false
	}
	l.open++
	l.connections[from]++
	return true
}

func (l *limits) leave(from netip.Addr) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.open--
	if l.connections[from]--; l.connections[from] == 0 {
		delete(l.connections, from)
	}
}

// counted is a connection that is counted until it is closed.
type counted struct {
	net.Conn
	once  sync.Once
	leave func()
}

// Close closes it.
func (c *counted) Close() error {
	c.once.Do(c.leave)
	return c.Conn.Close()
}

// addrOf returns the address without its port; of what is none the zero one.
func addrOf(hostport string) netip.Addr {
	at, err := netip.ParseAddrPort(hostport)
	if err != nil {
		return netip.Addr{}
	}
	return at.Addr().Unmap().WithZone("")
}
