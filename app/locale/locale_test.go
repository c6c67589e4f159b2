package locale

import "testing"

func TestPlain(t *testing.T) {
	tests := map[string]struct {
		env   map[string]string
		name  string
		found bool
	}{
		"nothing set":          {map[string]string{}, "", false},
		"a language":           {map[string]string{"LANG": "fr_FR.UTF-8"}, "", false},
		"C":                    {map[string]string{"LANG": "C"}, "LANG", true},
		"C in UTF-8":           {map[string]string{"LANG": "C.UTF-8"}, "LANG", true},
		"POSIX":                {map[string]string{"LANG": "POSIX"}, "LANG", true},
		"C overrules":          {map[string]string{"LC_ALL": "C", "LANG": "fr_FR.UTF-8"}, "LC_ALL", true},
		"a language overrules": {map[string]string{"LC_ALL": "es_ES", "LANG": "C"}, "", false},
		"messages before LANG": {map[string]string{"LC_MESSAGES": "POSIX", "LANG": "es_ES"}, "LC_MESSAGES", true},
	}
	for name, test := range tests {
		t.Run(name, func(t *testing.T) {
			got, found := plain(func(key string) string { return test.env[key] })
			if got != test.name || found != test.found {
				t.Errorf("got %q, %v, want %q, %v", got, found, test.name, test.found)
			}
		})
	}
}
