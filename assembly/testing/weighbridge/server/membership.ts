import type { Membership } from '@workspace/portal/server'
import * as z from 'zod/mini'
import { WeighbridgeFields } from '../contract/index.ts'
import { ownTables } from './tables.ts'

const { weighbridge } = WeighbridgeFields.shape
const Sent = z.object({ weighbridge: z.optional(weighbridge) })
const Stored = z.object({ weighbridge: z._default(weighbridge, { bridge: '' }) })

export const weighbridgeMembership: Membership = {
  fields: WeighbridgeFields,
  load: async (database, people) => {
    const ids = people.map(({ id }) => id)
    const rows = await ownTables(database)
      .selectFrom('weighbridge_member')
      .selectAll()
      .where('account_id', 'in', ids)
      .execute()
    const bridges = new Map(rows.map(({ account_id, bridge }) => [account_id, bridge]))
    return new Map(ids.map((id) => [id, { weighbridge: { bridge: bridges.get(id) ?? '' } }]))
  },
  settle: ({ sent, groups, storedFields }) => {
    const wish = Sent.safeParse(sent)
    if (!wish.success) return { faults: ['weighbridge'] }
    const stored = Stored.parse(storedFields)
    return { groups, transportCompany: '', fields: { weighbridge: wish.data.weighbridge ?? stored.weighbridge } }
  },
  save: async (transaction, account_id, fields) => {
    const { bridge } = WeighbridgeFields.parse(fields).weighbridge
    await ownTables(transaction)
      .insertInto('weighbridge_member')
      .values({ account_id, bridge })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ bridge }))
      .execute()
  },
  remove: async (transaction, account_id) => {
    await ownTables(transaction).deleteFrom('weighbridge_member').where('account_id', '=', account_id).execute()
  },
}
