package cue

// SetLog has a test take what is logged.
func (s *Speaker) SetLog(log func(string, error)) { s.log = log }
