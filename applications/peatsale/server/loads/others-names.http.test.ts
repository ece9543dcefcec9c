/** Names of other people's work in what somebody reads: who drives the load of an order that was entered, who received loads (2.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readLoad, searchLoads } from '../../contract/loads/calls.ts'
import { ordersCalls, readOrder } from '../../contract/orders/calls.ts'
import { readStart } from '../../contract/start/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, makeLoad, peat, peatTables, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
type Name = 'enterer' | 'driver' | 'mate' | 'lead' | 'otherDriver' | 'office' | 'otherOffice' | 'customer'
let people: Record<Name, PeatPerson>
const otherCarrier = { carrier: peat.lakeus.carrier }

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    ...{ enterer: await enterAs(portal, 'orderingDriver'), driver: await enterAs(portal, 'driver') },
    ...{ mate: await enterAs(portal, 'driver'), lead: await enterAs(portal, 'lead') },
    otherDriver: await enterAs(portal, 'driver', { ...otherCarrier, firstname: 'Aarre', lastname: 'Vieraskuski' }),
    ...{ office: await enterAs(portal, 'office'), otherOffice: await enterAs(portal, 'otherOffice') },
    customer: await enterAs(portal, 'customer'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

test('Kuivikemyynti 2.6: who entered an order for a customer reads of another carrier’s load neither carrier, driver nor truck', async () => {
  const load = { ...otherCarrier, vehicle: peat.lakeus.truck, driver: people.otherDriver.id, open_exceptions: 1 }
  const made = await makeLoad(portal, { load, order: { made_by: 'enterer', entered_by: people.enterer.id } })
  const plates = peatTables(portal).selectFrom('logistics_vehicle').select('plate').where('id', '=', peat.lakeus.truck)
  const { plate } = await plates.executeTakeFirstOrThrow()
  const needles = ['Vieraskuski', 'Lakeuden Irtorahti', plate, people.otherDriver.id]
  const { body, text } = await people.enterer.ask(readOrder, { id: made.order })
  expect(body).toMatchObject({ order: { loads: [{ carrier: null, driver: null, vehicle: null, problems: 0 }] } })
  const lists = [
    text,
    (await people.enterer.ask(ordersCalls.searchOrders, { view: {} } as never)).text,
    (await people.enterer.ask(searchLoads, { view: {} } as never)).text,
    (await people.enterer.ask(readStart, {})).text,
    (await people.customer.ask(readOrder, { id: made.order })).text,
  ]
  expect(lists.flatMap((each) => needles.filter((needle) => each.includes(needle)))).toEqual([])
  expect((await people.office.ask(readOrder, { id: made.order })).text).toContain('Vieraskuski')
})

test('Kuivikemyynti 2.6: who entered the order reads who drives it where the load is of the own carrier and the own work', async () => {
  const order = { made_by: 'enterer', entered_by: people.enterer.id }
  const own = await makeLoad(portal, { load: { driver: people.enterer.id }, order })
  const mates = await makeLoad(portal, { load: { driver: people.mate.id }, order })
  expect((await people.enterer.ask(readOrder, { id: own.order })).body).toMatchObject({
    order: { loads: [{ driver: { id: people.enterer.id } }] },
  })
  expect((await people.enterer.ask(readOrder, { id: mates.order })).body).toMatchObject({
    order: { loads: [{ driver: null, vehicle: null }] },
  })
})

test('Kuivikemyynti 2.6: recent receivers of a site are those of loads that the reader may see', async () => {
  const site = peat.koivukumpu.site
  const customer = peat.koivukumpu.customer
  const received = (receiver_name: string, at: string) => ({
    ...{ site, customer, state: 'delivered', receipt_kind: 'name', receiver_name, delivered_at: at },
  })
  const mine = await makeLoad(portal, {
    load: { ...received('Oma Vastaanottaja', '2026-09-01T08:00:00.000Z'), driver: people.driver.id },
    order: { customer, site },
  })
  await makeLoad(portal, {
    load: { ...received('Kollegan Vastaanottaja', '2026-09-02T08:00:00.000Z'), driver: people.mate.id },
    order: { customer, site },
  })
  const others = { ...received('Vieraan Vastaanottaja', '2026-09-03T08:00:00.000Z'), ...otherCarrier }
  const foreign = await makeLoad(portal, {
    load: { ...others, seller: peat.novarbo.seller, vehicle: peat.lakeus.truck, driver: people.otherDriver.id },
    order: { customer, site, seller: peat.novarbo.seller },
  })
  const receivers = async (by: PeatPerson, id: string) => {
    const { body, text } = await by.ask(readLoad, { id })
    if (body['load'] === undefined) throw new Error(text)
    return (body as unknown as { load: { recentReceivers: string[] } }).load.recentReceivers
  }
  expect(await receivers(people.driver, mine.id)).toEqual(['Oma Vastaanottaja'])
  expect(await receivers(people.lead, mine.id)).toEqual(['Kollegan Vastaanottaja', 'Oma Vastaanottaja'])
  expect(await receivers(people.office, mine.id)).toEqual(['Kollegan Vastaanottaja', 'Oma Vastaanottaja'])
  expect(await receivers(people.otherDriver, foreign.id)).toEqual(['Vieraan Vastaanottaja'])
  expect(await receivers(people.otherOffice, foreign.id)).toEqual(['Vieraan Vastaanottaja'])
})
