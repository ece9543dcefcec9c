/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while somebody waits. */
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as zlib from 'node:zlib'
import { sourceFiles } from '../source-files.ts'

// On Node's own threads: the hardest brotli takes most of a build.
const brotli = promisify(zlib.brotliCompress)
const gzip = promisify(zlib.gzip)

export async function compressAll(folder: string): Promise<void> {
  const names = sourceFiles(folder, '**/*.{js,css,html,svg,webmanifest}')
  await Promise.all(names.map((name) => compress(join(folder, name))))
}

async function compress(path: string): Promise<void> {
  const content = readFileSync(path)
  const hardest = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: zlib.constants.BROTLI_MAX_QUALITY } }
  const [asBrotli, asGzip] = await Promise.all([brotli(content, hardest), gzip(content, { level: 9 })])
  writeFileSync(`${path}.br`, asBrotli)
  writeFileSync(`${path}.gz`, asGzip)
}

/** Bytes of a file as a browser gets it. */
export function compressedSize(path: string): number {
  return statSync(`${path}.br`).size
}
