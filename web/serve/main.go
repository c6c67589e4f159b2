// Command serve serves the web edition on this machine. Elsewhere a page needs TLS: without it browsers offer neither
// service workers nor locks nor storage.
package main

import (
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"time"

	"docent/web/site"
)

func main() {
	listen := flag.String("listen", "localhost:8017", "the `address` to serve at")
	dir := flag.String("dir", "artifacts/web", "the folder of the web edition")
	flag.Parse()
	if err := serve(*listen, *dir); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func serve(listen, dir string) error {
	if _, err := os.Stat(dir); err != nil {
		return fmt.Errorf("%w: make web builds it", err)
	}
	socket, err := net.Listen("tcp", listen)
	if err != nil {
		return err
	}
	fmt.Printf("Docent is at http://%s/\n", socket.Addr())
	server := http.Server{Handler: site.Handler(dir), ReadHeaderTimeout: 10 * time.Second}
	return server.Serve(socket)
}
