package rulestest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"strconv"
	"strings"

	"golang.org/x/tools/txtar"

	"docent/rules"
)

// eventLine spells an event as a scenario expects it.
func eventLine(e rules.Event) string {
	who := ""
	switch {
	case e.Only:
		who = "(" + spellSeat(e.Seat) + ")"
	case e.Seat != rules.Table:
		who = spellSeat(e.Seat)
	}
	rule := string(e.Rule)
	if rule == "" {
		rule = "-"
	}
	return join(who, rule, string(e.Key), things(e.About))
}

func join(words ...string) string { return strings.Join(strings.Fields(strings.Join(words, " ")), " ") }

func things(list []rules.Thing) string {
	out := make([]string, len(list))
	for i, t := range list {
		out[i] = string(t)
	}
	return strings.Join(out, " ")
}

// judge compares a block's expected lines with what came of its move.
func (s *scenario) judge(b *block, got []string) {
	s.Helper()
	want, partial := b.outcome()
	if b.move == "" && want == nil && !partial && s.pos != nil {
		s.ask(b)
		return
	}
	if !fits(want, got, partial) {
		if !s.update {
			s.fail(b.line, "%s\nwant:\n%s\ngot:\n%s", b.move, indent(want), indent(got))
		}
		b.replace(got)
	}
	s.ask(b)
}

func indent(list []string) string {
	if len(list) == 0 {
		return "\t(nothing)"
	}
	return "\t" + strings.Join(list, "\n\t")
}

// outcome returns what the block expects to be told or refused. partial: other events may
// stand between and after.
func (b *block) outcome() (want []string, partial bool) {
	for _, line := range b.expect {
		switch {
		case line == "> …" || line == "> ...":
			partial = true
		case line != "" && strings.ContainsRune(">!", rune(line[0])):
			want = append(want, line[:1]+" "+join(line[1:]))
		}
	}
	return want, partial
}

// replace keeps comments and questions, and expects what was got.
func (b *block) replace(got []string) {
	var kept []string
	for _, line := range b.expect {
		if line == "" || !strings.ContainsRune(">!", rune(line[0])) {
			kept = append(kept, line)
		}
	}
	b.expect = append(got, kept...)
}

// fits reports whether everything wanted came, and nothing else unless other events may:
// a refusal has to be wanted.
func fits(want, got []string, partial bool) bool {
	if !partial && len(want) != len(got) {
		return false
	}
	for _, line := range got {
		switch {
		case len(want) > 0 && same(want[0], line):
			want = want[1:]
		case !partial || line[0] == '!':
			return false
		}
	}
	return len(want) == 0
}

// same compares a line. A refusal need not say what it is about.
func same(want, got string) bool {
	return want == got || want[0] == '!' && strings.HasPrefix(got, want+" ")
}

// ask checks the block's questions on what may be done now.
func (s *scenario) ask(b *block) {
	s.Helper()
	for _, line := range b.expect {
		if line == "" || line[0] != '?' {
			continue
		}
		mark, rest, _ := strings.Cut(line, " ")
		if err := s.answer(mark, rest); err != nil {
			s.fail(b.line, "%s\n%s\n\t%v", b.move, line, err)
		}
	}
}

// answer checks "? [seat] kind field=value", "?! [seat] kind field=value RULE [key]" and
// "?- [seat] kind field=value".
func (s *scenario) answer(mark, rest string) error {
	var w words
	fields := strings.Fields(rest)
	anyone := true
	if len(fields) > 0 {
		if seat, ok := parseSeat(fields[0]); ok {
			w.seat, anyone, fields = seat, false, fields[1:]
		}
	}
	if len(fields) == 0 {
		return fmt.Errorf("names no kind")
	}
	w.kind = rules.Kind(fields[0])
	var assigned, ruling []string
	for _, f := range fields[1:] {
		if strings.Contains(f, "=") {
			assigned = append(assigned, f)
		} else {
			ruling = append(ruling, f)
		}
	}
	args, err := parseGiven(strings.Join(assigned, " "))
	if err != nil {
		return err
	}
	var found []rules.Offer
	for _, o := range s.pos.Offers() {
		if o.Kind == w.kind && (anyone || o.Seat == w.seat) && agrees(o, args) {
			found = append(found, o)
		}
	}
	return s.weigh(mark, found, strings.Join(ruling, " "))
}

