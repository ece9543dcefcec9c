/** Weighing slips: files of the application, each for the person who brought it. */
import type { NoTables } from '@workspace/portal/server'
import { handlersOf, SentFile } from '@workspace/portal/server'
import type { Kysely } from 'kysely'
import { dropSlip, keepSlip, readSlip } from '../contract/index.ts'
import { ownTables } from './tables.ts'
import type { Weigher } from './weigher.ts'

const { gives, writes } = handlersOf<Weigher>()

export const keepSlipHandler = writes(keepSlip, {
  prepare: ({ host, request }) => host.files.keep(request.file ?? Buffer.alloc(0), 'csv'),
  write: async ({ host, actor, transaction, prepared: slip }) => {
    await host.files.use(transaction, slip, actor.id)
    await ownTables(transaction)
      .insertInto('weighbridge_slip')
      .values({ file: slip, account_id: actor.id })
      .onConflict((conflict) => conflict.columns(['file', 'account_id']).doNothing())
      .execute()
    return { slip }
  },
})

/** Whose a slip is the application itself looks at: the portal knows only that it is the application's. */
export const readSlipHandler = gives(readSlip, async ({ host, actor }, { slip }, refuse) => {
  if (!(await hasSlip(host.database.reading, actor, slip))) throw refuse('not_found')
  const { mediaType, body } = await host.files.open(slip)
  return new SentFile(mediaType, body, 'slip.csv')
})

export const dropSlipHandler = writes(dropSlip, {
  write: async ({ host, actor, transaction }, { slip }, refuse) => {
    if (!(await hasSlip(transaction, actor, slip))) throw refuse('not_found')
    await host.files.drop(transaction, slip, actor.id)
    const own = ownTables(transaction).deleteFrom('weighbridge_slip').where('file', '=', slip)
    await own.where('account_id', '=', actor.id).execute()
    return {}
  },
})

async function hasSlip(reader: Kysely<NoTables>, { id }: Weigher, slip: string): Promise<boolean> {
  const own = ownTables(reader).selectFrom('weighbridge_slip').select('file').where('account_id', '=', id)
  return (await own.where('file', '=', slip).executeTakeFirst()) !== undefined
}
