package seats

import (
	"image"
	"testing"

	"docent/rules"
)

// What is on a spot stays on it, however many share it, and nothing lies over anything else.
func TestThingsStayOnTheirSpot(t *testing.T) {
	for _, side := range []int{1, 2, 3, 4} {
		spot := rules.Spot{X: 5, Y: 7, Width: side, Height: side}
		place := image.Rect(0, 0, side*step, side*step).Add(image.Pt(5*step, 7*step))
		for n := 1; n <= 6; n++ {
			spot.Here = append(spot.Here, "thief:0")
			corners, size := places(spot)
			if len(corners) < min(n, 4) && side < 3 || len(corners) < n && side >= 3 {
				t.Errorf("of %d things on %d by %d squares %d are drawn", n, side, side, len(corners))
			}
			var drawn []image.Rectangle
			for _, at := range corners {
				one := image.Rect(0, 0, size, size).Add(at)
				if !one.In(place) {
					t.Errorf("%d on %d by %d: %v is not in %v", n, side, side, one, place)
				}
				for _, other := range drawn {
					if one.Overlaps(other) {
						t.Errorf("%d on %d by %d: %v lies over %v", n, side, side, one, other)
					}
				}
				drawn = append(drawn, one)
			}
		}
	}
}
