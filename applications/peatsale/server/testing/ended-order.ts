import type { TestPortal } from '@workspace/portal/server/testing'
import { issueConfirmation, issueWaybill } from '../documents/issue.ts'
import { recordMove } from '../events/peat-events.ts'
import type { MadeLoad } from './load-events.ts'
import { makeLoad } from './load-events.ts'
import { writePeat } from './peat-fixture.ts'

export type EndedGiven = Parameters<typeof makeLoad>[1]

/** An order of Biolan's, delivered in October 2026 and invoiced, with everything that names somebody, and its papers. */
export async function endedOrder(
  portal: TestPortal,
  { office, customer, ...given }: EndedGiven & { readonly office: string; readonly customer: string },
): Promise<MadeLoad & { readonly papers: readonly string[] }> {
  const made = await makeLoad(portal, {
    order: {
      ...{ state: 'closed', changed_at: '2026-11-01T06:00:00.000Z', entered_by: customer, confirmed_by: office },
      ...{ contact_name: 'Eero Yhteys', contact_phone: '000 000 0666', instructions: 'Portin koodi 4711' },
      ...{ note: 'Terveisin Eero', ...given.order },
    },
    load: {
      ...{ state: 'locked', delivery_day: '2026-10-13', delivered_at: '2026-10-13T08:00:00.000Z', driver: office },
      ...{ receipt_kind: 'name', receiver_name: 'Liisa Vastaanottaja', receipt_remarks: 'Liisa oli kotona' },
      ...{ verified_by: office, net: 112_800, ...given.load },
    },
  })
  const issuing = { host: { people: { cards: async () => [] } }, now: new Date('2026-10-13T09:00:00.000Z'), by: office }
  const papers = await writePeat(portal, async (own, transaction) => {
    const data = { contactName: 'Eero Yhteys', lines: [], note: 'Terveisin Eero' }
    const now = new Date('2026-09-01T06:00:00.000Z')
    const told = { role: 'customerOwn', actor: customer, data, now }
    await recordMove(transaction, { aggregate: 'order', of: made.order, kind: 'submit', state: 'submitted', ...told })
    const driven = { load_id: made.id, person: office, from_at: now.toISOString(), to_at: null }
    await own.insertInto('peatsale_load_driver').values(driven).execute()
    return [
      await issueWaybill(transaction, { ...issuing, load: made.id }),
      await issueConfirmation(transaction, { ...issuing, order: made.order }),
    ]
  })
  return { ...made, papers }
}
