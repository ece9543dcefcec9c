/** Who works in one application learns nothing of the other, though accounts, carriers and trucks are the same (lanta-appi 2.2, 8.5). */

import { manureCalls } from '@workspace/manuredelivery/contract'
import {
  enterAs as enterManure,
  fillManureFixture,
  manure,
  manureCallers,
  manureMatrixRows,
  manureTargets,
  writeManure,
} from '@workspace/manuredelivery/server/testing'
import { peatCalls } from '@workspace/peatsale/contract'
import {
  enterAs as enterPeat,
  fillPapers,
  fillPeatFixture,
  fillPictures,
  fillPrices,
  fillTariffs,
  peat,
  peatCallers,
  peatMatrixRows,
  peatTargets,
  writePeat,
} from '@workspace/peatsale/server/testing'
import type { AnswerOf, Call } from '@workspace/portal/contract'
import { newId } from '@workspace/portal/server'
import type { TestPerson, TestPortal } from '@workspace/portal/server/testing'
import { leakHunt, startTestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mounted } from '../server/applications.ts'

async function start(): Promise<TestPortal> {
  const portal = await startTestPortal({ ...mounted, settings: { rateLimits: false } })
  await fillPeatFixture(portal)
  await fillPapers(portal)
  await fillPrices(portal)
  await fillTariffs(portal)
  await fillPictures(portal)
  await fillManureFixture(portal)
  await shareRows(portal)
  return portal
}

/** A customer of Kuivikemyynti that gives manure, too, a farm that buys bedding, and a truck with manure on it. */
async function shareRows(portal: TestPortal): Promise<void> {
  await writeManure(portal, async (own) => {
    const account = peat.kalliorinne.customer
    const farm = own.selectFrom('manuredelivery_farm').selectAll().where('id', '=', manure.novarbo.account)
    await own
      .insertInto('manuredelivery_farm')
      .values({ ...(await farm.executeTakeFirstOrThrow()), id: account })
      .execute()
    const link = await own.selectFrom('manuredelivery_farm_link').selectAll().executeTakeFirstOrThrow()
    const agreed = { ...link, id: newId(), account, notes: 'Lantamuistio', farm_number: 'LANTATILA-7' }
    await own.insertInto('manuredelivery_farm_link').values(agreed).execute()
    const store = await own.selectFrom('manuredelivery_store').selectAll().executeTakeFirstOrThrow()
    const secret = { name: 'Salainen lantala', contact_phone: '000 000 0777', instructions: 'Lannan ohje' }
    const place = { id: newId(), account, site: peat.kalliorinne.site }
    await own
      .insertInto('manuredelivery_store')
      .values({ ...store, ...place, ...secret })
      .execute()
  })
  await writePeat(portal, async (own) => {
    const cargo = { id: newId(), vehicle: peat.suokoski.truck, boxes: '[]', class: 'manure', voided_at: null }
    const from = { application: 'manuredelivery', ref: manure.novarbo.consignment, at: '2026-10-01T06:00:00.000Z' }
    await own
      .insertInto('logistics_cargo')
      .values({ ...cargo, ...from })
      .execute()
    const links = own.selectFrom('peatsale_customer_link').selectAll().where('id', '=', peat.kalliorinne.link)
    const bought = { id: newId(), customer: manure.novarbo.account, notes: 'Turvemuistio' }
    await own
      .insertInto('peatsale_customer_link')
      .values({ ...(await links.executeTakeFirstOrThrow()), ...bought })
      .execute()
  })
}

/** Texts that only rows of Lanta-appi have. */
const ofManure = [
  ...['Salainen lantala', 'Lantamuistio', 'LANTATILA-7', '000 000 0777', 'Lannan ohje', 'kun@demo.example'],
  ...['Portti KUN', 'Portti VAN', 'SN-KUN', 'FI-DEMO-VAN', 'KP-KUN', 'Ehdot KUN', 'LA-26-NOV', 'Toimiston sanat NOV'],
  ...['Kunnan rajoitus NOV', 'Huomio NOV', 'T-NOV', '"net":71100'],
]
/** Texts that only rows of Kuivikemyynti have. */
const ofPeat = [
  ...['Turvemuistio', 'Laskutus BIO', 'Laskutus NOV', 'Lasku Kalliorinne', 'BIO-4711', 'NOV-4713', 'Ehdot 400'],
  ...['BIO hinnasto 2026', 'NOV hinnasto 2026', 'Kuva BIO', 'KM-26-', 'Suvirannan Lihakarja'],
]
const readByNobody = (texts: readonly string[]) => async () => texts.map((text) => ({ text, readBy: [] }))

describe('Kuivikemyynti', () => {
  leakHunt({
    ...{ start, calls: peatCalls, callers: peatCallers, targets: peatTargets, rows: peatMatrixRows },
    needles: readByNobody(ofManure),
  })
})

