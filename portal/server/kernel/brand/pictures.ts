/** The pictures of a brand: read whole, looked at, and named by their content. */
import { createHash } from 'node:crypto'
import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { whyUnread } from '../files/denied.ts'
import { readSvg } from './svg.ts'

export interface Picture {
  /** Below `/brand/`, with a hash of the content in it. */
  readonly name: string
  readonly mediaType: 'image/svg+xml' | 'image/png'
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

/** Bytes. A header that weighs more keeps people on a field edge waiting. */
const bytesMost = { svg: 100 * 1024, png: 300 * 1024 }
/** Pixels of either side. */
const sideMost = 4096

export interface WantedPicture {
  readonly folder: string
  /** As brand.json has it: a plain name. */
  readonly file: string
  /** Where it is used, as its address says: `logo-dark`. */
  readonly use: string
}

/** @returns the picture, or what is wrong with it, as sentences that begin with the file's name. */
export function readPicture({ folder, file, use }: WantedPicture): Picture | readonly string[] {
  const isSvg = file.endsWith('.svg')
  const bytes = contentOf(join(folder, file), isSvg ? bytesMost.svg : bytesMost.png)
  if (typeof bytes === 'string') return [`${file} ${bytes}`]
  const size = isSvg ? svgSize(bytes) : pngSize(bytes)
  if ('faults' in size) return size.faults.map((fault) => `${file} ${fault}`)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const name = `${use}.${hash}.${isSvg ? 'svg' : 'png'}`
  return { name, mediaType: isSvg ? 'image/svg+xml' : 'image/png', bytes, ...size }
}

/** A link could lead out of the folder (R56); a file of any size is measured before it is read. */
function contentOf(path: string, most: number): Buffer | string {
  let file: number
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : undefined
    return code === 'ELOOP' ? 'is a link, and only plain files are taken' : whyUnread(fault)
  }
  try {
    const stat = fstatSync(file)
    if (!stat.isFile()) return 'is no plain file'
    if (stat.size > most) return `has ${stat.size} bytes, and at most ${most} are taken`
    return readFileSync(file)
  } finally {
    closeSync(file)
  }
}

function svgSize(bytes: Buffer) {
  try {
    return readSvg(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return { faults: ['is not written in UTF-8'] }
  }
}

/** Its first chunk tells the size. */
function pngSize(bytes: Buffer): { width: number; height: number } | { faults: readonly string[] } {
  if (!bytes.subarray(0, 16).equals(pngBeginning) || bytes.length < 24) return { faults: ['is no PNG'] }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (width === 0 || height === 0 || width > sideMost || height > sideMost) {
    return { faults: [`is ${width} × ${height} pixels, and at most ${sideMost} × ${sideMost} are taken`] }
  }
  return { width, height }
}

const pngBeginning = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
