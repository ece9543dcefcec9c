/** Terms of a company and what it pays carriers (lanta-appi 5.1, S16). */
import type { AskOf } from '@workspace/portal/contract'
import { administrationCalls } from '@workspace/portal/contract/own'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CarrierTerm, Term } from '../../contract/index.ts'
import {
  publishTerm,
  readCarrierTerms,
  readTerm,
  retireTerm,
  saveCarrierTerm,
  saveTerm,
  searchTerms,
} from '../../contract/index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, newCarrierTerm, newTerm, nothing, startManurePortal, writeManure } from '../testing/index.ts'

const { saveTransportCompanies } = administrationCalls

let portal: TestPortal
let superadmin: ManurePerson
let driver: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  superadmin = await enterAs(portal, 'superadmin')
  driver = await enterAs(portal, 'driver')
})
afterAll(() => portal[Symbol.asyncDispose]())

const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`
const { company, plant, type } = manure.novarbo

test('Lanta-appi 5.1: terms are drafted, published and retired; each time the company’s version moves', async () => {
  const given = { ...newTerm, id: newId('a001'), version: 0, company, type, plant }
  expect((await superadmin.ask(saveTerm, given)).body).toMatchObject({ version: 1 })
  const { term, termsVersion } = (await superadmin.ask(readTerm, { id: given.id })).body as unknown as {
    term: Term
    termsVersion: number
  }
  expect(term).toMatchObject({ ...newTerm, type, plant, state: 'draft', publishedAt: null })
  const published = await superadmin.ask(publishTerm, { id: given.id, version: 1 })
  expect(published.body).toMatchObject({ state: 'published', version: 2, termsVersion: termsVersion + 1 })
  expect((await superadmin.ask(saveTerm, { ...given, version: 2 })).body.value).toBe('wrong_state')
  expect((await superadmin.ask(publishTerm, { id: given.id, version: 2 })).body.value).toBe('wrong_state')
  const retired = await superadmin.ask(retireTerm, { id: given.id, version: 2 })
  expect(retired.body).toMatchObject({ state: 'retired', version: 3, termsVersion: termsVersion + 2 })
  expect((await superadmin.ask(retireTerm, { id: given.id, version: 3 })).body.value).toBe('wrong_state')
  const lines = await portal.host.database.reading.selectFrom('audit').select(['action', 'target']).execute()
  expect(lines.filter(({ target }) => target === newTerm.name).map(({ action }) => action)).toEqual([
    'manuredelivery.publishterm',
    'manuredelivery.retireterm',
  ])
})

test('Lanta-appi 5.1: a draft that is discarded moves nothing; terms that have ended are not published', async () => {
  const given = { ...newTerm, id: newId('a002'), version: 0, company, validTo: '2026-02-01' }
  expect((await superadmin.ask(saveTerm, given)).status).toBe(200)
  expect((await superadmin.ask(publishTerm, { id: given.id, version: 1 })).body.fields).toEqual(['validTo'])
  const { termsVersion } = (await superadmin.ask(readTerm, { id: given.id })).body
  expect((await superadmin.ask(retireTerm, { id: given.id, version: 1 })).body).toMatchObject({ termsVersion })
})

test('Lanta-appi 8.8: terms are refused with a foreign plant, an unknown type, a tag that does not fit, a price for nothing', async () => {
  const given = { ...newTerm, id: newId('a003'), version: 0, company }
  const refused = async (changes: object) => (await superadmin.ask(saveTerm, { ...given, ...changes })).body
  expect((await refused({ plant: manure.ekoasuminen.plant })).fields).toEqual(['plant'])
  expect((await refused({ type: nothing })).fields).toEqual(['type'])
  expect((await refused({ scope: 'group' })).fields).toEqual(['tag'])
  expect((await refused({ tag: 'hevostallit' })).fields).toEqual(['tag'])
  expect((await refused({ direction: 'free' })).fields).toEqual(['goods'])
  expect((await refused({ validTo: '2025-12-31' })).fields).toEqual(['validTo'])
  expect((await refused({ company: nothing })).value).toBe('not_found')
  expect((await superadmin.ask(publishTerm, { id: nothing, version: 1 })).body.value).toBe('not_found')
  expect((await driver.ask(saveTerm, given)).body.value).toBe('forbidden')
  expect((await driver.ask(searchTerms, {})).body.value).toBe('forbidden')
})

test('Lanta-appi 7.5: the office finds its terms by company, state and name', async () => {
  const names = async (asked: object) =>
    ((await superadmin.ask(searchTerms, asked)).body.rows as Term[]).map(({ name }) => name)
  expect(await names({ company: manure.ekoasuminen.company })).toEqual(['Ehdot VAN', 'Luonnos VAN'])
  expect(await names({ company: manure.ekoasuminen.company, state: 'draft' })).toEqual(['Luonnos VAN'])
  expect(await names({ find: 'ehdot kun' })).toEqual(['Ehdot KUN'])
})

test('Lanta-appi S16: a carrier has one row at a company, read by its foreman and by the office', async () => {
  const read = async (person: ManurePerson) =>
    (await person.ask(readCarrierTerms, { company })).body as unknown as { terms: CarrierTerm[]; value?: string }
  const lead = await enterAs(portal, 'lead')
  const general = { ...newCarrierTerm, id: newId('c001'), version: 0, company }
  expect((await superadmin.ask(saveCarrierTerm, general)).body).toMatchObject({ version: 1 })
  expect((await read(superadmin)).terms.map(({ carrier }) => carrier?.name ?? null)).toEqual([
    null,
    'Korvenrannan Konetyö',
  ])
  expect((await read(superadmin)).terms[0]).toMatchObject(newCarrierTerm)
  expect((await read(lead)).terms.map(({ carrier }) => carrier?.id)).toEqual([manure.novarbo.carrier])
  expect((await read(await enterAs(portal, 'otherLead'))).value).toBe('not_found')
  expect((await read(driver)).value).toBe('forbidden')
  const refused = async (changes: object) =>
    (await superadmin.ask(saveCarrierTerm, { ...general, id: newId('c002'), ...changes })).body
  expect((await refused({})).fields).toEqual(['carrier'])
  expect((await refused({ carrier: nothing })).fields).toEqual(['carrier'])
  expect((await refused({ carrier: manure.ekoasuminen.carrier, kind: 'perKm' })).fields).toEqual(['minChargeable'])
  expect((await lead.ask(saveCarrierTerm, { ...general, version: 1 })).body.value).toBe('forbidden')
})

test('Lanta-appi 7.11: a carrier that a company has agreed terms with cannot be removed from the portal', async () => {
  const boss = await portal.person({ groups: ['superadmin'], usertype: 'admin' })
  const token = await portal.signIn(boss)
  const save = async (...changes: AskOf<typeof saveTransportCompanies>['changes']) =>
    (await portal.ask(saveTransportCompanies, { admin: boss.username, changes }, { token })).body
  const { transportcompanies } = await save({ action: 'add', name: 'Vain Ehdot Oy' })
  const all = transportcompanies as { readonly _id: string; readonly companyname: string }[]
  const carrier = all.find(({ companyname }) => companyname === 'Vain Ehdot Oy')?._id ?? ''
  const given = { ...newCarrierTerm, id: newId('c003'), version: 0, company, carrier }
  expect((await superadmin.ask(saveCarrierTerm, given)).status).toBe(200)
  expect((await save({ action: 'remove', subject: carrier })).value).toBe('in_use')
  await writeManure(portal, (own) => own.deleteFrom('manuredelivery_carrier_term').where('id', '=', given.id).execute())
  expect((await save({ action: 'remove', subject: carrier })).value).toBe('ok')
})
