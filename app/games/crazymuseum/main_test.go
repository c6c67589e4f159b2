package crazymuseum

import (
	"testing"

	"docent/app/board/boardtest"
)

func TestMain(m *testing.M) { boardtest.Main(m) }
