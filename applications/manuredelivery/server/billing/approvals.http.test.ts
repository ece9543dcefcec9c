/** What follows an approval: it is taken back or sent, farms have statements, carriers their rows (lanta-appi 5.2, 7.6, S16). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  exportBatch,
  exportCarrierRows,
  markBatchSent,
  searchCarrierRows,
  unapproveBatches,
} from '../../contract/billing/calls.ts'
import { giveDocument, searchDocuments } from '../../contract/documents/calls.ts'
import { readRequest } from '../../contract/requests/calls.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, startManurePortal } from '../testing/index.ts'
import { settlingJourneys, summed } from '../testing/settling-journeys.ts'

const { novarbo } = manure
let portal: TestPortal
let settling: Awaited<ReturnType<typeof settlingJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  settling = await settlingJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

test('5.2: an approval is taken back by the superadmin, unless it is marked sent', async () => {
  const { people, superadmin, proposed, confirmed, approved, read, stateOf } = settling
  const { consignment, request } = await confirmed()
  const [sale, purchase] = await approved(await proposed())
  const take = (id: string) => superadmin.ask(unapproveBatches, { id, reason: 'Väärä jakso' })
  expect((await people.office.ask(unapproveBatches, { id: sale?.id ?? '', reason: 'En saa' })).body).toMatchObject({
    value: 'forbidden',
  })
  expect((await take(purchase?.id ?? '')).status).toBe(200)
  expect(await stateOf(consignment)).toMatchObject({ state: 'confirmed', sale_batch: null, purchase_batch: null })
  expect(await read(sale?.id ?? '')).toMatchObject({ state: 'withdrawn', rows: [], reason: 'Väärä jakso' })
  expect((await people.office.ask(exportBatch, { id: sale?.id ?? '', format: 'csv' })).status).toBe(404)
  expect((await people.farm.ask(readRequest, { id: request })).body).toMatchObject({ request: { state: 'completed' } })
  expect((await take(purchase?.id ?? '')).body).toMatchObject({ value: 'wrong_state' })

  const [again] = await approved(await proposed())
  expect(again?.number).not.toBe(sale?.number)
  expect((await people.office.ask(markBatchSent, { id: again?.id ?? '' })).status).toBe(200)
  expect((await people.office.ask(markBatchSent, { id: again?.id ?? '' })).body).toMatchObject({ value: 'wrong_state' })
  expect((await take(again?.id ?? '')).body).toMatchObject({ value: 'batch_sent' })
  expect(await read(again?.id ?? '')).toMatchObject({ state: 'sent', sentBy: people.office.name })
})

test('5.2: an approval of which something was corrected since stays', async () => {
  const { people, superadmin, proposed, confirmed, done, approved, stateOf } = settling
  const { consignment } = await confirmed()
  const [sale] = await approved(await proposed())
  const weighings = [{ scale: { source: 'plantScale', id: novarbo.scale }, gross: 39_940, tare: 15_280 }]
  const data = { quantity: { by: 'weighings', weighings }, reason: 'Väärä brutto' }
  await done(people.send.consignment(people.office, 'correctReceived', { of: consignment, data: data as never }))
  const taken = await superadmin.ask(unapproveBatches, { id: sale?.id ?? '', reason: 'Väärä jakso' })
  expect(taken.body).toMatchObject({ value: 'wrong_state' })
  expect(await stateOf(consignment)).toMatchObject({ state: 'locked', sale_batch: sale?.id })
})

test('7.6: each farm of an approval has a settlement statement, void once the approval is taken back', async () => {
  const { people, superadmin, proposed, confirmed, approved } = settling
  await confirmed()
  const [sale] = await approved(await proposed())
  const statements = async (by: ManurePerson) => {
    const found = await by.ask(searchDocuments, { kind: 'settlementStatement' })
    return (found.body as unknown as { rows: { id: string; number: string; farm: string }[] }).rows
  }
  const number = `${sale?.number}-1`
  const own = (await statements(people.farm)).find((each) => each.number === number)
  expect(own).toMatchObject({ farm: 'Koivukummun Siipikarja' })
  const pdf = await people.farm.ask(giveDocument, { id: own?.id ?? '', language: 'fi' })
  expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await people.lead.ask(giveDocument, { id: own?.id ?? '', language: 'fi' })).status).toBe(404)
  expect(await statements(people.driver)).toEqual([])
  expect(await statements(await enterAs(portal, 'otherFarm'))).toEqual([])
  await superadmin.ask(unapproveBatches, { id: sale?.id ?? '', reason: 'Väärä jakso' })
  expect((await statements(people.farm)).map((each) => each.number)).not.toContain(number)
  await approved(await proposed())
})

test('S16, 5.2: a carrier reads its own rows and takes them as a statement; another finds none', async () => {
  const { people, confirmed, done } = settling
  const { consignment } = await confirmed()
  const mine = { carrier: novarbo.carrier, from: '2026-10-01', to: '2026-10-31', limit: 200 } as const
  const { body } = await people.lead.ask(searchCarrierRows, mine)
  const { rows, net } = body as unknown as { rows: { consignment: string; net: number }[]; net: number }
  expect(rows.find((row) => row.consignment === consignment)?.net).toBeGreaterThan(0)
  expect(net).toBe(rows.reduce((sum, row) => sum + row.net, 0))
  const statement = await people.lead.ask(exportCarrierRows, { ...mine, company: novarbo.company })
  expect(summed(statement.text, 'Yhteensä')).toBe(net)
  const other = await enterAs(portal, 'otherLead')
  expect((await other.ask(searchCarrierRows, mine)).body).toMatchObject({ rows: [], net: 0 })
  // A reception that is taken back is owed no longer.
  const { consignment: undone } = await people.received()
  await done(people.send.consignment(people.receiver, 'undoReceived', { of: undone, data: {} }))
  const after = await people.lead.ask(searchCarrierRows, mine)
  expect(JSON.stringify(after.body)).not.toContain(undone)
})

test('R46: the audit log says who approved, sent and took back', async () => {
  const lines = await portal.host.database.reading.selectFrom('audit').selectAll().orderBy('seq').execute()
  const actions = lines.map(({ action }) => action)
  for (const action of ['approvebatch', 'sentbatch', 'unapprovebatch']) {
    expect(actions).toContain(`manuredelivery.${action}`)
  }
})
