/** What is read of an offer: by the office to whom and until when, by those who may take it until when (issue 26, 3.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad, readLoad, searchLoads } from '../../contract/loads/calls.ts'
import { enterAs, loadEvent, makeLoad, peat, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal

beforeAll(async () => {
  portal = await startPeatPortal()
})
afterAll(() => portal[Symbol.asyncDispose]())

const planned = { state: 'planned', carrier: null, driver: null, vehicle: null, assigned_at: null }
const deadline = '2026-10-06T13:00:00.000Z'

test('Kuivikemyynti 2.4: an offered load tells its deadline to the office and to the dispatcher whom it is offered to, and the names to the office alone', async () => {
  const office = await enterAs(portal, 'office')
  const lead = await enterAs(portal, 'lead')
  const { id } = await makeLoad(portal, { load: planned })
  const to = { by: 'carriers' as const, carriers: [peat.suokoski.carrier] }
  const event = loadEvent(
    'offer',
    id,
    { to, deadline, freight: { kind: 'perLoad', price: 36_600, reason: 'Sovittu puhelimessa' } } as never,
    {
      baseVersion: 2,
    },
  )
  expect((await office.ask(commandLoad, { event } as never)).body).toMatchObject({ state: 'open' })
  const seen = (await office.ask(readLoad, { id } as never)).body
  expect(seen).toMatchObject({ load: { offerUntil: deadline, offeredTo: ['Kuljetus Suokoski Oy'] } })
  const offered = (await lead.ask(readLoad, { id } as never)).body
  expect(offered).toMatchObject({ load: { offerUntil: deadline, offeredTo: [], freight: 36_600 } })
  const listed = (await lead.ask(searchLoads, { state: 'open' } as never)).body as never
  expect(listed).toMatchObject({ rows: [{ id, offerUntil: deadline }] })
  const other = await enterAs(portal, 'otherLead')
  expect((await other.ask(readLoad, { id } as never)).body).toMatchObject({ value: 'not_found' })
  // Once it is taken nothing of the offer is told.
  const claim = loadEvent('claim', id, {}, { baseVersion: 3 })
  await lead.ask(commandLoad, { event: claim } as never)
  expect((await office.ask(readLoad, { id } as never)).body).toMatchObject({
    load: { offerUntil: null, offeredTo: [] },
  })
  const buyer = (await (await enterAs(portal, 'customer')).ask(readLoad, { id } as never)).body
  expect(buyer).toMatchObject({ load: { offerUntil: null, offeredTo: [] } })
})
