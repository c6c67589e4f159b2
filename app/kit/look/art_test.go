package look_test

import (
	"bytes"
	"flag"
	"fmt"
	"image"
	"image/png"
	"os"
	"os/exec"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"
	"golang.org/x/image/webp"

	"docent/app/kit/look"
	"docent/assets"
)

//go:generate go test -tags ci,migrated_fynedo -run TestCoversAreAsTheirSources -update .

var update = flag.Bool("update", false, "draw the covers anew from their sources")

// icons is where the drawings are kept.
const icons = "../../../assets/icons/"

// drawnFrom draws a cover from its source.
func drawnFrom(t *testing.T, game string, height int) *image.NRGBA {
	t.Helper()
	svg, err := os.ReadFile(icons + "source/covers/" + game + ".svg")
	if err != nil {
		t.Fatal(err)
	}
	img := canvas.NewImageFromResource(fyne.NewStaticResource(fmt.Sprintf("%s-%d.svg", game, height), svg))
	img.Resize(fyne.NewSquareSize(float32(height)))
	if got := img.Image.Bounds().Dy(); got != height {
		t.Fatalf("%s is drawn %d pixels high, not %d", game, got, height)
	}
	return img.Image.(*image.NRGBA)
}

// alike reports whether two images are of one size and differ nowhere that can be seen by more than different processors
// round: a clear pixel has any colour.
func alike(a, b *image.NRGBA) bool {
	if a.Rect != b.Rect {
		return false
	}
	for i, p := range a.Pix {
		if q, alpha := b.Pix[i], i|3; max(p, q)-min(p, q) > 3 && a.Pix[alpha]|b.Pix[alpha] != 0 {
			return false
		}
	}
	return true
}

// Rasterising a cover takes a tenth of a second, so they are drawn ahead of time.
func TestCoversAreAsTheirSources(t *testing.T) {
	test.NewTempApp(t)
	for _, game := range assets.Covers() {
		for _, height := range assets.CoverHeights {
			if testing.Short() && height != assets.CoverHeights[0] {
				continue
			}
			want := drawnFrom(t, game, height)
			if *update {
				writeCover(t, fmt.Sprintf("%scovers/%s-%d.webp", icons, game, height), want)
				continue
			}
			file, err := assets.CoverArt(game, height)
			if err != nil {
				t.Errorf("%v: run go generate ./app/kit", err)
				continue
			}
			got, err := webp.Decode(bytes.NewReader(file))
			if err != nil {
				t.Fatal(err)
			}
			if !alike(got.(*image.NRGBA), want) {
				t.Errorf("the cover of %s, %d pixels high, is not as its source: run go generate ./app/kit", game, height)
			}
		}
	}
}

// writeCover writes a picture as a WebP that loses nothing, two thirds as large as a PNG. ImageMagick packs it.
func writeCover(t *testing.T, path string, img image.Image) {
	t.Helper()
	var file bytes.Buffer
	if err := png.Encode(&file, img); err != nil {
		t.Fatal(err)
	}
	pack := exec.Command("convert", "png:-", "-define", "webp:lossless=true", "-define", "webp:method=6", path)
	pack.Stdin = &file
	if said, err := pack.CombinedOutput(); err != nil {
		t.Fatalf("convert: %v\n%s", err, said)
	}
}

// Every game has a cover that fills its place as far as its shape allows.
func TestEveryGameHasACover(t *testing.T) {
	for _, game := range assets.Covers() {
		for _, size := range []struct{ width, height, left, top int }{
			{220, 280, 0, 0},
			{110, 140, 0, 0},
			{165, 210, 0, 0},
			{200, 250, 2, 0},
			{220, 480, 0, 100},
		} {
			whole := look.CoverArt(game).Generator(size.width, size.height)
			if got, want := whole.Bounds(), image.Rect(0, 0, size.width, size.height); got != want {
				t.Errorf("%s is %v, not %v", game, got, want)
			}
			if got, want := inked(whole), image.Rect(size.left, size.top, size.width-size.left, size.height-size.top); got != want {
				t.Errorf("%s in %dx%d takes %v, not %v", game, size.width, size.height, got, want)
			}
			_, _, _, alpha := whole.At(size.width/2, size.height/2).RGBA()
			if alpha != 0xffff {
				t.Errorf("the middle of %s covers %x", game, alpha)
			}
		}
	}
	if got := inked(look.CoverArt("chess").Generator(20, 25)); !got.Empty() {
		t.Error("a cover for a game we do not have:", got)
	}
}

// inked returns the part of an image that is not transparent.
func inked(img image.Image) image.Rectangle {
	var ink image.Rectangle
	art := img.(*image.RGBA)
	for i := 3; i < len(art.Pix); i += 4 {
		if art.Pix[i] > 0 {
			x, y := i%art.Stride/4, i/art.Stride
			ink = ink.Union(image.Rect(x, y, x+1, y+1))
		}
	}
	return ink
}
