/** A consignment as its commands see it: its machine, what refuses a command, and what follows. */
import { aggregate } from '@workspace/logistics/server'
import type { ConsignmentEvent } from '../../contract/consignments/consignment-event.ts'
import { closedFields } from '../../contract/states/carried-fields.ts'
import type { ConsignmentWords } from '../../contract/states/consignment-machine.ts'
import { consignmentMachine } from '../../contract/states/consignment-machine.ts'
import type { ConsignmentState } from '../../contract/states/consignment-states.ts'
import { consignmentGuards } from '../../contract/states/consignment-vocabulary.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { events } from '../events/manure-events.ts'
import { deriveRequest } from '../requests/derive-request.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import type { AcceptedConsignmentCommand, ConsignmentContext } from './consignment-context.ts'
import { consignmentContext } from './consignment-context.ts'
import { consignmentEffects } from './consignment-effects.ts'
import { consignmentConditions, consignmentGuardsAnswered } from './consignment-guards.ts'
import { raiseFlag } from './flags.ts'
import { publishConsignments, publishRequest } from './publish-changes.ts'
import { invalidConsignmentFields } from './validate-consignment.ts'
import { writeConsignment } from './write-consignment.ts'

export const consignmentCommands = aggregate<ConsignmentWords, ConsignmentEvent, ConsignmentContext, ManureActor>({
  name: 'consignment',
  machine: consignmentMachine,
  log: events,
  refusals: consignmentGuards,
  // The first claim wins, whatever version the issuer saw (2.8).
  skipsVersionCheck: ['claim'],
  lockAndRead: consignmentContext,
  // A dispatcher or driver who had the offer no longer sees the consignment, and learns that it is taken.
  precheck: ({ event, state, wasOffered, issuer }) =>
    event.kind === 'claim' && state !== 'open' && wasOffered && issuer.actor.mayClaim ? 'consignment_taken' : undefined,
  guards: consignmentGuardsAnswered,
  conditions: consignmentConditions,
  closedFields: ({ event, state }, role) =>
    closedFields({ of: 'consignment', kind: event.kind, role, state, data: event.data }),
  invalidFields: invalidConsignmentFields,
  resolveTarget: ({ consignment, issuer }, to) => {
    if (to === 'heldFrom') return (consignment.failed_from ?? 'assigned') as ConsignmentState
    const isAhead = consignment.offer_deadline !== null && consignment.offer_deadline > issuer.now.toISOString()
    return consignment.offered === 1 && isAhead ? 'open' : 'planned'
  },
  extraFlag: (context, to) => {
    if (!enters(context.state, to)) return undefined
    if (context.consignment.stopped_by !== null) return 'bio_stop'
    return context.request?.state === 'on_hold' ? 'request_on_hold' : undefined
  },
  write: writeConsignment,
  effects: consignmentEffects,
  afterEffects,
})

const underWay: readonly string[] = ['loading', 'collected', 'received']

/** Undoing goes backwards between these states: the request is being collected already. */
function enters(from: string, to: string): boolean {
  return from !== to && underWay.includes(to)
}

async function afterEffects(transaction: ManureTransaction, done: AcceptedConsignmentCommand): Promise<void> {
  const { consignment, request, state, to, flag, event, at, issuer } = done
  const entered = enters(state, to)
  const raise = (raised: 'bio_stop' | 'request_on_hold') =>
    raiseFlag(transaction, { consignment: consignment.id, event: event.id, flag: raised, at })
  if (entered && consignment.stopped_by !== null && flag !== 'bio_stop') await raise('bio_stop')
  if (entered && request?.state === 'on_hold' && flag !== 'request_on_hold') await raise('request_on_hold')
  const requestId = event.kind === 'match' ? event.data.request : consignment.request
  if (requestId !== null) {
    const isEmpty = event.kind === 'finishLoading' && event.data.storeEmpty === true
    if (isEmpty) await keepStoreEmpty(transaction, requestId, at)
    const cause = { host: issuer.host, now: issuer.now, actor: issuer.actor.id, consignment: consignment.id, entered }
    await deriveRequest(transaction, requestId, cause)
    await publishRequest(transaction, issuer, { ...consignment, id: requestId })
  }
  const besides = [
    ...(consignment.carrier === null ? [] : [`carrier:${consignment.carrier}`]),
    ...(consignment.driver === null ? [] : [`person:${consignment.driver}`]),
    ...[`plant:${consignment.plant}`],
  ]
  await publishConsignments(transaction, issuer, { ids: [consignment.id], besides })
}

/** The driver has said that nothing is left. */
async function keepStoreEmpty(transaction: ManureTransaction, request: string, at: string): Promise<void> {
  await ownTables(transaction)
    .updateTable('manuredelivery_request')
    .set({ store_empty_at: at })
    .where('id', '=', request)
    .execute()
}
