import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf } from '../../../../contract/own.ts'
import { administrationCalls } from '../../../../contract/own.ts'
import { openTableReader } from '../../../kernel/spreadsheets/read-table.ts'
import type { AdministeredPortal, Caller } from '../testing/administered-portal.ts'
import { startAdministeredPortal } from '../testing/administered-portal.ts'

const { exportUsers } = administrationCalls

let fixture: AdministeredPortal
let superadmin: Caller
let biolanAdmin: Caller

const hostile = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', 'a"b;c', 'kaksi\nriviä']

beforeAll(async () => {
  fixture = await startAdministeredPortal()
  superadmin = await fixture.caller({
    username: 'paakayttaja',
    firstname: 'Aada',
    lastname: 'Aa',
    groups: ['superadmin'],
  })
  biolanAdmin = await fixture.caller({
    firstname: 'Beata',
    lastname: 'Bee',
    groups: ['biolanadmin'],
    company: 'Biolan',
  })
  for (const [number, jobtitle] of hostile.entries()) {
    await fixture.person({
      firstname: 'Outi',
      lastname: `Outo ${number}`,
      jobtitle,
      company: 'Novarbo',
      city: 'Äänekoski',
    })
  }
  await fixture.person({
    firstname: 'Kalle',
    usertype: 'transport',
    company: fixture.carriers.suo,
    carrier: fixture.carriers.suo,
  })
})
afterAll(() => fixture[Symbol.asyncDispose]())

async function file(
  caller: Caller,
  question: Partial<AskOf<typeof exportUsers>> = {},
): Promise<{ answer: Response; bytes: Buffer }> {
  const answer = await fetch(`${fixture.portal.address}${exportUsers.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${caller.token}` },
    body: JSON.stringify({ format: 'csv', language: 'fi', ...question }),
  })
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) }
}

async function rows(bytes: Buffer) {
  using reader = openTableReader()
  if (!reader) throw new Error('other files are being read')
  return await reader.read(bytes, { rows: 1000, columns: 100 })
}

test('R57: the view comes as CSV with a mark, `;` and defused formulas, as an attachment that nobody stores', async () => {
  const { answer, bytes } = await file(superadmin, { company: 'Novarbo' })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="kayttajat-2026-10-05.csv"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  const text = bytes.toString('utf8')
  expect(text).toContain('"Käyttäjätunnus";"Etunimi"')
  for (const cell of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1']) expect(text).toContain(`"'${cell}"`)
  expect(text).toContain('"a""b;c"')
  expect(text).toContain('"kaksi\nriviä"')
})

test('R57: a workbook holds the same as text', async () => {
  const { answer, bytes } = await file(superadmin, { format: 'xlsx', language: 'en', company: 'Novarbo' })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="users-2026-10-05.xlsx"')
  const table = await rows(bytes)
  expect(table.headings.slice(0, 4)).toEqual(['Username', 'First name', 'Last name', 'Email'])
  expect(table.lines.map(({ cells }) => cells[5])).toEqual(hostile)
})

test('ROLE-23: the file holds the rows of the list, in its order, and no others', async () => {
  const table = await rows((await file(biolanAdmin)).bytes)
  expect(table.lines.map(({ cells }) => cells[1])).toEqual(['Beata'])
  const whole = await rows((await file(superadmin, { direction: 'desc' })).bytes)
  expect(whole.lines.map(({ cells }) => cells[1])).toEqual([...hostile.map(() => 'Outi'), 'Kalle', 'Beata', 'Aada'])
  expect(whole.lines.find(({ cells }) => cells[1] === 'Kalle')?.cells[4]).toBe('Kuljetus Suokoski Oy')
  const found = await rows((await file(superadmin, { find: 'outo 3' })).bytes)
  expect(found.lines.length).toBe(1)
})

test('R24: no file holds a secret', async () => {
  const { bytes } = await file(superadmin)
  expect(bytes.toString('utf8')).not.toMatch(/argon2|password|salasana/i)
})

test('R41: an export is in the audit trail with its filter', async () => {
  await file(superadmin, { company: 'Biolan', find: 'bee' })
  const rows = await fixture.portal.host.database.reading
    .selectFrom('audit')
    .select('details')
    .where('action', '=', 'exportusers')
    .orderBy('seq', 'desc')
    .execute()
  expect(JSON.parse(rows[0]?.details ?? '')).toMatchObject({
    format: 'csv',
    filter: { company: 'Biolan', find: 'bee' },
  })
})

test('CALL-29: only administrators export', async () => {
  const customer = await fixture.caller({})
  expect((await file(customer)).answer.status).toBe(403)
})
