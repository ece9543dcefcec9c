/// <reference path="./fontkit.d.ts" />
/** The fonts of documents, parsed once a thread: parsing takes most of the time of a short document. */
import { fileURLToPath } from 'node:url'
import type { Font } from 'fontkit'
import { openSync } from 'fontkit'
import type { FontName } from './text-runs.ts'
import { fontFiles } from './text-runs.ts'

const parsed = new Map<FontName, Font>()

/**
 * Fonts of one document, by name. They share the parsed tables and have glyphs of their own: a glyph keeps the characters
 * that it was first asked for, so with common glyphs a document's bytes would depend on the documents before it.
 */
export function documentFonts(): (name: FontName) => Font {
  const own = new Map<FontName, Font>()
  return (name) => {
    const known = own.get(name)
    if (known) return known
    const font: Font = Object.assign(Object.create(parsedFont(name)), { _glyphs: {} })
    own.set(name, font)
    return font
  }
}

function parsedFont(name: FontName): Font {
  const known = parsed.get(name)
  if (known) return known
  const font = openSync(fileURLToPath(new URL(`../fonts/${fontFiles[name]}`, import.meta.url)))
  // What the layout reads lazily is read now and found by each document's copy.
  font.layout('A')
  parsed.set(name, font)
  return font
}
