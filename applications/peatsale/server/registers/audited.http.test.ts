/** What stands in the audit trail, what one line takes, and what a customer does not change alone (2.2, 2.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  answerCarrierService,
  inviteMember,
  readCustomer,
  saveCarrierDriver,
  saveCarrierService,
  saveCustomer,
  saveCustomerLink,
  saveSellerSettings,
  saveSite,
} from '../../contract/index.ts'
import { commandLoad, readLoad } from '../../contract/loads/calls.ts'
import { readSeller } from '../../contract/sellers/calls.ts'
import { sitePlace } from '../prices/site-place.ts'
import { plainLink, plainSite } from '../testing/customer-inputs.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, newDriver, peat, startPeatPortal, writePeat } from '../testing/index.ts'
import { came, delivered } from '../testing/load-cases/load-case.ts'
import { registerRows } from './register-rows.ts'

let portal: TestPortal
let people: Record<'customer' | 'driver' | 'lead' | 'office' | 'otherOffice', PeatPerson>

beforeAll(async () => {
  portal = await startPeatPortal()
  people = {
    ...{ customer: await enterAs(portal, 'customer'), driver: await enterAs(portal, 'driver') },
    ...{ lead: await enterAs(portal, 'lead'), office: await enterAs(portal, 'office') },
    otherOffice: await enterAs(portal, 'otherOffice'),
  }
})
afterAll(() => portal[Symbol.asyncDispose]())

async function lines(action: string) {
  const rows = await portal.host.database.reading.selectFrom('audit').selectAll().execute()
  const found = rows.filter((row) => row.action === `peatsale.${action}`)
  return found.map(({ target, company, details }) => ({ target, company, details: JSON.parse(details) }))
}

test('Kuivikemyynti 2.6: a link, a carrier taken into service, rights of a driver and the address for orders stand in the audit trail', async () => {
  const account = peat.kalliorinne.customer
  const link = { ...plainLink, account, seller: peat.novarbo.seller, version: 0, businessId: '9990003-2' }
  expect((await people.otherOffice.ask(saveCustomerLink, link)).status).toBe(200)
  expect(await lines('linkcustomer')).toEqual([
    { target: 'Kalliorinteen Maito Oy', company: 'Novarbo', details: { active: true } },
  ])
  const service = { carrier: peat.suokoski.carrier, seller: peat.novarbo.seller, serves: true, zones: [] }
  expect((await people.otherOffice.ask(saveCarrierService, service)).status).toBe(200)
  expect((await people.otherOffice.ask(saveCarrierService, service)).status).toBe(200)
  const asked = [{ target: 'Kuljetus Suokoski Oy', company: 'Novarbo', details: {} }]
  expect([await lines('askservice'), await lines('servecarrier')]).toEqual([asked, []])
  const { carrier, seller: by } = service
  const answer = { carrier, seller: by, accepts: true }
  expect((await people.lead.ask(answerCarrierService, answer)).status).toBe(200)
  expect(await lines('servecarrier')).toEqual([
    { target: 'Kuljetus Suokoski Oy', company: 'Novarbo', details: { serves: true } },
  ])
  const rights = { ...newDriver, carrier: peat.suokoski.carrier, person: people.driver.id, version: 0, mayClaim: true }
  expect((await people.lead.ask(saveCarrierDriver, { ...rights, vehicle: '' } as never)).status).toBe(200)
  expect((await lines('driverrights')).map(({ target, company }) => [target, company])).toEqual(
    expect.arrayContaining([[people.driver.name, 'Biolan']]),
  )
  const { body } = await people.office.ask(readSeller, { id: peat.biolan.seller })
  const { seller } = body as unknown as { seller: Record<string, unknown> }
  const settings = { ...seller, ordersEmail: 'uusi@biolan.demo.example' }
  const saved = await people.office.ask(saveSellerSettings, settings as never)
  expect(saved.status, saved.text).toBe(200)
  expect(await lines('ordersemail')).toMatchObject([
    { company: 'Biolan', details: { email: 'uusi@biolan.demo.example' } },
  ])
})

test.each(['Tila\r\nBcc: vieras@posti.test', 'Tila\u0007', 'Tila \u202Eiof', 'Tila \u2066x', 'Tila\u2028rivi'])(
  'Kuivikemyynti 2.2: a name on one line takes neither line ends, controls nor what turns the direction: %j',
  async (name) => {
    const given = { id: crypto.randomUUID(), version: 0, name, businessId: '', farmId: '', language: 'fi' as const }
    const answer = await people.office.ask(saveCustomer, { ...given, seller: peat.biolan.seller })
    expect(answer.body).toMatchObject({ value: 'invalid_input' })
    const site = { ...plainSite, id: crypto.randomUUID(), version: 0, account: peat.kalliorinne.customer, street: name }
    expect((await people.customer.ask(saveSite, site as never)).body).toMatchObject({ value: 'invalid_input' })
  },
)

test('R18: a name that looks like a link is none in the letter of an invitation', async () => {
  const id = crypto.randomUUID()
  const name = 'Voitit palkinnon https://petos.example/x'
  const given = { id, version: 0, name, businessId: '', farmId: '', language: 'fi' as const }
  expect((await people.office.ask(saveCustomer, { ...given, seller: peat.biolan.seller })).status).toBe(200)
  expect((await people.office.ask(inviteMember, { account: id, email: 'kohde@posti.test' })).status).toBe(200)
  const letter = await portal.letterTo('kohde@posti.test')
  expect(letter.text).not.toContain('petos.example')
  expect(letter.text).not.toContain('https://petos')
})

test('Kuivikemyynti 2.6: the name of a person who is gone does not stay with the load that he or she accepted', async () => {
  const accepter = await enterAs(portal, 'customer', { firstname: 'Hilma', lastname: 'Hyväksyjä' })
  const made = await makeLoad(portal, { load: delivered, line: came })
  const event = loadEvent('acknowledge', made.id, {} as never)
  expect((await accepter.ask(commandLoad, { event })).status).toBe(200)
  const read = async () => (await people.office.ask(readLoad, { id: made.id })).text
  expect(await read()).toContain('Hilma Hyväksyjä')
  await portal.host.database.writing(async (transaction) => {
    await transaction.deleteFrom('session').where('account_id', '=', accepter.id).execute()
    await transaction.deleteFrom('account').where('id', '=', accepter.id).execute()
  })
  expect(await read()).not.toContain('Hyväksyjä')
})

test('Kuivikemyynti 2.2: a customer who moves the yard does not change the kilometres that freight goes by; the office does', async () => {
  const { site, customer: account } = peat.kalliorinne
  const km = async () =>
    (await sitePlace(registerRows(portal.host.database.reading as never), site, peat.biolan.seller)).km
  const before = await km()
  expect(before.size).toBeGreaterThan(0)
  const { body } = await people.customer.ask(readCustomer, { id: account })
  const stored = (body as unknown as { sites: { id: string; version: number }[] }).sites.find(({ id }) => id === site)
  const moved = { ...plainSite, id: site, account, version: stored?.version ?? 0 }
  const near = { ...moved, gate: { lat: 63_100_000, lon: 23_100_000 } }
  const answer = await people.customer.ask(saveSite, near as never)
  expect(answer.status, answer.text).toBe(200)
  expect(await km()).toEqual(before)
  await writePeat(portal, (own) => own.deleteFrom('peatsale_site_distance').where('site', '=', site).execute())
  const further = { ...moved, version: near.version + 1, gate: { lat: 63_900_000, lon: 23_100_000 } }
  expect((await people.office.ask(saveSite, further as never)).status).toBe(200)
  expect(await km()).not.toEqual(before)
})
