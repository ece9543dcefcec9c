/** Tells whether the built browser side still is that of the sources. */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceFiles } from '../source-files.ts'

const stampFile = 'assembly/dist/stamp'
const makesTheBuild = [
  '{portal,applications/*}/{contract,web}/**/*',
  'assembly/{web/**/*,vite.config.ts}',
  'tools/{build,build/**/*,budgets,markdown-plugin}.ts',
  'package-lock.json',
  'tsconfig.*.json',
]

export function isBuilt(root: string): boolean {
  const path = join(root, stampFile)
  return existsSync(path) && readFileSync(path, 'utf8') === sourcesHash(root)
}

/** Taken away before a build, so that one broken off counts as none. */
export function clearStamp(root: string): void {
  rmSync(join(root, stampFile), { force: true })
}

export function writeStamp(root: string, hash: string): void {
  writeFileSync(join(root, stampFile), hash)
}

export function sourcesHash(root: string): string {
  const hash = createHash('sha256').update(process.env['BACKEND_ORIGIN'] ?? '')
  for (const name of makesTheBuild.flatMap((pattern) => sourceFiles(root, pattern))) {
    hash.update(`${name}\0`).update(readFileSync(join(root, name)))
  }
  return hash.digest('hex')
}
