/** Tells whether what was built still is that of the sources: the browser's side, and the server's, which is built in a second. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../source-files.ts'

export type BuiltSide = 'web' | 'server'

const makes: Readonly<Record<BuiltSide, readonly string[]>> = {
  web: [
    '{portal,logistics,applications/*}/{contract,web}/**/*',
    'assembly/{web/**/*,vite.config.ts}',
    'tools/{build,build/**/*,budgets,markdown-plugin}.ts',
    'package-lock.json',
    'tsconfig.*.json',
  ],
  server: [
    '{portal,logistics,applications/*}/{contract,server}/**/*.ts',
    'assembly/server/*',
    'tools/build/server-bundle.ts',
    'package-lock.json',
  ],
}

export function isBuilt(root: string, side: BuiltSide): boolean {
  const path = stampFile(root, side)
  return existsSync(path) && readFileSync(path, 'utf8') === sourcesHash(root, side)
}

/** Taken away before a build, so that one broken off counts as none. */
export function clearStamp(root: string, side: BuiltSide): void {
  rmSync(stampFile(root, side), { force: true })
}

export function writeStamp(root: string, side: BuiltSide, hash: string): void {
  writeFileSync(stampFile(root, side), hash)
}

export function sourcesHash(root: string, side: BuiltSide): string {
  const hash = createHash('sha256').update(side === 'web' ? (process.env['BACKEND_ORIGIN'] ?? '') : '')
  for (const name of makes[side].flatMap((pattern) => sourceFiles(root, pattern))) {
    hash.update(`${name}\0`).update(readFileSync(join(root, name)))
  }
  return hash.digest('hex')
}

function stampFile(root: string, side: BuiltSide): string {
  return join(root, 'assembly/dist', side === 'web' ? 'stamp' : 'server-stamp')
}
