/** What of the portal's the application refers to, and what becomes of that. */
import type { NoTables, serverApplication } from '@workspace/portal/server'
import type { Transaction } from 'kysely'
import { ownTables } from './tables.ts'

type References = Pick<Parameters<typeof serverApplication>[0], 'people' | 'companies' | 'carriers'>
type Own = Transaction<NoTables>

export const references: References = {
  people: {
    /** Somebody with weighings stays, unless everything of the company's is to go. */
    leaves: async ({ transaction, person: { id }, parts: { company } }) => {
      const own = ownTables(transaction)
      const visit = await own
        .selectFrom('weighbridge_visit')
        .select('id')
        .where('account_id', '=', id)
        .executeTakeFirst()
      if (visit && !company) return { refused: 'in_use' }
      await own.deleteFrom('weighbridge_visit').where('account_id', '=', id).execute()
      return undefined
    },
  },
  companies: {
    renamed: async (transaction: Own, { from, to }) => {
      const bridges = ownTables(transaction).updateTable('weighbridge_bridge')
      await bridges.set({ company_key: to }).where('company_key', '=', from).execute()
    },
    isUsed: (transaction: Own, key) => hasBridge(transaction, 'company_key', key),
  },
  carriers: { isUsed: (transaction: Own, id) => hasBridge(transaction, 'carrier', id) },
}

async function hasBridge(transaction: Own, column: 'company_key' | 'carrier', value: string): Promise<boolean> {
  const bridges = ownTables(transaction).selectFrom('weighbridge_bridge').select('name')
  return (await bridges.where(column, '=', value).executeTakeFirst()) !== undefined
}
