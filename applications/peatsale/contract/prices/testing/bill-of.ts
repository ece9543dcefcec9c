/** The figures of an output in the form of the reference, so that the two can be compared as one text. */
import type { LineSnapshot, PricedRow, PriceOutput } from '../price-output.ts'
import type { Bill } from './reference.ts'

export function billOf({ snapshot, loads, total }: PriceOutput): Bill {
  return {
    lines: snapshot.map(snapshotFigures),
    loads: loads.map(({ id, deliveryDay, rows, vatByRate, net, vat, gross }) => ({
      ...{ id, day: deliveryDay },
      rows: rows.map((row) => [row.kind, quantityOf(row), row.exactCents, row.net, row.vatRateBp, row.vatShare]),
      rates: vatByRate.map((rate) => [rate.rateBp, rate.net, rate.vat]),
      sums: [net, vat, gross],
    })),
    total: total === undefined ? 'missing' : [total.net, total.vat, total.gross],
  }
}

function snapshotFigures(line: LineSnapshot): readonly unknown[] {
  const { product, basis, basisQty, list, zone, minQty, unitPrice, priceBaseQty, includesFreight, manual, lowered } =
    line
  const told = [product, basis, basisQty, line.passedOver.map((each) => `${each.list}: ${each.why}`).join('|')]
  if (manual !== undefined) return [...told, 'manual', unitPrice, priceBaseQty, includesFreight, manual.reason]
  return [
    ...told,
    ...(list === undefined ? [] : [list, zone, minQty, unitPrice, priceBaseQty, includesFreight]),
    ...(lowered === undefined ? [] : [lowered.to, lowered.kept, lowered.unitPrice, lowered.minQty]),
  ]
}

function quantityOf(row: PricedRow): number {
  if (row.kind === 'fuel') return row.base
  return row.kind === 'secondDrop' ? 0 : row.quantity
}
