import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { KeyRing } from '../../kernel/secrets/key-ring.ts'

/** Beside each backup: what shows that a portal with the same secret.key made it, for anybody can make the SHA-256 again. */
export function signaturePath(file: string): string {
  return `${file}.hmac`
}

export function signBackup(file: string, sha256: string, keys: KeyRing): void {
  writeFileSync(signaturePath(file), `${keys.sign('backup', sha256)}\n`, { mode: 0o600, flush: true })
}

/** `missing` is what backups of versions have that signed none. */
export function signatureOf(file: string, sha256: string, keys: KeyRing): 'fits' | 'foreign' | 'missing' {
  const path = signaturePath(file)
  if (!existsSync(path)) return 'missing'
  return keys.fits('backup', sha256, readFileSync(path, 'utf8').trim()) ? 'fits' : 'foreign'
}
