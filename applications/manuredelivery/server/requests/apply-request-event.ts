/** A pickup request as its commands see it: its machine, what refuses a command, and what follows. */
import { aggregate } from '@workspace/logistics/server'
import type { RequestEvent } from '../../contract/requests/request-event.ts'
import { closedFields } from '../../contract/states/carried-fields.ts'
import type { RequestWords } from '../../contract/states/request-machine.ts'
import { requestMachine } from '../../contract/states/request-machine.ts'
import type { RequestState } from '../../contract/states/request-states.ts'
import { requestGuards } from '../../contract/states/request-vocabulary.ts'
import { publishConsignments, publishRequest } from '../consignments/publish-changes.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { events } from '../events/manure-events.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { deriveRequest } from './derive-request.ts'
import { closeChange } from './request-changes.ts'
import type { AcceptedRequestCommand, RequestContext } from './request-context.ts'
import { requestContext } from './request-context.ts'
import { requestEffects } from './request-effects.ts'
import { requestConditions, requestGuardsAnswered } from './request-guards.ts'
import { invalidRequestFields } from './validate-request.ts'
import { writeRequest } from './write-request.ts'

export const requestCommands = aggregate<RequestWords, RequestEvent, RequestContext, ManureActor>({
  name: 'request',
  machine: requestMachine,
  log: events,
  refusals: requestGuards,
  skipsVersionCheck: [],
  lockAndRead: requestContext,
  guards: requestGuardsAnswered,
  conditions: requestConditions,
  closedFields: ({ event, state }, role) =>
    closedFields({ of: 'request', kind: event.kind, role, state, data: event.data }),
  invalidFields: invalidRequestFields,
  resolveTarget: (context, to) => {
    switch (to) {
      case 'gone':
        return 'gone'
      case 'heldFrom':
        return heldFrom(context)
      case 'as asked':
        return asAsked(context)
      case 'derived':
        return withoutRest(context)
      default:
        throw new RangeError(`A request is never "${to}"`)
    }
  },
  write: writeRequest,
  effects: requestEffects,
  afterEffects,
})

function heldFrom({ request }: RequestContext): RequestState {
  return request.held_from === 'accepted' || request.held_from === 'collecting' ? request.held_from : 'submitted'
}

/** What was held goes on where it was: a request that nobody has accepted is not accepted by a change. */
function asAsked(context: RequestContext): RequestState {
  if (context.change?.kind === 'cancel') return 'cancelled'
  return context.state === 'on_hold' ? heldFrom(context) : 'accepted'
}

const received: readonly string[] = ['received', 'confirmed', 'locked']
const stillComing: readonly string[] = ['assigned', 'loading', 'collected']

/** Nothing more is planned: what was received decides how it ends. */
function withoutRest({ consignments, state }: RequestContext): RequestState {
  if (consignments.some((each) => stillComing.includes(each.state))) return state
  const came = consignments.filter((each) => received.includes(each.state))
  if (came.length === 0) return 'cancelled'
  return came.every((each) => each.state === 'locked') ? 'closed' : 'completed'
}

const bound: readonly string[] = ['accepted', 'on_hold', 'collecting']

async function afterEffects(transaction: ManureTransaction, done: AcceptedRequestCommand): Promise<void> {
  const { request, to, issuer, event, consignments } = done
  if (to !== 'gone') {
    // A request that waits again, or has ended, has nothing left to decide.
    const isDecided = event.kind === 'acceptChange' || event.kind === 'declineChange'
    if (!isDecided && !bound.includes(to)) await closeChange(transaction, done, { state: 'withdrawn', answer: '' })
    const cause = { host: issuer.host, now: issuer.now, actor: issuer.actor.id, consignment: '', entered: false }
    await deriveRequest(transaction, request.id, cause)
  }
  if (event.kind === 'editInstructions') {
    await publishConsignments(transaction, issuer, { ids: consignments.map(({ id }) => id) })
  }
  await publishRequest(transaction, issuer, request)
}