describe('Lanta-appi', () => {
  leakHunt({
    ...{ start, calls: manureCalls, callers: manureCallers, targets: manureTargets, rows: manureMatrixRows },
    needles: readByNobody(ofPeat),
  })
})

describe('one portal with both', () => {
  let portal: TestPortal
  beforeAll(async () => {
    portal = await start()
  })
  afterAll(() => portal[Symbol.asyncDispose]())

  test('lanta-appi 2.2: these texts are read by those who may, so that their absence proves something', async () => {
    const office = await enterManure(portal, 'office')
    const farm = JSON.stringify((await office.ask(manureCalls.readFarm, { id: peat.kalliorinne.customer })).body)
    for (const text of ['Salainen lantala', 'Lantamuistio', 'LANTATILA-7', '000 000 0777']) expect(farm).toContain(text)
    const seller = await enterPeat(portal, 'office')
    const customer = JSON.stringify((await seller.ask(peatCalls.readCustomer, { id: manure.novarbo.account })).body)
    expect(customer).toContain('Turvemuistio')
    expect(customer).not.toContain('Halli 1')
  })

  test.each(['customer', 'driver', 'lead', 'loader'] as const)(
    'lanta-appi 2.2: %s of Kuivikemyynti is refused by every call of Lanta-appi',
    async (role) => {
      const asked = { calls: manureCalls, rows: manureMatrixRows, targets: manureTargets }
      expect(await answered(portal, await enterPeat(portal, role), asked as never)).toEqual([])
    },
  )

  test('lanta-appi 2.2: an administrator of a company, who sees all applications, is a newcomer in Lanta-appi and reads nothing of it', async () => {
    const asked = { calls: manureCalls, rows: manureMatrixRows, targets: manureTargets }
    const answers = await answered(portal, await enterPeat(portal, 'office'), asked as never)
    expect(answers.map(({ name }) => name)).toEqual([...ofNewcomers])
    const told = answers.map(({ text }) => text).join('')
    expect(ofManure.filter((text) => told.includes(text))).toEqual([])
  })

  test.each(['farm', 'driver', 'lead', 'receiver', 'office'] as const)(
    'lanta-appi 2.2: %s of Lanta-appi is refused by every call of Kuivikemyynti',
    async (role) => {
      const asked = { calls: peatCalls, rows: peatMatrixRows, targets: peatTargets }
      expect(await answered(portal, await enterManure(portal, role), asked as never)).toEqual([])
    },
  )

  test('lanta-appi 2.1: a rate of VAT that is set in one application is read in the other', async () => {
    const superadmin = await enterManure(portal, 'superadmin')
    const rate = {
      action: 'save',
      id: newId(),
      version: 0,
      taxClass: 'general',
      from: '2027-01-01',
      code: '26',
    } as const
    const saved = await superadmin.ask(manureCalls.saveVatRates, { changes: [{ ...rate, rateBp: 2600 }] } as never)
    expect(saved.status).toBe(200)
    const seller = await enterPeat(portal, 'office')
    const { body } = await seller.ask(peatCalls.readVatRates, {})
    expect(body.rates).toContainEqual(expect.objectContaining({ from: '2027-01-01', rateBp: 2600 }))
  })

  test('lanta-appi 6.1: of a truck with manure Kuivikemyynti learns that a wash is missing, and what class it carried', async () => {
    const lead = await enterPeat(portal, 'lead')
    const { body } = await lead.ask(peatCalls.readCarrier, { id: peat.suokoski.carrier })
    const { vehicles } = body as unknown as AnswerOf<typeof peatCalls.readCarrier>
    const truck = vehicles.find(({ id }) => id === peat.suokoski.truck)
    expect(truck).toMatchObject({ washMissing: true, lastCargo: { class: 'manure', at: '2026-10-01T06:00:00.000Z' } })
  })
})

interface Asked {
  readonly calls: Readonly<Record<string, Call>>
  readonly rows: Readonly<Record<string, { input(cell: object): Promise<object> | object; readonly file?: never }>>
  readonly targets: Readonly<Record<string, (portal: TestPortal, asker: object) => Promise<object>>>
}

/** What somebody without a role is answered: the own requests to join, and an invitation by its letter. */
const ofNewcomers = [
  ...['readStart', 'readInvitation', 'acceptInvitation', 'sendFarmRequest', 'searchFarmRequests', 'readCompanies'],
] as const

/** The calls that did not refuse, each asked as the matrix of its application asks it. */
async function answered(portal: TestPortal, person: TestPerson, asked: Asked) {
  const [target] = Object.values(asked.targets)
  const caller = { account: { id: person.id, username: person.name }, token: person.token }
  const about = (await target?.(portal, caller)) ?? {}
  const answers: { name: string; text: string }[] = []
  for (const [number, [name, call]] of Object.entries(asked.calls).entries()) {
    const input = await asked.rows[name]?.input({ fixture: portal, number, caller, target: about })
    const { body, text } = await person.ask(call, input as never)
    if (body.value !== 'forbidden') answers.push({ name, text })
  }
  return answers
}
