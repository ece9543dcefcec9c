/** The office's one search: by number, customer, telephone and plate, and nothing of another seller's (5.5, 2.6). */

import { withCheckDigit } from '@workspace/logistics/contract'
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAnything } from '../../contract/search/search-call.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { newLoad } from '../testing/new-load.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let driver: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  driver = await enterAs(portal, 'driver', { firstname: 'Aimo', lastname: 'Ajomies', telephone: '+358 50 123 4567' })
})
afterAll(() => portal[Symbol.asyncDispose]())

type Found = AnswerOf<typeof findAnything>
const { kalliorinne, suviranta, biolanOrder, novarboOrder, suokoski } = peat

async function found(by: PeatPerson, find: string): Promise<Found> {
  return (await by.ask(findAnything, { find })).body as unknown as Found
}

/** Ids by group, in the order of the answer. */
async function idsOf(by: PeatPerson, find: string) {
  const { orders, loads, customers, transport } = await found(by, find)
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id)
  return { orders: ids(orders), loads: ids(loads), customers: ids(customers), transport: ids(transport) }
}

const nothing = { orders: [], loads: [], customers: [], transport: [] }

test('Kuivikemyynti 5.5: the number of an order, a load or a waybill finds it, whichever signs stand between its parts', async () => {
  for (const find of [
    'KM-26-00042',
    'km-26-00042',
    'KM 26 00042',
    'km2600042',
    '26-00042',
    'KM\u201126\u201100042',
    ' KM-26-00042\u00A0',
  ]) {
    expect(await idsOf(office, find), find).toEqual({
      ...nothing,
      orders: [biolanOrder.order],
      loads: [biolanOrder.load],
    })
  }
  // Of a load and its waybill there is no order of that number.
  for (const find of ['KM-26-00042-1', 'KM 26 00042 1', withCheckDigit('KM-26-00042-1')]) {
    expect(await idsOf(office, find), find).toEqual({ ...nothing, loads: [biolanOrder.load] })
  }
  // With another check digit it is another number.
  expect(await idsOf(office, 'KM-26-00042-1-0')).toEqual(nothing)
  expect((await found(office, 'KM-26-00042')).orders).toEqual([
    {
      ...{ id: biolanOrder.order, number: 'KM-26-00042', customer: 'Kalliorinteen Maito Oy', place: 'Kauhava' },
      ...{ week: '2026-W42', state: 'confirmed' },
    },
  ])
})

test('Kuivikemyynti 5.5: a customer is found by name, number, contact person and telephone in any form, with the orders and loads', async () => {
  await writePeat(portal, async (own) => {
    await own
      .updateTable('peatsale_customer_link')
      .set({ contact_name: 'Hilkka Isäntä', telephone: '040 765 4321', email: 'hilkka@posti.test' })
      .set({ contact_search: 'hilkka isäntä\n0407654321\nhilkka@posti.test' })
      .where('id', '=', kalliorinne.link)
      .execute()
  })
  const own = {
    ...{ orders: [biolanOrder.order], loads: [biolanOrder.load], customers: [kalliorinne.customer], transport: [] },
  }
  const finds = ['kalliorint', 'A-501', 'hilkka isän', 'HILKKA@posti', '9990003-2', '040 765 4321', '+358407654321']
  for (const find of [...finds, '040-7654321', '7654 321']) expect(await idsOf(office, find), find).toEqual(own)
  expect((await found(office, 'hilkka')).customers).toEqual([
    {
      ...{ id: kalliorinne.customer, name: 'Kalliorinteen Maito Oy', number: 'A-501', place: 'Kauhava' },
      telephone: '040 765 4321',
    },
  ])
  expect(await idsOf(office, 'eikukaan')).toEqual(nothing)
  expect((await office.ask(findAnything, { find: ' a ' })).body).toMatchObject({
    value: 'invalid_input',
    fields: ['find'],
  })
})

test('Kuivikemyynti 5.5: a truck is found by its plate with or without the dash, a driver by telephone, each with what is to be driven', async () => {
  const { load: driven } = await newLoad(portal, {
    ...{ customer: kalliorinne.customer, site: kalliorinne.site, seller: peat.biolan.seller, state: 'assigned' },
    ...{ carrier: suokoski.carrier, vehicle: suokoski.semi, driver: driver.id },
  })
  for (const find of ['ZZA-102', 'zza102', 'ZZA 102']) {
    expect(await idsOf(office, find), find).toEqual({ ...nothing, loads: [driven], transport: [suokoski.semi] })
  }
  for (const find of ['0501234567', '+358 50 123 4567', 'ajomies']) {
    expect(await idsOf(office, find), find).toEqual({ ...nothing, loads: [driven], transport: [driver.id] })
  }
  const { transport } = await found(office, 'suokoski')
  const carrier = { id: suokoski.carrier, name: 'Kuljetus Suokoski Oy' }
  expect(transport).toEqual([{ kind: 'carrier', ...carrier, telephone: '', carrier }])
})

test('Kuivikemyynti 2.6: an office finds only what belongs to its sellers, a superadmin all of it, and nobody else searches', async () => {
  // The numbers, plates, names and telephones of the other seller's customer and carrier.
  for (const find of ['KM-26-00043', 'KM-26-00043-1', 'suvira', '000 000 0312', 'ZZA-112', 'lakeuden']) {
    expect(await idsOf(office, find), find).toEqual(nothing)
    expect(await idsOf(otherOffice, find), find).not.toEqual(nothing)
  }
  expect(await idsOf(otherOffice, '0501234567')).toEqual(nothing)
  const superadmin = await enterAs(portal, 'superadmin')
  expect((await idsOf(superadmin, 'KM-26-0004')).orders.toSorted()).toEqual([biolanOrder.order, novarboOrder.order])
  expect((await idsOf(superadmin, 'suvira')).customers).toEqual([suviranta.customer])
  for (const caller of ['customer', 'driver', 'lead', 'loader', 'newcomer'] as const) {
    const person = await enterAs(portal, caller)
    expect((await person.ask(findAnything, { find: 'KM-26-00042' })).body.value, caller).toBe('forbidden')
  }
})

test('Kuivikemyynti 5.5: of many at most eight of a kind are answered, the newest first', async () => {
  const about = { customer: kalliorinne.customer, site: kalliorinne.site, seller: peat.biolan.seller }
  for (let at = 10; at < 22; at += 1) {
    const number = `KM-26-003${at}-1`
    const { load } = await newLoad(portal, { ...about, state: 'delivered' })
    const set = { number, search_text: number.toLowerCase() }
    await writePeat(portal, (own) => own.updateTable('peatsale_load').set(set).where('id', '=', load).execute())
  }
  const numbers = (await found(office, 'KM-26-003')).loads.map(({ number }) => number)
  expect(numbers).toEqual([21, 20, 19, 18, 17, 16, 15, 14].map((at) => `KM-26-003${at}-1`))
})
