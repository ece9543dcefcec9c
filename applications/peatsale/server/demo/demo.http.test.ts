/** The demo of Kuivikemyynti: what it stores adds up, and everybody who signs in to it has something to do. */

import { dayOf } from '@workspace/portal/contract'
import type { RunningPortal } from '@workspace/portal/server'
import { readSettings, startPortal } from '@workspace/portal/server'
import type { TestHost } from '@workspace/portal/server/testing'
import { runTestCommand, testEnvironment, testHost } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDocument, searchDocuments } from '../../contract/documents/calls.ts'
import { searchLoads } from '../../contract/loads/calls.ts'
import { searchOrders } from '../../contract/orders/search-call.ts'
import { readStart } from '../../contract/start/calls.ts'
import type { PeatTables } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { mounted } from '../testing/index.ts'
import { monthsBefore } from './year-load.ts'

let host: TestHost
let running: RunningPortal

beforeAll(async () => {
  host = await testHost(mounted.applications, undefined, mounted.modules)
  const { code, errors } = await runTestCommand(['demo'], {
    environment: testEnvironment(host.place),
    ...mounted,
  })
  expect({ code, errors }).toEqual({ code: 0, errors: '' })
  const settings = readSettings({ ...testEnvironment(host.place), PORT: '0', PUBLIC_URL: '' })
  running = await startPortal({ settings: { ...settings, rateLimits: false }, ...mounted })
  // A year is filled here: on a busy machine it takes its time.
}, 120_000)
afterAll(async () => {
  await running.stop()
  await host[Symbol.asyncDispose]()
})

const own = () => ownTables(host.portal.database.reading as never)
const all = <Name extends keyof PeatTables>(table: Name) =>
  own().selectFrom(table).selectAll().execute() as Promise<PeatTables[Name][]>

const thousands = (sum: number) => Math.round(sum) / 1000
const sumOf = <Value>(rows: readonly Value[], of: (row: Value) => number | null) =>
  rows.reduce((sum, row) => sum + Number(of(row) ?? 0), 0)

test('Kuivikemyynti chapter 6: 640 loads in the twelve months before this one, 75 200 m³ of them delivered', async () => {
  const batches = await all('peatsale_invoice_batch')
  const months = monthsBefore(dayOf(new Date()))
  expect(new Set(batches.map(({ period_from }) => period_from))).toEqual(new Set(months))
  const [from = '', to = ''] = [months[0], dayOf(new Date()).slice(0, 8)]
  const ofYear = (await all('peatsale_load')).filter(({ day, state }) => {
    const isEnded = state === 'locked' || ((state === 'failed' || state === 'cancelled') && day < `${to}01`)
    return isEnded && day >= from
  })
  const counts = Object.groupBy(ofYear, ({ state }) => state)
  expect(counts.locked?.length).toBe(626)
  expect(ofYear.filter(({ state }) => state !== 'locked').length).toBeGreaterThanOrEqual(14)
  const lines = new Map((await all('peatsale_load_line')).map((line) => [line.load_id, line]))
  const locked = counts.locked ?? []
  expect(thousands(sumOf(locked, ({ id }) => lines.get(id)?.delivered ?? 0))).toBe(75_200)
  expect(sumOf(locked, ({ gross }) => gross)).toBe(sumOf(batches, ({ gross }) => gross))
})

test('Kuivikemyynti chapter 6: the piles held 62 000 m³ when the year began, and 69 250 m³ when it ended', async () => {
  const piles = (await all('peatsale_stockpile')).filter(({ kind }) => kind === 'pile')
  const movements = await all('peatsale_stock_movement')
  const loads = new Map((await all('peatsale_load')).map((load) => [load.id, load]))
  const inPiles = movements.filter(({ stockpile }) => piles.some(({ id }) => id === stockpile))
  const ofYear = inPiles.filter(({ type, ref }) => type !== 'load' || loads.get(ref)?.state === 'locked')
  const of = (type: string) =>
    thousands(
      sumOf(
        ofYear.filter((each) => each.type === type),
        ({ quantity }) => quantity,
      ),
    )
  expect([of('survey'), of('production'), of('loss'), of('load')]).toEqual([62_000, 83_800, -1350, -75_200])
  expect(thousands(sumOf(ofYear, ({ quantity }) => quantity))).toBe(69_250)
  for (const { id, balance, year, measured_on } of piles) {
    expect(Number(measured_on?.slice(0, 4))).toBe(year)
    expect(balance).toBe(
      sumOf(
        inPiles.filter(({ stockpile }) => stockpile === id),
        ({ quantity }) => quantity,
      ),
    )
    expect(balance).toBeGreaterThan(0)
  }
})

