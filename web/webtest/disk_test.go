//go:build webtest

package webtest

import (
	"encoding/base64"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"sync"
	"syscall"
	"testing"
)

// disk answers what disk.js asks: the system's own files, those of a test below its folder.
type disk struct {
	mu     sync.Mutex
	folder string // what paths are meant from
	open   map[int]*os.File
	last   int
}

// ServeHTTP answers one call.
func (d *disk) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	var call struct {
		Op   string            `json:"op"`
		Args []json.RawMessage `json:"args"`
	}
	var answer struct {
		Value any    `json:"value"`
		Code  string `json:"code,omitempty"`
	}
	err := json.NewDecoder(r.Body).Decode(&call)
	if err == nil {
		d.mu.Lock()
		answer.Value, err = d.do(call.Op, call.Args)
		d.mu.Unlock()
	}
	if err != nil {
		answer.Code = codeOf(err)
	}
	_ = json.NewEncoder(w).Encode(answer)
}

// codes are the names that Node gives to errors.
var codes = map[syscall.Errno]string{
	syscall.ENOENT: "ENOENT", syscall.EEXIST: "EEXIST", syscall.ENOTDIR: "ENOTDIR", syscall.EISDIR: "EISDIR", syscall.EACCES: "EACCES",
	syscall.EPERM: "EPERM", syscall.ENOTEMPTY: "ENOTEMPTY", syscall.EINVAL: "EINVAL", syscall.EBADF: "EBADF",
}

func codeOf(err error) string {
	var number syscall.Errno
	if errors.As(err, &number) && codes[number] != "" {
		return codes[number]
	}
	return "EIO"
}

func (d *disk) do(op string, args []json.RawMessage) (any, error) {
	if do, ok := byPath[op]; ok {
		path := textAt(args, 0)
		if !filepath.IsAbs(path) {
			path = filepath.Join(d.folder, path)
		}
		return do(d, path, args[1:])
	}
	if do, ok := byFile[op]; ok {
		file := d.open[numberAt(args, 0)]
		if file == nil {
			return nil, syscall.EBADF
		}
		return do(d, file, args)
	}
	return nil, syscall.ENOSYS
}

func textAt(args []json.RawMessage, i int) (text string) {
	_ = json.Unmarshal(args[i], &text)
	return text
}

func numberAt(args []json.RawMessage, i int) (n int) {
	_ = json.Unmarshal(args[i], &n)
	return n
}

// byPath are the calls that name a file.
var byPath = map[string]func(d *disk, path string, args []json.RawMessage) (any, error){
	"open": func(d *disk, path string, args []json.RawMessage) (any, error) {
		file, err := os.OpenFile(path, numberAt(args, 0), os.FileMode(numberAt(args, 1)))
		if err != nil {
			return nil, err
		}
		d.last++
		d.open[d.last] = file
		return d.last, nil
	},
	"stat":  func(_ *disk, path string, _ []json.RawMessage) (any, error) { return statOf(os.Stat(path)) },
	"lstat": func(_ *disk, path string, _ []json.RawMessage) (any, error) { return statOf(os.Lstat(path)) },
	"readdir": func(_ *disk, path string, _ []json.RawMessage) (any, error) {
		entries, err := os.ReadDir(path)
		names := []string{}
		for _, e := range entries {
			names = append(names, e.Name())
		}
		return names, err
	},
	"mkdir": func(_ *disk, path string, args []json.RawMessage) (any, error) {
		return nil, os.Mkdir(path, os.FileMode(numberAt(args, 0)))
	},
	"unlink": func(_ *disk, path string, _ []json.RawMessage) (any, error) { return nil, syscall.Unlink(path) },
	"rmdir":  func(_ *disk, path string, _ []json.RawMessage) (any, error) { return nil, syscall.Rmdir(path) },
	"rename": func(d *disk, path string, args []json.RawMessage) (any, error) {
		return nil, os.Rename(path, textAt(args, 0))
	},
}

// byFile are the calls about a file that is open.
var byFile = map[string]func(d *disk, file *os.File, args []json.RawMessage) (any, error){
	"fstat": func(_ *disk, file *os.File, _ []json.RawMessage) (any, error) { return statOf(file.Stat()) },
	"close": func(d *disk, file *os.File, args []json.RawMessage) (any, error) {
		delete(d.open, numberAt(args, 0))
		return nil, file.Close()
	},
	"read": func(_ *disk, file *os.File, args []json.RawMessage) (any, error) {
		data, at := make([]byte, numberAt(args, 1)), numberAt(args, 2)
		n, err := file.Read(data)
		if at >= 0 {
			n, err = file.ReadAt(data, int64(at))
		}
		if errors.Is(err, io.EOF) {
			err = nil
		}
		return base64.StdEncoding.EncodeToString(data[:n]), err
	},
	"write": func(_ *disk, file *os.File, args []json.RawMessage) (any, error) {
		data, err := base64.StdEncoding.DecodeString(textAt(args, 1))
		if err != nil {
			return nil, err
		}
		if at := numberAt(args, 2); at >= 0 {
			return file.WriteAt(data, int64(at))
		}
		return file.Write(data)
	},
}

// statOf spells what is known of a file as Node does.
func statOf(info os.FileInfo, err error) (any, error) {
	if err != nil {
		return nil, err
	}
	s, ok := info.Sys().(*syscall.Stat_t)
	if !ok {
		return nil, syscall.ENOSYS
	}
	milli := float64(info.ModTime().UnixMilli())
	return map[string]any{
		"dev": s.Dev, "ino": s.Ino % (1 << 31), "mode": s.Mode, "nlink": s.Nlink, "uid": s.Uid, "gid": s.Gid, "rdev": s.Rdev,
		"size": s.Size, "blksize": s.Blksize, "blocks": s.Blocks, "atimeMs": milli, "mtimeMs": milli, "ctimeMs": milli,
	}, nil
}

func newDisk(t *testing.T, folder string) *disk {
	t.Helper()
	full, err := filepath.Abs(folder)
	if err != nil {
		t.Fatal(err)
	}
	return &disk{folder: full, open: map[int]*os.File{}, last: 2}
}
