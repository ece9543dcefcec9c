/** The hand-over contract between a farm and a company as a document to be signed on paper (lanta-appi 7.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readDocument, searchDocuments } from '../../contract/documents/calls.ts'
import { giveContract, saveFarmLink } from '../../contract/farms/farm-link.ts'
import { manuredeliveryServer } from '../index.ts'
import type { ManurePerson } from '../testing/index.ts'
import { enterAs, manure, manureTables, startManurePortal, writeManure } from '../testing/index.ts'
import { newFarmLink } from '../testing/inputs.ts'

const { account, company } = manure.novarbo
let portal: TestPortal
let office: ManurePerson
let farm: ManurePerson

beforeAll(async () => {
  portal = await startManurePortal()
  office = await enterAs(portal, 'office')
  farm = await enterAs(portal, 'farm')
  await writeManure(portal, (own) =>
    own
      .updateTable('manuredelivery_farm')
      .set({
        keeping_places: JSON.stringify([{ id: 'FI-77', municipality: 'Kauhava' }]),
        species: JSON.stringify([{ species: 'horse', places: 12 }]),
      })
      .where('id', '=', account)
      .execute(),
  )
})
afterAll(() => portal[Symbol.asyncDispose]())

const print = (by: ManurePerson) => by.ask(giveContract, { account, company } as never)
const agree = (version: number, contract: object | null) =>
  office.ask(saveFarmLink, { ...newFarmLink, account, company, version, contract } as never)
const editions = async (by: ManurePerson) => {
  const { body } = await by.ask(searchDocuments, { kind: 'handOverContract' })
  return (body as unknown as { rows: { id: string; number: string; edition: number }[] }).rows
}

test('Lanta-appi 7.6: what is agreed is printed to be signed, and once the day of signing is entered in a new edition', async () => {
  expect((await print(office)).body).toMatchObject({ value: 'wrong_state' })
  const contract = { from: '2026-01-01', to: '2028-12-31', kgPerYear: 400_000, signedOn: null }
  expect((await agree(1, contract)).status).toBe(200)
  const printed = await print(office)
  expect([printed.status, printed.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  expect((await print(office)).status).toBe(200)
  expect(await editions(office)).toMatchObject([{ number: 'LS-26-00001', edition: 1 }])
  expect((await agree(2, { ...contract, signedOn: '2026-10-02' })).status).toBe(200)
  expect((await print(office)).status).toBe(200)
  const [signed] = await editions(office)
  expect(signed).toMatchObject({ number: 'LS-26-00001', edition: 2 })
  const { body } = await farm.ask(readDocument, { id: signed?.id ?? '' })
  expect(body['content']).toMatchObject({
    ...{ kgPerYear: 400_000, from: '2026-01-01', to: '2028-12-31', signedOn: '2026-10-02' },
    ...{ farm: { name: 'Koivukummun Siipikarja' }, company: { name: 'Novarbo' } },
    keepingPlaces: [{ id: 'FI-77', municipality: 'Kauhava' }],
  })
})

test('Lanta-appi 7.3, 7.6: the contract is its farm’s and its office’s; another company reads and prints none of it', async () => {
  expect(await editions(farm)).toHaveLength(1)
  const [signed] = await editions(office)
  const otherOffice = await enterAs(portal, 'otherOffice')
  expect((await print(otherOffice)).status).toBe(404)
  expect(await editions(otherOffice)).toEqual([])
  expect((await otherOffice.ask(readDocument, { id: signed?.id ?? '' })).status).toBe(404)
  for (const caller of ['farm', 'driver', 'lead', 'receiver'] as const) {
    expect((await print(await enterAs(portal, caller))).body).toMatchObject({ value: 'forbidden' })
  }
  expect((await (await enterAs(portal, 'driver')).ask(readDocument, { id: signed?.id ?? '' })).status).toBe(404)
})

test('Lanta-appi 7.11: it names the farm for six years after the one in which it ended', async () => {
  const retention = manuredeliveryServer.jobs?.find(({ name }) => name === 'retention')
  const printed = async () => {
    const documents = manureTables(portal).selectFrom('manuredelivery_document').select('content')
    return JSON.stringify(await documents.where('kind', '=', 'handOverContract').execute())
  }
  await retention?.run(portal.host, new Date('2034-12-31T21:59:59.999Z'))
  expect(await printed()).toContain('Koivukum')
  await retention?.run(portal.host, new Date('2034-12-31T22:00:00.000Z'))
  expect(await printed()).not.toContain('Koivukum')
})