test('Kuivikemyynti 2.3, 2.4: every order and load is in the state that its events led to', async () => {
  const events = Map.groupBy(await all('peatsale_event'), ({ of_id }) => of_id)
  for (const { id, number, state } of [...(await all('peatsale_order')), ...(await all('peatsale_load'))]) {
    const its = (events.get(id) ?? []).toSorted((a, b) => a.seq - b.seq)
    expect([number, its.at(-1)?.state]).toEqual([number, state])
    expect(its.map(({ seq }) => seq)).toEqual(its.map((_, at) => at + 1))
    expect(its.map(({ server_time }) => server_time)).toEqual(its.map(({ server_time }) => server_time).toSorted())
  }
})

test('Kuivikemyynti 2.3: lines, reservations and counters are what the loads and orders say', async () => {
  const loads = new Map((await all('peatsale_load')).map((load) => [load.id, load]))
  const byLine = Map.groupBy(await all('peatsale_load_line'), ({ order_line }) => order_line)
  const kept = new Map((await all('peatsale_reservation')).map(({ order_line, quantity }) => [order_line, quantity]))
  const orders = new Map((await all('peatsale_order')).map((order) => [order.id, order]))
  for (const line of await all('peatsale_order_line')) {
    const stateOf = (id: string) => loads.get(id)?.state ?? ''
    const its = (byLine.get(line.id) ?? []).filter(({ load_id }) => !['failed', 'cancelled'].includes(stateOf(load_id)))
    const arrived = its.filter(({ load_id }) => ['delivered', 'verified', 'locked'].includes(stateOf(load_id)))
    const order = orders.get(line.order_id)
    expect({ number: order?.number, ...line }).toMatchObject({
      planned: sumOf(its, ({ planned }) => planned),
      loaded: sumOf(its, ({ loaded }) => loaded),
      delivered: sumOf(arrived, ({ delivered }) => delivered),
      billed: sumOf(arrived, ({ billed }) => billed),
    })
    const keeps = ['confirmed', 'on_hold', 'in_delivery'].includes(order?.state ?? '') && line.is_closed === 0
    expect(kept.get(line.id) ?? 0).toBe(keeps ? Math.max(0, line.ordered - line.delivered) : 0)
  }
  const [last] = [...orders.values()]
    .map(({ sort_number }) => sort_number)
    .toSorted()
    .slice(-1)
  const counter = (await all('peatsale_counter')).toSorted((a, b) => b.year - a.year)[0]
  expect(Number(last?.split('-')[2])).toBe(Number(counter?.next) - 1)
})

