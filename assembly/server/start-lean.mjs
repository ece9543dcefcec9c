/**
 * How the process starts, imported before anything else. Plain JavaScript, as what imports it: the first TypeScript file
 * that is not kept compiled makes Node load its whole TypeScript compiler, 14 MB that it never gives back.
 */
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

// What modules leave is kept, so a larger space for what is new would only stay behind, empty: 15 MB.
setFlagsFromString('--semi-space-growth-factor=1')

// Beside the data nobody else may write. A folder that is not there yet is made by who knows its rights.
const dataDir = process.env.DATA_DIR?.trim() || './data'
if (existsSync(dataDir)) enableCompileCache(join(dataDir, 'compiled'))

/** To be called once all is loaded and serving. */
export function started() {
  // Before the flag: what is compiled under one set of flags is of no use under another.
  flushCompileCache()
  setFlagsFromString('--semi-space-growth-factor=2')
}
