//go:build ios && cgo

package cue

/*
#cgo CFLAGS: -x objective-c -fobjc-arc
#cgo LDFLAGS: -framework UIKit
#import <UIKit/UIKit.h>

// feel does a touch of the system on its main queue, the only one that UIKit listens to: 0 is short, 1 is double, 2 is long.
static void feel(int touch) {
	dispatch_async(dispatch_get_main_queue(), ^{
		switch (touch) {
		case 0:
			[[[UIImpactFeedbackGenerator alloc] initWithStyle:UIImpactFeedbackStyleLight] impactOccurred];
			break;
		case 1:
			[[[UINotificationFeedbackGenerator alloc] init] notificationOccurred:UINotificationFeedbackTypeError];
			break;
		default:
			[[[UIImpactFeedbackGenerator alloc] initWithStyle:UIImpactFeedbackStyleHeavy] impactOccurred];
		}
	});
}
*/
import "C"

// Toucher returns what moves the device. One without a motor does nothing, and the system's settings are obeyed.
func Toucher() func(Touch) {
	return func(t Touch) {
		switch t {
		case Nothing:
		case Short:
			C.feel(0)
		case Double:
			C.feel(1)
		default:
			C.feel(2)
		}
	}
}
