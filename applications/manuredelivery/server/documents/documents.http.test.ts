/** Documents of a consignment as each role reads them (lanta-appi 7.6). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import { enterAs, manureTables, novarboJourneys, startManurePortal } from '../testing/index.ts'

let portal: TestPortal
let novarbo: Awaited<ReturnType<typeof novarboJourneys>>

beforeAll(async () => {
  portal = await startManurePortal()
  novarbo = await novarboJourneys(portal)
})
afterAll(() => portal[Symbol.asyncDispose]())

/** Those that are issued, the commercial document first, then by edition. */
const documentsOf = (of: string) =>
  manureTables(portal)
    .selectFrom('manuredelivery_document')
    .select(['id', 'kind', 'edition', 'is_void', 'number'])
    .where('of_id', '=', of)
    .orderBy('kind')
    .orderBy('edition')
    .execute()

async function numberOf(consignment: string): Promise<string> {
  const rows = manureTables(portal).selectFrom('manuredelivery_consignment').select('number')
  return (await rows.where('id', '=', consignment).executeTakeFirstOrThrow()).number
}

test('3.3, 7.6: the commercial document has the estimate at the collection and what was weighed at the reception', async () => {
  const { consignment: of } = await novarbo.received()
  const documents = await documentsOf(of)
  expect(documents.map(({ kind, edition, is_void }) => [kind, edition, is_void])).toEqual([
    ['commercialDocument', 1, 0],
    ['commercialDocument', 2, 0],
    ['weighbridgeTicket', 1, 0],
  ])
  expect(documents[0]?.number.startsWith(`${await numberOf(of)}-`)).toBe(true)
  const read = []
  for (const { id } of documents) read.push((await novarbo.office.ask(readDocument, { id })).body)
  expect(read).toMatchObject([
    { content: { quantity: { kind: 'estimate', kg: 25_000, weighings: [] } } },
    { content: { quantity: { kind: 'measured', kg: 24_840, weighings: [{ gross: 40_120, tare: 15_280 }] } } },
    { kind: 'weighbridgeTicket', number: expect.stringMatching(/^KUN-26-/) },
  ])
})

test('3.3, 7.6: a reception taken back voids its edition, and the truck drives on with one document', async () => {
  const { consignment: of } = await novarbo.received()
  await novarbo.send.consignment(novarbo.receiver, 'undoReceived', { of, data: {} })
  const valid = (await documentsOf(of)).filter(({ kind, is_void }) => kind === 'commercialDocument' && is_void === 0)
  expect(valid).toHaveLength(1)
})

test('3.3, 7.6: the document of a refused load holds what was loaded and what was weighed', async () => {
  const { consignment: of } = await novarbo.collected()
  const refusal = { reasonKind: 'foreign_objects', cause: 'farm', next: 'undecided' } as const
  await novarbo.send.consignment(novarbo.receiver, 'refuse', { of, data: refusal })
  const [, second] = await documentsOf(of)
  const { body } = await novarbo.driver.ask(readDocument, { id: second?.id ?? '' })
  expect(body).toMatchObject({ edition: 2, content: { quantity: { kind: 'estimate', kg: 25_000 } } })
})

test('7.3, 7.6: farm, crew, plant and office open the PDF; another farm and another office find nothing', async () => {
  const { consignment: of } = await novarbo.received()
  const [replaced, valid] = await documentsOf(of)
  const id = valid?.id ?? ''
  expect((await novarbo.farm.ask(readDocument, { id: replaced?.id ?? '' })).status).toBe(404)
  const { farm, office, lead, driver, receiver } = novarbo
  for (const person of [farm, office, lead, driver, receiver]) {
    const answer = await person.ask(giveDocument, { id, language: 'en' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf'])
  }
  for (const caller of ['otherFarm', 'otherOffice', 'otherLead', 'otherReceiver'] as const) {
    const answer = await (await enterAs(portal, caller)).ask(giveDocument, { id, language: 'en' })
    expect(answer.status).toBe(404)
  }
})
