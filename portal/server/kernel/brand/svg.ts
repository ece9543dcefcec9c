/// <reference path="../spreadsheets/saxen.d.ts" />
import { Parser } from 'saxen'

/** What draws; whatever else there is can run, fetch or frame something. */
const drawing = new Set(
  `svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath linearGradient
  radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComposite feFlood feGaussianBlur feMerge
  feMergeNode feOffset style image`.split(/\s+/),
)

/** Attributes that name something to fetch. */
const references = new Set(['href', 'xlink:href', 'src'])

export type ReadSvg = { readonly width: number; readonly height: number } | { readonly faults: readonly string[] }

/**
 * The size of a drawing, or everything in it that is more than a drawing. Browsers run no script of a picture; this is for
 * whoever opens its address, and for whatever the next browser does.
 */
export function readSvg(text: string): ReadSvg {
  const faults = new Set<string>()
  let root: Readonly<Record<string, string>> | undefined
  let inStyle = false
  const parser = new Parser()
  parser.on('error', (fault) => void faults.add(`is no readable SVG: ${fault.message}`))
  parser.on('warn', (fault) => void faults.add(`is no readable SVG: ${fault.message}`))
  parser.on('attention', () => void faults.add('holds a <!DOCTYPE>'))
  parser.on('question', (instruction) => {
    if (!instruction.startsWith('<?xml ')) faults.add('holds a processing instruction')
  })
  parser.on('openTag', (name, given) => {
    const attributes = given()
    if (root === undefined && name !== 'svg') faults.add('does not begin with <svg>')
    root ??= attributes
    inStyle = name === 'style'
    if (!drawing.has(name)) faults.add(`holds <${name}>`)
    for (const [key, value] of Object.entries(attributes)) for (const fault of faultsOf(key, value)) faults.add(fault)
  })
  parser.on('closeTag', () => {
    inStyle = false
  })
  const words = (content: string) => {
    if (inStyle && fetches(content)) faults.add('has styles that fetch something')
  }
  parser.on('text', words)
  parser.on('cdata', words)
  parser.parse(text)
  const size = root && sizeOf(root)
  if (size === undefined) faults.add('says no size: it needs a viewBox')
  return size === undefined || faults.size > 0 ? { faults: [...faults] } : size
}

function faultsOf(key: string, value: string): string[] {
  if (/^on/i.test(key)) return [`holds the attribute ${key}`]
  const isOwn = value.startsWith('#') || /^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/=\s]*$/.test(value)
  if (references.has(key.toLowerCase())) return isOwn ? [] : [`refers to ${value.slice(0, 60)}`]
  return fetches(value) ? ['has styles that fetch something'] : []
}

/** Anything but a reference into the same drawing. A backslash could spell the word otherwise. */
function fetches(style: string): boolean {
  return /@import|\\|javascript:|image-set|src\(/i.test(style) || /url\(\s*(?!["']?#)/i.test(style)
}

function sizeOf(root: Readonly<Record<string, string>>) {
  const box = (root['viewBox'] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [width, height] = box.length === 4 ? box.slice(2) : [root['width'], root['height']].map(pixels)
  return width && height && width > 0 && height > 0 && width < 1e6 && height < 1e6 ? { width, height } : undefined
}

function pixels(length = ''): number {
  return Number(/^([\d.]+)(?:px)?$/.exec(length)?.[1])
}
