/** Writes `.br` and `.gz` beside every text file, so that the server never compresses while somebody waits. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { sourceFiles } from '../source-files.ts'

export function compressAll(folder: string): void {
  for (const name of sourceFiles(folder, '**/*.{js,css,html,svg,webmanifest}')) {
    const path = join(folder, name)
    const content = readFileSync(path)
    writeFileSync(`${path}.br`, brotli(content))
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
  }
}

export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
}
