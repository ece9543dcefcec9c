/** What the delivery note of a load says: without prices (4.1). */

import type { Edition } from '@workspace/logistics/server'
import type { DeliveryNoteContent } from './content.ts'
import type { DocumentParties } from './document-parties.ts'
import type { LoadOnPaper, PaperRows } from './sources.ts'
import { goodsOnPaper, receiptOnPaper } from './sources.ts'

export async function deliveryNoteOf(
  load: LoadOnPaper,
  { rows, registers }: { readonly rows: PaperRows; readonly registers: DocumentParties },
): Promise<(edition: Edition) => DeliveryNoteContent> {
  const site = await registers.site(load.site)
  const lines = await rows.lines(load.id)
  const before = await rows.deliveredBefore(load)
  const body = {
    number: load.number,
    orderNumber: load.order_number ?? '',
    seller: (await registers.seller(load.seller)).onPaper,
    customer: (await registers.customer(load.customer)).company,
    site: site ? { name: site.name, street: site.street, postalCode: site.postal_code, city: site.city } : null,
    deliveredAt: load.delivered_at ?? '',
    goods: lines.map((line) => ({
      ...goodsOnPaper(line),
      ordered: line.ordered,
      loaded: line.loaded,
      delivered: line.delivered ?? 0,
      deliveredSoFar: (before.get(line.order_line) ?? 0) + (line.delivered ?? 0),
    })),
    receipt: receiptOnPaper(load),
  }
  return (edition) => ({ ...edition, ...body })
}
