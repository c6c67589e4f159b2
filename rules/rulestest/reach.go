package rulestest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"docent/rules"
)

// Reach demands that every leaf of the state's JSON can be set right: over random
// positions, some correction changes it. Paths are written with their indexes left out,
// "Players[].Cubes.Gold"; exempt maps a path, or a prefix of paths ending in "*", to the
// reason why the table need not reach it.
func Reach(t testing.TB, game rules.Game, plan Plan, exempt map[string]string) {
	t.Helper()
	seen, changed := map[string]bool{}, map[string]bool{}
	plan = plan.filled()
	for i := range plan.Games {
		stroll(t, game, plan, plan.Seed+uint64(i), func(d *dice, pos rules.Position, _ []rules.Event) {
			before := leaves(t, pos.JSON())
			for path := range before {
				seen[plainPath(path)] = true
			}
			if !d.oneIn(16) {
				return
			}
			for _, sheet := range pos.Corrections() {
				for _, f := range sheet.Fields {
					next, _ := wander(d, pos, sheet, f)
					differ(before, leaves(t, next.JSON()), changed)
				}
			}
		})
	}
	for path := range changed {
		seen[path] = true
	}
	var missing []string
	used := map[string]bool{}
	for _, path := range sortedKeys(seen) {
		if key := exemption(exempt, path); key != "" {
			used[key] = true
		} else if !changed[path] {
			missing = append(missing, path)
		}
	}
	if len(missing) > 0 {
		t.Errorf("%s: no correction reaches %s", game.ID(), strings.Join(missing, ", "))
	}
	for _, key := range sortedKeys(exempt) {
		if !used[key] {
			t.Errorf("%s: %q is exempt (%s), but no state holds it", game.ID(), key, exempt[key])
		}
	}
}

func exemption(exempt map[string]string, path string) string {
	for key := range exempt {
		prefix, wild := strings.CutSuffix(key, "*")
		if key == path || wild && strings.HasPrefix(path, prefix) {
			return key
		}
	}
	return ""
}

// differ marks the paths of the leaves that are in one but not, or other, in the other.
func differ(a, b map[string]string, changed map[string]bool) {
	for path, value := range a {
		if other, ok := b[path]; !ok || other != value {
			changed[plainPath(path)] = true
		}
	}
	for path := range b {
		if _, ok := a[path]; !ok {
			changed[plainPath(path)] = true
		}
	}
}

// plainPath leaves the indexes out of a path.
func plainPath(path string) string {
	var out strings.Builder
	inside := false
	for _, r := range path {
		switch {
		case r == '[':
			inside = true
			out.WriteString("[]")
		case r == ']':
			inside = false
		case !inside:
			out.WriteRune(r)
		}
	}
	return out.String()
}

// leaves lists the numbers, words and switches of a JSON value by their path.
func leaves(t testing.TB, data []byte) map[string]string {
	t.Helper()
	var value any
	d := json.NewDecoder(strings.NewReader(string(data)))
	d.UseNumber()
	if err := d.Decode(&value); err != nil {
		t.Fatalf("a position is no JSON: %v\n%s", err, data)
	}
	out := map[string]string{}
	collect(value, "", out)
	return out
}

func collect(value any, path string, out map[string]string) {
	switch v := value.(type) {
	case map[string]any:
		for name, inner := range v {
			collect(inner, strings.TrimPrefix(path+"."+name, "."), out)
		}
	case []any:
		for i, inner := range v {
			collect(inner, fmt.Sprintf("%s[%d]", path, i), out)
		}
	default:
		out[path] = fmt.Sprint(v)
	}
}

// dedupe sorts a list and leaves each word once.
func dedupe(words []string) []string {
	slices.Sort(words)
	return slices.Compact(words)
}
