/** Consignments that are settled on both sides, by the calls of each role, for tests of batches. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { minutes } from '@workspace/portal/server/testing'
import { expect } from 'vitest'
import type { Batch, Proposal } from '../../contract/billing/batch.ts'
import { approveBatches, proposeBatches, readBatch } from '../../contract/billing/calls.ts'
import { agreeTerms } from './agreed-terms.ts'
import { enterAs } from './callers.ts'
import { manure } from './ids.ts'
import { novarboJourneys } from './journey.ts'
import { manureTables, writeManure } from './manure-fixture.ts'

const { novarbo } = manure
export const october = { company: novarbo.company, from: '2026-10-01', to: '2026-10-31' } as const
/** Cents of a column of a CSV file. */
export function summed(csv: string, heading: string): number {
  const [head = '', ...lines] = csv.replace('\uFEFF', '').trim().split('\r\n')
  const at = head.split(';').indexOf(`"${heading}"`)
  return lines.reduce((sum, line) => sum + Number((line.split(';')[at] ?? '').replace(',', '')), 0)
}

/** Novarbo's people, and what they do until a consignment is confirmed and its batches are approved. */
export async function settlingJourneys(portal: TestPortal) {
  const people = await novarboJourneys(portal)
  const accounts = { account_sale: '3010', account_purchase: '4010' }
  await writeManure(portal, async (own) => {
    await own.updateTable('manuredelivery_operator').set(accounts).execute()
    // No day is full.
    await own.updateTable('manuredelivery_plant').set({ kg_per_day: 100_000_000 }).execute()
  })

  async function proposed(): Promise<Proposal> {
    const answer = await people.office.ask(proposeBatches, october)
    expect(answer.status).toBe(200)
    return (answer.body as unknown as { proposal: Proposal }).proposal
  }

  const withTerms = (request: string) => agreeTerms(portal, request)

  async function confirmed(): Promise<{ readonly request: string; readonly consignment: string }> {
    const made = await people.accepted()
    await withTerms(made.request)
    await loaded(made.consignment)
    await people.receive(made.consignment)
    await done(people.send.consignment(people.farm, 'confirmQuantity', { of: made.consignment, data: {} }))
    return made
  }

  async function loaded(of: string): Promise<void> {
    await done(people.assign(of))
    await done(people.send.consignment(people.driver, 'arriveAtFarm', { of, data: {} }))
    portal.clock.advance(minutes(20))
    const estimate = { unit: 'm3', amount: 50_000, basis: 'box' } as const
    const data = { estimate, store: novarbo.store, handedOverBy: { kind: 'name', name: 'Aino Isäntä' } } as const
    await done(people.send.consignment(people.driver, 'finishLoading', { of, data }))
  }

  async function done(sent: ReturnType<typeof people.send.consignment>): Promise<void> {
    const { status, body } = await sent
    if (status !== 200) throw new Error(JSON.stringify(body))
  }

  interface Made {
    readonly id: string
    readonly number: string
    readonly side: string
  }

  async function approved(of: Proposal): Promise<readonly Made[]> {
    const consignments = of.consignments.map(({ id, version }) => ({ id, version }))
    const answer = await people.office.ask(approveBatches, { ...october, consignments })
    expect(answer.body).toMatchObject({ value: 'ok' })
    return (answer.body as unknown as { batches: Made[] }).batches
  }

  async function read(id: string): Promise<Batch> {
    return ((await people.office.ask(readBatch, { id })).body as unknown as { batch: Batch }).batch
  }

  const stateOf = async (id: string) =>
    await manureTables(portal)
      .selectFrom('manuredelivery_consignment')
      .select(['state', 'sale_batch', 'purchase_batch', 'settlement', 'version'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()

  const [superadmin, otherOffice] = [await enterAs(portal, 'superadmin'), await enterAs(portal, 'otherOffice')]
  return {
    ...{ people, superadmin, otherOffice, proposed, withTerms, confirmed, loaded, done, approved, read, stateOf },
  }
}
