package tracker_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"docent/tracker"
)

func TestPlain(t *testing.T) {
	for _, test := range []struct{ name, text, want string }{
		{"ASCII", "Ann B. 2", "Ann B. 2"},
		{"accents", "Zoë Ñandú Łukasz", "Zoë Ñandú Łukasz"},
		{"accents apart", "Zoe\u0308", "Zoe\u0308"},
		{"other alphabets", "Анна 安娜 آنا", "Анна 安娜 آنا"},
		{"a picture", "🐀 rat", "🐀 rat"},
		{"nothing", "", ""},
		{"spaces around", "  Ann  B ", "Ann B"},
		{"two lines", "An\nn\r\nB\u2028C", "An n B C"},
		{"control characters", "A\x1b[31mnn\x00\x7f\u009b", "A[31mnn"},
		{"reading backwards", "Ann \u202enwonk\u2066\u2069\u200f", "Ann nwonk"},
		{"no width", "A\u200bn\u2060n\ufeff", "Ann"},
		{"only no width", "\u200b\u2060\u00ad", ""},
		{"only blank letters", "\u3164\u2800\uffa0", ""},
		{"only accents", "\u0308\u0301", ""},
		{"a tower of accents", "A" + strings.Repeat("\u0301", 50), "A" + strings.Repeat("\u0301", 3)},
		{"no text", "A\xff\xfeB", "AB"},
		{"tags and private letters", "A\U000e0041\ue000", "A"},
	} {
		t.Run(test.name, func(t *testing.T) {
			if got := tracker.Plain(test.text); got != test.want {
				t.Errorf("%q became %q, want %q", test.text, got, test.want)
			}
		})
	}
}

func FuzzPlain(f *testing.F) {
	f.Add("Ann\u202e\x1b[2J\xff  \u0301")
	f.Fuzz(func(t *testing.T, text string) {
		plain := tracker.Plain(text)
		if !utf8.ValidString(plain) || plain != strings.TrimSpace(plain) || tracker.Plain(plain) != plain {
			t.Fatalf("%q became %q, and that %q", text, plain, tracker.Plain(plain))
		}
		for _, r := range plain {
			if unicode.IsControl(r) || unicode.Is(unicode.Cf, r) {
				t.Fatalf("%q keeps %U", text, r)
			}
		}
	})
}
