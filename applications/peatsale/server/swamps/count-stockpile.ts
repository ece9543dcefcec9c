import type { InputOf } from '@workspace/portal/contract'
import { handlersOf, newId } from '@workspace/portal/server'
import type { MovementType } from '../../contract/index.ts'
import { countStockpile } from '../../contract/index.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { move } from '../stock/ledger.ts'
import { heldStockpile, sharersOf, swampRow } from './swamp-store.ts'

const { writes } = handlersOf<PeatActor>()

type Given = InputOf<typeof countStockpile>

export const countStockpileHandler = writes(countStockpile, {
  write: async ({ host, actor, transaction, request }, given, refuse) => {
    const { stockpile, version, reason } = given
    const pile = await heldStockpile(transaction, stockpile)
    const swamp = pile && (await swampRow(transaction, pile.swamp))
    if (!pile || !swamp || !actor.sellers.includes(swamp.seller)) throw refuse('not_found')
    if (pile.version !== version) throw refuse('modified_elsewhere')
    if (given.kind === 'survey' && given.measuredOn === null) throw refuse('invalid_input', { fields: ['measuredOn'] })
    if (given.kind !== 'survey' && given.quantity === 0) throw refuse('invalid_input', { fields: ['quantity'] })
    const { type, quantity } = movementOf(given, pile.balance)
    const at = request.now
    // Its own cause: what the pile began with is the movement that names the pile.
    const balance = await move(transaction, {
      ...{ stockpile, type, quantity, at },
      ref: newId(),
      who: actor.id,
      note: reason,
    })
    const measured = given.kind === 'survey' ? { measured_on: given.measuredOn, method: given.method } : {}
    const changed = { ...measured, version: version + 1, changed_at: at.toISOString() }
    await ownTables(transaction).updateTable('peatsale_stockpile').set(changed).where('id', '=', stockpile).execute()
    const sellers = [swamp.seller, ...(await sharersOf(transaction, swamp.id))]
    const channels = [...sellers.map((seller) => `seller:${seller}`), `swamp:${swamp.id}`]
    await host.live.publish(transaction, { topic: 'registers', ids: [swamp.id], channels })
    return { id: stockpile, version: version + 1, balance }
  },
})

/** A count that finds what was calculated is a movement of nothing: that somebody looked is worth its line. */
function movementOf({ kind, quantity }: Given, balance: number): { type: MovementType; quantity: number } {
  switch (kind) {
    case 'survey':
      return { type: 'survey', quantity: quantity - balance }
    case 'production':
      return { type: 'production', quantity }
    case 'loss':
      return { type: 'loss', quantity: -quantity }
    case 'more':
      return { type: 'adjust', quantity }
    case 'less':
      return { type: 'adjust', quantity: -quantity }
  }
}
