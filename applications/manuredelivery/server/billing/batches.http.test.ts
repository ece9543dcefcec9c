/** Confirmed consignments become batches, files and corrections (lanta-appi 5.2, S15). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveBatches, exportBatch, proposeBatches, searchBatches } from '../../contract/billing/calls.ts'
import { readRequest } from '../../contract/requests/calls.ts'
import { manure, startManurePortal, writeManure } from '../testing/index.ts'
import { october, settlingJourneys, summed } from '../testing/settling-journeys.ts'

const { novarbo } = manure
let portal: TestPortal
let settling: Awaited<ReturnType<typeof settlingJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  settling = await settlingJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

test('5.2: what is received is in the way until the farm confirms; then both sides are proposed with their rows', async () => {
  const { people, otherOffice, proposed, done, approved } = settling
  const { consignment, request } = await people.received()
  expect((await proposed()).inTheWay).toMatchObject([{ consignment, why: 'notConfirmed' }])
  const objection = { kind: 'weight', words: 'Paino on liian pieni' } as const
  await done(people.send.consignment(people.farm, 'object', { of: consignment, data: objection }))
  expect((await proposed()).inTheWay).toMatchObject([{ consignment, why: 'objection' }])
  await done(people.send.consignment(people.farm, 'withdrawObjection', { of: consignment, data: {} }))
  await done(people.send.consignment(people.farm, 'confirmQuantity', { of: consignment, data: {} }))
  const proposal = await proposed()
  expect(proposal).toMatchObject({
    consignments: [{ id: consignment, kg: 24_840, isCorrection: false, rows: [{ side: 'purchase', kind: 'goods' }] }],
    ...{ inTheWay: [], sale: { gross: 0 }, purchase: { net: 16_146, vat: 4117, gross: 20_263 } },
    weeks: [{ consignments: 1, saleGross: 0, purchaseGross: 20_263 }],
  })
  expect(await otherOffice.ask(proposeBatches, october)).toMatchObject({ status: 404 })
  const batches = await approved(proposal)
  expect(batches).toMatchObject([{ side: 'purchase', number: expect.stringMatching(/^AIN-2026-W41-NOV-\d$/) }])
  const { body } = await people.farm.ask(readRequest, { id: request })
  expect(body).toMatchObject({ request: { state: 'closed' } })
})

test('5.2: a request without terms, and a mass that is missing, stand in the way', async () => {
  const { proposed, confirmed } = settling
  const { consignment } = await confirmed()
  const other = await confirmed()
  await writeManure(portal, async (own) => {
    const requests = own.updateTable('manuredelivery_request').set({ terms: null })
    await requests.where('id', '=', other.request).execute()
    const row = await own
      .selectFrom('manuredelivery_consignment')
      .select('settlement')
      .where('id', '=', consignment)
      .executeTakeFirstOrThrow()
    const settlement = JSON.stringify({ ...JSON.parse(row.settlement ?? '{}'), missing: ['km'] })
    await own.updateTable('manuredelivery_consignment').set({ settlement }).where('id', '=', consignment).execute()
  })
  const { inTheWay } = await proposed()
  expect(new Map(inTheWay.map(({ consignment: id, why }) => [id, why]))).toEqual(
    new Map([
      [consignment, 'missing'],
      [other.consignment, 'noTerms'],
    ]),
  )
  await writeManure(portal, async (own) => {
    const gone = own.updateTable('manuredelivery_consignment').set({ ended_day: '2027-01-05' })
    await gone.where('id', 'in', [consignment, other.consignment]).execute()
  })
})

test('5.2: one approval makes a sale and a purchase batch, all or none, and what was refused keeps its state', async () => {
  const { people, proposed, withTerms, confirmed, loaded, done, approved, read, stateOf } = settling
  const { consignment } = await confirmed()
  const refused = await people.accepted()
  await withTerms(refused.request)
  await loaded(refused.consignment)
  const refusal = { reasonKind: 'foreign_objects', cause: 'farm', next: 'undecided' } as const
  await done(people.send.consignment(people.receiver, 'refuse', { of: refused.consignment, data: refusal }))
  expect((await proposed()).inTheWay).toMatchObject([{ consignment: refused.consignment, why: 'undecided' }])
  const back = { of: refused.consignment, data: { takenBackBy: 'Aino Isäntä' } }
  await done(people.send.consignment(people.office, 'returnToFarm', back))
  const proposal = await proposed()
  expect(proposal.consignments.map(({ id }) => id).toSorted()).toEqual([consignment, refused.consignment].toSorted())

  const consignments = proposal.consignments.map(({ id, version }) => ({ id, version }))
  const stale = [...consignments.slice(1), { ...consignments[0], version: 0 }] as typeof consignments
  const approve = (of: typeof consignments) => people.office.ask(approveBatches, { ...october, consignments: of })
  expect((await approve(stale)).body).toMatchObject({ value: 'modified_elsewhere' })
  const stranger = { id: novarbo.consignment, version: 1 }
  expect((await approve([...consignments, stranger])).body).toMatchObject({ value: 'wrong_state' })
  expect((await stateOf(consignment)).state).toBe('confirmed')

  const [sale, purchase] = await approved(proposal)
  expect([sale?.side, purchase?.side]).toEqual(['sale', 'purchase'])
  expect(await stateOf(consignment)).toMatchObject({
    state: 'locked',
    sale_batch: sale?.id,
    purchase_batch: purchase?.id,
  })
  expect(await stateOf(refused.consignment)).toMatchObject({
    state: 'refused',
    sale_batch: sale?.id,
    purchase_batch: null,
  })
  const kinds = (await read(sale?.id ?? '')).rows.map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['freight', 'freight', 'fuel', 'fuel', 'refusal', 'waiting', 'waiting'])
  expect(await read(purchase?.id ?? '')).toMatchObject({
    other: { id: sale?.id },
    rows: [{ unit: 't', quantity: 24_840 }],
  })
  expect((await approve(consignments)).body).toMatchObject({ value: 'wrong_state' })

  // The office changes its mind about the cause: what was billed is taken back in the next batch.
  const cause = { cause: 'plant', reason: 'Laitos seisoi' } as const
  await done(people.send.consignment(people.office, 'setCause', { of: refused.consignment, data: cause }))
  const next = await proposed()
  expect(next.consignments).toMatchObject([{ id: refused.consignment, isCorrection: true }])
  expect(next.consignments[0]?.rows.map(({ net }) => net).every((net) => net < 0 || net > 0)).toBe(true)
  const [taken] = await approved(next)
  const before = (await read(sale?.id ?? '')).rows.filter(({ consignment: id }) => id === refused.consignment)
  const after = (await read(taken?.id ?? '')).rows
  expect([...before, ...after].reduce((sum, { gross }) => sum + gross, 0)).toBe(
    JSON.parse((await stateOf(refused.consignment)).settlement ?? '{}').sale.gross,
  )
  expect(after.every(({ correctionOf }) => before.some(({ id }) => id === correctionOf))).toBe(true)
})

test('5.2: a file is made once in each format, kept by its SHA-256, and sent again byte for byte', async () => {
  const { people, otherOffice, proposed, confirmed, approved, read } = settling
  await confirmed()
  const [sale] = await approved(await proposed())
  const id = sale?.id ?? ''
  const csv = () => people.office.ask(exportBatch, { id, format: 'csv' })
  const first = await csv()
  expect([first.status, first.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(first.text).toContain('"myynti"')
  expect((await csv()).text).toBe(first.text)
  const json = await people.office.ask(exportBatch, { id, format: 'json' })
  const filed = JSON.parse(json.text) as { rows: { gross: number; account: string }[] }
  const batch = await read(id)
  expect(summed(first.text, 'Verollinen')).toBe(batch.gross)
  expect(filed.rows.reduce((sum, { gross }) => sum + gross, 0)).toBe(batch.gross)
  expect(filed.rows.every(({ account }) => account === '3010')).toBe(true)
  expect(batch.files.map(({ format, sha256 }) => [format, sha256.length])).toEqual([
    ['csv', 64],
    ['json', 64],
  ])
  expect((await otherOffice.ask(exportBatch, { id, format: 'csv' })).status).toBe(404)
})

test('5.2: files, rows and consignments come to the same sums on each side, also after corrections', async () => {
  const { people, proposed, confirmed, done, approved, read, stateOf } = settling
  const [one, two] = [await confirmed(), await confirmed()]
  await approved(await proposed())
  const weighings = [{ scale: { source: 'plantScale', id: novarbo.scale }, gross: 39_940, tare: 15_280 }] as const
  const data = { quantity: { by: 'weighings', weighings }, reason: 'Väärä brutto' } as const
  await done(people.send.consignment(people.office, 'correctReceived', { of: one.consignment, data: data as never }))
  const corrected = await proposed()
  expect(corrected.consignments).toMatchObject([{ id: one.consignment, isCorrection: true }])
  expect(corrected.consignments[0]?.rows.every(({ number }) => number.endsWith('-K1'))).toBe(true)
  await approved(corrected)
  const found = await people.office.ask(searchBatches, { company: novarbo.company, limit: 200 })
  const { rows: batches } = found.body as unknown as { rows: { id: string; side: string; state: string }[] }
  const of = { sale: 0, purchase: 0 }
  const files = { sale: 0, purchase: 0 }
  const ids = [one.consignment, two.consignment]
  for (const { id, side, state } of batches) {
    if (state === 'withdrawn' || id === novarbo.batch || id === novarbo.openBatch) continue
    const batch = await read(id)
    const key = side as keyof typeof of
    const csv = await people.office.ask(exportBatch, { id, format: 'csv' })
    files[key] += summed(csv.text, 'Verollinen') - batch.rows.reduce((sum, { gross }) => sum + gross, 0)
    of[key] += batch.rows.filter((row) => ids.includes(row.consignment)).reduce((sum, { gross }) => sum + gross, 0)
  }
  const settled: Record<'sale' | 'purchase', { gross: number }>[] = []
  for (const id of ids) settled.push(JSON.parse((await stateOf(id)).settlement ?? '{}'))
  const sum = (side: 'sale' | 'purchase') => settled.reduce((total, each) => total + each[side].gross, 0)
  expect(files).toEqual({ sale: 0, purchase: 0 })
  expect(of).toEqual({ sale: sum('sale'), purchase: sum('purchase') })
  expect(of.purchase).toBeGreaterThan(0)
})
