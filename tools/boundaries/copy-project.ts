/** A copy of the project in a temporary folder, where forbidden things are planted without disturbing anyone. */
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

const leftOut = new Set(['.git', 'node_modules', 'dist', 'data', 'coverage', 'test-results'])

export function copyProject(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'portal-boundaries-'))
  cpSync(root, copy, { recursive: true, filter: (path) => !leftOut.has(basename(path)) })
  for (const nested of globSync('{portal,logistics,assembly,applications/*}/node_modules', { cwd: root })) {
    symlinkSync(join(root, nested), join(copy, nested))
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Writes a file of the copy, with the folders above it. */
export function plant(copy: string, path: string, content: string): void {
  mkdirSync(dirname(join(copy, path)), { recursive: true })
  writeFileSync(join(copy, path), content)
}

/** One link for the whole folder would lead `@workspace/…` back into the original. */
function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@workspace'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@workspace') symlinkSync(join(from, name), join(to, name))
  }
  for (const name of readdirSync(join(from, '@workspace'))) {
    symlinkSync(readlinkSync(join(from, '@workspace', name)), join(to, '@workspace', name))
  }
}
