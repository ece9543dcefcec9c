/** Companies of the group that own plants (lanta-appi 2.1, 7.5). */
import type { AnswerOf } from '@workspace/portal/contract'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Company } from '../../contract/companies/calls.ts'
import { readCompanies, readVatRates, saveCompany, saveVatRates } from '../../contract/companies/calls.ts'
import { readOperator } from '../../contract/index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, startManurePortal, writeManure } from '../testing/index.ts'

let portal: TestPortal
let superadmin: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  superadmin = await enterAs(portal, 'superadmin')
})
afterAll(() => portal[Symbol.asyncDispose]())

async function read(by: ManurePerson): Promise<readonly Company[]> {
  return ((await by.ask(readCompanies, {})).body as unknown as { companies: Company[] }).companies
}

const biolan = {
  ...{ id: crypto.randomUUID(), version: 0, code: 'BIO', company: 'biolan', name: 'Biolan' },
  ...{ businessId: '9990001-6', street: 'Lauttakyläntie 570', postalCode: '27510', city: 'Eura' },
}

test('2.1, 7.5: everybody reads who has plants; how a company is kept is the superadmin’s', async () => {
  const newcomer = await enterAs(portal, 'newcomer')
  expect((await read(newcomer)).map(({ code, details }) => [code, details])).toEqual([
    ['EKO', null],
    ['NOV', null],
  ])
  expect((await read(superadmin))[1]).toMatchObject({ code: 'NOV', details: { company: 'novarbo', isOperator: true } })
})

test('2.1: a company of the portal becomes one with plants, and its office may set it up', async () => {
  expect((await superadmin.ask(saveCompany, biolan as never)).body).toMatchObject({ value: 'ok', version: 1 })
  const office = await enterAs(portal, 'officeWithoutCompany')
  expect((await office.ask(readOperator, { id: biolan.id })).body).toMatchObject({ operator: { cutOffHours: 24 } })
  const changed = { ...biolan, version: 1, name: 'Biolan Oy' }
  expect((await superadmin.ask(saveCompany, changed as never)).body).toMatchObject({ version: 2 })
  expect((await superadmin.ask(saveCompany, changed as never)).body).toMatchObject({ value: 'modified_elsewhere' })
})

test('8.8: a code, or a company of the portal, that another one has is refused at its field', async () => {
  const other = { ...biolan, id: crypto.randomUUID(), code: 'FAV', company: 'favorit', name: 'Favorit' }
  const fields = async (given: object) =>
    (await superadmin.ask(saveCompany, { ...other, ...given } as never)).body['fields']
  expect(await fields({ code: 'NOV' })).toEqual(['code'])
  expect(await fields({ company: 'novarbo' })).toEqual(['company'])
  expect(await fields({ company: 'keksitty' })).toEqual(['company'])
  expect(await fields({ code: 'X' })).toEqual(['code'])
})

test('7.5: the office reads the VAT table, others do not', async () => {
  const office = await enterAs(portal, 'office')
  expect((await office.ask(readVatRates, {})).body).toMatchObject({ rates: [{ taxClass: 'yleinen', rateBp: 2550 }] })
  const farm = await enterAs(portal, 'farm')
  expect((await farm.ask(readVatRates, {})).body).toMatchObject({ value: 'forbidden' })
  expect((await farm.ask(saveCompany, biolan as never)).body).toMatchObject({ value: 'forbidden' })
})

test('2.1, 7.5: a superadmin changes the VAT, over the version that was seen; a class that terms name keeps its rate', async () => {
  const [first] = ((await superadmin.ask(readVatRates, {})).body as unknown as AnswerOf<typeof readVatRates>).rates
  const rate = { action: 'save', id: crypto.randomUUID(), version: 0, taxClass: 'yleinen', code: '26' } as const
  const coming = { ...rate, from: '2027-01-01', rateBp: 2600 }
  const save = async (...changes: object[]) =>
    (await superadmin.ask(saveVatRates, { changes } as never)).body as { value: string; fields?: string[] }
  const office = await enterAs(portal, 'office')
  expect((await office.ask(saveVatRates, { changes: [coming] } as never)).body.value).toBe('forbidden')
  expect(await save({ ...coming, from: first?.from })).toMatchObject({
    ...{ value: 'invalid_input', fields: ['changes.from'] },
  })
  expect(await save(coming)).toMatchObject({ value: 'ok', rates: [{ rateBp: 2600, code: '26' }, { id: first?.id }] })
  expect((await save({ ...coming, rateBp: 2700 })).value).toBe('modified_elsewhere')
  expect((await save({ action: 'remove', id: rate.id, version: 1 })).value).toBe('ok')
  expect((await save({ action: 'remove', id: rate.id, version: 1 })).value).toBe('not_found')
  const last = { action: 'remove', id: first?.id, version: first?.version }
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_term')
      .set({ waiting: JSON.stringify({ freeMinutes: 30, perHour: 6000, taxClass: 'yleinen' }) })
      .where('id', '=', manure.novarbo.draftTerm)
      .execute(),
  )
  expect((await save(last)).value).toBe('in_use')
  expect((await office.ask(readVatRates, {})).body.rates).toHaveLength(1)
})
