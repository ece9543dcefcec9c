import type { AnswerOf, AskOf } from '@workspace/portal/contract'
import { administrationCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { openLiveStream } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  firstSettings,
  readSeller,
  readSellerCompanies,
  readSellers,
  saveSeller,
  saveSellerSettings,
  saveZones,
} from '../../contract/index.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, nothing, peat, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson
let otherOffice: PeatPerson
let superadmin: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
  otherOffice = await enterAs(portal, 'otherOffice')
  superadmin = await enterAs(portal, 'superadmin')
})
afterAll(() => portal[Symbol.asyncDispose]())

const favorit = {
  ...{ id: '00000000-0000-4000-8000-00000000f001', version: 0, code: 'FAV', company: 'favorit', name: 'Favorit' },
  ...{ businessId: '9990003-2', street: 'Suotie 2', postalCode: '27510', city: 'Eura' },
}

async function codes(person: PeatPerson): Promise<string> {
  const { sellers } = (await person.ask(readSellers, {})).body as { sellers: { code: string; own: boolean }[] }
  return sellers.map(({ code, own }) => (own ? code : code.toLowerCase())).join(' ')
}

test('Kuivikemyynti 2.6: everybody sees the sellers that they deal with; offices and whoever may come to buy, the others, too', async () => {
  expect(await codes(office)).toBe('BIO nov')
  expect(await codes(otherOffice)).toBe('bio NOV')
  expect(await codes(superadmin)).toBe('BIO NOV')
  expect(await codes(await enterAs(portal, 'customer'))).toBe('BIO nov')
  expect(await codes(await enterAs(portal, 'newcomer'))).toBe('bio nov')
  expect(await codes(await enterAs(portal, 'driver'))).toBe('BIO')
  expect(await codes(await enterAs(portal, 'otherLead'))).toBe('NOV')
  // Hallanperänneva is Biolan's, and Novarbo loads there, too.
  expect(await codes(await enterAs(portal, 'loader'))).toBe('BIO NOV')
})

test('Kuivikemyynti 2.6: the office reads its own seller, and a foreign one is not there', async () => {
  const { body } = await office.ask(readSeller, { id: peat.biolan.seller })
  expect(body).toMatchObject({
    seller: { code: 'BIO', company: 'biolan', invoicingNote: 'Laskutus BIO', defaultLoad: 120_000 },
  })
  expect(body.zones).toMatchObject([
    { code: 'Z1', maxKm: 50 },
    { code: 'Z2', maxKm: 100 },
  ])
  for (const id of [peat.novarbo.seller, nothing]) {
    expect(await office.ask(readSeller, { id })).toMatchObject({ status: 404, body: { value: 'not_found' } })
  }
})

test('Kuivikemyynti 2.6: a superadmin makes a company a seller, whose administrators are its office from then on', async () => {
  const admin = await enterAs(portal, 'office', { groups: ['favoritadmin'] })
  expect((await admin.ask(readSeller, { id: favorit.id })).status).toBe(403)
  expect((await office.ask(saveSeller, favorit)).body.value).toBe('forbidden')
  expect((await office.ask(readSellerCompanies, {})).body.value).toBe('forbidden')
  const sellerOf = async (company: string) => {
    const { companies } = (await superadmin.ask(readSellerCompanies, {})).body as unknown as AnswerOf<
      typeof readSellerCompanies
    >
    return companies.find(({ key }) => key === company)
  }
  expect(await sellerOf('favorit')).toEqual({ key: 'favorit', name: 'Favorit', seller: null })
  expect((await superadmin.ask(saveSeller, favorit)).body).toMatchObject({ id: favorit.id, version: 1 })
  expect(await sellerOf('favorit')).toMatchObject({ seller: favorit.id })
  expect((await admin.ask(readSeller, { id: favorit.id })).body).toMatchObject({
    seller: { code: 'FAV', tolerancePct: 10 },
  })
  expect((await office.ask(readSeller, { id: favorit.id })).body.value).toBe('not_found')
})

