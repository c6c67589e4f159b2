package seats

import (
	"fmt"
	"net"
	"net/http"
	"sync"
	"time"

	"docent/assets"
	"docent/rules"
	"docent/tracker"
)

// FirstPort is the port that is tried first; the next ones follow where it is taken.
const FirstPort = 8017

// ports is how many are tried.
const ports = 40

// Options holds how a play's seats are offered.
type Options struct {
	Listen string       // the address to listen on; empty: every network, on Port or the next that is free
	Port   int          // the port to begin with; 0: FirstPort
	Table  bool         // phones may answer for the table, too
	Kept   []byte       // what Keep was given last, so that phones go on after a restart
	Keep   func([]byte) // is given who sits, whenever that changes; nil: it is forgotten with the Host
	News   func()       // called when somebody came, went or asks to be let in; it must not block
	Now    func() time.Time
	Ink    func(rules.View, rules.Seat) string // names the colour of a seat, from any goroutine; nil: that of its player
}

// Host offers the seats of one play to phones. It is safe for use by many goroutines.
type Host struct {
	play    *tracker.Play
	options Options
	look    look
	limits  *limits
	voices  voices
	pages   pages
	seats   int
	offered time.Time
	stop    func() // ends watching the play

	mu       sync.Mutex
	door     door
	sessions map[key]*session
	last     int // the number of the newest session
	table    bool
	version  int64
	news     chan struct{} // closed at the next version
	port     int
	server   *http.Server
	closed   bool
}

// server answers the requests of phones.
type server struct{ *Host }

// Open offers the seats of a play until Close. It fails where no port can be had.
func Open(play *tracker.Play, options Options) (*Host, error) {
	if options.Now == nil {
		options.Now = time.Now
	}
	h := &Host{
		play: play, options: options, look: lookOf(string(play.Header().Game)), limits: newLimits(options.Now),
		seats: play.Position().Seats(), offered: options.Now(), table: options.Table, news: make(chan struct{}), sessions: map[key]*session{},
	}
	h.door.renew()
	h.recall(options.Kept)
	if err := h.Listen(); err != nil {
		return nil, err
	}
	h.stop = play.Watch(h.changed)
	return h, nil
}

// Play returns the play that is offered.
func (h *Host) Play() *tracker.Play { return h.play }

// Listen listens again on the same port: a system may have taken the connection away while the app was aside.
func (h *Host) Listen() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.closed {
		return http.ErrServerClosed
	}
	if h.server != nil {
		_ = h.server.Close()
	}
	listener, err := h.listen()
	if err != nil {
		return fmt.Errorf("seats: %w", err)
	}
	h.port = listener.Addr().(*net.TCPAddr).Port
	h.server = &http.Server{
		Handler: server{h}.handler(), ReadHeaderTimeout: 5 * time.Second, ReadTimeout: 10 * time.Second,
		IdleTimeout: 2 * time.Minute, MaxHeaderBytes: 8 << 10, ErrorLog: quiet,
	}
	serving := h.server
	go func() { _ = serving.Serve(h.limits.listener(listener)) }()
	return nil
}

// listen finds a port: the one it had, else the first that is free.
func (h *Host) listen() (net.Listener, error) {
	if h.options.Listen != "" && h.port == 0 {
		return net.Listen("tcp", h.options.Listen)
	}
	host, _, _ := net.SplitHostPort(h.options.Listen)
	first, most := h.options.Port, ports
	if first == 0 {
		first = FirstPort
	}
	if h.port != 0 {
		first, most = h.port, 1
	}
	var err error
	for port := first; port < first+most; port++ {
		var l net.Listener
		if l, err = net.Listen("tcp", net.JoinHostPort(host, fmt.Sprint(port))); err == nil {
			return l, nil
		}
	}
	return nil, err
}

// Port returns the port that is listened on.
func (h *Host) Port() int {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.port
}

// Close ends the offer: phones are told that the table is gone when they ask next.
func (h *Host) Close() error {
	h.stop()
	h.mu.Lock()
	h.closed = true
	serving := h.server
	h.mu.Unlock()
	return serving.Close()
}

// AllowTable lets phones answer for the table, or no longer.
func (h *Host) AllowTable(on bool) {
	h.mu.Lock()
	h.table = on
	h.mu.Unlock()
	h.changed()
}

// changed has all phones look again.
func (h *Host) changed() {
	h.mu.Lock()
	h.version++
	close(h.news)
	h.news = make(chan struct{})
	h.mu.Unlock()
}

// state returns the version that phones are told, and what is closed when there is a newer one.
func (h *Host) state() (version int64, newer <-chan struct{}) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.version, h.news
}

// teller tells in a language.
func (h *Host) teller(texts *assets.Texts) *tracker.Teller {
	head := h.play.Header()
	return tracker.NewTeller(texts, head.Game, head.Players).Named(head.Setup.Box)
}

// ink names the colour of a seat, as a view has it.
func (h *Host) ink(view rules.View, seat rules.Seat) string {
	if h.options.Ink != nil && seat >= 0 && int(seat) < h.seats {
		return h.options.Ink(view, seat)
	}
	return assets.SeatInks[h.symbol(seat)]
}

// symbol returns the number of the symbol of a seat, and of its player's colour.
func (h *Host) symbol(seat rules.Seat) int {
	players := h.play.Header().Players
	if seat < 0 || int(seat) >= len(players) {
		return 0
	}
	n := len(assets.SeatInks)
	return ((players[seat].Symbol % n) + n) % n
}
