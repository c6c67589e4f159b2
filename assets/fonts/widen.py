#!/usr/bin/env python3
"""Widens the faces of fontsource by the letters of names: widen.py BASE OUT MORE...

BASE is a "latin" file of @fontsource/inter or @fontsource/fraunces 5.3.0 from npm; each of MORE ("latin-ext",
"vietnamese") is a file of the same face, of which the letters U+0100 to U+024F and U+1E00 to U+1EFF are taken. They are
kerned as the letters that they are written over. Needs fontTools.
"""
import sys
import unicodedata

from fontTools.ttLib import TTFont

LETTERS = [*range(0x100, 0x250), *range(0x1E00, 0x1F00)]


def take(face, more, name):
    """Copies a glyph and those that it is made of, unless the face has it."""
    if name in face["glyf"].glyphs:
        return
    glyph = more["glyf"][name]
    if glyph.isComposite():
        for part in glyph.components:
            take(face, more, part.glyphName)
    face["glyf"].glyphs[name] = glyph
    face["hmtx"].metrics[name] = more["hmtx"].metrics[name]
    face.setGlyphOrder(face.getGlyphOrder() + [name])
    face["glyf"].glyphOrder = face.getGlyphOrder()


def kern(face, alike):
    """Has a letter kerned as the one that it is alike to, in every pair of classes or of letters."""
    for lookup in face["GPOS"].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            sub = sub.ExtSubTable if sub.LookupType == 9 else sub
            if sub.LookupType != 2:
                continue
            first = set(sub.Coverage.glyphs)
            if sub.Format == 2:
                for new, old in alike.items():
                    if old in first and new not in first:
                        sub.Coverage.glyphs.append(new)
                        sub.ClassDef1.classDefs[new] = sub.ClassDef1.classDefs.get(old, 0)
                    if old in sub.ClassDef2.classDefs:
                        sub.ClassDef2.classDefs.setdefault(new, sub.ClassDef2.classDefs[old])


def main(base, out, *others):
    face = TTFont(base)
    cmap, alike = face.getBestCmap(), {}
    for file in others:
        more = TTFont(file)
        if more["head"].unitsPerEm != face["head"].unitsPerEm or more["head"].fontRevision != face["head"].fontRevision:
            sys.exit(f"{file} is not of the same face")
        for code, name in more.getBestCmap().items():
            if code not in LETTERS or code in cmap:
                continue
            take(face, more, name)
            for table in face["cmap"].tables:
                if table.isUnicode():
                    table.cmap[code] = name
            letter = ord(unicodedata.normalize("NFD", chr(code))[0])
            if letter in cmap and letter != code:
                alike[name] = cmap[letter]
    kern(face, alike)
    for lookup in face["GPOS"].table.LookupList.Lookup:
        for sub in lookup.SubTable:
            if hasattr(sub, "Coverage"):
                sub.Coverage.glyphs.sort(key=face.getGlyphID)
    face["post"].formatType = 3.0  # without the names of glyphs
    face.flavor = "woff"
    face.save(out)


main(*sys.argv[1:])
