package main

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"

	"golang.org/x/image/draw"

	"docent/assets"
)

// icon returns the app's icon as a PNG with such a side.
func icon(side int) ([]byte, error) {
	app, err := png.Decode(bytes.NewReader(assets.AppIcon()))
	if err != nil {
		return nil, err
	}
	drawn := image.NewNRGBA(image.Rect(0, 0, side, side))
	draw.CatmullRom.Scale(drawn, drawn.Bounds(), app, app.Bounds(), draw.Src, nil)
	var data bytes.Buffer
	err = png.Encode(&data, drawn)
	return data.Bytes(), err
}

// ico returns the app's icon as Windows takes it: PNGs of several sides in one file.
func ico(sides ...int) ([]byte, error) {
	type entry struct {
		Width, Height, Colours, Reserved uint8
		Planes, Bits                     uint16
		Size, At                         uint32
	}
	var head, body bytes.Buffer
	all := []any{[]uint16{0, 1, uint16(len(sides))}}
	for _, side := range sides {
		data, err := icon(side)
		if err != nil {
			return nil, err
		}
		of := uint8(side) // 0 stands for 256
		all = append(all, entry{Width: of, Height: of, Planes: 1, Bits: 32, Size: uint32(len(data)), At: uint32(6 + 16*len(sides) + body.Len())})
		body.Write(data)
	}
	for _, part := range all {
		if err := binary.Write(&head, binary.LittleEndian, part); err != nil {
			return nil, err
		}
	}
	return append(head.Bytes(), body.Bytes()...), nil
}
