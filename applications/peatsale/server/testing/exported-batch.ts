import { newId } from '@workspace/portal/server'
import type { TestPortal } from '@workspace/portal/server/testing'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

/** A batch of the last quarter of 2026 with one row that names its buyer, and its CSV where it is exported. */
export async function exportedBatch(
  portal: TestPortal,
  { load, by, isExported = true }: { readonly load: string; readonly by: string; readonly isExported?: boolean },
): Promise<{ readonly batch: string; readonly row: string }> {
  const [batch, row] = [newId(), newId()]
  const files = portal.host.files.of('peatsale')
  const file = await files.keep(Buffer.from('asiakas;summa\nKalliorinne;1128,00\n'), 'csv')
  await writePeat(portal, async (own, transaction) => {
    await own
      .insertInto('peatsale_invoice_batch')
      .values({
        ...{ id: batch, number: 'AIN-2026-W45-BIO-9', seller: peat.biolan.seller, period_from: '2026-10-01' },
        ...{
          period_to: '2026-12-31',
          week: '2026-W45',
          running: 9,
          state: isExported ? 'exported' : 'approved',
          loads: 1,
          net: 112_800,
        },
        ...{ vat: 28_764, gross: 141_564, approved_by: by, approved_at: '2026-11-02T06:00:00.000Z', version: 1 },
      })
      .execute()
    await own
      .insertInto('peatsale_invoice_row')
      .values({
        ...{ id: row, batch, load_id: load, position: 1, seller: peat.biolan.seller, customer_number: '10042' },
        ...{ business_id: '9990001-6', customer_name: 'Kalliorinteen Maito Oy', einvoice_address: '003799900016' },
        ...{ purchase_reference: 'Eeron tilaus', order_number: 'KM-26-00042', load_number: 'KM-26-00042-1' },
        ...{ delivery_day: '2026-10-13', kind: 'goods', product_code: 'KT-IRTO', product_name: 'Kuiviketurve' },
        ...{ quantity: 120_000, unit: 'm3', unit_price: 94_000, price_base: 1, net: 112_800, vat_code: '1' },
        ...{
          vat_rate_bp: 2550,
          vat: 28_764,
          gross: 141_564,
          cost_centre: '',
          account: '',
          free_text: 'Terveisin Eero',
        },
        correction_of: null,
      })
      .execute()
    if (!isExported) return
    const made = { batch, format: 'csv', file, made_at: '2026-11-02T06:00:00.000Z', made_by: by }
    await own.insertInto('peatsale_batch_export').values(made).execute()
    await files.use(transaction, file, `batch:${batch}:csv`)
  })
  return { batch, row }
}
