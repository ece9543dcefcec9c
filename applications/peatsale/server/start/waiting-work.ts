/** What waits for somebody in Kuivikemyynti, for the portal's front page (FRONT-20). */
import type { PersonCard, WaitingItem, WaitingWork } from '@workspace/portal/contract'
import { waitingItemsMost } from '@workspace/portal/contract'
import type { PeatReader } from '../database/tables.ts'
import { ownTables } from '../database/tables.ts'
import { boughtRows } from '../rights/bought.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { peatActorOf } from '../rights/peat-actor.ts'
import { nextLoad } from './next-load.ts'
import { openQuestions } from './open-questions.ts'
import type { WaitingCounts } from './waiting-counts.ts'
import { waitingCounts } from './waiting-counts.ts'

/** In the order in which they are said, each with the list that it leads to. */
const kinds = [
  ['toConfirm', '/office/orders'],
  ['requests', '/orders?state=requested'],
  ['messages', '/orders?state=written'],
  ['customerRequests', '/office/customers/requests'],
  ['exceptions', '/loads?state=flagged'],
  ['late', '/loads?state=late&direction=asc'],
  ['unassigned', '/loads?state=unassigned'],
  ['toVerify', '/loads?state=toVerify'],
  ['open', '/loads?state=open'],
  ['withoutDriver', '/carrier/loads'],
] as const satisfies readonly (readonly [keyof WaitingCounts, string])[]

/** Each kind of work is one item with its count; on the tile stands how many things wait in all. */
export async function waitingWork(reader: PeatReader, person: PersonCard, now: Date): Promise<WaitingWork> {
  const actor = await peatActorOf(reader, person)
  const [counts, questions, drafts, delivery] = await Promise.all([
    waitingCounts(reader, actor, now),
    ownQuestions(reader, actor),
    ownDrafts(reader, actor),
    nextDelivery(reader, actor, now),
  ])
  const today = [['loadsToday', actor.roles.has('driver') ? '/driving' : '/loading']] as const
  const some = [...kinds, ...today].flatMap(([kind, path]) => {
    const count = counts[kind] ?? 0
    return count === 0 ? [] : [{ kind, path, values: { count } }]
  })
  const counted = [...some, ...questions, ...drafts]
  const items: readonly WaitingItem[] = [...delivery, ...counted].slice(0, waitingItemsMost)
  return { count: counted.reduce((sum, { values }) => sum + values.count, 0), items: [...items] }
}

/** What the office has asked of the own orders; of several the start page reads each. */
async function ownQuestions(reader: PeatReader, actor: PeatActor) {
  const [first, ...others] = await openQuestions(reader, actor)
  if (first === undefined) return []
  const path = others.length === 0 ? `/orders/${first.order}` : '/'
  return [{ kind: 'questions', path, values: { count: others.length + 1 } }]
}

/** Orders that the account's people have begun; a single one is gone on with at once. */
async function ownDrafts(reader: PeatReader, actor: PeatActor) {
  if (actor.accounts.length === 0) return []
  const bought = boughtRows(actor, { customer: 'customer', seller: 'seller' })
  const orders = ownTables(reader).selectFrom('peatsale_order').select('id').where(bought)
  const found = await orders.where('state', '=', 'draft').where('made_by', '=', 'customer').limit(100).execute()
  const [first, ...others] = found
  if (first === undefined) return []
  const path = others.length === 0 ? `/orders/new?order=${first.id}` : '/orders?state=draft'
  return [{ kind: 'drafts', path, values: { count: found.length } }]
}

/** What a farm waits for is no work of its own, and is not counted. */
async function nextDelivery(reader: PeatReader, actor: PeatActor, now: Date): Promise<readonly WaitingItem[]> {
  const load = actor.roles.has('driver') ? undefined : await nextLoad(reader, actor, now)
  if (!load) return []
  const { id, number, state, week, day } = load
  return [{ kind: 'nextDelivery', path: `/loads/${id}`, values: { number, state, week, day } }]
}
