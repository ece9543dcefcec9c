import type { InputOf } from '@workspace/portal/contract'
import { handlersOf, writeRow } from '@workspace/portal/server'
import { saveStockpile } from '../../contract/index.ts'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { moveTo } from '../stock/ledger.ts'
import { stockUnitOf } from '../stock/stock-unit.ts'
import type { StockpileRow } from './swamp-store.ts'
import { heldStockpile, sharersOf, swampRow } from './swamp-store.ts'

const { writes } = handlersOf<PeatActor>()

type Given = InputOf<typeof saveStockpile>

export const saveStockpileHandler = writes(saveStockpile, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { id, version, swamp } = given
    const place = await swampRow(transaction, swamp)
    const stored = await heldStockpile(transaction, id)
    const isOwn = place !== undefined && actor.sellers.includes(place.seller)
    const isThere = stored === undefined ? version === 0 : stored.swamp === swamp
    if (!isOwn || !isThere) throw refuse('not_found')
    const faults = await faultsOf(transaction, given, place.seller)
    if (faults.length > 0) throw refuse('invalid_input', { fields: faults })
    const isOther = stored !== undefined && (stored.product !== given.product || stored.kind !== given.kind)
    if (isOther && (await isLoadedFrom(transaction, id))) throw refuse('in_use', { fields: ['product'] })
    const values = { ...columnsOf(given), balance: stored?.balance ?? 0 }
    const row = { id, version, now: request.now, isNew: stored === undefined, values }
    const written = await writeRow(ownTables(transaction), 'peatsale_stockpile', row)
    if (written === undefined) throw refuse('modified_elsewhere')
    // What the pile began with is a movement of its own; another estimate moves the difference.
    const opening = [{ stockpile: id, quantity: given.openingEstimate }]
    await moveTo(transaction, { type: 'adjust', ref: id, who: actor.id, at: request.now }, opening)
    const sellers = [place.seller, ...(await sharersOf(transaction, swamp))]
    const channels = [...sellers.map((seller) => `seller:${seller}`), `swamp:${swamp}`]
    await host.live.publish(transaction, { topic: 'registers', ids: [swamp], channels })
    return { id, version: written }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('invalid_input', { fields: ['code'] })
  },
})

/** The product is the swamp's seller's, and of the kind that is kept so; the code is the pile's alone at the swamp. */
async function faultsOf(reader: PeatReader, given: Given, seller: string): Promise<readonly string[]> {
  const own = ownTables(reader)
  const products = own.selectFrom('peatsale_product').select('sales_unit').where('id', '=', given.product)
  const product = await products.where('seller', '=', seller).executeTakeFirst()
  if (!product) return ['product']
  const others = own.selectFrom('peatsale_stockpile').select('id').where('id', '!=', given.id)
  const taken = await others.where('swamp', '=', given.swamp).where('code', '=', given.code).executeTakeFirst()
  const isOfKind = (stockUnitOf(product) === 'pcs') === (given.kind === 'store')
  return [...(taken ? ['code'] : []), ...(isOfKind ? [] : ['kind'])]
}

async function isLoadedFrom(reader: PeatReader, id: string): Promise<boolean> {
  const moved = ownTables(reader).selectFrom('peatsale_stock_movement').select('id').where('stockpile', '=', id)
  return (await moved.where('ref', '!=', id).executeTakeFirst()) !== undefined
}

function columnsOf(given: Given): Omit<StockpileRow, 'id' | 'version' | 'changed_at' | 'balance'> {
  const { swamp, kind, code, product, year, density, state, method } = given
  return {
    ...{ swamp, kind, code, product, year, density, state, method },
    ...{ lat: given.place?.lat ?? null, lon: given.place?.lon ?? null },
    opening_estimate: given.openingEstimate,
    moisture_permille: given.moisturePermille,
    von_post: given.vonPost,
    covered: given.covered ? 1 : 0,
    screened: given.screened ? 1 : 0,
    measured_on: given.measuredOn,
  }
}
