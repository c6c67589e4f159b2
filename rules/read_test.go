package rules

import (
	"encoding/json"
	"reflect"
	"testing"

	"pgregory.net/rapid"
)

// spoken is an action with every kind of field.
type spoken struct {
	Word  string   `json:"word,omitempty"`
	On    bool     `json:"on"`
	Whom  Seat     `json:"whom"`
	Small uint8    `json:"small"`
	Many  []int    `json:"many,omitempty"`
	Words []string `json:"words,omitempty"`
	Bytes []uint8  `json:"bytes,omitempty"`
}

// What the quick reader understands it reads as encoding/json does.
func TestActionsAreReadAsJSONIs(t *testing.T) {
	info := describe("spoken", spoken{})
	rapid.Check(t, func(t *rapid.T) {
		want := rapid.Make[spoken]().Draw(t, "action")
		data, err := json.Marshal(want)
		if err != nil {
			t.Fatal(err)
		}
		var through spoken
		if err := json.Unmarshal(data, &through); err != nil {
			t.Fatal(err)
		}
		if again, _ := json.Marshal(through); string(again) != string(data) {
			t.Skip("a word that JSON cannot hold")
		}
		got, err := info.decode(data)
		if err != nil || !reflect.DeepEqual(got, through) {
			t.Fatalf("%s is read as %+v (%v), want %+v", data, got, err, through)
		}
	})
}

// Nothing that is not canonical slips through because the quick reader is not strict.
func TestTheQuickReaderLetsNothingSlip(t *testing.T) {
	info := describe("spoken", spoken{})
	for _, data := range []string{
		`{"on":false,"whom":0,"small":0,}`, `{,"on":false,"whom":0,"small":0}`, `{"on":false,"whom":00,"small":0}`,
		`{"on":false,"whom":-0,"small":0}`, `{"on":false,"whom":0,"small":256}`, `{"on":falsetrue,"whom":0,"small":0}`,
		`{"whom":0,"on":false,"small":0}`, `{"on":false,"on":false,"whom":0,"small":0}`, `{"on":false,"whom":0,"small":0}}`,
		`{"on":false,"whom":0,"small":0,"many":[]}`, `{"on":false,"whom":0,"small":0,"many":[1,]}`, `{"on":false`, `{`, ``,
		`{"word":"","on":false,"whom":0,"small":0}`, `{"on":false,"whom":0,"small":0,"other":1}`, `{"word":"a`, `null`,
		`{"on":false,"whom":0,"small":0,"bytes":[1,2]}`, `{"word":"<","on":false,"whom":0,"small":0}`,
	} {
		if got, err := info.decode([]byte(data)); err == nil {
			t.Errorf("%s is read as %+v", data, got)
		}
	}
}
