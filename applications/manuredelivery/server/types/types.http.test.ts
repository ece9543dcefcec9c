/** Types of manure and their table values (lanta-appi 2.3). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ManureType } from '../../contract/index.ts'
import { saveType, searchTypes } from '../../contract/index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, newType, startManurePortal } from '../testing/index.ts'

let portal: TestPortal
let superadmin: ManurePerson
let driver: ManurePerson
let receiver: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  superadmin = await enterAs(portal, 'superadmin')
  driver = await enterAs(portal, 'driver')
  receiver = await enterAs(portal, 'receiver')
})
afterAll(() => portal[Symbol.asyncDispose]())

const newId = (end: string) => `00000000-0000-4000-8000-00000000${end}`

async function types(person = superadmin): Promise<ManureType[]> {
  return (await person.ask(searchTypes, {})).body.types as ManureType[]
}

test('Lanta-appi 2.3, 7.5: a superadmin saves a type with its table; everybody with work reads it, nobody else writes it', async () => {
  const given = { ...newType, id: newId('e001'), version: 0 }
  expect((await superadmin.ask(saveType, given)).body).toMatchObject({ id: given.id, version: 1 })
  const later = { ...newType.table[0], from: '2027-01-01', n: 28_000, source: 'Uusi taulukko' } as never
  const changed = { ...given, version: 1, kgPerM3: 460, table: [...newType.table, later] }
  expect((await superadmin.ask(saveType, changed)).body).toMatchObject({ version: 2 })
  const read = (await types(driver)).find(({ id }) => id === given.id)
  expect(read).toMatchObject({ code: 'BROI', kgPerM3: 460, poultry: true, declarations: newType.declarations })
  expect(read?.table.map(({ from, n }) => [from, n])).toEqual([
    ['2027-01-01', 28_000],
    ['2026-01-01', 27_000],
  ])
  expect((await driver.ask(saveType, { ...changed, version: 2 })).body.value).toBe('forbidden')
  expect((await receiver.ask(saveType, { ...changed, version: 2 })).body.value).toBe('forbidden')
})

test('Lanta-appi 8.8: a type is refused with an old version, a code that another has, contents beyond the limits', async () => {
  const given = { ...newType, id: newId('e002'), version: 0, code: 'HEVO' }
  expect((await superadmin.ask(saveType, given)).status).toBe(200)
  expect((await superadmin.ask(saveType, given)).body.value).toBe('modified_elsewhere')
  expect((await superadmin.ask(saveType, { ...given, id: newId('e003'), version: 3 })).body.value).toBe('not_found')
  const refused = async (changes: object) =>
    (await superadmin.ask(saveType, { ...given, version: 1, ...changes })).body.fields
  expect((await superadmin.ask(saveType, { ...given, id: newId('e003') })).body.fields).toEqual(['code'])
  const [row] = newType.table
  expect(await refused({ table: [{ ...row, dm: 1001 }] })).toEqual(['table.dm'])
  expect(await refused({ table: [{ ...row, n: 200_001 }] })).toEqual(['table.n'])
  expect(await refused({ table: [row, row] })).toEqual(['table'])
  expect(await refused({ kgPerM3: 0 })).toEqual(['kgPerM3'])
  expect(await refused({ code: 'HEVOS' })).toEqual(['code'])
})
