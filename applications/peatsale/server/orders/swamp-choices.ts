/** Where an order may be loaded: the swamps of its seller with what is free of its products (2.6, shared swamps). */
import type { IsoWeek } from '@workspace/portal/contract'
import type { Confirmation } from '../../contract/orders/order.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { sitePlace } from '../prices/site-place.ts'
import type { RegisterRows } from '../registers/register-rows.ts'
import { stockAt } from '../stock/free-stock.ts'
import { stockQuantity } from '../stock/stock-unit.ts'
import type { StoredOrder } from './order-rows.ts'
import { loadsAWeekAt, loadsBySwamp } from './week-capacity.ts'

type SwampChoice = Confirmation['swamps'][number]

interface Wanted {
  readonly product: string
  readonly code: string
  /** In thousandths of the unit that the stock is counted in. */
  readonly quantity: number
}

interface Asked {
  readonly order: Pick<StoredOrder, 'id' | 'seller' | 'site'>
  readonly lines: readonly { readonly product: string; readonly ordered: number; readonly delivered: number }[]
  /** For which its loads are counted. */
  readonly weeks: readonly IsoWeek[]
}

/** The nearest first; those that nobody has placed last. */
export async function swampChoices(registers: RegisterRows, { order, lines, weeks }: Asked): Promise<SwampChoice[]> {
  const { reader } = registers
  const swamps = (await registers.swampsOf(order.seller)).toSorted((a, b) => (a.code < b.code ? -1 : 1))
  const ids = swamps.map(({ id }) => id)
  if (ids.length === 0) return []
  const [stock, wanted, place, planned] = await Promise.all([
    stockAt(reader, ids, { without: order.id }),
    wantedOf(registers, lines),
    sitePlace(registers, order.site, order.seller),
    loadsBySwamp(reader, ids, weeks),
  ])
  const piles = await pilesAt(
    reader,
    ids,
    wanted.map(({ code }) => code),
  )
  const choices = swamps.map(({ id, name, seller, ...opening }) => {
    const most = loadsAWeekAt(opening)
    const plannedIn = (week: string) => planned.find((each) => each.swamp === id && each.week === week)?.loads ?? 0
    const free = wanted.map(({ product, code }) => {
      const at = stock.find((each) => each.swamp === id && each.code === code)
      return { product, quantity: at?.free ?? 0 }
    })
    const isShort = wanted.some((line, at) => (free[at]?.quantity ?? 0) < line.quantity)
    const there = piles.filter(({ swamp }) => swamp === id)
    return {
      ...{ id, name, km: place.km.get(id) ?? null, free, isShort },
      loads: weeks.map((week) => ({ week, planned: plannedIn(week), most })),
      piles: there.map((pile) => pileOf(pile, { wanted, seesFigures: seller === order.seller })),
    }
  })
  return choices.toSorted((a, b) => (a.km ?? Number.MAX_SAFE_INTEGER) - (b.km ?? Number.MAX_SAFE_INTEGER))
}

type Pile = Awaited<ReturnType<typeof pilesAt>>[number]

/** Sellers that share a swamp name the same peat by the same code; how much lies in a pile is its owner's to know. */
function pileOf(pile: Pile, { wanted, seesFigures }: { wanted: readonly Wanted[]; seesFigures: boolean }) {
  return {
    ...{ id: pile.id, code: pile.code, product: wanted.find(({ code }) => code === pile.productCode)?.product ?? '' },
    balance: seesFigures ? pile.balance : null,
    ...{ moisturePermille: pile.moisture_permille, vonPost: pile.von_post },
  }
}

function pilesAt(reader: PeatReader, swamps: readonly string[], codes: readonly string[]) {
  return ownTables(reader)
    .selectFrom('peatsale_stockpile as pile')
    .innerJoin('peatsale_product as product', 'product.id', 'pile.product')
    .select(['pile.id', 'pile.swamp', 'pile.code', 'balance', 'moisture_permille', 'von_post'])
    .select('product.code as productCode')
    .where('pile.swamp', 'in', swamps)
    .where('pile.state', 'in', ['building', 'open'])
    .where('product.code', 'in', codes.length === 0 ? [''] : codes)
    .orderBy('pile.code')
    .execute()
}

async function wantedOf(
  registers: RegisterRows,
  lines: readonly { readonly product: string; readonly ordered: number; readonly delivered: number }[],
): Promise<readonly Wanted[]> {
  const rows = await registers.products(lines.map(({ product }) => product))
  return lines.flatMap(({ product, ordered, delivered }) => {
    const of = rows.find(({ id }) => id === product)
    return of ? [{ product, code: of.code, quantity: stockQuantity(of, Math.max(0, ordered - delivered)) }] : []
  })
}
