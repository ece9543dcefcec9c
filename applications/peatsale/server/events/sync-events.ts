/** What a device has gathered: each event is answered as if it had come alone, all in one transaction (2.8). */
import { answersOf } from '@workspace/portal/server'
import { LoadEvent } from '../../contract/loads/load-event.ts'
import { OrderEvent } from '../../contract/orders/order-event.ts'
import type { LoadState } from '../../contract/states/load-states.ts'
import type { OrderState } from '../../contract/states/order-states.ts'
import { syncEvents } from '../../contract/sync/calls.ts'
import { ownTables } from '../database/tables.ts'
import { applyLoadEvent } from '../loads/apply-load-event.ts'
import { applyOrderEvent } from '../orders/apply-order-event.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { PeatTransaction, Sender } from './aggregate.ts'
import type { Applied } from './apply-event.ts'

const { writes } = answersOf<PeatActor>()

export const syncEventsAnswer = writes(syncEvents, {
  write: async ({ host, actor, request, transaction }, { events }) => {
    const sender = { host, actor, now: request.now, by: request }
    const results = []
    for (const event of events) results.push(resultOf(event.id, await applied(transaction, { sender, event })))
    return { results }
  },
})

type AnyEvent = LoadEvent | OrderEvent
type Outcome = Applied<LoadState | OrderState>

/** Orders and loads have commands of the same name: whose the event is, is said by what it is about. */
async function applied(
  transaction: PeatTransaction,
  { sender, event }: { readonly sender: Sender; readonly event: AnyEvent },
): Promise<Outcome> {
  const loads = ownTables(transaction).selectFrom('peatsale_load').select('id').where('id', '=', event.of)
  const isLoad = (await loads.executeTakeFirst()) !== undefined
  const meant = isLoad ? LoadEvent.safeParse(event) : OrderEvent.safeParse(event)
  if (!meant.success) return isOfOther(event, isLoad) ? unknown : unfit
  return isLoad
    ? await applyLoadEvent(transaction, { sender, event: meant.data as LoadEvent })
    : await applyOrderEvent(transaction, { sender, event: meant.data as OrderEvent })
}

/** About something that is not there: a load that nobody has is as little there as one of another seller. */
const unknown = { refused: 'not_found', fields: [], stands: null } as const
const unfit = { refused: 'invalid_input', fields: ['kind'], stands: null } as const

function isOfOther(event: AnyEvent, isLoad: boolean): boolean {
  return !isLoad && LoadEvent.safeParse(event).success
}

function resultOf(id: string, outcome: Outcome) {
  if (!('refused' in outcome)) {
    const { result, flag, state, version } = outcome
    return { id, result, flag, state, version }
  }
  const { refused: code, fields, stands } = outcome
  return {
    ...{ id, result: 'refused' as const, code, fields: [...fields] },
    ...{ state: stands?.state ?? null, version: stands?.version ?? null },
  }
}
