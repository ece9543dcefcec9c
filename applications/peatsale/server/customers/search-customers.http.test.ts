/** The list of customers: an office's, and that of a driver who orders for them (2.6). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CustomerRow } from '../../contract/index.ts'
import { readCustomer, saveCustomer, searchCustomers } from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { newLoad } from '../testing/new-load.ts'

let portal: TestPortal
let office: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

const plain = { name: 'Uusi tila', businessId: '', farmId: '', language: 'fi' as const }
const { kalliorinne, biolan, novarbo } = peat

async function newCustomer(by: PeatPerson, seller: string, fields: object = {}): Promise<string> {
  const id = newId()
  expect((await by.ask(saveCustomer, { id, version: 0, ...plain, seller, ...fields })).body).toMatchObject({
    id,
    version: 1,
  })
  return id
}

async function found(by: PeatPerson, view: object): Promise<readonly CustomerRow[]> {
  return (await by.ask(searchCustomers, view)).body['rows'] as unknown as readonly CustomerRow[]
}

test('GEN-13: the list comes by pages in Finnish order, is found by parts of names, and counts', async () => {
  const names = ['Åmossan tila', 'Ähtärin tila', 'Öljymäen tila', 'Zetan tila']
  for (const name of names) await newCustomer(office, biolan.seller, { name: `${name} jaossa` })
  const seen: string[] = []
  let cursor = ''
  do {
    const { body } = await office.ask(searchCustomers, { find: 'jaossa', limit: 1, cursor })
    expect(body['total']).toEqual(cursor === '' ? { count: 4, exact: true } : null)
    seen.push(...(body['rows'] as unknown as CustomerRow[]).map(({ name }) => name))
    cursor = String(body['cursor'])
  } while (cursor !== '')
  expect(seen).toEqual(['Zetan', 'Åmossan', 'Ähtärin', 'Öljymäen'].map((name) => `${name} tila jaossa`))
  expect(await found(office, { find: '%' })).toEqual([])
  expect((await office.ask(searchCustomers, { seller: novarbo.seller })).body.value).toBe('not_found')
})

test('GEN-13: a number that another seller has given finds the account for that seller alone', async () => {
  const otherOffice = await enterAs(portal, 'otherOffice')
  const { customer, otherLink } = peat.koivukumpu
  await writePeat(portal, (own) =>
    own.updateTable('peatsale_customer_link').set({ number: 'N-7771' }).where('id', '=', otherLink).execute(),
  )
  expect((await found(otherOffice, { find: 'n-7771' })).map(({ id }) => id)).toEqual([customer])
  expect(await found(office, { find: 'n-7771' })).toEqual([])
})

test('ENT-20: whoever may order for customers finds those the own carrier drove to, by three letters, with name, site and town', async () => {
  const driver = await enterAs(portal, 'orderingDriver')
  const about = { customer: kalliorinne.customer, site: kalliorinne.site, seller: biolan.seller, state: 'delivered' }
  const today = portal.clock.now().toISOString().slice(0, 10)
  const yearsAgo = (years: number) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`
  expect(await found(driver, { find: 'kall' })).toEqual([])
  await newLoad(portal, { ...about, carrier: peat.lakeus.carrier, delivery_day: today })
  await newLoad(portal, { ...about, carrier: peat.suokoski.carrier, delivery_day: yearsAgo(3) })
  await newLoad(portal, { ...about, carrier: peat.suokoski.carrier, delivery_day: today, state: 'cancelled' })
  expect(await found(driver, { find: 'kall' })).toEqual([])

  await newLoad(portal, { ...about, carrier: peat.suokoski.carrier, delivery_day: yearsAgo(2) })
  const sites = [{ id: kalliorinne.site, name: 'Kalliorinteen Maito Oy, navetta', municipality: 'Kauhava' }]
  const row = { id: kalliorinne.customer, name: 'Kalliorinteen Maito Oy', sites, office: null }
  for (const find of ['kall', 'KAUH', 'navetta']) expect(await found(driver, { find })).toEqual([row])
  expect(await found(driver, { find: 'maitola' })).toEqual([])
  // What is not shown is not found by either.
  for (const find of ['9990003-2', 'A-501']) expect(await found(driver, { find })).toEqual([])
  expect((await driver.ask(searchCustomers, { find: 'ka' })).body).toMatchObject({
    value: 'invalid_input',
    fields: ['find'],
  })
  const plainDriver = await enterAs(portal, 'driver')
  expect((await plainDriver.ask(searchCustomers, { find: 'kall' })).body.value).toBe('forbidden')
})

test('ENT-18: an account whose members are all deactivated is marked for the office, its twin is not', async () => {
  const id = await newCustomer(office, biolan.seller, { name: 'Hiljainen tila' })
  const gone = await portal.person({ deactivated: true })
  const join = (person: string, is_main: number) =>
    writePeat(portal, (own) =>
      own.insertInto('peatsale_customer_member').values({ customer: id, person, is_main }).execute(),
    )
  await join(gone.id, 1)
  expect(await found(office, { find: 'hiljainen' })).toMatchObject([{ office: { isUnattended: true } }])
  expect((await office.ask(readCustomer, { id })).body).toMatchObject({
    isUnattended: true,
    members: [{ active: false }],
  })
  await join((await portal.person()).id, 0)
  expect(await found(office, { find: 'hiljainen' })).toMatchObject([{ office: { isUnattended: false } }])
})
