import * as z from 'zod/mini'
import type { BulkUndo } from '../../../../contract/own.ts'
import type { Milliseconds } from '../../../kernel/clock/clock.ts'
import { before, hours } from '../../../kernel/clock/clock.ts'
import type { OpenContext, WritingContext } from '../../../kernel/handlers/handler.ts'
import { newId } from '../../../kernel/secrets/random-secret.ts'
import { newcomerUndoLifetime } from '../../newcomers/index.ts'

/** Long enough to see that it was a mistake. */
const keptFor = hours(1)

/** What a letter will tell of is taken back only until it leaves. */
function lifetimeOf({ act }: BulkUndo): Milliseconds {
  return act === 'unletin' || act === 'undeclineclaim' ? newcomerUndoLifetime : keptFor
}

/** What takes the action back; undefined for what cannot be taken back, such as a letter. */
function inverseOf(action: BulkUndo): BulkUndo | undefined {
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
      return { act: 'unverify' }
    case 'unverify':
      return { act: 'verify' }
    case 'letin':
      return { act: 'unletin', company: action.company }
    case 'declineclaim':
      return { act: 'undeclineclaim' }
    case 'resendverification':
    case 'unletin':
    case 'undeclineclaim':
      return undefined
  }
}

/** Remembers whom the action changed, for whoever did it. Null where nothing can be taken back. */
export async function keepUndo(
  context: WritingContext,
  action: BulkUndo,
  ids: readonly string[],
): Promise<{ action: BulkUndo; change: string } | null> {
  const inverse = inverseOf(action)
  if (!inverse || ids.length === 0) return null
  return { action: inverse, change: await keepPeople(context, inverse, ids) }
}

/** Remembers whom that action is to be done to, for whoever asks now, for an hour. @returns the name to ask by. */
export async function keepPeople(
  { actor, request, transaction }: WritingContext,
  action: BulkUndo,
  ids: readonly string[],
): Promise<string> {
  const oldest = before(request.now, keptFor).toISOString()
  await transaction.deleteFrom('bulk_change').where('created_at', '<', oldest).execute()
  const id = newId()
  await transaction
    .insertInto('bulk_change')
    .values({
      id,
      account_id: actor?.id ?? '',
      undo_action: JSON.stringify(action),
      changed_ids: JSON.stringify(ids),
      created_at: request.now.toISOString(),
    })
    .execute()
  return id
}

/** The people kept under that name for that action; undefined when it is too long ago, or was somebody else's. */
export async function keptPeople(
  { portal, actor, request }: OpenContext,
  id: string,
  action: BulkUndo,
): Promise<readonly string[] | undefined> {
  const row = await portal.database.reading
    .selectFrom('bulk_change')
    .select('changed_ids')
    .where('id', '=', id)
    .where('account_id', '=', actor?.id ?? '')
    .where('undo_action', '=', JSON.stringify(action))
    .where('created_at', '>', before(request.now, lifetimeOf(action)).toISOString())
    .executeTakeFirst()
  return row && z.parse(z.array(z.string()), JSON.parse(row.changed_ids))
}
