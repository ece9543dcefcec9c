import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import type { PersonName, SwampStock } from '../../contract/index.ts'
import { readSwamp } from '../../contract/index.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { stockAt } from '../stock/free-stock.ts'
import { codesOfPiles, productsByCode } from '../stock/piles-of-load.ts'
import { closureOf, pilesForLoader } from './closures.ts'
import { loadersOf, pilesOf, sharersOf, stockpileOf, swampOf, swampRow } from './swamp-store.ts'

const { reads } = handlersOf<PeatActor>()

export const readSwampHandler = reads(readSwamp, async ({ host, actor }, { id }, refuse) => {
  const reader = host.database.reading
  const row = await swampRow(reader, id)
  if (!row) throw refuse('not_found')
  const sharedWith = await sharersOf(reader, id)
  const isOwner = actor.sellers.includes(row.seller)
  const isLoader = actor.swamps.includes(id)
  const isSharer = sharedWith.some((seller) => actor.sellers.includes(seller))
  if (!(isOwner || isLoader || isSharer)) throw refuse('not_found')
  const seesFigures = isOwner || isLoader
  const here = [row.seller, ...sharedWith]
  const [piles, stock, products, loaders, closure] = await Promise.all([
    pilesOf(reader, id),
    stockAt(reader, [id]),
    productsByCode(reader, isLoader ? here : here.filter((seller) => actor.sellers.includes(seller))),
    namesOf(host, await loadersOf(reader, id)),
    closureOf(reader, id),
  ])
  const codes = await codesOfPiles(
    reader,
    piles.map((pile) => pile.id),
  )
  const reports = await pilesForLoader(host, reader, seesFigures ? piles.map((pile) => pile.id) : [])
  const office = isOwner ? { gateCode: row.gate_code, costCentre: row.cost_centre, sharedWith: [...sharedWith] } : null
  return {
    swamp: { ...swampOf(row), loaders, office, closure },
    piles: piles.map((pile) =>
      stockpileOf(pile, {
        seesFigures,
        products: products.get(codes.get(pile.id) ?? '') ?? [],
        reports: reports.get(pile.id) ?? [],
      }),
    ),
    stock: stock.map(({ code, unit, balance, reserved, free }): SwampStock => {
      const own = actor.sellers.reduce((sum, seller) => sum + (reserved.get(seller) ?? 0), 0)
      return { code, unit, balance: seesFigures ? balance : null, reserved: own, free }
    }),
  }
})

/** Names of people that are there and may still sign in. */
export async function namesOf({ people }: Host, ids: readonly string[]): Promise<PersonName[]> {
  const cards = await people.cards({ ids })
  return cards.filter(({ active }) => active).map(({ id, name }) => ({ id, name }))
}
