import { createHash } from 'node:crypto'
import { canonicalJson } from '@workspace/logistics/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { beforeAll, expect, test } from 'vitest'
import { peat } from '../testing/ids.ts'
import { peatTables, startPeatPortal, writePeat } from '../testing/peat-fixture.ts'
import type { WaybillContent } from './content.ts'
import { issueConfirmation, issueDeliveryNote, issueWaybill, voidDocument } from './issue.ts'

let portal: TestPortal
const { load, loadLine } = peat.biolanOrder
const now = new Date('2026-10-13T06:58:00.000Z')

beforeAll(async () => {
  portal = await startPeatPortal()
})

const host = { people: { cards: async () => [] } }

async function stored(id: string) {
  return await peatTables(portal)
    .selectFrom('peatsale_document')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function setLoad(fields: object, line: object): Promise<void> {
  await writePeat(portal, async (own) => {
    await own.updateTable('peatsale_load').set(fields).where('id', '=', load).execute()
    await own.updateTable('peatsale_load_line').set(line).where('id', '=', loadLine).execute()
  })
}

test('4.1 a waybill keeps what was loaded; a correction is a further edition that names the older one', async () => {
  await setLoad(
    { state: 'loaded', loaded_at: now.toISOString() },
    { loaded: 126_000, basis: 'buckets', buckets: 36, bucket_size: 3500 },
  )
  const first = await writePeat(portal, (_, transaction) => issueWaybill(transaction, { host, load, now, by: 'x' }))
  const before = await stored(first)
  const content = JSON.parse(before.content) as WaybillContent
  expect(before.number).toBe('KM-26-00042-1-5')
  expect(content.goods[0]).toMatchObject({
    quantity: 126_000,
    m3: 126_000,
    massKg: 25_200,
    buckets: 36,
    delivered: null,
  })
  expect(content.mass).toEqual({ kg: 25_200, isEstimate: true })
  expect(content).toMatchObject({ edition: 1, replaces: null, freightPaidBy: 'sender', receipt: null })
  expect(before.content).toBe(canonicalJson(content))
  expect(before.sha256).toBe(createHash('sha256').update(before.content).digest('hex'))

  await setLoad(
    { state: 'delivered', delivered_at: now.toISOString(), receipt_kind: 'name', receiver_name: 'Aino' },
    { delivered: 126_000 },
  )
  const second = await writePeat(portal, (_, transaction) => issueWaybill(transaction, { host, load, now, by: 'x' }))
  expect(JSON.parse((await stored(second)).content)).toMatchObject({
    edition: 2,
    replaces: 1,
    receipt: { kind: 'name', name: 'Aino' },
  })
  expect(await stored(second)).toMatchObject({ replaces: first, replaced_by: null })
  expect(await stored(first)).toEqual({ ...before, replaced_by: second })
})

test('4.1 a delivery note says what of the order has come, and goes by mail once', async () => {
  const issue = () =>
    writePeat(portal, (_, transaction) => issueDeliveryNote(transaction, { host, load, now, by: 'x' }))
  const first = await issue()
  expect(await stored(first)).toMatchObject({ number: 'KM-26-00042-1', edition: 1, letter: 'load_delivered' })
  expect(JSON.parse((await stored(first)).content)).toMatchObject({
    goods: [{ ordered: 120_000, delivered: 126_000, deliveredSoFar: 126_000 }],
  })
  const corrected = await issue()
  expect(await stored(corrected)).toMatchObject({ edition: 2, letter: '' })
  await writePeat(portal, (_, transaction) => voidDocument(transaction, { kind: 'deliveryNote', load }))
  expect(await stored(corrected)).toMatchObject({ is_void: 1, letter: '' })
  expect(await stored(await issue())).toMatchObject({ edition: 3, is_void: 0, letter: 'load_delivered' })
})

test('4.1 an order that has no prices yet is confirmed without them', async () => {
  const { order } = peat.biolanOrder
  const before = new Date('2026-10-10T06:00:00.000Z')
  const id = await writePeat(portal, (_, transaction) =>
    issueConfirmation(transaction, { host, order, letter: 'order_confirmed', now: before, by: 'x' }),
  )
  const { content, number, letter } = await stored(id)
  expect({ number, letter }).toEqual({ number: 'KM-26-00042', letter: 'order_confirmed' })
  expect(JSON.parse(content)).toMatchObject({
    ...{ week: '2026-W42', swamp: 'Kurkikorvenneva', total: null, rows: [], cutOff: '2026-10-12T06:45:00.000Z' },
    goods: [{ ordered: 120_000, tolerancePct: 10 }],
  })
})
