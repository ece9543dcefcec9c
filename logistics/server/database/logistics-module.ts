import { serverModule } from '@workspace/portal/server'
import { fillCarriers } from '../demo/demo-carriers.ts'
import { fillCompanies } from '../demo/demo-companies.ts'
import { accounts } from '../parties/accounts.ts'
import { companies } from '../parties/companies.ts'
import { invitations } from '../parties/invitations.ts'
import { personalLists } from '../personal-data/own-washes.ts'
import { carriers } from './migrations/0001-carriers.ts'
import { accounts as accountTables } from './migrations/0002-accounts.ts'
import { companies as companyTables } from './migrations/0003-companies.ts'
import { calendar } from './migrations/0004-calendar.ts'
import { invitations as invitationTables } from './migrations/0005-invitations.ts'
import { storedTables } from './tables.ts'

/** The rows that applications of the trade share, as the assembly lists them. Applications call the functions. */
export const logisticsModule = serverModule({
  key: 'logistics',
  // Once released, none of them changes.
  migrations: {
    '0001-carriers': carriers,
    '0002-accounts': accountTables,
    '0003-companies': companyTables,
    '0004-calendar': calendar,
    '0005-invitations': invitationTables,
  },
  people: {
    leaves: async ({ transaction, person }) => {
      const own = storedTables(transaction)
      await own.deleteFrom('logistics_driver').where('person', '=', person.id).execute()
      await accounts.memberLeaves(transaction, person.id)
      await invitations.forgetAddress(transaction, person.email)
      return undefined
    },
  },
  companies: {
    renamed: (transaction, names) => companies.renamed(transaction, names),
    // Each application answers for the companies that it has work of.
    isUsed: async () => false,
  },
  personalData: { names: { fi: 'Autojen pesut', en: 'Washes of vehicles' }, lists: personalLists },
  carriers: {
    isUsed: async (transaction, carrier) => {
      const own = storedTables(transaction)
      const vehicle = own.selectFrom('logistics_vehicle').select('id').where('carrier', '=', carrier)
      const driver = own.selectFrom('logistics_driver').select('person').where('carrier', '=', carrier)
      return ((await vehicle.executeTakeFirst()) ?? (await driver.executeTakeFirst())) !== undefined
    },
  },
  demo: {
    fill: async (_, transaction, there) => {
      await fillCompanies(transaction, there)
      await fillCarriers(transaction, there)
    },
  },
})
