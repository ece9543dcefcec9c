import { handlersOf } from '@workspace/portal/server'
import { saveBucket } from '../../contract/loading/bucket-call.ts'
import { ownTables } from '../database/tables.ts'
import type { PeatActor } from '../rights/peat-actor.ts'

const { writes } = handlersOf<PeatActor>()

export const saveBucketHandler = writes(saveBucket, {
  write: async ({ actor, transaction, request }, { id, machine, m3 }, refuse) => {
    const own = ownTables(transaction)
    const told = { machine, m3, changed_at: request.now.toISOString() }
    const stored = await own.selectFrom('peatsale_bucket').select('person').where('id', '=', id).executeTakeFirst()
    if (stored && stored.person !== actor.id) throw refuse('not_found')
    if (stored) await own.updateTable('peatsale_bucket').set(told).where('id', '=', id).execute()
    else
      await own
        .insertInto('peatsale_bucket')
        .values({ id, person: actor.id, ...told })
        .execute()
    return { id }
  },
  onUniqueViolation: async (_, _given, refuse) => {
    throw refuse('not_found')
  },
})
