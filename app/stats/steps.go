package stats

import (
	"fyne.io/fyne/v2"

	"docent/app/parts"
)

// StartTimer starts what goes on to the next step; tests let the time pass themselves.
var StartTimer = (*fyne.Animation).Start

// turn shows a step further on, or back; from then on the reader turns.
func (m *moment) turn(by int) {
	m.stop()
	m.step(by)
}

// step shows another step, where there is one.
func (m *moment) step(by int) {
	if at := m.at + by; at >= 0 && at < len(m.steps) {
		m.at, m.onward = at, by > 0
	}
	m.show()
}

// onPlay lets the steps go on by themselves, from the start where it stands at the end, or stops them.
func (m *moment) onPlay() {
	if m.timer != nil {
		m.stop()
		m.show()
		return
	}
	if m.at >= len(m.steps)-1 {
		m.at, m.onward = 0, false
	}
	m.wait()
	m.show()
}

// stop ends the wait for the next step.
func (m *moment) stop() {
	if m.timer != nil {
		m.timer.Stop()
		m.timer = nil
	}
}

// wait goes on when this step can have been read; after the last it stands.
func (m *moment) wait() {
	said := ""
	for _, e := range m.heard() {
		said += m.teller.Event(e)
	}
	timer := &fyne.Animation{Duration: parts.Reading(said)}
	timer.Tick = func(done float32) {
		if done < 1 || m.timer != timer {
			return
		}
		m.timer = nil
		if m.at < len(m.steps)-2 {
			m.at, m.onward = m.at+1, true
			m.wait()
			m.show()
			return
		}
		m.step(1)
	}
	m.timer = timer
	StartTimer(timer)
}
