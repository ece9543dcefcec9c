/// <reference path="./saxen.d.ts" />
import { Unzip, UnzipInflate } from 'fflate'
import { Parser } from 'saxen'
import type { TableFault, TableLimits } from './table.ts'

/** A workbook that is beyond one of these was not made by a person. */
const unpackedMost = 100 * 1024 * 1024
const partsMost = 1000
const depthMost = 50

type WorkbookFault = Extract<
  TableFault['code'],
  'file_unreadable' | 'file_too_complex' | 'file_too_many_rows' | 'file_too_many_columns'
>

class OutOfBounds extends Error {
  readonly code: WorkbookFault

  constructor(code: WorkbookFault) {
    super(code)
    this.code = code
  }
}

/** What keeps the first sheet from being read within bounds. Nothing is made for what the workbook says of itself. */
export function workbookFault(bytes: Uint8Array, limits: TableLimits): WorkbookFault | undefined {
  try {
    const frame = unpacked(bytes, [workbookPart, relationsPart])
    const sheet = firstSheet(frame.get(workbookPart) ?? '', frame.get(relationsPart) ?? '')
    const content = sheet === undefined ? undefined : unpacked(bytes, [sheet]).get(sheet)
    if (content === undefined) return 'file_unreadable'
    checkReferences(content, limits)
    return undefined
  } catch (fault) {
    return fault instanceof OutOfBounds ? fault.code : 'file_unreadable'
  }
}

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'

/** The texts of these parts. All others are unpacked as well, and not kept: what a file says of its own size proves nothing. */
function unpacked(bytes: Uint8Array, wanted: readonly string[]): ReadonlyMap<string, string> {
  let parts = 0
  let size = 0
  const texts = new Map<string, string>()
  const unzip = new Unzip((file) => {
    if (++parts > partsMost) throw new OutOfBounds('file_too_complex')
    const decoder = wanted.includes(file.name) ? new TextDecoder() : undefined
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

/** Where the sheet lies that the workbook names first. */
function firstSheet(workbook: string, relations: string): string | undefined {
  let id: string | undefined
  readTags(workbook, (name, attributes) => {
    if (name === 'sheet') id ??= attributes()['r:id']
  })
  let target: string | undefined
  readTags(relations, (name, attributes) => {
    const { Id, Target } = attributes()
    if (name === 'Relationship' && id !== undefined && Id === id) target ??= Target
  })
  return target?.startsWith('/') ? target.slice(1) : target && `xl/${target}`
}

/** Empty rows and columns may lie between the full ones: references may go twice as far as there may be full ones. */
const slack = 2

/** @throws OutOfBounds at the first row or cell that lies too far out, counted or named. */
function checkReferences(sheet: string, limits: TableLimits): void {
  let row = 0
  let column = 0
  readTags(sheet, (name, attributes) => {
    if (name === 'row') {
      const { r } = attributes()
      row = r === undefined ? row + 1 : Number(r)
      column = 0
      if (!(row <= limits.rows * slack)) throw new OutOfBounds('file_too_many_rows')
    } else if (name === 'c') {
      const { r } = attributes()
      const named = r === undefined ? undefined : /^([A-Z]+)([0-9]+)$/.exec(r)
      if (named === null) throw new OutOfBounds('file_unreadable')
      column = named ? columnNumber(named[1] ?? '') : column + 1
      if (column > limits.columns * slack) throw new OutOfBounds('file_too_many_columns')
      if (named && Number(named[2]) > limits.rows * slack) throw new OutOfBounds('file_too_many_rows')
    }
  })
}

/** A is 1, Z 26, AA 27. */
function columnNumber(letters: string): number {
  return [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0)
}

type Attributes = Readonly<Record<string, string>>

/** Names without their prefixes. @throws when the text is no XML, or nested as no workbook is. */
function readTags(xml: string, opened: (name: string, attributes: () => Attributes) => void): void {
  let depth = 0
  const parser = new Parser()
  parser.on('openTag', (name, attributes) => {
    if (++depth > depthMost) throw new OutOfBounds('file_too_complex')
    opened(name.slice(name.indexOf(':') + 1), attributes)
  })
  parser.on('closeTag', () => {
    depth--
  })
  parser.on('error', (fault) => {
    throw fault
  })
  parser.parse(xml)
}
