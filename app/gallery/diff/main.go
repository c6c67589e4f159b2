// Command diff compares two folders of pictures that the gallery drew and names every one that differs:
//
//	go run ./app/gallery/diff [-out DIR] OLD NEW
//
// It ends with 1 where pictures differ or are only in one of the folders. With -out it draws, for each that differs,
// the new picture faded with what has changed in red.
package main

import (
	"errors"
	"flag"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"slices"
)

func main() {
	out := flag.String("out", "", "the folder to draw the differences into")
	flag.Parse()
	if flag.NArg() != 2 {
		fmt.Fprintln(os.Stderr, "usage: diff [-out DIR] OLD NEW")
		os.Exit(2)
	}
	same, err := compare(flag.Arg(0), flag.Arg(1), *out, os.Stdout)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	if !same {
		os.Exit(1)
	}
}

// compare reports whether two folders hold the same pictures, and tells each difference.
func compare(before, after, out string, told io.Writer) (bool, error) {
	names, err := pictures(before, after)
	if err != nil {
		return false, err
	}
	differ := 0
	for _, name := range names {
		said, diff, err := compareOne(filepath.Join(before, name), filepath.Join(after, name))
		if err != nil {
			return false, err
		}
		if said == "" {
			continue
		}
		differ++
		_, _ = fmt.Fprintf(told, "%s: %s\n", name, said)
		if diff != nil && out != "" {
			if err := save(filepath.Join(out, name), diff); err != nil {
				return false, err
			}
		}
	}
	_, _ = fmt.Fprintf(told, "%d of %d pictures differ\n", differ, len(names))
	return differ == 0, nil
}

// pictures lists the names of all pictures of the folders, sorted.
func pictures(dirs ...string) ([]string, error) {
	var all []string
	for _, dir := range dirs {
		found, err := filepath.Glob(filepath.Join(dir, "*.png"))
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("no pictures in %s: draw them with make gallery", dir)
		}
		for _, path := range found {
			all = append(all, filepath.Base(path))
		}
	}
	slices.Sort(all)
	return slices.Compact(all), nil
}

// compareOne returns how two pictures differ, in words and drawn; no words where they are the same.
func compareOne(before, after string) (string, image.Image, error) {
	was, err := load(before)
	if errors.Is(err, os.ErrNotExist) {
		return "only in the new folder", nil, nil
	} else if err != nil {
		return "", nil, err
	}
	is, err := load(after)
	if errors.Is(err, os.ErrNotExist) {
		return "only in the old folder", nil, nil
	} else if err != nil {
		return "", nil, err
	}
	if was.Bounds() != is.Bounds() {
		return fmt.Sprintf("its size was %v and is %v", was.Bounds().Size(), is.Bounds().Size()), nil, nil
	}
	diff, pixels := overlay(was, is)
	if pixels == 0 {
		return "", nil, nil
	}
	return fmt.Sprintf("%d pixels differ", pixels), diff, nil
}

// overlay draws the new picture faded, what differs from the old one in red, and counts those pixels.
func overlay(was, is *image.NRGBA) (image.Image, int) {
	diff, pixels := image.NewNRGBA(is.Bounds()), 0
	for i := 0; i < len(is.Pix); i += 4 {
		if slices.Equal(was.Pix[i:i+4], is.Pix[i:i+4]) {
			for c := range 3 {
				diff.Pix[i+c] = 0xc0 + is.Pix[i+c]/4
			}
			diff.Pix[i+3] = 0xff
			continue
		}
		pixels++
		red := color.NRGBA{R: 0xd0, A: 0xff}
		diff.Pix[i], diff.Pix[i+3] = red.R, red.A
	}
	return diff, pixels
}

func load(path string) (*image.NRGBA, error) {
	file, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer func() { _ = file.Close() }()
	img, err := png.Decode(file)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	flat := image.NewNRGBA(img.Bounds())
	draw.Draw(flat, flat.Bounds(), img, img.Bounds().Min, draw.Src)
	return flat, nil
}

func save(path string, img image.Image) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	file, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(file, img); err != nil {
		return errors.Join(err, file.Close())
	}
	return file.Close()
}
