package stores

import "golang.org/x/sys/windows"

// diskQuota is the error of a full disk.
const diskQuota = windows.ERROR_DISK_FULL
