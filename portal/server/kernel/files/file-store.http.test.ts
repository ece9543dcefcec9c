import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runHousekeeping } from '../../features/housekeeping/run-housekeeping.ts'
import type { TestHost } from '../../testing/test-host.ts'
import { testHost } from '../../testing/test-host.ts'
import { days, hours } from '../clock/clock.ts'
import type { ApplicationFiles } from './file-store.ts'
import { filePlace } from './files-on-disk.ts'

let host: TestHost
let bridge: ApplicationFiles
let other: ApplicationFiles

beforeAll(async () => {
  host = await testHost()
  bridge = host.portal.files.of('weighbridge')
  other = host.portal.files.of('weighbridgetwo')
})
afterAll(() => host[Symbol.asyncDispose]())

const csv = (text: string) => Buffer.from(`paikka;kg\n${text};900\n`)
const place = (id: string) => filePlace(host.portal.files.folder, id)
const sweep = () => runHousekeeping(host.portal, host.clock.now())
const refused = (code: string) => expect.objectContaining({ code })

function use(files: ApplicationFiles, id: string, owner: string): Promise<object> {
  return host.portal.database.writing((transaction) => files.use(transaction as never, id, owner).then(() => ({})))
}

function drop(files: ApplicationFiles, id: string, owner: string): Promise<object> {
  return host.portal.database.writing((transaction) => files.drop(transaction as never, id, owner).then(() => ({})))
}

async function read(files: ApplicationFiles, id: string): Promise<{ type: string; size: number; text: string }> {
  const { type, size, body } = await files.open(id)
  return { type, size, text: String(await buffer(body)) }
}

test('GEN-13: a file is kept under its SHA-256, for its owner’s eyes only, and opened as it was', async () => {
  const id = await bridge.keep(csv('Pelso'), 'csv')
  expect(id).toBe(createHash('sha256').update(csv('Pelso')).digest('hex'))
  expect(statSync(place(id)).mode & 0o777).toBe(0o600)
  expect(place(id)).toMatch(/files\/[0-9a-f]{2}\/[0-9a-f]{62}$/)
  expect(await read(bridge, id)).toEqual({ type: 'csv', size: 20, text: 'paikka;kg\nPelso;900\n' })
})

test('R66, GEN-13: an application neither opens, uses nor drops the file of another, though it knows its name', async () => {
  const id = await bridge.keep(csv('Piipsa'), 'csv')
  await use(bridge, id, 'visit:1')
  await expect(other.open(id)).rejects.toEqual(refused('not_found'))
  await expect(use(other, id, 'visit:1')).rejects.toEqual(refused('not_found'))
  await drop(other, id, 'visit:1')
  host.clock.advance(days(2))
  await sweep()
  expect((await read(bridge, id)).size).toBe(21)
  // Whoever has the content itself has it for itself.
  expect(await other.keep(csv('Piipsa'), 'csv')).toBe(id)
  expect((await read(other, id)).size).toBe(21)
})

test('GEN-13: what nobody names within a day is swept, what is named stays until the last one lets go of it', async () => {
  const unnamed = await bridge.keep(csv('nimetön'), 'csv')
  const named = await bridge.keep(csv('nimetty'), 'csv')
  await use(bridge, named, 'visit:1')
  await use(bridge, named, 'visit:2')
  host.clock.advance(hours(23))
  await sweep()
  expect([existsSync(place(unnamed)), existsSync(place(named))]).toEqual([true, true])
  host.clock.advance(hours(2))
  await sweep()
  expect([existsSync(place(unnamed)), existsSync(place(named))]).toEqual([false, true])
  await expect(bridge.open(unnamed)).rejects.toEqual(refused('not_found'))
  await expect(use(bridge, unnamed, 'visit:1')).rejects.toEqual(refused('not_found'))
  await drop(bridge, named, 'visit:1')
  await sweep()
  expect(existsSync(place(named))).toBe(true)
  await drop(bridge, named, 'visit:2')
  await sweep()
  expect(existsSync(place(named))).toBe(false)
})

test('GEN-13: a file that is kept again while it is swept is there afterwards', async () => {
  const again = csv('uudelleen')
  const id = await bridge.keep(again, 'csv')
  for (let round = 0; round < 5; round++) {
    host.clock.advance(days(2))
    await Promise.all([sweep(), bridge.keep(again, 'csv'), sweep()])
    expect((await read(bridge, id)).text).toBe(String(again))
  }
})

test('GEN-13: what a killed process left goes after a day, and what is not of this folder stays', async () => {
  const id = await bridge.keep(csv('jäljelle'), 'csv')
  await use(bridge, id, 'visit:1')
  const left = `${place(id)}.0123456789abcdef.unfinished`
  const foreign = join(dirname(place(id)), 'README')
  for (const path of [left, foreign]) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, 'half')
    utimesSync(path, 0, 0)
  }
  await sweep()
  expect(readdirSync(dirname(place(id)))).toEqual(expect.arrayContaining(['README']))
  expect([existsSync(left), existsSync(foreign), existsSync(place(id))]).toEqual([false, true, true])
})

test.each([
  ['a picture that is a text', Buffer.from('<svg onload="alert(1)"/>'), 'png'],
  ['a CSV that is a PDF', Buffer.from('%PDF-1.7 …'), 'csv'],
  ['a CSV that is a program', Buffer.from('\x7fELF\x02\x01\0\0', 'latin1'), 'csv'],
  ['a JSON that is half', Buffer.from('{"kg": 90'), 'json'],
  ['nothing', Buffer.alloc(0), 'csv'],
] as const)('R55: %s is not kept: the content says what a file is', async (_, bytes, type) => {
  await expect(bridge.keep(bytes, type)).rejects.toEqual(refused('unsupported_media_type'))
})

test.each([
  ['png', Buffer.from('\x89PNG\r\n\x1a\n…', 'latin1'), 'png'],
  ['jpeg', Buffer.from('\xff\xd8\xff\xe0…', 'latin1'), 'jpg'],
  ['jpg', Buffer.from('\xff\xd8\xff\xe1…', 'latin1'), 'jpg'],
  ['gif', Buffer.from('GIF89a…', 'latin1'), 'gif'],
  ['pdf', Buffer.from('%PDF-1.7 …'), 'pdf'],
  ['json', Buffer.from('{"kg": 900}'), 'json'],
] as const)('R55: a %s is kept as what it is', async (type, bytes, kept) => {
  expect(await (await bridge.open(await bridge.keep(bytes, type))).type).toBe(kept)
})

test('R55: only what begins as a picture is drawn again', async () => {
  for (const content of ['%PDF-1.7 …', '{"kg": 900}', '<svg/>', '']) {
    await expect(bridge.keepImage(Buffer.from(content))).rejects.toEqual(refused('unsupported_media_type'))
  }
})

test('R56: no name but a SHA-256 leads to a file', async () => {
  for (const id of ['../portal.sqlite', '', 'A'.repeat(64), '%'])
    await expect(bridge.open(id)).rejects.toEqual(refused('not_found'))
})
