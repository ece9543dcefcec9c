/** What else makes a portal: its secret.key, the operator's images and own face, kept beside the backups. */
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { KeyRing } from '../../kernel/secrets/key-ring.ts'
import { keyFileName, openKeyRing } from '../../kernel/secrets/key-ring.ts'

interface Beside {
  readonly dataDir: string
  /** Folder of backups. */
  readonly to: string
  readonly keyInBackups: boolean
}

/** Brings both up to date in a folder of backups; a key that is to stay apart is taken away from there. */
export function keepBeside({ dataDir, to, keyInBackups }: Beside): void {
  const [key, copy] = [join(dataDir, keyFileName), join(to, keyFileName)]
  if (!keyInBackups) rmSync(copy, { force: true })
  else if (!existsSync(copy) || !readFileSync(copy).equals(readFileSync(key))) bringKey(key, copy)
  for (const name of operatorsFolders) {
    if (existsSync(join(dataDir, name))) {
      cpSync(join(dataDir, name), join(to, name), { recursive: true, preserveTimestamps: true })
    }
  }
}

/** What the operator puts into DATA_DIR. */
const operatorsFolders = ['images', 'brand']

/** The key that lies beside a backup, for a machine that has none; undefined where there is none. */
export function keyBeside(file: string, dataDir: string): KeyRing | undefined {
  const key = join(dirname(file), keyFileName)
  if (!existsSync(key)) return undefined
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  // The medium may be one that can only be read, or that knows no rights.
  const workshop = mkdtempSync(join(dataDir, 'verifying-'))
  try {
    bringKey(key, join(workshop, keyFileName))
    return openKeyRing(workshop)
  } finally {
    rmSync(workshop, { recursive: true, force: true })
  }
}

/** Puts what is missing where the portal looks for it; what is there stays. */
export function bringBeside(file: string, dataDir: string): void {
  const folder = dirname(file)
  const key = join(folder, keyFileName)
  if (existsSync(key) && !existsSync(join(dataDir, keyFileName))) bringKey(key, join(dataDir, keyFileName))
  for (const name of operatorsFolders) {
    if (existsSync(join(folder, name)))
      cpSync(join(folder, name), join(dataDir, name), { recursive: true, force: false })
  }
}

function bringKey(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}.unfinished`
  copyFileSync(from, unfinished)
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, to)
}
