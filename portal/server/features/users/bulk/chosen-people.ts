import type { administrationCalls, BulkPeople, BulkUndo } from '../../../../contract/own.ts'
import { bulkPeopleMost } from '../../../../contract/own.ts'
import type { HandlerContext, Refuse } from '../../../kernel/handlers/handler.ts'
import { Refused } from '../../../kernel/refusals/refuse.ts'
import { actingReader } from '../../../kernel/rights/acting.ts'
import { everyPage } from '../list/every-page.ts'
import { searchPlan } from '../list/search-plan.ts'
import { keptPeople } from './bulk-undo.ts'

type BulkUsers = (typeof administrationCalls)['bulkUsers']

/** Ids of those whom the action is about, each once. What may be done to them is looked at later, one by one. */
export async function chosenIds(
  context: HandlerContext<BulkUsers>,
  { action, people }: { action: BulkUndo; people: BulkPeople },
  refuse: Refuse<BulkUsers>,
): Promise<readonly string[]> {
  // Nobody is made to wait again but by taking back what verified him or her, or let in.
  if (isUndoing(action) && !('changedby' in people)) throw refuse('forbidden')
  if ('ids' in people) return [...new Set(people.ids)]
  if ('matching' in people) return matchingIds(context, people.matching)
  const ids = await keptPeople(context, 'previewed' in people ? people.previewed : people.changedby, action)
  if (!ids) throw refuse('not_found')
  return ids
}

function isUndoing({ act }: BulkUndo): boolean {
  return act === 'unverify' || act === 'unletin' || act === 'undeclineclaim'
}

async function matchingIds(
  context: HandlerContext<BulkUsers>,
  view: Extract<BulkPeople, { matching: unknown }>['matching'],
): Promise<readonly string[]> {
  const { portal, actor } = context
  const { administrator } = actingReader(context)
  const order = { sort: 'name', direction: 'asc' } as const
  const find = await searchPlan(portal.database, view.find, order)
  const ids: string[] = []
  for await (const rows of everyPage(portal.database, { actor, scope: administrator.scope, view, find, ...order })) {
    ids.push(...rows.map(({ id }) => id))
    if (ids.length > bulkPeopleMost) throw new Refused('invalid_input', { fields: ['people'] })
  }
  return ids
}
