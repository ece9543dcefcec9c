/** A waybill and a confirmation of each seller's order, with ids that a row of the matrix can name. */
import type { TestPortal } from '@workspace/portal/server/testing'
import { issueConfirmation, issueWaybill } from '../documents/issue.ts'
import { nothing, peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

const issuing = { host: { people: { cards: async () => [] } }, now: new Date('2026-10-01T06:00:00.000Z'), by: nothing }

export async function fillPapers(portal: TestPortal): Promise<void> {
  await writePeat(portal, async (own, transaction) => {
    for (const { order, load, waybill, confirmation } of [peat.biolanOrder, peat.novarboOrder]) {
      const issued = [
        [await issueWaybill(transaction, { ...issuing, load }), waybill],
        [await issueConfirmation(transaction, { ...issuing, order }), confirmation],
      ] as const
      for (const [random, id] of issued) {
        await own.updateTable('peatsale_document').set({ id }).where('id', '=', random).execute()
      }
    }
  })
}
