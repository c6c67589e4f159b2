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
