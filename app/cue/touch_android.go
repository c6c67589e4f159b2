//go:build android && cgo

package cue

/*
#include <stdint.h>
#include <jni.h>

// call returns what a method without arguments of an object returns, or NULL.
static jobject call(JNIEnv *env, jobject of, const char *name, const char *type) {
	if (of == NULL || (*env)->ExceptionCheck(env))
		return NULL;
	jmethodID method = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, of), name, type);
	return method == NULL ? NULL : (*env)->CallObjectMethod(env, of, method);
}

// feel has the window of the activity do a touch of the system, or a second one where it does not know the first. It
// returns 0 where the window cannot.
static int feel(uintptr_t jni, uintptr_t activity, int touch, int other) {
	JNIEnv *env = (JNIEnv *)jni;
	int done = 0;
	if ((*env)->PushLocalFrame(env, 16) != 0) {
		(*env)->ExceptionClear(env);
		return 0;
	}
	jobject window = call(env, (jobject)activity, "getWindow", "()Landroid/view/Window;");
	jobject view = call(env, window, "getDecorView", "()Landroid/view/View;");
	if (view != NULL && !(*env)->ExceptionCheck(env)) {
		jmethodID perform = (*env)->GetMethodID(env, (*env)->GetObjectClass(env, view), "performHapticFeedback", "(I)Z");
		if (perform != NULL) {
			done = 1;
			if (!(*env)->CallBooleanMethod(env, view, perform, (jint)touch) && !(*env)->ExceptionCheck(env))
				(*env)->CallBooleanMethod(env, view, perform, (jint)other);
		}
	}
	if ((*env)->ExceptionCheck(env)) {
		(*env)->ExceptionClear(env);
		done = 0;
	}
	(*env)->PopLocalFrame(env, NULL);
	return done;
}
*/
import "C"

import (
	"errors"
	"sync"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/driver"
)

// The touches of the system (android.view.HapticFeedbackConstants); rejecting came with its version 11. They need no
// permission and obey what the system is set to.
const (
	longPress   = 0
	keyboardTap = 3
	rejecting   = 17
)

var errNoTouch = errors.New("the window has no touch")

// Toucher returns what moves the device. Where it cannot, the log tells it once.
func Toucher() func(Touch) {
	var once sync.Once
	return func(t Touch) {
		touch, other := longPress, keyboardTap
		switch t {
		case Nothing:
			return
		case Short:
			touch = keyboardTap
		case Double:
			touch, other = rejecting, longPress
		}
		err := driver.RunNative(func(given any) error {
			device, ok := given.(*driver.AndroidContext)
			if !ok || C.feel(C.uintptr_t(device.Env), C.uintptr_t(device.Ctx), C.int(touch), C.int(other)) == 0 {
				return errNoTouch
			}
			return nil
		})
		if err != nil {
			once.Do(func() { fyne.LogError("nothing is felt", err) })
		}
	}
}