test('Kuivikemyynti 2.10: a code, a company and an unknown company are refused at their fields, an old version as changed elsewhere', async () => {
  const other = { ...favorit, id: '00000000-0000-4000-8000-00000000f002' }
  const refused = async (given: typeof favorit) => {
    const { body } = await superadmin.ask(saveSeller, given)
    return [body.value, ...(body.fields ?? [])]
  }
  expect(await refused({ ...other, code: 'BIO', company: 'ekoasuminen' })).toEqual(['invalid_input', 'code'])
  expect(await refused({ ...other, code: 'EKO', company: 'biolan' })).toEqual(['invalid_input', 'company'])
  expect(await refused({ ...other, code: 'BIO', company: 'biolan' })).toEqual(['invalid_input', 'code', 'company'])
  expect(await refused({ ...other, code: 'EKO', company: 'tuntematon' })).toEqual(['invalid_input', 'company'])
  expect(await refused({ ...other, code: 'eko', company: 'ekoasuminen' })).toEqual(['invalid_input', 'code'])
  expect(await refused({ ...other, code: 'EKO', company: 'ekoasuminen', businessId: '9990003-3' })).toEqual([
    'invalid_input',
    'businessId',
  ])
  expect(await refused({ ...favorit, version: 0 })).toEqual(['modified_elsewhere'])
  expect(await refused({ ...favorit, version: 2 })).toEqual(['modified_elsewhere'])
  expect(await refused({ ...other, code: 'EKO', company: 'ekoasuminen', version: 1 })).toEqual(['not_found'])
})

