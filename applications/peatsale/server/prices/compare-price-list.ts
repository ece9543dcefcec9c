import { handlersOf } from '@workspace/portal/server'
import type { PriceListRow } from '../../contract/index.ts'
import { comparePriceList } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { priceListOf, priceRowsOf } from './price-list-store.ts'

const { reads } = handlersOf<PeatActor>()

export const comparePriceListHandler = reads(comparePriceList, async ({ host, actor }, { id }, refuse) => {
  const reader = host.database.reading
  const list = await priceListOf(reader, id)
  if (!list || !actor.sellers.includes(list.seller)) throw refuse('not_found')
  const after = await priceRowsOf(reader, id)
  const before = list.replaces === null ? [] : await priceRowsOf(reader, list.replaces)
  return differences(before, after)
})

/** Rows for the same goods, place, season and break are one; what else differs has changed in it. */
function differences(before: readonly PriceListRow[], after: readonly PriceListRow[]) {
  const earlier = new Map(before.map((row) => [placeOf(row), row]))
  const places = new Set(after.map(placeOf))
  return {
    added: after.filter((row) => !earlier.has(placeOf(row))),
    changed: after.flatMap((row) => {
      const was = earlier.get(placeOf(row))
      return was && priceOf(was) !== priceOf(row) ? [{ before: was, after: row }] : []
    }),
    removed: before.filter((row) => !places.has(placeOf(row))),
  }
}

function placeOf({ product, unit, zone, method, minQty, seasonFrom, seasonTo }: PriceListRow): string {
  return JSON.stringify([product, unit, zone, method, minQty, seasonFrom, seasonTo])
}

function priceOf({ unitPrice, priceBaseQty, includesFreight }: PriceListRow): string {
  return JSON.stringify([unitPrice, priceBaseQty, includesFreight])
}
