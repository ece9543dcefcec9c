import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AskOf } from '../../../contract/own.ts'
import { administrationCalls } from '../../../contract/own.ts'
import type { SignedInPerson } from '../../testing/signed-in.ts'
import { everyKind, signedIn } from '../../testing/signed-in.ts'
import type { TestPortal } from '../../testing/test-portal.ts'
import { startTestPortal } from '../../testing/test-portal.ts'

const { exportAudit, searchAudit } = administrationCalls
let portal: TestPortal
let superadmin: SignedInPerson
beforeAll(async () => {
  portal = await startTestPortal({ settings: { rateLimits: false } })
  superadmin = await signedIn(portal, { groups: ['superadmin'] })
})
afterAll(() => portal[Symbol.asyncDispose]())

const write = (targets: readonly string[], company = '') =>
  portal.host.database.writing((transaction) =>
    portal.host.audit.appendAll(
      transaction,
      targets.map((target) => ({
        action: 'logout',
        target,
        company,
        at: portal.clock.now(),
        actor: 'vientitesti',
        result: 'done',
        requestId: 'r',
        address: '10.1.2.3',
      })),
    ),
  )
const exported = async (filter: AskOf<typeof exportAudit>, { ask } = superadmin) => {
  const answer = await ask(exportAudit, filter)
  return { ...answer, rows: readCsv(answer.text) }
}

test('R57: the file has a byte order mark, semicolons, quotes and headings in the language asked for, and is an attachment', async () => {
  await write(['lai"na', 'puoli;piste', 'rivi\nvaihto', 'åäö'])
  const answer = await exported({ actor: 'vientitesti', language: 'fi' })

  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-2026-10-05.csv"')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const raw = await fetchBytes(superadmin.token)
  expect([...raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
  expect(answer.rows[0]).toEqual([
    'Rivi',
    'Aika (UTC)',
    'Tekijä',
    'Tapahtuma',
    'Kohde',
    'Yritys',
    'Tulos',
    'Tiedot',
    'Osoite',
    'Pyyntö',
  ])
  expect(answer.rows.slice(1).map((row) => row[4])).toEqual(['åäö', 'rivi\nvaihto', 'puoli;piste', 'lai"na'])
  expect((await exported({ language: 'en' })).rows[0]?.[1]).toBe('Time (UTC)')
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '=cmd|/c calc!A0'])(
  'R57: a cell that begins as a formula is text: %j',
  async (target) => {
    await write([target], 'Kaavayritys')
    const { rows } = await exported({ company: 'Kaavayritys' })
    expect(rows[1]?.[4]).toBe(`'${target}`)
  },
)

test('OPS-05: a long trail goes out whole, each line once', async () => {
  await write(
    Array.from({ length: 2500 }, (_, at) => `pitkä-${at}`),
    'Pitkä',
  )
  const { rows } = await exported({ company: 'Pitkä' })
  expect(rows.slice(1).map((row) => row[4])).toEqual(Array.from({ length: 2500 }, (_, at) => `pitkä-${2499 - at}`))
})

test('R02: a company administrator’s file has the lines that he or she may read, and no others', async () => {
  await write(['oma'], 'Novarbo')
  await write(['vieras'], 'Ekoasuminen')
  const admin = await signedIn(portal, { company: 'Novarbo', groups: ['novarboadmin'] })

  const { rows, text } = await exported({}, admin)

  expect(new Set(rows.slice(1).map((row) => row[5]))).toEqual(new Set(['Novarbo']))
  expect(text).not.toContain('vieras')
})

test('R41: an export is in the trail, with what was asked for, and is there even when the receiver goes away', async () => {
  const leaving = new AbortController()
  const answer = await fetch(`${portal.address}${exportAudit.path}`, {
    method: 'POST',
    signal: leaving.signal,
    headers: { authorization: `Bearer ${superadmin.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ find: 'pitkä', actions: ['logout'] }),
  })
  await answer.body?.getReader().read()
  leaving.abort()

  const { lines } = (await superadmin.ask(searchAudit, { actions: ['exportaudit'] })).body as unknown as {
    lines: { actor: string; details: unknown }[]
  }
  expect(lines[0]).toMatchObject({
    actor: superadmin.person.username,
    details: { filter: { find: 'pitkä', actions: ['logout'] } },
  })
})

test('ROLE-03: others are refused', async () => {
  const { customer, transportAdmin } = await everyKind(portal)
  for (const { ask } of [customer, transportAdmin]) expect((await ask(exportAudit, {})).status).toBe(403)
  expect((await portal.ask(exportAudit, {})).status).toBe(401)
})

test('R71: an eleventh file in an hour is refused', async () => {
  await using own = await startTestPortal()
  const fresh = await signedIn(own, { groups: ['superadmin'] })
  const statuses: number[] = []
  for (let count = 0; count < 11; count++) {
    statuses.push((await fresh.ask(exportAudit, { target: 'ei mitään' })).status)
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

async function fetchBytes(token: string): Promise<Buffer> {
  const answer = await fetch(`${portal.address}${exportAudit.path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: '{"target":"ei mitään"}',
  })
  return Buffer.from(await answer.arrayBuffer())
}

/** RFC 4180 as a spreadsheet reads it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const match of text.replace(/^\uFEFF/, '').matchAll(/(?:"((?:[^"]|"")*)"|([^;\r\n"]*))(;|\r\n)/g)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
    if (match[3] === '\r\n') rows.push([])
  }
  return rows.slice(0, -1)
}
