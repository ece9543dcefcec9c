/** A load as the commands see it: its machine, what is asked before one is taken, and what follows. */
import { aggregate } from '@workspace/logistics/server'
import type { LoadEvent } from '../../contract/loads/load-event.ts'
import { closedFields } from '../../contract/states/carried-fields.ts'
import type { LoadWords } from '../../contract/states/load-machine.ts'
import { loadMachine } from '../../contract/states/load-machine.ts'
import { loadGuards } from '../../contract/states/load-words.ts'
import type { PeatTransaction } from '../database/tables.ts'
import { events } from '../events/peat-events.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { deriveOrderOf } from './derive-order.ts'
import type { AcceptedLoadCommand, LoadContext } from './load-context.ts'
import { loadContext } from './load-context.ts'
import { loadEffects } from './load-effects.ts'
import { raiseFlag } from './load-flags.ts'
import { loadConditions, loadGuardsAnswered } from './load-guards.ts'
import { publishLoads, publishOrder } from './publish-changes.ts'
import { recordCargo } from './record-cargo.ts'
import { raiseTimeFlags, timeFlag } from './time-flags.ts'
import { invalidFields } from './validate-load.ts'
import { writeLoad } from './write-load.ts'

export const loadCommands = aggregate<LoadWords, LoadEvent, LoadContext, PeatActor>({
  name: 'load',
  machine: loadMachine,
  log: events,
  refusals: loadGuards,
  // The first claim wins, whatever version the issuer saw (2.8).
  skipsVersionCheck: ['claim'],
  lockAndRead: loadContext,
  // A dispatcher or driver who had the offer no longer sees the load, and learns that it is taken.
  precheck: ({ event, state, wasOffered, issuer }) =>
    event.kind === 'claim' && state !== 'open' && wasOffered && issuer.actor.mayClaim ? 'load_taken' : undefined,
  guards: loadGuardsAnswered,
  conditions: loadConditions,
  closedFields: ({ event, state }, role) =>
    closedFields({ of: 'load', kind: event.kind, role, state, data: event.data }),
  invalidFields,
  resolveTarget: ({ load, issuer }, to) => {
    if (to !== 'open or planned') throw new RangeError(`A load is never "${to}"`)
    const isAhead = load.offer_deadline !== null && load.offer_deadline > issuer.now.toISOString()
    return load.offered === 1 && isAhead ? 'open' : 'planned'
  },
  extraFlag: (facts, to) => {
    const isHeld = facts.order.state === 'on_hold' && enters(facts.state, to)
    return isHeld ? 'order_on_hold' : timeFlag(facts)
  },
  write: writeLoad,
  effects: loadEffects,
  afterEffects,
})

const underWay: readonly string[] = ['loading', 'loaded', 'delivered']

/** Undoing goes backwards between these states: the order is in delivery already. */
function enters(from: string, to: string): boolean {
  return from !== to && underWay.includes(to)
}

async function afterEffects(transaction: PeatTransaction, done: AcceptedLoadCommand): Promise<void> {
  const { load, order, state, to, flag, event, at, issuer } = done
  const entered = enters(state, to)
  if (entered && order.state === 'on_hold' && flag !== 'order_on_hold') {
    await raiseFlag(transaction, { load: load.id, event: event.id, flag: 'order_on_hold', at })
  }
  await raiseTimeFlags(transaction, done)
  await recordCargo(transaction, done)
  const cause = { host: issuer.host, now: issuer.now, actor: issuer.actor.id, load: load.id, entered }
  await deriveOrderOf(transaction, order.id, cause)
  const before = [
    ...(load.carrier === null ? [] : [`carrier:${load.carrier}`]),
    ...(load.driver === null ? [] : [`person:${load.driver}`]),
    ...(load.swamp === null ? [] : [`swamp:${load.swamp}`]),
  ]
  await publishLoads(transaction, issuer, { ids: [load.id], besides: before })
  await publishOrder(transaction, issuer, order)
}