test('Kuivikemyynti 2.10: of two that make a seller of one company at once, one wins and the other is told at the field', async () => {
  const given = { ...favorit, code: 'EKO', company: 'ekoasuminen' }
  const ids = ['00000000-0000-4000-8000-00000000e001', '00000000-0000-4000-8000-00000000e002']
  const answers = await Promise.all(ids.map((id) => superadmin.ask(saveSeller, { ...given, id })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.fields).toEqual(['code', 'company'])
})

test('Kuivikemyynti 2.10: the office changes its settings over the version that it saw', async () => {
  const settings = { ...firstSettings, id: peat.biolan.seller, salesPhone: '000 000 0711', tolerancePct: 12 }
  const { body } = await office.ask(readSeller, { id: peat.biolan.seller })
  const { version } = body.seller as { version: number }
  expect((await office.ask(saveSellerSettings, { ...settings, version })).body).toMatchObject({ version: version + 1 })
  expect((await office.ask(saveSellerSettings, { ...settings, version })).body.value).toBe('modified_elsewhere')
  expect((await otherOffice.ask(saveSellerSettings, { ...settings, version })).body.value).toBe('not_found')
  const { body: now } = await office.ask(readSeller, { id: peat.biolan.seller })
  expect(now).toMatchObject({ seller: { salesPhone: '000 000 0711', tolerancePct: 12, name: 'Biolan', code: 'BIO' } })
})

test('Kuivikemyynti 2.10: every setting is read back as it was written', async () => {
  const { body } = await office.ask(readSeller, { id: peat.biolan.seller })
  const { version } = body.seller as { version: number }
  const settings = {
    ...{ breakBasis: 'season', breakMode: 'tiered', tolerancePct: 11, cutOffHours: 22, releaseCutOff: '14:45' },
    ...{ freeWaitingMinutes: 33, defaultLoad: 144_000, retentionYears: 7, ordersEmail: 'tilaus@biolan.test' },
    ...{ salesPhone: '000 000 0755', invoicingNote: 'Erillinen lasku' },
  } as const
  const given = { ...settings, id: peat.biolan.seller, version }
  expect((await office.ask(saveSellerSettings, given as never)).status).toBe(200)
  expect((await office.ask(readSeller, { id: peat.biolan.seller })).body.seller).toMatchObject(settings)
})

test('Kuivikemyynti 2.10: of two settings saved at once over one version, one wins and the other hears of it', async () => {
  const { body } = await office.ask(readSeller, { id: peat.biolan.seller })
  const { version } = body.seller as { version: number }
  const save = (tolerancePct: number) =>
    office.ask(saveSellerSettings, { ...firstSettings, id: peat.biolan.seller, version, tolerancePct })
  const values = (await Promise.all([5, 6, 7].map(save))).map(({ body: answered }) => answered.value)
  expect(values.toSorted()).toEqual(['modified_elsewhere', 'modified_elsewhere', 'ok'])
})

test('Kuivikemyynti 2.10: zones are added, changed and taken away; one that a site lies in stays', async () => {
  const { seller, nearZone, farZone } = peat.biolan
  const id = '00000000-0000-4000-8000-00000000a003'
  const save = (person: PeatPerson, ...changes: Parameters<typeof zone>[0][]) =>
    person.ask(saveZones, { seller, changes: changes.map(zone) })
  const zone = (of: { id: string; version: number; code?: string }) => ({
    ...{ action: 'save' as const, name: 'Vyöhyke', maxKm: 150, code: 'Z3' },
    ...of,
  })
  expect((await save(office, { id, version: 0 })).body.zones).toMatchObject([{}, {}, { id, version: 1, maxKm: 150 }])
  expect((await save(office, { id, version: 0 })).body.value).toBe('modified_elsewhere')
  const twice = await save(office, { id, version: 1, code: 'Z1' })
  expect(twice.body).toMatchObject({ value: 'invalid_input', fields: ['changes.code'] })
  expect((await save(otherOffice, { id, version: 1 })).body.value).toBe('not_found')
  const stolen = { seller: peat.novarbo.seller, changes: [{ action: 'remove' as const, id, version: 1 }] }
  expect((await otherOffice.ask(saveZones, stolen)).body.value).toBe('not_found')

  const remove = (of: string) => office.ask(saveZones, { seller, changes: [{ action: 'remove', id: of, version: 1 }] })
  expect((await remove(nearZone)).body.value).toBe('in_use')
  expect((await remove(farZone)).body.zones).toMatchObject([{ code: 'Z1' }, { code: 'Z3' }])
  // A carrier that drove there has a zone less.
  expect((await remove(id)).body.zones).toMatchObject([{ code: 'Z1' }])
})

test('Kuivikemyynti 2.6, ADMIN-SYS-18: a renamed company keeps its seller, and a company that sells cannot be removed', async () => {
  const actor = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  const token = await portal.signIn(actor)
  const { saveCompanies } = administrationCalls
  type Changes = AskOf<typeof saveCompanies>['changes']
  const save = (...changes: Changes) => portal.ask(saveCompanies, { admin: actor.username, changes }, { token })
  expect((await save({ action: 'remove', subject: 'Biolan' })).body.value).toBe('in_use')
  const admin = await enterAs(portal, 'otherOffice')
  expect((await save({ action: 'rename', subject: 'Novarbo', name: 'Novarbo Uusi' })).status).toBe(200)
  expect((await admin.ask(readSeller, { id: peat.novarbo.seller })).body).toMatchObject({
    seller: { company: 'novarbo uusi', code: 'NOV', name: 'Novarbo' },
  })
  expect((await save({ action: 'rename', subject: 'Novarbo Uusi', name: 'Novarbo' })).status).toBe(200)
  expect((await admin.ask(readSeller, { id: peat.novarbo.seller })).status).toBe(200)
})

test('Kuivikemyynti 2.6, GEN-13: a changed seller is told to those whose lists it stands in', async () => {
  await using stream = await openLiveStream(portal.address, office.token)
  const { body } = await office.ask(readSeller, { id: peat.biolan.seller })
  const { version } = body.seller as { version: number }
  await office.ask(saveSellerSettings, { ...firstSettings, id: peat.biolan.seller, version })
  const told = () => stream.events.filter(({ topic }) => topic === 'peatsale:registers').map(({ ids }) => ids)
  await expect.poll(told, { timeout: 60_000 }).toEqual([[peat.biolan.seller]])
})
