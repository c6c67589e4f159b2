package assets

import _ "embed"

//go:embed icons/app-192.png
var appIcon []byte

// AppIcon returns the app's icon, 192 pixels square: a page has its large ones as files of its own.
func AppIcon() []byte { return appIcon }
