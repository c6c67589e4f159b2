package seats

import (
	"cmp"
	"net"
	"net/netip"
	"slices"
	"strconv"
	"strings"

	"github.com/wlynxg/anet"
)

// Address is one way in which phones on a network find the host.
type Address struct {
	Interface string
	IP        netip.Addr
	URL       string // leads to the code, for a QR code
	Short     string // to be typed: the host and its port
}

// virtual begins the names of networks that no phone is on.
var virtual = []string{"docker", "veth", "tun", "wg", "br-", "virbr", "vmnet", "tailscale", "utun", "zt"}

// Addresses lists where phones find the host, the likeliest network first; more than one means that another network may be
// the right one. It is to be asked again from time to time: networks change. Where the host listens on one address only, it
// is that one.
func (h *Host) Addresses() []Address {
	if only := h.only(); only.IsValid() {
		return []Address{h.address("", only)}
	}
	interfaces, err := anet.Interfaces() // the standard library's fails on newer Androids
	if err != nil {
		return nil
	}
	var list []Address
	for _, i := range interfaces {
		if !shared(i) {
			continue
		}
		addresses, err := anet.InterfaceAddrsByInterface(&i)
		if err != nil {
			continue
		}
		for _, a := range addresses {
			if ip, ok := reachable(a); ok {
				list = append(list, h.address(i.Name, ip))
			}
		}
	}
	slices.SortStableFunc(list, func(a, b Address) int { return cmp.Compare(rank(a.IP), rank(b.IP)) })
	return list
}

// address returns the way to the host by one of its addresses.
func (h *Host) address(network string, ip netip.Addr) Address {
	host := net.JoinHostPort(ip.String(), strconv.Itoa(h.Port()))
	return Address{network, ip, "http://" + host + "/j/" + h.Code(), host}
}

// only returns the one address that the host listens on, or none where it listens on all.
func (h *Host) only() netip.Addr {
	host, _, _ := net.SplitHostPort(h.options.Listen)
	ip, err := netip.ParseAddr(host)
	if err != nil || ip.IsUnspecified() {
		return netip.Addr{}
	}
	return ip
}

// shared reports whether phones may be on a network, too.
func shared(i net.Interface) bool {
	if i.Flags&net.FlagUp == 0 || i.Flags&(net.FlagLoopback|net.FlagPointToPoint) != 0 {
		return false
	}
	return !slices.ContainsFunc(virtual, func(name string) bool { return strings.HasPrefix(strings.ToLower(i.Name), name) })
}

// reachable returns the address of a network where other devices reach it.
func reachable(a net.Addr) (netip.Addr, bool) {
	prefix, err := netip.ParsePrefix(a.String())
	if err != nil {
		return netip.Addr{}, false
	}
	ip := prefix.Addr().Unmap()
	return ip, ip.IsGlobalUnicast() && !ip.IsLinkLocalUnicast()
}

// rank orders addresses: private ones of IPv4 first, then those of IPv6, then other ones of IPv4.
func rank(ip netip.Addr) int {
	switch {
	case ip.Is4() && ip.IsPrivate():
		return 0
	case ip.Is6() && ip.IsPrivate():
		return 1
	case ip.Is6():
		return 2
	}
	return 3
}
