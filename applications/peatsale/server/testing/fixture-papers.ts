/** A waybill, a confirmation and a batch of each seller's order, with ids that a row of the matrix can name. */
import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { issueConfirmation, issueWaybill } from '../documents/issue.ts'
import { orderRows } from './fixture-work.ts'
import { nothing, peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

const issuing = { host: { people: { cards: async () => [] } }, now: new Date('2026-10-01T06:00:00.000Z'), by: nothing }

/** An approved batch with one row, of the seller's order. */
function batchRows({ order, batch, load }: { order: string; batch: string; load: string }, at: string) {
  const [{ number, seller, purchase_reference } = { number: '', seller: '', purchase_reference: '' }] =
    orderRows().filter((row) => row.id === order)
  const sums = { net: 10_000, vat: 2550, gross: 12_550 }
  const ofBatch = {
    ...{
      id: batch,
      number: `AIN-2026-W40-${batch.slice(-3)}-1`,
      seller,
      period_from: '2026-09-01',
      period_to: '2026-09-30',
    },
    ...{ week: '2026-W40', running: 1, state: 'approved', loads: 1, ...sums, approved_by: nothing, approved_at: at },
    version: 1,
  }
  const row = {
    ...{ id: newId(), batch, load_id: load, position: 0, seller, customer_number: '1001', business_id: '' },
    ...{ customer_name: 'Tila', einvoice_address: '', purchase_reference, order_number: number ?? '' },
    ...{ load_number: `${number}-1`, delivery_day: '2026-09-13', kind: 'goods', product_code: 'KT-IRTO' },
    ...{ product_name: 'Kuiviketurve', quantity: 10_000, unit: 'm3', unit_price: 100_000, price_base: 1, ...sums },
    ...{ vat_code: '24', vat_rate_bp: 2550, cost_centre: '', account: '3000', free_text: '', correction_of: null },
  }
  return { ofBatch, row }
}

export async function fillPapers(portal: TestPortal): Promise<void> {
  await writePeat(portal, async (own, transaction) => {
    for (const papers of [peat.biolanOrder, peat.novarboOrder]) {
      const { ofBatch, row } = batchRows(papers, issuing.now.toISOString())
      await own.insertInto('peatsale_invoice_batch').values(ofBatch).execute()
      await own.insertInto('peatsale_invoice_row').values(row).execute()
    }
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
