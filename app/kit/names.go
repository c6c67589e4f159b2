package kit

// The icons the kit's own widgets draw; every other file name under assets/icons works as well.
const (
	IconQuestion = "question"
	IconClose    = "close"
	IconAdd      = "add"
	IconMinus    = "minus"
	IconChevron  = "chevron"
	IconSearch   = "search"
	IconInfo     = "info"
	IconWarning  = "warning"
	IconCheck    = "check"
)

// States are the words by which widgets tell a screen reader what else only a shape tells.
type States struct{ Chosen, On, Off string }

// Say are the words in use; the app puts those of its language here. Without words nothing is added to a label.
var Say States
