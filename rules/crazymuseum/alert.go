package crazymuseum

import "docent/rules"

// raise adds one alert level (CM-ALERT-1 to CM-ALERT-5) for the reason that a rule names.
func (s *State) raise(guard int, rule rules.RuleID, log *rules.Log) {
	level := &s.Alert
	if s.House.AlertIndividual && s.guard(guard) != nil {
		level = &s.guard(guard).Alert
	}
	if *level >= topAlert {
		log.Tell("CM-ALERT-4", rules.Table, "alert-stays", alertThings[topAlert])
		return
	}
	*level++
	s.Alert = max(s.Alert, *level)
	if level != &s.Alert {
		log.Tell("CM-Q98", rules.Table, "alert-of-guard-rises", guardThings[guard], alertThings[*level])
	} else {
		log.Tell(rule, rules.Table, "alert-rises", alertThings[*level])
	}
	s.startCountdown(log)
}

// firstAlert has the table lay out the first alert token when the first guard comes (CM-GUARD-1).
func (s *State) firstAlert(first bool, log *rules.Log) {
	if first {
		log.Tell("CM-GUARD-1", rules.Table, "alert-rises", alertThings[s.Alert])
	}
}

// startCountdown begins the countdown when the alert has reached five (CM-END-2).
func (s *State) startCountdown(log *rules.Log) {
	if s.Alert < topAlert || s.Countdown.Started > 0 {
		return
	}
	s.Countdown = Countdown{Started: s.Round}
	key := rules.Key("countdown-starts")
	if s.House.CountdownNow {
		key = "countdown-runs"
	}
	log.Tell("CM-ALERT-5", rules.Table, key, rules.Of("rounds", topAlert))
}

// turnToken turns an alert token at the end of a round; true when it was the fifth
// (CM-END-2, CM-Q48).
func (s *State) turnToken(log *rules.Log) bool {
	c := &s.Countdown
	if c.Started == 0 || s.Round <= c.Started && !s.House.CountdownNow {
		return false
	}
	c.Turned++
	log.Tell("CM-END-2", rules.Table, "token-turned", alertThings[min(c.Turned, topAlert)], rules.Of("rounds", topAlert-c.Turned))
	if c.Turned < topAlert {
		return false
	}
	s.finishGame(TimeUp, log)
	return true
}
