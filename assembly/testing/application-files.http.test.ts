/** Files and documents of an application, through the front door. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { TestPortal } from '@workspace/portal/server/testing'
import { startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mounted } from '../server/applications.ts'
import { drawVisits, dropSlip, keepSlip, readSlip, recordVisit } from './weighbridge/contract/index.ts'
import { weighbridgeServer } from './weighbridge/server/index.ts'

const applications = [...mounted.applications, weighbridgeServer]
const rights = { groups: ['weighbridgeuser'], apps: ['weighbridge'] }
const slip = 'paikka;kg\nPelso;41500\n'

let portal: TestPortal
beforeAll(async () => {
  portal = await startTestPortal({ ...mounted, applications })
})
afterAll(() => portal[Symbol.asyncDispose]())

const weigher = async () => portal.signIn(await portal.person(rights))
const isKept = (id: string) => existsSync(join(portal.place.dataDir, 'files', id.slice(0, 2), id.slice(2)))

function bring(content: Uint8Array | string, token?: string) {
  const headers = { 'content-type': 'text/csv', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  return portal.send('POST', keepSlip.path, { body: content, headers })
}

test('GEN-13: a file goes up, is named with what belongs to it, and comes down as it was', async () => {
  const token = await weigher()
  const kept = await bring(slip, token)
  expect(kept).toMatchObject({ status: 200, body: { success: true, slip: expect.stringMatching(/^[0-9a-f]{64}$/) } })
  const id = String(kept.body['slip'])
  expect(isKept(id)).toBe(true)
  const read = await portal.ask(readSlip, { slip: id }, { token })
  expect({ status: read.status, text: read.text }).toEqual({ status: 200, text: slip })
  expect(read.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(read.headers.get('content-disposition')).toBe('attachment; filename="slip.csv"')
  expect((await portal.ask(dropSlip, { slip: id }, { token })).status).toBe(200)
  expect(await portal.ask(readSlip, { slip: id }, { token })).toMatchObject({
    status: 404,
    body: { value: 'not_found' },
  })
})

test('R66, GEN-13: another’s file is not found, whoever has brought the same may read and drop the own one only', async () => {
  const [owner, other] = [await weigher(), await weigher()]
  const id = String((await bring(slip, owner)).body['slip'])
  for (const call of [readSlip, dropSlip])
    expect(await portal.ask(call, { slip: id }, { token: other })).toMatchObject({ status: 404 })
  expect((await bring(slip, other)).body['slip']).toBe(id)
  expect((await portal.ask(dropSlip, { slip: id }, { token: other })).status).toBe(200)
  expect((await portal.ask(readSlip, { slip: id }, { token: owner })).text).toBe(slip)
})

test('R55, GEN-13: a file that is too big, of another type or brought without the right is refused and not kept', async () => {
  const token = await weigher()
  const stranger = await portal.signIn(await portal.person())
  const before = files()
  expect(await bring(`a${'0'.repeat(keepSlip.most ?? 0)}`, token)).toMatchObject({
    status: 413,
    body: { value: 'payload_too_large' },
  })
  expect(await bring('%PDF-1.7', token)).toMatchObject({ status: 415, body: { value: 'unsupported_media_type' } })
  expect(await bring(slip, stranger)).toMatchObject({ status: 403, body: { value: 'forbidden' } })
  expect(await bring(slip)).toMatchObject({ status: 401 })
  expect(files()).toEqual(before)
})

function files(): readonly string[] {
  const folder = join(portal.place.dataDir, 'files')
  return existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).toSorted() : []
}

test('GEN-13: a document is drawn in Finnish, in English and in both, for who may ask', async () => {
  const person = await portal.person(rights)
  const token = await portal.signIn(person)
  await portal.ask(recordVisit, { kilograms: 41_500 }, { token })
  const drawn = (language: 'fi' | 'en' | 'both') => portal.ask(drawVisits, { language }, { token })
  const [fi, en, both, again] = [await drawn('fi'), await drawn('en'), await drawn('both'), await drawn('fi')]
  for (const { status, headers, text } of [fi, en, both]) {
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(headers.get('content-disposition')).toBe('attachment; filename="visits.pdf"')
    expect(text.slice(0, 8)).toBe('%PDF-1.7')
  }
  expect([fi, en, both].map(({ text }) => /\/Lang \((\w+)\)/.exec(text)?.[1])).toEqual(['fi', 'en', 'fi'])
  expect(fi.text).not.toBe(both.text)
  expect(again.text).toBe(fi.text)
  const stranger = await portal.signIn(await portal.person())
  const refused = await portal.ask(drawVisits, { language: 'fi' }, { token: stranger })
  expect(refused).toMatchObject({ status: 403, body: { value: 'forbidden' } })
})
