/// <reference path="./saxen.d.ts" />
/** The parts of a workbook that are read, unpacked within bounds. Nothing is made for what the file says of itself. */
import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'saxen'
import type { TableFault } from './table.ts'

/** A workbook that is beyond one of these was not made by a person. */
const unpackedMost = 100 * 1024 * 1024
const partsMost = 1000
const depthMost = 50

export class OutOfBounds extends Error {
  readonly code: TableFault['code']

  constructor(code: TableFault['code']) {
    super(code)
    this.code = code
  }
}

export interface WorkbookParts {
  readonly sheet: string
  readonly strings: string
  readonly styles: string
  /** Days are counted from 1904 on. */
  readonly is1904: boolean
}

/** @throws OutOfBounds, or whatever the file is broken by. */
export function workbookParts(bytes: Uint8Array): WorkbookParts {
  const frame = unpacked(bytes, (name) => /\.rels$|(^|\/)workbook\d*\.xml$/.test(name))
  const main = relationsOf(frame, '').find(({ type }) => type === 'officeDocument')?.target ?? 'xl/workbook.xml'
  const related = relationsOf(frame, main)
  const { sheetId, is1904 } = shownSheet(frame.get(main) ?? '', related)
  const targetOf = (kind: string) => related.find(({ type }) => type === kind)?.target
  const sheet = related.find(({ id }) => id === sheetId)?.target
  const [strings, styles] = [targetOf('sharedStrings'), targetOf('styles')]
  const texts = unpacked(bytes, (name) => [sheet, strings, styles].includes(name))
  const content = sheet === undefined ? undefined : texts.get(sheet)
  if (content === undefined) throw new OutOfBounds('file_unreadable')
  return { sheet: content, strings: texts.get(strings ?? '') ?? '', styles: texts.get(styles ?? '') ?? '', is1904 }
}

/** The texts of these parts. All others are unpacked as well, and not kept: what a file says of its own size proves nothing. */
function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): ReadonlyMap<string, string> {
  let parts = 0
  let size = 0
  const texts = new Map<string, string>()
  const unzip = new Unzip((file) => {
    if (++parts > partsMost) throw new OutOfBounds('file_too_complex')
    const decoder = isWanted(file.name) ? new TextDecoder() : undefined
    file.ondata = (fault, piece, isLast) => {
      if (fault) throw fault
      size += piece.length
      if (size > unpackedMost) throw new OutOfBounds('file_too_complex')
      const text = decoder?.decode(piece, { stream: !isLast })
      if (text !== undefined) texts.set(file.name, (texts.get(file.name) ?? '') + text)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let start = 0; start < bytes.length; start += chunk) {
    unzip.push(bytes.subarray(start, start + chunk), start + chunk >= bytes.length)
  }
  return texts
}

const chunk = 65_536

interface Relation {
  readonly id: string
  /** The last word of its type. */
  readonly type: string
  readonly target: string
}

/** What a part refers to; '' is the file as a whole. */
function relationsOf(frame: ReadonlyMap<string, string>, part: string): readonly Relation[] {
  const folder = part.slice(0, part.lastIndexOf('/') + 1)
  const found: Relation[] = []
  readTags(frame.get(`${folder}_rels/${part.slice(folder.length)}.rels`) ?? '', {
    opened: (name, attributes) => {
      const { Id: id = '', Type = '', Target = '' } = attributes()
      if (name !== 'Relationship') return
      const target = Target.startsWith('/') ? Target.slice(1) : folder + Target
      found.push({ id, type: Type.slice(Type.lastIndexOf('/') + 1), target })
    },
  })
  return found
}

/** The first sheet that is seen when the workbook is opened; where all are hidden, the first. */
function shownSheet(workbook: string, related: readonly Relation[]): { sheetId: string | undefined; is1904: boolean } {
  const sheets: { id: string; isHidden: boolean }[] = []
  let is1904 = false
  readTags(workbook, {
    opened: (name, attributes) => {
      if (name === 'workbookPr') is1904 = /^(1|true)$/.test(attributes()['date1904'] ?? '')
      if (name !== 'sheet') return
      const given = attributes()
      // The prefix is the program's choice: r:id, d3p1:id, ns0:id.
      const id = Object.entries(given).find(([key]) => key.endsWith(':id'))?.[1] ?? ''
      const isSheet = related.some((relation) => relation.id === id && relation.type === 'worksheet')
      if (isSheet) sheets.push({ id, isHidden: given['state'] === 'hidden' || given['state'] === 'veryHidden' })
    },
  })
  return { sheetId: (sheets.find(({ isHidden }) => !isHidden) ?? sheets[0])?.id, is1904 }
}

function decoded(attributes: Attributes, decode: (text: string) => string): Attributes {
  const entries = Object.entries(attributes)
  return entries.some(([, value]) => value.includes('&'))
    ? Object.fromEntries(entries.map(([key, value]) => [key, decode(value)]))
    : attributes
}

export type Attributes = Readonly<Record<string, string>>

export interface TagReader {
  opened(name: string, attributes: () => Attributes): void
  closed?(name: string): void
  text?(text: string): void
}

/** Names without their prefixes; a part that is not there has none. @throws when the text is no XML, or nested as no workbook is. */
export function readTags(xml: string, { opened, closed, text }: TagReader): void {
  if (xml === '') return
  let depth = 0
  const parser = new Parser()
  const plain = (name: string) => name.slice(name.indexOf(':') + 1)
  parser.on('openTag', (name, attributes, decode) => {
    if (++depth > depthMost) throw new OutOfBounds('file_too_complex')
    opened(plain(name), () => decoded(attributes(), decode))
  })
  parser.on('closeTag', (name) => {
    depth--
    closed?.(plain(name))
  })
  if (text) {
    parser.on('text', (content, decode) => text(decode(content)))
    parser.on('cdata', (content) => text(content))
  }
  parser.on('error', (fault) => {
    throw fault
  })
  parser.parse(xml)
}
