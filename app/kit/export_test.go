package kit

// ForgetScrolls forgets the scrolling places of tests before: the test driver does not
// tell their canvases apart, and forgets what it draws only after a while.
func ForgetScrolls() { scrolls = map[*Scroll]bool{} }
