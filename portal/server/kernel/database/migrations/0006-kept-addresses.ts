import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Who may come back to an address, or recover an account by it, is asked at every registration and change of address (R29). */
export const keptAddresses: Migration = {
  async up({ schema }: Kysely<unknown>): Promise<void> {
    await schema.createIndex('account_recovery_email').on('account').column('recovery_email').execute()
    await schema.createIndex('mailed_secret_email').on('mailed_secret').columns(['email', 'purpose']).execute()
  },
}