async function start(username: string) {
  const body = JSON.stringify({ username, password: 'Kuutamo-korpi-7' })
  const json = { 'content-type': 'application/json' }
  const login = await fetch(`${running.address}/api/auth/userlogin`, { method: 'POST', headers: json, body })
  const { token } = (await login.json()) as { token: string }
  const headers = { ...json, authorization: `Bearer ${token}` }
  const sent = (path: string, body: object) =>
    fetch(`${running.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const post = async (path: string) =>
    (await (await sent(path, {})).json()) as { rows: readonly { readonly id: string; readonly state: string }[] }
  const answer = await fetch(`${running.address}${readStart.path}`, { headers })
  return { start: (await answer.json()) as Start, post, sent }
}

interface Start {
  readonly roles: readonly string[]
  readonly waiting: Readonly<Record<'loadsToday' | 'open' | 'toConfirm' | 'toVerify', number | null>>
  readonly nextLoad: { readonly state: string } | null
  readonly again: object | null
  readonly ownRequests: readonly object[]
}

const numbered = (name: string, count: number, digits: number) =>
  Array.from({ length: count }, (_, at) => `${name}${String(at + 1).padStart(digits, '0')}`)

test('Kuivikemyynti chapter 6: every driver has a load of today or under way, and every loader trucks to fill', async () => {
  for (const username of numbered('demo_kuski_', 10, 2)) {
    const { start: seen } = await start(username)
    expect([username, seen.roles]).toEqual([username, ['driver']])
    expect([username, seen.nextLoad?.state ?? '']).toEqual([
      username,
      expect.stringMatching(/^(assigned|loading|loaded)$/),
    ])
  }
  for (const username of numbered('demo_lastaaja_', 6, 1)) {
    const { start: seen } = await start(username)
    expect([username, seen.roles]).toEqual([username, ['loader']])
    expect([username, Number(seen.waiting.loadsToday)]).toEqual([
      username,
      expect.toSatisfy((count: number) => count > 0),
    ])
  }
})

test('Kuivikemyynti chapter 6: every office has orders to confirm and loads to give away, and loads to verify', async () => {
  for (const company of ['biolan', 'novarbo', 'favorit', 'ekoasuminen']) {
    const { start: seen, post } = await start(`demo_admin_${company}`)
    expect(seen.roles).toEqual(['office'])
    expect([company, seen.waiting.toConfirm]).toEqual([company, expect.toSatisfy((count: number) => count > 0)])
    expect([company, seen.waiting.toVerify]).toEqual([company, expect.toSatisfy((count: number) => count > 0)])
    const { rows } = await post(searchLoads.path)
    expect(rows.length).toBeGreaterThan(10)
  }
})

test('Kuivikemyynti chapter 6: foremen have loads to take, and customers orders of their own', async () => {
  for (const username of numbered('demo_kuljadmin_', 5, 1)) {
    const { start: seen } = await start(username)
    expect([username, seen.waiting.open]).toEqual([username, expect.toSatisfy((count: number) => count > 0)])
  }
  for (const number of ['01', '02', '04', '05', '06', '07', '08', '14']) {
    const { start: seen, post } = await start(`demo_asiakas_${number}`)
    expect([number, seen.roles]).toEqual([number, ['customer']])
    expect((await post(searchOrders.path)).rows.length).toBeGreaterThan(0)
    expect(seen.again).not.toBeNull()
  }
  const { start: newcomer } = await start('demo_asiakas_09')
  expect([newcomer.roles, newcomer.ownRequests.length]).toEqual([['newcomer'], 1])
  // Who waits for access may ask to become a customer, and nothing else.
  const waiting = await start('demo_asiakas_03')
  expect(waiting.start.roles).toEqual(['newcomer'])
  expect((await waiting.sent(searchOrders.path, {})).status).toBe(403)
})

test('I18N-03: a season names its day as the screens do, the month in letters in English', async () => {
  const [resting] = (await all('peatsale_season')).filter(({ state }) => state === 'closed')
  expect(resting?.words_fi).toMatch(/ \d{1,2}\.\d{1,2}\.\d{4} alkaen/)
  expect(resting?.words_en).toMatch(/ from \d{1,2} [A-Z][a-z]{2,3} \d{4}\./)
})

test('Kuivikemyynti chapter 6: the year and what goes on have their papers, as issued; nobody is written to, and none waits to be drawn', async () => {
  const documents = await all('peatsale_document')
  expect(documents.filter(({ letter, file }) => letter !== '' || file === null)).toEqual([])
  const of = new Set(documents.map(({ of_id, kind }) => `${kind} ${of_id}`))
  const loads = await all('peatsale_load')
  for (const { id, state } of loads) {
    const isBrought = ['delivered', 'verified', 'locked'].includes(state)
    if (isBrought || state === 'loaded' || state === 'failed') expect(of).toContain(`waybill ${id}`)
    expect(of.has(`deliveryNote ${id}`)).toBe(isBrought)
  }
  for (const { id, state } of await all('peatsale_order')) {
    if (['confirmed', 'in_delivery', 'delivered', 'closed'].includes(state))
      expect(of).toContain(`orderConfirmation ${id}`)
  }
  const waybill = documents.find(({ kind }) => kind === 'waybill')
  expect(JSON.parse(waybill?.content ?? '{}').driver).toMatch(/\S+ \S+/)
  const checked = await runTestCommand(['peatsale:verify-documents'], {
    environment: testEnvironment(host.place),
    ...mounted,
  })
  expect(checked).toMatchObject({ code: 0, printed: `${documents.length} documents are as they were issued.` })
})

test('Kuivikemyynti chapter 6: there are papers of each month, and a customer and an office open their oldest, drawn as they ask for them', async () => {
  const customer = await start('demo_asiakas_01')
  const office = await start('demo_admin_biolan')
  const oldest = { sort: 'issued', direction: 'asc' }
  for (const { sent } of [customer, office]) {
    for (const kind of ['orderConfirmation', 'waybill', 'deliveryNote']) {
      const { rows } = (await (await sent(searchDocuments.path, { ...oldest, kind })).json()) as {
        rows: { id: string }[]
      }
      const [first] = rows
      expect([kind, rows.length > 3]).toEqual([kind, true])
      const file = await sent(giveDocument.path, { id: first?.id, language: 'fi' })
      expect([kind, file.status, (await file.text()).slice(0, 5)]).toEqual([kind, 200, '%PDF-'])
    }
  }
  const months = new Set((await all('peatsale_document')).map(({ issued_at }) => issued_at.slice(0, 7)))
  for (const month of monthsBefore(dayOf(new Date()))) expect(months).toContain(month.slice(0, 7))
})
