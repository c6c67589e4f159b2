package parts

import (
	"slices"

	"docent/app/kit/look"
	"docent/rules"
)

// Arrow returns the icon of a side of the compass among the answers of a field, or none where they are something else.
func Arrow(field rules.Field, value string) string {
	other := func(o rules.Option) bool { return o.Value != "" && !slices.Contains(compass, o.Value) }
	at := slices.Index(compass, value)
	if at < 0 || slices.ContainsFunc(field.Options, other) {
		return ""
	}
	return [4]string{"up", look.IconChevron, "down", "back"}[at]
}
