import * as z from 'zod/mini'
import type { BulkAction } from '../../../contract/index.ts'
import type { OpenContext } from '../../answering/answer.ts'
import { before, hours } from '../../clock/clock.ts'
import type { PortalTransaction } from '../../database/portal-transaction.ts'
import { newId } from '../../secrets/random-secret.ts'

/** Long enough to see that it was a mistake. */
const undoableFor = hours(1)

/** What takes the action back; undefined for what cannot be taken back, such as a letter. */
function inverseOf(action: BulkAction): BulkAction | undefined {
  switch (action.act) {
    case 'deactivate':
      return { act: 'reactivate' }
    case 'reactivate':
      return { act: 'deactivate' }
    case 'giveapp':
      return { act: 'takeapp', app: action.app }
    case 'takeapp':
      return { act: 'giveapp', app: action.app }
    case 'givegroup':
      return { act: 'takegroup', group: action.group }
    case 'takegroup':
      return { act: 'givegroup', group: action.group }
    case 'verify':
    case 'resendverification':
      return undefined
  }
}

/** Remembers whom the action changed, for whoever did it. Null where nothing can be taken back. */
export async function keepUndo(
  { actor, request, transaction }: OpenContext & { readonly transaction: PortalTransaction },
  action: BulkAction,
  ids: readonly string[],
): Promise<{ action: BulkAction; change: string } | null> {
  const inverse = inverseOf(action)
  if (!inverse || !actor || ids.length === 0) return null
  const oldest = before(request.now, undoableFor).toISOString()
  await transaction.deleteFrom('bulk_change').where('created_at', '<', oldest).execute()
  const id = newId()
  await transaction
    .insertInto('bulk_change')
    .values({
      id,
      account_id: actor.id,
      undo_action: JSON.stringify(inverse),
      changed_ids: JSON.stringify(ids),
      created_at: request.now.toISOString(),
    })
    .execute()
  return { action: inverse, change: id }
}

/** Whom one's own earlier action changed; undefined when that is too long ago, or was somebody else's. */
export async function changedBy(
  { portal, actor, request }: OpenContext,
  id: string,
): Promise<readonly string[] | undefined> {
  const row = await portal.database.reading
    .selectFrom('bulk_change')
    .select('changed_ids')
    .where('id', '=', id)
    .where('account_id', '=', actor?.id ?? '')
    .where('created_at', '>=', before(request.now, undoableFor).toISOString())
    .executeTakeFirst()
  return row && z.parse(z.array(z.string()), JSON.parse(row.changed_ids))
}
