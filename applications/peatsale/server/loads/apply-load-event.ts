/** A load as the commands see it: its machine, what is asked before one is taken, and what follows. */
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { closedFields } from '../../contract/states/carried-fields.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import type { LoadWords } from '../../contract/states/load-vocabulary.ts'
import { loadGuards } from '../../contract/states/load-words.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { aggregate } from '../events/apply-event.ts'
import { events } from '../events/peat-events.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { deriveOrder } from './derive-order.ts'
import { loadEffects } from './load-effects.ts'
import type { LoadDone, LoadFacts } from './load-facts.ts'
import { loadFacts } from './load-facts.ts'
import { raiseFlag } from './load-flags.ts'
import { loadGuardsAnswered, loadOccasions } from './load-guards.ts'
import { strayFields } from './stray-fields.ts'
import { tellLoads, tellOrder } from './tell.ts'
import { raiseTimeFlags, timeFlag } from './time-flags.ts'
import { writeLoad } from './write-load.ts'

export const loadCommands = aggregate<LoadWords, LoadEvent, LoadFacts, PeatActor>({
  name: 'load',
  machine: loadMachine,
  log: events,
  codes: loadGuards,
  // The first claim wins, whatever version the sender saw (2.8).
  unchecked: ['claim'],
  read: loadFacts,
  // A dispatcher or driver who had the offer no longer sees the load, and learns that it is taken.
  refusedFirst: ({ event, state, wasOffered, sender }) =>
    event.kind === 'claim' && state !== 'open' && wasOffered && sender.actor.mayClaim ? 'load_taken' : undefined,
  guards: loadGuardsAnswered,
  occasions: loadOccasions,
  closedFields: ({ event, state }, role) =>
    closedFields({ of: 'load', kind: event.kind, role, state, data: event.data }),
  strayFields,
  settle: ({ load, sender }, to) => {
    if (to !== 'open or planned') throw new RangeError(`A load is never "${to}"`)
    const isAhead = load.offer_deadline !== null && load.offer_deadline > sender.now.toISOString()
    return load.offered === 1 && isAhead ? 'open' : 'planned'
  },
  flagBesides: (facts, to) => {
    const isHeld = facts.order.state === 'on_hold' && enters(facts.state, to)
    return isHeld ? 'order_on_hold' : timeFlag(facts)
  },
  write: writeLoad,
  effects: loadEffects,
  follow,
})

const underWay: readonly string[] = ['loading', 'loaded', 'delivered']

/** Undoing goes backwards between these states: the order is in delivery already. */
function enters(from: string, to: string): boolean {
  return from !== to && underWay.includes(to)
}

async function follow(transaction: PeatTransaction, done: LoadDone): Promise<void> {
  const { load, order, state, to, flag, event, at, sender } = done
  const entered = enters(state, to)
  if (entered && order.state === 'on_hold' && flag !== 'order_on_hold') {
    await raiseFlag(transaction, { load: load.id, event: event.id, flag: 'order_on_hold', at })
  }
  await raiseTimeFlags(transaction, done)
  const cause = { host: sender.host, now: sender.now, actor: sender.actor.id, load: load.id, entered }
  await deriveOrder(transaction, order.id, cause)
  const before = [
    ...(load.carrier === null ? [] : [`carrier:${load.carrier}`]),
    ...(load.driver === null ? [] : [`person:${load.driver}`]),
    ...(load.swamp === null ? [] : [`swamp:${load.swamp}`]),
  ]
  await tellLoads(transaction, sender, { ids: [load.id], besides: before })
  await tellOrder(transaction, sender, order)
}
