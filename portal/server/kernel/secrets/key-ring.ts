import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { ForeseenFailure } from '../configuration/foreseen-failure.ts'
import { createWhole, replaceWhole, unfinishedOf } from '../files/durable-file.ts'

/** What the portal signs and seals with. The first key makes, every key checks, so that a rotation logs nobody out (R59). */
export interface KeyRing {
  /** A signature of the text for one use; signatures for different uses never fit each other. */
  sign(use: SignatureUse, text: string): string
  fits(use: SignatureUse, text: string, signature: string): boolean
  seal(plain: string): string
  /** Undefined when the text was not sealed by a key of this ring. */
  open(sealed: string): string | undefined
}

const signatureUses = [
  'xsrf',
  'device',
  'throttle',
  'idempotency',
  'anchor',
  'backup',
  'recovery',
  'secondstep',
] as const
export type SignatureUse = (typeof signatureUses)[number]

const KeyFile = z.strictObject({
  keys: z.array(z.strictObject({ id: z.string(), secret: z.string().check(z.minLength(1)) })).check(z.minLength(1)),
})

export const keyFileName = 'secret.key'

/** The key file is empty or cut short: whoever wrote it was stopped, or the disk was full. */
export class BrokenKeyFile extends ForeseenFailure {
  constructor(path: string) {
    super(
      `${path} is empty or cut short, and the database holds data that was written with it: put back the copy that is kept with the backups. Without one, remove the file: a new key is made at the next start, letters that wait lose their links, authenticator apps and recovery codes no longer fit, and browsers are no longer known as used before`,
    )
  }
}

/**
 * Reads DATA_DIR/secret.key, made at the first start with rights for the owner only.
 * @throws BrokenKeyFile, or when others may read it.
 */
export function openKeyRing(dataDir: string): KeyRing {
  const path = join(dataDir, keyFileName)
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  createWhole(path, newKeyFile())
  removeLeftovers(dataDir)
  return existingKeyRing(dataDir)
}

/** The same without making one. @throws BrokenKeyFile, or when others may read it, or where there is none. */
export function existingKeyRing(dataDir: string): KeyRing {
  const path = join(dataDir, keyFileName)
  if ((statSync(path).mode & 0o077) !== 0)
    throw new ForeseenFailure(`${path} can be read by others; set its mode to 0600`)
  const keys = keysIn(readFileSync(path, 'utf8'))
  if (!keys) throw new BrokenKeyFile(path)
  return keyRing(keys)
}

/** To be called only where nothing has been written with the key: its file never was one. */
export function replaceBrokenKey(dataDir: string): KeyRing {
  replaceWhole(join(dataDir, keyFileName), newKeyFile())
  return openKeyRing(dataDir)
}

function newKeyFile(): string {
  const first = { id: randomBytes(4).toString('hex'), secret: randomBytes(32).toString('base64url') }
  return JSON.stringify({ keys: [first] })
}

/** Undefined where it is not a whole key file. */
function keysIn(content: string): z.infer<typeof KeyFile>['keys'] | undefined {
  try {
    return z.safeParse(KeyFile, JSON.parse(content)).data?.keys
  } catch {
    return undefined
  }
}

/** A process that is just starting has its own for a moment. */
function removeLeftovers(dataDir: string): void {
  for (const name of unfinishedOf(keyFileName, readdirSync(dataDir))) {
    const path = join(dataDir, name)
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now())
    if (age > leftAlone) rmSync(path, { force: true })
  }
}

/** Milliseconds. */
const leftAlone = 60_000

/** @param keys newest first; each secret is 32 random bytes in base64url. */
export function keyRing(keys: readonly { id: string; secret: string }[]): KeyRing {
  const derive = (secret: string, use: string) =>
    Buffer.from(hkdfSync('sha256', Buffer.from(secret, 'base64url'), 'portal', use, 32))
  const ring = keys.map(({ id, secret }) => ({
    id,
    sealing: derive(secret, 'seal'),
    signing: Object.fromEntries(signatureUses.map((use) => [use, derive(secret, use)])) as Record<SignatureUse, Buffer>,
  }))
  const newest = ring[0]
  if (!newest) throw new Error('A key ring needs a key')
  const signature = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    sign: (use, text) => signature(newest.signing[use], text),
    fits: (use, text, given) => ring.some((key) => sameText(signature(key.signing[use], text), given)),
    seal: (plain) => seal(newest.id, newest.sealing, plain),
    open: (sealed) => {
      const key = ring.find(({ id }) => sealed.startsWith(`${id}.`))
      return key && open(key.sealing, sealed.slice(key.id.length + 1))
    },
  }
}

/** Compares in constant time. */
export function sameText(expected: string, given: string): boolean {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)]
  return left.length === right.length && timingSafeEqual(left, right)
}

function seal(id: string, key: Buffer, plain: string): string {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`
}

function open(key: Buffer, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < 28) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
