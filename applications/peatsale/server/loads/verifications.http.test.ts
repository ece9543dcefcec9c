/** The office's queue of loads to verify (issue 26, 3.3). */
import type { TestPortal } from '@workspace/portal/server/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandLoad } from '../../contract/loads/calls.ts'
import type { VerificationRow } from '../../contract/loads/verification-call.ts'
import { searchVerifications } from '../../contract/loads/verification-call.ts'
import type { PeatPerson } from '../testing/index.ts'
import { enterAs, loadEvent, makeLoad, startPeatPortal } from '../testing/index.ts'

let portal: TestPortal
let office: PeatPerson

beforeAll(async () => {
  portal = await startPeatPortal()
  office = await enterAs(portal, 'office')
})
afterAll(() => portal[Symbol.asyncDispose]())

const delivered = {
  ...{ state: 'delivered', delivered_at: '2026-10-05T05:00:00.000Z', delivery_day: '2026-10-05' },
  ...{ delivery_week: '2026-W41', freight_rate: '{"kind":"perLoad","price":36600}' },
}
const full = { loaded: 120_000, delivered: 120_000, basis: 'box' }

async function queue(by: PeatPerson, view: object = {}) {
  const { body } = await by.ask(searchVerifications, view)
  return body as unknown as { rows: VerificationRow[]; counts: Record<string, number>; value: string }
}

test('Kuivikemyynti 5.5: ordered, loaded and unloaded stand beside each other, and what speaks against it is marked', async () => {
  const plain = await makeLoad(portal, { load: { ...delivered, receipt_kind: 'name' }, line: full })
  const less = { loaded: 120_000, delivered: 100_000, basis: 'box' }
  const short = await makeLoad(portal, { load: { ...delivered, freight_rate: null }, line: less })
  const { rows, counts } = await queue(office)
  const rowOf = (id: string) => rows.find(({ load }) => load.id === id)
  expect(rowOf(plain.id)).toMatchObject({ ordered: 120_000, difference: 0, receipt: 'name', marks: [] })
  expect(rowOf(plain.id)?.load).toMatchObject({ loaded: 120_000, delivered: 120_000 })
  expect(rowOf(short.id)).toMatchObject({ difference: -167, marks: ['differs', 'noReceipt', 'noFreight'] })
  expect(counts).toMatchObject({ all: 2, differs: 1, papers: 1, plain: 1 })
  expect((await queue(office, { show: 'differs' })).rows.map(({ load }) => load.id)).toEqual([short.id])

  // What is proposed is what verifying takes.
  const { proposal, load } = rowOf(plain.id) ?? rows[0] ?? { proposal: undefined, load: undefined }
  const lines = proposal?.lines.map(({ line, billed }) => ({ line, billed })) ?? []
  const data = { lines, freight: proposal?.freight ?? null, waiting: proposal?.waiting }
  const event = loadEvent('verify', plain.id, data as never, { baseVersion: load?.version ?? 0 })
  expect((await office.ask(commandLoad, { event } as never)).body).toMatchObject({ state: 'verified' })
  expect((await queue(office)).counts).toMatchObject({ all: 1, plain: 0 })
})

test('Kuivikemyynti 2.6: another seller’s office sees nothing of the queue, and nobody else has one', async () => {
  await makeLoad(portal, { load: delivered, line: full })
  expect((await queue(await enterAs(portal, 'otherOffice'))).rows).toEqual([])
  for (const who of ['customer', 'driver', 'lead', 'loader'] as const) {
    expect((await queue(await enterAs(portal, who))).value, who).toBe('forbidden')
  }
})
