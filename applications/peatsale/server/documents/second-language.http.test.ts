/** Papers in the other language: kept once drawn, and drawn in turns, so that one person makes nobody wait (4.1). */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDocument } from '../../contract/documents/calls.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, fillPapers, peat, peatTables, startPeatPortal, writePeat } from '../testing/index.ts'

let portal: TestPortal
let people: Record<'customer' | 'office', PeatPerson>
const { waybill } = peat.biolanOrder

beforeAll(async () => {
  portal = await startPeatPortal()
  await fillPapers(portal)
  people = { customer: await enterAs(portal, 'customer'), office: await enterAs(portal, 'office') }
})
afterAll(() => portal[Symbol.asyncDispose]())

async function copies(count: number): Promise<readonly string[]> {
  const ids = Array.from({ length: count }, () => newId())
  await writePeat(portal, async (own) => {
    const papers = own.selectFrom('peatsale_document').selectAll().where('id', '=', waybill)
    const paper = await papers.executeTakeFirstOrThrow()
    const rows = ids.map((id, at) => ({ ...paper, id, number: `${paper.number}-${at}`, edition: at + 10 }))
    await own.insertInto('peatsale_document').values(rows).execute()
  })
  return ids
}

test('Kuivikemyynti 4.1: a paper in the other language is drawn once and kept', async () => {
  const first = await people.customer.ask(giveDocument, { id: waybill, language: 'en' })
  expect(first.status, first.text).toBe(200)
  const kept = peatTables(portal).selectFrom('peatsale_document_file').selectAll().where('document', '=', waybill)
  const rows = await kept.execute()
  expect(rows).toMatchObject([{ language: 'en' }])
  const again = await people.office.ask(giveDocument, { id: waybill, language: 'en' })
  expect(again.text).toBe(first.text)
  expect(await kept.execute()).toEqual(rows)
})

test('Kuivikemyynti 4.1: who asks for very many papers at once waits in a queue of the own, and nobody else waits for them', async () => {
  const [mine = '', ...many] = await copies(41)
  const answered: string[] = []
  const asked = many.map(async (id) => {
    const { status } = await people.customer.ask(giveDocument, { id, language: 'en' })
    answered.push(`customer ${status}`)
    return status
  })
  await new Promise((resolve) => setTimeout(resolve, 50))
  const office = await people.office.ask(giveDocument, { id: mine, language: 'en' })
  const before = answered.filter((each) => each === 'customer 200').length
  expect(office.status, office.text).toBe(200)
  const statuses = await Promise.all(asked)
  const drawn = statuses.filter((status) => status === 200).length
  // The office waits for the one that is being drawn and one more, not for all that the customer has asked for.
  expect(before).toBeLessThan(drawn)
  expect(drawn).toBeLessThanOrEqual(10)
  expect(new Set(statuses)).toEqual(new Set([200, 503]))
})
