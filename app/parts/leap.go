package parts

// Leap is the step of the outer buttons of a number with a wide range.
const Leap = 5