func (s *scenario) weigh(mark string, found []rules.Offer, ruling string) error {
	for _, o := range found {
		switch {
		case mark == "?-":
			return fmt.Errorf("is offered: %s", label(o))
		case mark == "?" && o.Refused == nil:
			return nil
		case mark == "?!" && o.Refused != nil:
			said := s.refused(o.Refused)
			if ruling == "" || strings.HasPrefix(said+" ", "! "+ruling+" ") {
				return nil
			}
		}
	}
	if mark == "?-" {
		return nil
	}
	return fmt.Errorf("is not so; offered: %s", labels(s.pos.Offers()))
}

// checkState compares "path value" lines with a state's JSON.
func (s *scenario) checkState(f *txtar.File, data []byte) {
	s.Helper()
	var out []string
	for i, line := range textLines(f.Data) {
		path, want, _ := strings.Cut(line, " ")
		if line == "" || line[0] == '#' {
			out = append(out, line)
			continue
		}
		got := lookup(data, path)
		if compact(want) != got && !s.update {
			s.fail(s.lineOf(f.Name)+1+i, "%s is %s, want %s", path, got, want)
		}
		out = append(out, path+" "+got)
	}
	if s.update {
		f.Data = []byte(lines(out) + "\n")
	}
}

func compact(value string) string {
	var out bytes.Buffer
	if json.Compact(&out, []byte(value)) != nil {
		return value
	}
	return out.String()
}

// lookup walks a dotted path of names and indexes. What is not there is null.
func lookup(data []byte, path string) string {
	for _, name := range strings.Split(path, ".") {
		var list []json.RawMessage
		var object map[string]json.RawMessage
		i, err := strconv.Atoi(name)
		switch {
		case err == nil && json.Unmarshal(data, &list) == nil && i >= 0 && i < len(list):
			data = list[i]
		case json.Unmarshal(data, &object) == nil && object[name] != nil:
			data = object[name]
		default:
			return "null"
		}
	}
	return compact(string(data))
}

// checkScores compares "SEAT rank total" lines, each with its reasons below it where the
// file names any.
func (s *scenario) checkScores(f *txtar.File) {
	s.Helper()
	got := s.scoreLines()
	want := strings.Split(strings.TrimRight(string(f.Data), "\n"), "\n")
	if s.update {
		f.Data = []byte(lines(got) + "\n")
		return
	}
	reasons := false
	for _, line := range want {
		reasons = reasons || strings.HasPrefix(line, " ") || strings.HasPrefix(line, "\t")
	}
	var shown []string
	for _, line := range got {
		if reasons || !strings.HasPrefix(line, " ") {
			shown = append(shown, join(line))
		}
	}
	for i := range want {
		want[i] = join(want[i])
	}
	if lines(shown) != lines(want) {
		s.fail(s.lineOf(f.Name), "scores\nwant:\n%s\ngot:\n%s", indent(want), indent(got))
	}
}

func (s *scenario) scoreLines() []string {
	var out []string
	for _, score := range s.pos.Scores() {
		out = append(out, fmt.Sprintf("%d %d %d", score.Seat, score.Rank, score.Total))
		for _, l := range score.Lines {
			s.seen[l.Rule] = true
			out = append(out, "  "+join(string(l.Rule), string(l.Key), strconv.Itoa(l.Points), things(l.About)))
		}
		for _, l := range score.Tie {
			s.seen[l.Rule] = true
			out = append(out, "  tie "+join(string(l.Rule), string(l.Key), strconv.Itoa(l.Points), things(l.About)))
		}
	}
	return out
}
