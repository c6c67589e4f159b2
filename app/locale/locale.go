// Package locale gives a system that names no language one, before the toolkit asks for it and complains. It
// imports nothing that could be initialised late, and its path sorts before the toolkit's: so it comes first.
package locale

import "os"

func init() {
	if name, set := plain(os.Getenv); set {
		_ = os.Setenv(name, "en_US.UTF-8") // if not, a complaint is logged
	}
}

// plain finds the variable that decides the language where it says "none": C or POSIX.
func plain(getenv func(string) string) (name string, found bool) {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		switch getenv(name) {
		case "":
			continue
		case "C", "POSIX", "C.UTF-8", "C.utf8":
			return name, true
		}
		return "", false
	}
	return "", false
}
