// Package tls stands in for crypto/tls, as far as net/http names it: seats are offered in the house's own network without
// TLS, and Docent asks no server. Whatever would speak TLS here is refused; nothing is sent or taken unsealed in its place.
package tls

import (
	"context"
	"errors"
	"net"
)

// Versions of the protocol.
const (
	VersionTLS12 = 0x0303
	VersionTLS13 = 0x0304
)

var errNone = errors.New("crypto/tls: Docent speaks no TLS")

// ConnectionState holds nothing of a connection that there cannot be.
type ConnectionState struct {
	Version                    uint16
	HandshakeComplete          bool
	CipherSuite                uint16
	NegotiatedProtocol         string
	NegotiatedProtocolIsMutual bool
	ServerName                 string
}

// Certificate is shown to nobody.
type Certificate struct{ Certificate [][]byte }

// ClientHelloInfo is never sent.
type ClientHelloInfo struct{ ServerName string }

// Config is kept by servers and clients, and read by nobody.
type Config struct {
	NextProtos         []string
	ServerName         string
	Certificates       []Certificate
	GetCertificate     func(*ClientHelloInfo) (*Certificate, error)
	GetConfigForClient func(*ClientHelloInfo) (*Config, error)
}

// Clone returns a copy.
func (c *Config) Clone() *Config {
	if c == nil {
		return nil
	}
	clone := *c
	return &clone
}

// Conn refuses to read and write.
type Conn struct{ net.Conn }

// Client returns a connection that refuses.
func Client(conn net.Conn, _ *Config) *Conn { return &Conn{conn} }

// Read refuses.
func (*Conn) Read([]byte) (int, error) { return 0, errNone }

// Write refuses.
func (*Conn) Write([]byte) (int, error) { return 0, errNone }

// Handshake refuses.
func (*Conn) Handshake() error { return errNone }

// HandshakeContext refuses.
func (*Conn) HandshakeContext(context.Context) error { return errNone }

// ConnectionState tells of no connection.
func (*Conn) ConnectionState() ConnectionState { return ConnectionState{} }

// VerifyHostname refuses.
func (*Conn) VerifyHostname(string) error { return errNone }

// RecordHeaderError is the error of somebody who speaks no TLS where it is expected.
type RecordHeaderError struct {
	Msg          string
	RecordHeader [5]byte
	Conn         net.Conn
}

// Error implements error.
func (e RecordHeaderError) Error() string { return e.Msg }

// NewListener returns a listener that refuses.
func NewListener(inner net.Listener, _ *Config) net.Listener { return listener{inner} }

type listener struct{ net.Listener }

// Accept refuses.
func (listener) Accept() (net.Conn, error) { return nil, errNone }

// LoadX509KeyPair refuses.
func LoadX509KeyPair(string, string) (Certificate, error) { return Certificate{}, errNone }
