//go:build unix

package stores

import "syscall"

// diskQuota is the error of a disk that is full for its user.
const diskQuota = syscall.EDQUOT
