//go:build !js

package assets

import _ "embed"

//go:embed icons/app.png
var appIcon []byte

// AppIcon returns the app's icon, 512 pixels square.
func AppIcon() []byte { return appIcon }
