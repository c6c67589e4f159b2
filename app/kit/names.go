package kit

// States are the words by which widgets tell a screen reader what else only a shape tells.
type States struct{ Chosen, On, Off string }

// Say are the words in use; the app puts those of its language here. Without words nothing is added to a label.
var Say States
