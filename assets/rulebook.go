package assets

import (
	"fmt"
	"regexp"
	"strings"
)

// RuleText is a rule, or a ruling on what the printed rules leave open, told in
// our own words.
type RuleText struct {
	ID      string   // "TL-BID-3", a ruling "TL-Q3"
	Chapter string   // the heading it stands under
	Title   string   // a few words
	Body    string   // lines; a line that begins with "- " is an item of a list
	Rulings []string // the rulings on this rule
	Printed string   // where it stands in the printed rulebook
	Toggle  string   // the house rule that changes it
}

var ruleID = regexp.MustCompile(`^[A-Z]+(-[A-Za-z0-9]+)+$`)

// Rulebook returns a game's rulebook in the language nearest to lang, in the order
// in which it is read. The error is an unknown game.
func Rulebook(game, lang string) ([]RuleText, error) {
	return readBook(TextsIn(lang), "rulebooks", game, parseRulebook,
		func(r RuleText) string { return r.ID },
		func(base *RuleText, own RuleText) { base.Title, base.Body = own.Title, own.Body })
}

// parseRulebook reads chapters "# Title" of entries "## ID · Title", each
// followed by its text and by lines "Rulings: ID, ID", "Printed: place" and
// "Toggle: name" as needed.
func parseRulebook(text string) ([]RuleText, error) {
	p := rulebookParser{seen: map[string]bool{}}
	for i, line := range strings.Split(text, "\n") {
		if err := p.line(strings.TrimSpace(line)); err != nil {
			return nil, fmt.Errorf("line %d: %w", i+1, err)
		}
	}
	if err := p.finish(); err != nil {
		return nil, fmt.Errorf("at the end: %w", err)
	}
	return p.rules, nil
}

type rulebookParser struct {
	rules   []RuleText
	chapter string
	entry   *RuleText // open, not yet among rules
	body    []string
	seen    map[string]bool
}

func (p *rulebookParser) line(line string) error {
	if title, ok := strings.CutPrefix(line, "## "); ok {
		return p.open(title)
	}
	if title, ok := strings.CutPrefix(line, "# "); ok {
		p.chapter = strings.TrimSpace(title)
		return p.finish()
	}
	if strings.HasPrefix(line, "#") {
		return fmt.Errorf("%q is no heading", line)
	}
	if p.entry == nil {
		if line != "" {
			return fmt.Errorf("%q belongs to no rule", line)
		}
		return nil
	}
	return p.content(line)
}

func (p *rulebookParser) open(heading string) error {
	if err := p.finish(); err != nil {
		return err
	}
	id, title, ok := strings.Cut(heading, " · ")
	id, title = strings.TrimSpace(id), strings.TrimSpace(title)
	switch {
	case !ok || title == "":
		return fmt.Errorf("%q has no title", heading)
	case !ruleID.MatchString(id):
		return fmt.Errorf("%q is no rule id", id)
	case p.seen[id]:
		return fmt.Errorf("%s stands twice", id)
	case p.chapter == "":
		return fmt.Errorf("%s stands before the first chapter", id)
	}
	p.seen[id] = true
	p.entry = &RuleText{ID: id, Chapter: p.chapter, Title: title}
	return nil
}

func (p *rulebookParser) content(line string) error {
	name, value, ok := strings.Cut(line, ":")
	value = strings.TrimSpace(value)
	switch {
	case ok && name == "Rulings":
		for id := range strings.SplitSeq(value, ",") {
			id = strings.TrimSpace(id)
			if !ruleID.MatchString(id) {
				return fmt.Errorf("%q is no rule id", id)
			}
			p.entry.Rulings = append(p.entry.Rulings, id)
		}
	case ok && name == "Printed":
		p.entry.Printed = value
	case ok && name == "Toggle":
		p.entry.Toggle = value
	default:
		p.body = append(p.body, line)
	}
	return nil
}

// finish closes the open entry.
func (p *rulebookParser) finish() error {
	if p.entry == nil {
		return nil
	}
	p.entry.Body = strings.TrimSpace(strings.Join(p.body, "\n"))
	if p.entry.Body == "" {
		return fmt.Errorf("%s has no text", p.entry.ID)
	}
	p.rules = append(p.rules, *p.entry)
	p.entry, p.body = nil, nil
	return nil
}
