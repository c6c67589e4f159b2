package shell

import (
	"errors"

	"docent/rules"
)

// RefusalIn returns the rule that said no.
func RefusalIn(err error) (*rules.Refusal, bool) {
	var r *rules.Refusal
	ok := errors.As(err, &r)
	return r, ok
}
