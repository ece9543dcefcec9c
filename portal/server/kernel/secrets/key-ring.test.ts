import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BrokenKeyFile, keyRing, openKeyRing, replaceBrokenKey } from './key-ring.ts'
import { randomHandle, randomSecret } from './random-secret.ts'

const key = (id: string) => ({ id, secret: randomSecret() })
const [old, fresh] = [key('old'), key('fresh')]

test('R49: a signature fits its own text and its own use only', () => {
  const ring = keyRing([old])
  const signature = ring.sign('xsrf', 'text')

  expect(ring.fits('xsrf', 'text', signature)).toBe(true)
  for (const [use, text, given] of [
    ['device', 'text', signature],
    ['xsrf', 'texts', signature],
    ['xsrf', 'text', `${signature}x`],
    ['xsrf', 'text', ''],
  ] as const) {
    expect(ring.fits(use, text, given)).toBe(false)
  }
  expect(keyRing([fresh]).fits('xsrf', 'text', signature)).toBe(false)
})

test('R59: after a rotation the newest key signs, and what the older one made still fits', () => {
  const [before, after] = [keyRing([old]), keyRing([fresh, old])]

  expect(after.fits('xsrf', 'text', before.sign('xsrf', 'text'))).toBe(true)
  expect(after.open(before.seal('salaisuus'))).toBe('salaisuus')
  expect(before.fits('xsrf', 'text', after.sign('xsrf', 'text'))).toBe(false)
  expect(before.open(after.seal('salaisuus'))).toBeUndefined()
})

test('R42: what is sealed is opened by the key alone, and no two seals are alike', () => {
  const ring = keyRing([old])
  const sealed = ring.seal('höylä 🌲')

  expect(ring.open(sealed)).toBe('höylä 🌲')
  expect(sealed).not.toBe(ring.seal('höylä 🌲'))
  expect(Buffer.from(sealed.split('.')[1] ?? '', 'base64url').includes('höylä')).toBe(false)
  const broken = `${sealed.slice(0, -4)}${sealed.slice(-4) === 'AAAA' ? 'BBBB' : 'AAAA'}`
  for (const text of [broken, 'old.', 'old.xxxx', '', 'nokey.abc']) expect(ring.open(text)).toBeUndefined()
})

test('R59: the key file is made at the first start for its owner only, kept, and refused when others may read it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
  const path = join(folder, 'data/secret.key')
  const first = openKeyRing(join(folder, 'data')).sign('device', 'x')

  expect(statSync(path).mode & 0o777).toBe(0o600)
  expect(openKeyRing(join(folder, 'data')).sign('device', 'x')).toBe(first)
  chmodSync(path, 0o644)
  expect(() => openKeyRing(join(folder, 'data'))).toThrow('set its mode to 0600')
  rmSync(folder, { recursive: true })
})

test('R59: what a killed start left of its key file goes later', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
  const names = ['secret.key.0123456789abcdef.unfinished', 'secret.key.fedcba9876543210.unfinished']
  for (const name of names) writeFileSync(join(folder, name), '{"ke')
  utimesSync(join(folder, names[0] ?? ''), 0, 0)
  openKeyRing(folder)
  // The other one may be of a process that is just starting.
  expect(readdirSync(folder)).toEqual(['secret.key', names[1]])
  rmSync(folder, { recursive: true })
})

test.each(['', '{"keys":[]}', '{"keys":[{"id":"a","secret":""}]}', '{"keys":[{"id":"a"'])(
  'R59: %j is no key file',
  (content) => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-keys-'))
    writeFileSync(join(folder, 'secret.key'), content, { mode: 0o600 })
    expect(() => openKeyRing(folder)).toThrow(BrokenKeyFile)
    const ring = replaceBrokenKey(folder)
    expect(openKeyRing(folder).fits('device', 'x', ring.sign('device', 'x'))).toBe(true)
    rmSync(folder, { recursive: true })
  },
)

test('R06: of ten thousand secrets no two are alike, and their bits are even', () => {
  const secrets = Array.from({ length: 10_000 }, randomSecret)
  const ones = secrets.reduce((sum, secret) => sum + bitsIn(Buffer.from(secret, 'base64url')), 0)

  expect(new Set(secrets).size).toBe(10_000)
  expect(ones / (10_000 * 256)).toBeCloseTo(0.5, 2)
  expect(Buffer.from(randomHandle(), 'base64url')).toHaveLength(12)
})

function bitsIn(bytes: Buffer): number {
  return bytes.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
}
