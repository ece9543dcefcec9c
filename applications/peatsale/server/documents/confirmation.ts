/** What the confirmation of an order says: prices with why, and what holds until the truck comes (4.1). */

import type { Edition } from '@workspace/logistics/server'
import type { OrderPrices } from '../../contract/orders/order.ts'
import type { LineSnapshot, PricedRow } from '../../contract/prices/price-output.ts'
import { cutOffOf } from '../orders/cut-off.ts'
import { freightOverride } from '../orders/freight-override.ts'
import type { StoredOrder, StoredOrderLine } from '../orders/order-rows.ts'
import { storedPricesOf } from '../orders/stored-prices.ts'
import type { ConfirmationContent, Names, PriceRowOnPaper, WhyOnPaper } from './content.ts'
import type { DocumentParties } from './document-parties.ts'
import type { PaperRows } from './sources.ts'

export async function confirmationOf(
  order: StoredOrder,
  { rows, registers }: { readonly rows: PaperRows; readonly registers: DocumentParties },
): Promise<(edition: Edition) => ConfirmationContent> {
  const lines = await rows.orderLines(order.id)
  const site = await registers.site(order.site)
  const seller = await registers.seller(order.seller)
  const number = order.number ?? ''
  const stored = storedPricesOf(order)
  const prices = stored && (await rows.withZones(stored.prices, order.seller))
  const body = {
    ...{ number, orderNumber: number, purchaseReference: order.purchase_reference },
    seller: seller.onPaper,
    customer: (await registers.customer(order.customer)).company,
    method: order.method === 'collected' ? ('collected' as const) : ('delivered' as const),
    site: site
      ? {
          ...{ name: site.name, street: site.street, postalCode: site.postal_code, city: site.city },
          ...{ surface: site.surface, maxCombination: site.max_combination },
        }
      : null,
    swamp: (await registers.swamp(order.swamp))?.name ?? '',
    ...{ week: order.week, day: order.day, instructions: order.instructions },
    ...(order.wish_week !== null && order.wish_week !== order.week && { wished: order.wish_week }),
    goods: lines.map((line) => ({
      ...{ name: nameOf(line), unit: line.unit, ordered: line.ordered, tolerancePct: line.tolerance_pct },
    })),
    ...pricesOf(prices, { order, lines }),
  }
  const cutOff = cutOffOf({ week: order.week, slots: await rows.slots(order.id), cutOffHours: seller.cutOffHours })
  // What has passed when it is issued is no deadline.
  return (edition) => {
    const isAhead = cutOff !== undefined && cutOff.toISOString() > edition.issuedAt
    return { ...edition, ...body, cutOff: isAhead ? cutOff.toISOString() : null }
  }
}

const nameOf = ({ name_fi, name_en }: StoredOrderLine): Names => ({ fi: name_fi, en: name_en })

type Ordered = { readonly order: StoredOrder; readonly lines: readonly StoredOrderLine[] }

function pricesOf(prices: OrderPrices | undefined, { order, lines }: Ordered) {
  const output = prices?.output
  if (!prices || !output?.total) return { rows: [], why: [], vat: [], total: null }
  const { net, vat, gross } = output.total
  return {
    rows: rowsOf(
      output.loads.flatMap(({ rows }) => rows),
      lines,
    ),
    why: output.snapshot.flatMap((line) => whyOf(line, prices, { order, lines })),
    vat: vatOf(output.loads.flatMap(({ vatByRate }) => vatByRate)),
    total: { net, vat, gross },
  }
}

/** Rows of the loads, those of one price together: their nets are sums of rounded ones (R15). */
function rowsOf(rows: readonly PricedRow[], lines: readonly StoredOrderLine[]): PriceRowOnPaper[] {
  const together = Map.groupBy(rows, (row) => JSON.stringify({ ...figuresOf(row), quantity: 0 }))
  return [...together.values()].flatMap((alike) => {
    const [first] = alike
    if (first === undefined) return []
    const { product, ...figures } = figuresOf(first)
    const line = lines.find(({ code }) => code === product)
    const quantity =
      figures.quantity === null ? null : alike.reduce((sum, row) => sum + (figuresOf(row).quantity ?? 0), 0)
    const net = alike.reduce((sum, row) => sum + row.net, 0)
    return [{ ...figures, quantity, product: line ? nameOf(line) : null, net }]
  })
}

function figuresOf(row: PricedRow) {
  return {
    kind: row.kind,
    product: 'product' in row ? row.product : '',
    quantity: 'quantity' in row ? row.quantity : null,
    unit: 'unit' in row ? row.unit : '',
    unitPrice: 'unitPrice' in row ? row.unitPrice : null,
    priceBase: 'priceBaseQty' in row ? row.priceBaseQty : 1,
  }
}

/** The reason of a price by hand is the office's own. */
function whyOf(line: LineSnapshot, prices: OrderPrices, { order, lines }: Ordered): WhyOnPaper[] {
  const ordered = lines.find(({ code }) => code === line.product)
  if (!ordered || line.includesFreight === undefined) return []
  const list = prices.lists.find(({ id }) => id === line.list)
  const zone = prices.zones?.find(({ code }) => code === line.zone)?.name ?? line.zone ?? ''
  const freight = order.method === 'delivered' ? freightOverride(order)?.by : undefined
  return [
    {
      ...{ product: nameOf(ordered), unit: ordered.unit, zone, minQty: line.minQty ?? 0 },
      list: list && !line.manual ? { name: list.name, version: list.version } : null,
      includesFreight: line.includesFreight,
      ...(freight !== undefined && freight !== 'table' && { freight }),
    },
  ]
}

function vatOf(rates: readonly { readonly rateBp: number; readonly net: number; readonly vat: number }[]) {
  const byRate = [...Map.groupBy(rates, ({ rateBp }) => rateBp)].toSorted(([a], [b]) => a - b)
  return byRate.map(([rateBp, alike]) => ({
    rateBp,
    net: alike.reduce((sum, { net }) => sum + net, 0),
    vat: alike.reduce((sum, { vat }) => sum + vat, 0),
  }))
}
