package tracker_test

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"

	"docent/rules"
	"docent/tracker"
	"docent/tracker/stores"
	"docent/tracker/trackertest"
)

// schemaOf compiles a published schema, or a part of it.
func schemaOf(t *testing.T, name, part string) *jsonschema.Schema {
	t.Helper()
	compiler := jsonschema.NewCompiler()
	compiler.AssertFormat()
	file, err := filepath.Abs(filepath.Join("..", "docs", name))
	must(t, err)
	schema, err := compiler.Compile(file + part)
	must(t, err)
	return schema
}

func valid(schema *jsonschema.Schema, data []byte) error {
	value, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		return err
	}
	return schema.Validate(value)
}

// Every line of every golden file, and of a file with all that a play can hold, is as the
// published schema says.
func TestPlaysFollowTheirSchema(t *testing.T) {
	line, header, entry := schemaOf(t, "docent.schema.json", ""), schemaOf(t, "docent.schema.json", "#/$defs/header"), schemaOf(t, "docent.schema.json", "#/$defs/entry")
	store := stores.NewMemory()
	_, old := trackertest.MustPlay(t, store)
	for _, pips := range []int{2, 4, 6} {
		trackertest.MustRoll(t, old, pips)
	}
	carried, _ := resumed(t, store, strictJar(), old.Header().ID, "notice.rules-changed.carried")
	texts := map[string]string{"carried": exported(t, carried)}
	for _, file := range append(goldens(t, tracker.Extension), sharedFile) {
		data, err := os.ReadFile(file)
		must(t, err)
		texts[file] = string(data)
	}
	for name, text := range texts {
		for i, one := range strings.Split(strings.TrimSuffix(text, "\n"), "\n") {
			part := entry
			if i == 0 {
				part = header
			}
			for _, schema := range []*jsonschema.Schema{line, part} {
				if err := valid(schema, []byte(one)); err != nil {
					t.Fatalf("%s, line %d: %v\n%s", name, i+1, err, one)
				}
			}
		}
	}
}

// Boxes are as their schema says.
func TestBoxesFollowTheirSchema(t *testing.T) {
	schema := schemaOf(t, "docentbox.schema.json", "")
	store := stores.NewMemory()
	tr, b := boxed(t, store)
	b.Things = rules.Box{"marble:red": []byte(`{"grams":7}`), "lid": []byte(`{"tight":true}`)}
	must(t, store.SaveBox(b))
	if err := valid(schema, []byte(exportedBox(t, tr, b.ID))); err != nil {
		t.Error(err)
	}
	for _, file := range append(goldens(t, tracker.BoxExtension), sharedBox) {
		data, err := os.ReadFile(file)
		must(t, err)
		if err := valid(schema, data); err != nil {
			t.Errorf("%s: %v", file, err)
		}
	}
}

// What Docent refuses to open for its form, the schema refuses too.
func TestSchemasRefuse(t *testing.T) {
	play, box := schemaOf(t, "docent.schema.json", ""), schemaOf(t, "docentbox.schema.json", "")
	data, err := os.ReadFile(sharedFile)
	must(t, err)
	lines := strings.Split(string(data), "\n")
	boxData, err := os.ReadFile(sharedBox)
	must(t, err)
	for _, test := range []struct {
		schema         *jsonschema.Schema
		in, old, fresh string
	}{
		{play, lines[0], `"docent":1`, `"docent":2`},
		{play, lines[0], `"id":"`, `"id":"../`},
		{play, lines[0], `"entries":6`, `"entries":250001`},
		{play, lines[0], `"symbol":0`, `"symbol":9`},
		{play, lines[0], `"Ann"`, `"An\nn"`},
		{play, lines[0], `"started":"2026`, `"started":"soon`},
		{play, lines[1], `"parent":0`, `"parent":-1`},
		{play, lines[1], `"hash":"`, `"hash":"0`},
		{play, lines[1], `"author":"` + trackertest.AnnID + `"`, `"author":"carry"`},
		{play, lines[1], `"author":"` + trackertest.AnnID + `"`, `"author":"Ann"`},
		{play, lines[1], `"move"`, `"mouve"`},
		{box, string(boxData), `:1,`, `:2,`},
		{box, string(boxData), `"Ann's"`, `""`},
		{box, string(boxData), `"things"`, `"thinks"`},
	} {
		if !strings.Contains(test.in, test.old) {
			t.Fatalf("no %s in %s", test.old, test.in)
		}
		if valid(test.schema, []byte(strings.Replace(test.in, test.old, test.fresh, 1))) == nil {
			t.Errorf("%s is allowed", test.fresh)
		}
	}
}

// docs/formats.md names every field that the schemas know.
func TestFormatsAreDescribed(t *testing.T) {
	text, err := os.ReadFile(filepath.Join("..", "docs", "formats.md"))
	must(t, err)
	for _, name := range []string{"docent.schema.json", "docentbox.schema.json"} {
		data, err := os.ReadFile(filepath.Join("..", "docs", name))
		must(t, err)
		value, err := jsonschema.UnmarshalJSON(bytes.NewReader(data))
		must(t, err)
		for _, field := range fieldsOf(value) {
			if !strings.Contains(string(text), "`"+field+"`") {
				t.Errorf("%s knows %s, docs/formats.md does not", name, field)
			}
		}
	}
}

// fieldsOf lists the names of all properties in a schema.
func fieldsOf(value any) []string {
	var names []string
	switch value := value.(type) {
	case map[string]any:
		properties, _ := value["properties"].(map[string]any)
		for name := range properties {
			names = append(names, name)
		}
		for _, part := range value {
			names = append(names, fieldsOf(part)...)
		}
	case []any:
		for _, part := range value {
			names = append(names, fieldsOf(part)...)
		}
	}
	slices.Sort(names)
	return slices.Compact(names)
}
