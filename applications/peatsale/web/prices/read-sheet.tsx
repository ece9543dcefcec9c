/** The prices of a list that nobody changes any more. */
import type { ReactElement } from 'react'
import type { PriceListRow } from '../../contract/prices/price-list.ts'
import type { Zone } from '../../contract/sellers/seller.ts'
import { useGoodsWords } from './goods-words.ts'
import { blocksOf, keyOf, pricesOf } from './price-sheet.ts'
import { SheetTables } from './sheet-tables.tsx'

export function ReadSheet({ rows, zones }: { rows: readonly PriceListRow[]; zones: readonly Zone[] }): ReactElement {
  const words = useGoodsWords(namesIn(rows), zones)
  const prices = pricesOf(rows)
  return (
    <SheetTables
      blocks={blocksOf(Object.keys(prices), { products: productsIn(rows), zones: zoneOrder(zones) })}
      words={words}
      cell={(place) => {
        const price = prices[keyOf(place)]
        return price === undefined ? '–' : words.price(price, place)
      }}
    />
  )
}

/** Names of the products of the rows. */
export function namesIn(rows: readonly PriceListRow[]) {
  return new Map(rows.map(({ product, productName }) => [product, productName]))
}

/** As the server orders the rows. */
export function productsIn(rows: readonly PriceListRow[]): readonly string[] {
  return [...new Set(rows.map(({ product }) => product))]
}

/** Any zone, then the nearest first. */
export function zoneOrder(zones: readonly Zone[]): readonly string[] {
  return ['', ...zones.toSorted((a, b) => a.maxKm - b.maxKm).map(({ id }) => id)]
}
