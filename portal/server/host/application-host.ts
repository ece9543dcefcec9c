import { peopleScope } from '../../contract/index.ts'
import { accountOf } from '../accounts/account.ts'
import { accountColumns } from '../accounts/account-row.ts'
import { within } from '../accounts/account-store.ts'
import { companyNames } from '../companies/company-store.ts'
import type { PortalHost } from './portal-host.ts'
import type { Host } from './server-application.ts'

/** The part of the portal that applications work with. */
export function applicationHost(portal: PortalHost): Host {
  const { database, outbox, clock, log } = portal
  return {
    database: {
      engine: database.engine,
      reading: database.reading as never,
      writing: (act) => database.writing((transaction) => act(transaction as never)),
    },
    people: {
      find: async (actor, id) => {
        const scope = peopleScope(actor, await companyNames(database))
        const query = within(database.reading.selectFrom('account'), scope, actor)
        const row = await query.select(accountColumns).where('id', '=', id).executeTakeFirst()
        return row && accountOf(row)
      },
    },
    mail: outbox,
    clock,
    log,
  }
}
