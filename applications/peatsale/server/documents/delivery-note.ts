/** What the delivery note of a load says: without prices (4.1). */
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { DeliveryNoteContent } from './content.ts'
import type { RegistersOnPaper } from './registers-on-paper.ts'
import type { LoadOnPaper } from './sources.ts'
import { goodsOnPaper, linesOnPaper, receiptOnPaper } from './sources.ts'
import type { Edition } from './store-document.ts'

export async function deliveryNoteOf(
  reader: PeatReader,
  load: LoadOnPaper,
  registers: RegistersOnPaper,
): Promise<(edition: Edition) => DeliveryNoteContent> {
  const site = await registers.site(load.site)
  const lines = await linesOnPaper(reader, load.id)
  const before = await deliveredBefore(reader, load)
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

/** By line of the order, with its other loads that were delivered up to then. */
async function deliveredBefore(reader: PeatReader, load: LoadOnPaper): Promise<ReadonlyMap<string, number>> {
  const rows = await ownTables(reader)
    .selectFrom('peatsale_load_line as line')
    .innerJoin('peatsale_load as load', 'load.id', 'line.load_id')
    .select(['line.order_line', 'line.delivered'])
    .where('load.order_id', '=', load.order_id)
    .where('load.id', '!=', load.id)
    .where('load.state', 'in', ['delivered', 'verified', 'locked'])
    .where('load.delivered_at', '<=', load.delivered_at ?? '')
    .execute()
  const sums = new Map<string, number>()
  for (const { order_line, delivered } of rows) sums.set(order_line, (sums.get(order_line) ?? 0) + (delivered ?? 0))
  return sums
}
