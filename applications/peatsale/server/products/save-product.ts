import type { InputOf } from '@workspace/portal/contract'
import { finnishSortKey, handlersOf, searchText, writeRow } from '@workspace/portal/server'
import { saveProduct } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { stockUnitOf } from '../stock/stock-unit.ts'
import type { ProductRow } from './product-store.ts'
import { productRow } from './product-store.ts'

const { writes } = handlersOf<PeatActor>()

type Given = InputOf<typeof saveProduct>

export const saveProductHandler = writes(saveProduct, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, seller } = given
    const stored = await productRow(transaction, id)
    const isOwn = actor.sellers.includes(seller) && (stored === undefined || stored.seller === seller)
    if (!isOwn || (stored === undefined && version !== 0)) throw refuse('not_found')
    if (await isCodeTaken(transaction, given)) throw refuse('invalid_input', { fields: ['code'] })
    if (stored && hasOtherUnit(stored, given) && (await isUsed(transaction, id))) {
      throw refuse('in_use', { fields: ['salesUnit'] })
    }
    const row = { id, version, now: request.now, isNew: stored === undefined, values: columnsOf(given) }
    const written = await writeRow(ownTables(transaction), 'peatsale_product', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    await host.live.publish(transaction, { topic: 'registers', ids: [id], channels: ['everybody'] })
    return { id, version: written }
  },
  onUniqueViolation: async ({ host }, given, refuse) => {
    const isTaken = await isCodeTaken(host.database.reading, given)
    throw isTaken ? refuse('invalid_input', { fields: ['code'] }) : refuse('modified_elsewhere')
  },
})

async function isCodeTaken(reader: PeatReader, { id, seller, code }: Given): Promise<boolean> {
  const others = ownTables(reader).selectFrom('peatsale_product').select('id').where('id', '!=', id)
  return (await others.where('seller', '=', seller).where('code', '=', code).executeTakeFirst()) !== undefined
}

/** Quantities of orders and piles are in the unit that they were written down in. */
function hasOtherUnit(stored: ProductRow, { salesUnit, m3PerUnit }: Given): boolean {
  const isOtherStock = stockUnitOf(stored) !== stockUnitOf({ sales_unit: salesUnit })
  return isOtherStock || stored.sales_unit !== salesUnit || stored.m3_per_unit !== m3PerUnit
}

async function isUsed(reader: PeatReader, product: string): Promise<boolean> {
  const own = ownTables(reader)
  const named = await Promise.all([
    own.selectFrom('peatsale_order_line').select('id').where('product', '=', product).executeTakeFirst(),
    own.selectFrom('peatsale_stockpile').select('id').where('product', '=', product).executeTakeFirst(),
    own.selectFrom('peatsale_price_row').select('id').where('product', '=', product).executeTakeFirst(),
  ])
  return named.some((row) => row !== undefined)
}

function columnsOf(given: Given): Omit<ProductRow, 'id' | 'version' | 'changed_at' | 'image'> {
  const { seller, code, nameFi: name_fi, nameEn: name_en, kind, account, active } = given
  return {
    ...{ seller, code, name_fi, name_en, kind, account, active: active ? 1 : 0 },
    sales_unit: given.salesUnit,
    m3_per_unit: given.m3PerUnit,
    kg_per_m3: given.kgPerM3,
    tax_class: given.taxClass,
    moisture_pct: given.moisturePct,
    h_range: given.hRange,
    min_order: given.minOrder,
    order_step: given.orderStep,
    sort_name: finnishSortKey(name_fi),
    search_text: searchText([code, name_fi, name_en]),
  }
}
