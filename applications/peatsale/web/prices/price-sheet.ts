/** The rows of a price list as a sheet: goods with their terms, a line for each zone and season, a column for each break. */
import type { Quantity, UnitPrice } from '@workspace/portal/contract'
import { halfAwayFromZero } from '@workspace/portal/contract'
import type { PriceListRow, PriceRowChange } from '../../contract/prices/price-list.ts'

/** What a row is a price of. Its price is what changes; a row with another place is another row. */
export type PricePlace = Pick<
  PriceListRow,
  'product' | 'unit' | 'priceBaseQty' | 'zone' | 'method' | 'minQty' | 'includesFreight' | 'seasonFrom' | 'seasonTo'
>

/** A row as the sheet has it. */
export type SheetRow = PricePlace & Pick<PriceListRow, 'id' | 'unitPrice'>

/** By the key of its place: the price of each row, in ten-thousandths of a euro. */
export type Prices = Readonly<Record<string, number | undefined>>

export interface Sheet {
  readonly version: number
  readonly rows: readonly SheetRow[]
}

/** Keys are read back as places; they have no point in them, which would be a path to the kit's forms. */
export function keyOf(place: PricePlace): string {
  const { product, unit, priceBaseQty, zone, method, minQty, includesFreight, seasonFrom, seasonTo } = place
  return JSON.stringify([product, unit, priceBaseQty, zone, method, minQty, includesFreight, seasonFrom, seasonTo])
}

export function placeOf(key: string): PricePlace {
  const [product, unit, priceBaseQty, zone, method, minQty, includesFreight, seasonFrom, seasonTo] = JSON.parse(key)
  return { product, unit, priceBaseQty, zone, method, minQty, includesFreight, seasonFrom, seasonTo }
}

export function pricesOf(rows: readonly SheetRow[]): Prices {
  return Object.fromEntries(rows.map((row) => [keyOf(row), row.unitPrice]))
}

/** What has to be sent so that the stored rows become these prices: a price that is gone takes its row away. A new row has `idOf` its key. */
export function changesTo(
  stored: readonly SheetRow[],
  prices: Prices,
  idOf: (key: string) => string,
): PriceRowChange[] {
  const known = new Map(stored.map((row) => [keyOf(row), row]))
  const keys = new Set([...known.keys(), ...Object.keys(prices)])
  return [...keys].flatMap((key): PriceRowChange[] => {
    const row = known.get(key)
    const price = prices[key]
    if (price === undefined) return row === undefined ? [] : [{ action: 'remove', id: row.id }]
    if (row?.unitPrice === price) return []
    return [{ action: 'save', id: row?.id ?? idOf(key), ...placeOf(key), unitPrice: price as UnitPrice }]
  })
}

/** The rows as they are once the changes have been saved. */
export function afterChanges(rows: readonly SheetRow[], changes: readonly PriceRowChange[]): readonly SheetRow[] {
  const touched = new Set(changes.map(({ id }) => id))
  const saved = changes.flatMap((change): SheetRow[] => {
    if (change.action === 'remove') return []
    const { action: _, ...row } = change
    return [row as SheetRow]
  })
  return [...rows.filter(({ id }) => !touched.has(id)), ...saved]
}

/** Goods with the terms that a block of the sheet has in common. */
export interface Block {
  readonly key: string
  readonly terms: Pick<PricePlace, 'product' | 'unit' | 'priceBaseQty' | 'method' | 'includesFreight'>
  /** Rising. */
  readonly breaks: readonly Quantity[]
  readonly lines: readonly Pick<PricePlace, 'zone' | 'seasonFrom' | 'seasonTo'>[]
}

/** In the order of `products`, delivered before collected; lines in the order of `zones`, any zone first. */
export function blocksOf(
  keys: readonly string[],
  order: { readonly products: readonly string[]; readonly zones: readonly string[] },
): readonly Block[] {
  const places = keys.map(placeOf)
  const blocks = [...Map.groupBy(places, (place) => JSON.stringify(termsOf(place)))].flatMap(([key, alike]) => {
    const [first] = alike
    if (first === undefined) return []
    const breaks = [...new Set(alike.map(({ minQty }) => minQty))].toSorted((a, b) => a - b)
    return [{ key, terms: termsOf(first), breaks, lines: linesOf(alike, order.zones) }]
  })
  return blocks.toSorted(
    ({ terms: a }, { terms: b }) =>
      order.products.indexOf(a.product) - order.products.indexOf(b.product) ||
      b.method.localeCompare(a.method) ||
      Number(b.includesFreight) - Number(a.includesFreight) ||
      a.priceBaseQty - b.priceBaseQty,
  )
}

/** Blocks after one another with the same breaks of the same unit: they share the headings of one table. */
export function besideEachOther(blocks: readonly Block[]): readonly (readonly [Block, ...Block[]])[] {
  const tables: [Block, ...Block[]][] = []
  for (const block of blocks) {
    const last = tables.at(-1)
    if (last !== undefined && columnsOf(last[0]) === columnsOf(block)) last.push(block)
    else tables.push([block])
  }
  return tables
}

function columnsOf({ terms, breaks }: Block): string {
  return JSON.stringify(breaks.length === 1 && breaks[0] === 0 ? 'one' : [terms.unit, breaks])
}

function termsOf({ product, unit, priceBaseQty, method, includesFreight }: PricePlace): Block['terms'] {
  return { product, unit, priceBaseQty, method, includesFreight }
}

function linesOf(places: readonly PricePlace[], zones: readonly string[]): Block['lines'] {
  const lines = Map.groupBy(places, ({ zone, seasonFrom, seasonTo }) => JSON.stringify([zone, seasonFrom, seasonTo]))
  const one = [...lines.values()].flatMap(([first]) => first ?? [])
  return one
    .toSorted(
      (a, b) => zones.indexOf(a.zone) - zones.indexOf(b.zone) || (a.seasonFrom ?? '').localeCompare(b.seasonFrom ?? ''),
    )
    .map(({ zone, seasonFrom, seasonTo }) => ({ zone, seasonFrom, seasonTo }))
}

/** All prices higher or lower by so many hundredths of a percent, each rounded once to the cent. */
export function raised(prices: Prices, basisPoints: number): Prices {
  const factor = BigInt(10_000 + basisPoints)
  const cents = (price: number) => halfAwayFromZero(BigInt(price) * factor, 1_000_000n) * 100
  return Object.fromEntries(
    Object.entries(prices).map(([key, price]) => [key, price === undefined ? undefined : cents(price)]),
  )
}

/** In hundredths of a percent, rounded; undefined from nothing. */
export function changeIn(before: number, after: number): number | undefined {
  return before === 0 ? undefined : halfAwayFromZero(BigInt(after - before) * 10_000n, BigInt(before))
}
