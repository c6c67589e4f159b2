//go:build webtest

package webtest

import (
	"testing"

	"docent/web/browser"
)

// heard counts the sounds that a page plays, and remembers how loud the last one was.
const heard = `(() => {
	globalThis.heard = { sounds: 0, loudest: 0 };
	const start = AudioBufferSourceNode.prototype.start;
	AudioBufferSourceNode.prototype.start = function(...at) {
		heard.sounds++;
		heard.loudest = Math.max(...this.buffer.getChannelData(0).map(Math.abs));
		return start.apply(this, at);
	};
})()`

// Sounds are off until somebody switches them on; then one is heard at once, as loud as on other devices.
func TestSoundsAreHeard(t *testing.T) {
	t.Parallel()
	p := opened(t, started(t, t.TempDir()), edition(t), browser.Screen{Width: 412, Height: 2000, Touch: true})
	if err := p.Eval(heard, nil); err != nil {
		t.Fatal(err)
	}
	p.tap("Settings")
	p.shows("settings")
	if err := p.Eval("heard.sounds === 0 || Promise.reject('a sound before they were switched on')", nil); err != nil {
		t.Fatal(err)
	}
	p.tap("Sounds")
	if err := p.Wait("heard.sounds === 1 && heard.loudest > 0.11 && heard.loudest < 0.13", patience); err != nil {
		t.Fatal(err)
	}
}
