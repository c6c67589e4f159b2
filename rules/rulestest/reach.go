package rulestest

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"docent/rules"
)

// Reach demands that every leaf of the state's JSON can be set right: in the positions of the
// folder's scenarios, some correction changes it. A scenario's own corrections count as well.
// Paths are written with their indexes left out, "Players[].Cubes.Gold"; exempt maps a path,
// or a prefix of paths ending in "*", to the reason why the table need not reach it.
func Reach(t testing.TB, game rules.Game, dir string, exempt map[string]string) {
	t.Helper()
	r := &reach{TB: t, exempt: exempt, seen: map[string]bool{}, changed: map[string]bool{}, used: map[string][]string{}}
	for _, path := range scenarioFiles(t, dir) {
		s := readScenario(t, game, path)
		s.update = true // what the file expects is Scenarios' business
		s.watch = r.watch
		s.run()
	}
	for _, h := range r.left {
		r.correct(h)
	}
	if missing := r.missing(); len(missing) > 0 {
		t.Errorf("%s: no correction reaches %s", game.ID(), strings.Join(missing, ", "))
	}
	for _, key := range sortedKeys(exempt) {
		switch paths, known := r.used[key]; {
		case !known:
			t.Errorf("%s: %q is exempt (%s), but no state holds it", game.ID(), key, exempt[key])
		case !slices.ContainsFunc(paths, func(path string) bool { return !r.changed[path] }):
			t.Errorf("%s: %q is exempt (%s), and yet corrected", game.ID(), key, exempt[key])
		}
	}
}

// reach collects the leaves that Reach comes across.
type reach struct {
	testing.TB
	exempt        map[string]string
	seen, changed map[string]bool
	used          map[string][]string // the paths of what is exempt
	left          []held
}

// held is a position with the leaves of its JSON.
type held struct {
	rules.Position
	leaves map[string]string
}

// watch looks at a move of a scenario; before is nil at the set-up.
func (r *reach) watch(before, after rules.Position, m rules.Move) {
	r.Helper()
	h := held{after, leaves(r, after.JSON())}
	for path := range h.leaves {
		r.see(plainPath(path))
	}
	if m.Kind == rules.Correct {
		differ(leaves(r, before.JSON()), h.leaves, r.changed)
	}
	if r.lacks(h) {
		r.left = append(r.left, h)
	}
}

func (r *reach) see(path string) {
	if key := exemption(r.exempt, path); key != "" {
		if !slices.Contains(r.used[key], path) {
			r.used[key] = append(r.used[key], path)
		}
		return
	}
	r.seen[path] = true
}

// correct tries every correction of a position that holds what none has changed yet.
func (r *reach) correct(h held) {
	r.Helper()
	if !r.lacks(h) {
		return
	}
	for _, sheet := range h.Corrections() {
		for _, f := range sheet.Fields {
			for _, given := range tries(f) {
				m, err := sheet.Move(rules.Answers{f.Name: given})
				if err != nil {
					continue
				}
				if next, _, err := h.Play(m); err == nil {
					differ(h.leaves, leaves(r, next.JSON()), r.changed)
				}
			}
		}
	}
}

// lacks reports whether a position holds a leaf that was never changed.
func (r *reach) lacks(h held) bool {
	for path := range h.leaves {
		if plain := plainPath(path); r.seen[plain] && !r.changed[plain] {
			return true
		}
	}
	return false
}

// missing lists what was held and not changed.
func (r *reach) missing() []string {
	return slices.DeleteFunc(sortedKeys(r.seen), func(path string) bool { return r.changed[path] })
}

// tries lists answers to a field of a correction: the ends of what a number may be, some
// options alone and all of them together.
func tries(f rules.Field) [][]string {
	var list [][]string
	switch {
	case f.IsNumber():
		for _, n := range []int{f.Min, min(f.Min+1, f.Max), f.Max} {
			list = append(list, []string{strconv.Itoa(n)})
		}
		return list
	case f.IsText():
		return [][]string{{""}, {"x"}}
	}
	var all []string
	for i, o := range f.Options {
		if i < triedOptions || i == len(f.Options)-1 {
			list = append(list, []string{o.Value})
		}
		all = append(all, o.Value)
	}
	if f.Many {
		list = append(list, []string{}, all[:min(len(all), f.Max)])
	}
	return list
}

// triedOptions is how many options of a long list are tried, besides the last one.
const triedOptions = 6

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
