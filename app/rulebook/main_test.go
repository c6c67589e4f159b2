//go:build scenes

package rulebook_test

import (
	"testing"

	"docent/app/scenes/hand"
)

func TestMain(m *testing.M) { hand.Main(m) }
