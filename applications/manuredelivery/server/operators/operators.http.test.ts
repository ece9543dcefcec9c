/** Settings of a company that owns plants (lanta-appi 2.3, 7.5). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Operator } from '../../contract/index.ts'
import { firstSettings, publishTerm, readOperator, readTerm, saveOperator } from '../../contract/index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, nothing, startManurePortal } from '../testing/index.ts'

let portal: TestPortal
let superadmin: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  superadmin = await enterAs(portal, 'superadmin')
})
afterAll(() => portal[Symbol.asyncDispose]())

const { company: id, draftTerm } = manure.novarbo

async function read(): Promise<Operator> {
  return (await superadmin.ask(readOperator, { id })).body.operator as unknown as Operator
}

test('Lanta-appi 2.3: settings are saved as they were seen; an old version and a foreign role are refused', async () => {
  const settings = { ...firstSettings, phone: '000 000 0101', cutOffHours: 48, objectionDays: 14, accountSale: '3010' }
  const { version } = await read()
  expect((await superadmin.ask(saveOperator, { ...settings, id, version })).body).toMatchObject({
    version: version + 1,
  })
  expect(await read()).toEqual({ ...settings, id, version: version + 1 })
  expect((await superadmin.ask(saveOperator, { ...settings, id, version })).body.value).toBe('modified_elsewhere')
  expect((await superadmin.ask(saveOperator, { ...settings, id: nothing, version: 0 })).body.value).toBe('not_found')
  const receiver = await enterAs(portal, 'receiver')
  expect((await receiver.ask(readOperator, { id })).body.value).toBe('forbidden')
  expect((await receiver.ask(saveOperator, { ...settings, id, version: version + 1 })).body.value).toBe('forbidden')
})

test('Lanta-appi 2.3: settings that are saved leave the version of the terms as it is', async () => {
  const termsVersion = async () => (await superadmin.ask(readTerm, { id: draftTerm })).body.termsVersion
  expect((await superadmin.ask(publishTerm, { id: draftTerm, version: 1 })).status).toBe(200)
  const before = await termsVersion()
  const { version } = await read()
  expect((await superadmin.ask(saveOperator, { ...firstSettings, id, version })).status).toBe(200)
  expect(await termsVersion()).toBe(before)
})

test('Lanta-appi 8.8: settings beyond their limits are refused at the field', async () => {
  const { version } = await read()
  const refused = async (changes: object) =>
    (await superadmin.ask(saveOperator, { ...firstSettings, id, version, ...changes } as never)).body.fields
  expect(await refused({ estimateTolerancePct: 101 })).toEqual(['estimateTolerancePct'])
  expect(await refused({ docRetentionYears: 5 })).toEqual(['docRetentionYears'])
  expect(await refused({ docRetentionYears: 31 })).toEqual(['docRetentionYears'])
  expect(await refused({ releaseCutOff: '24:00' })).toEqual(['releaseCutOff'])
  expect(await refused({ ordersEmail: 'ei osoite' })).toEqual(['ordersEmail'])
})
