/** A migrated SQLite place with the operator's commands at hand, for tests of backups. */

import { markAsProduction } from '../features/demo/production-mark.ts'
import { auditTrail } from '../kernel/audit/audit-trail.ts'
import { days } from '../kernel/clock/clock.ts'
import type { Database } from '../kernel/database/database.ts'
import { openSqlite } from '../kernel/database/open-sqlite.ts'
import type { PortalTables } from '../kernel/database/tables.ts'
import { newMailedSecret } from '../kernel/mailed-secrets/mailed-secret.ts'
import { openSession } from '../kernel/sessions/session-store.ts'
import type { HeldClock } from './held-clock.ts'
import { heldClock } from './held-clock.ts'
import type { CommandResult } from './run-test-command.ts'
import { runTestCommand } from './run-test-command.ts'
import { storedAccount } from './stored-account.ts'
import { testPlace } from './test-database.ts'
import { testEnvironment } from './test-host.ts'

export interface BackupPlace extends AsyncDisposable {
  readonly dataDir: string
  readonly environment: Readonly<Record<string, string>>
  readonly clock: HeldClock
  run(...argv: string[]): Promise<CommandResult>
  /** Takes a backup. @returns its path. */
  backedUp(): Promise<string>
  /** A person with a session and a link. */
  addPerson(username: string): Promise<void>
  /** A line of the audit trail. */
  addLine(): Promise<void>
  /** As the portal does when it starts in production. */
  markAsProduction(): Promise<void>
  usernames(): Promise<string[]>
  withDatabase<Result>(act: (database: Database<PortalTables>) => Promise<Result>): Promise<Result>
}

export async function backupPlace(): Promise<BackupPlace> {
  const { [Symbol.asyncDispose]: remove, ...where } = await testPlace()
  const { dataDir } = where
  const environment = testEnvironment(where)
  const clock = heldClock()
  const run = (...argv: string[]) => runTestCommand(argv, { environment, clock })

  const withDatabase: BackupPlace['withDatabase'] = async (act) => {
    const database = openSqlite<PortalTables>(dataDir)
    try {
      return await act(database)
    } finally {
      await database.close()
    }
  }

  await run('setup')
  return {
    dataDir,
    environment,
    clock,
    run,
    withDatabase,
    backedUp: async () => {
      const { printed, errors } = await run('backup')
      if (errors !== '') throw new Error(errors)
      return printed.split('\n')[0] ?? ''
    },
    addPerson: (username) =>
      withDatabase(({ writing }) =>
        writing(async (transaction) => {
          const now = clock.now()
          const { id: accountId, email } = await storedAccount(transaction, { username, now })
          await openSession(transaction, { accountId, now, userAgent: '' })
          await newMailedSecret(transaction, { accountId, purpose: 'reset', email, lifetime: days(1), now })
        }),
      ),
    addLine: () =>
      withDatabase((database) =>
        database.writing((transaction) =>
          auditTrail(database).append(transaction, {
            action: 'login',
            at: clock.now(),
            actor: '',
            target: '',
            result: 'done',
            requestId: '',
            address: '',
          }),
        ),
      ),
    markAsProduction: () =>
      withDatabase(({ writing }) => writing((transaction) => markAsProduction(transaction, clock.now()))),
    usernames: () =>
      withDatabase(async ({ reading }) => {
        const rows = await reading.selectFrom('account').select('username').orderBy('username').execute()
        return rows.map(({ username }) => username)
      }),
    [Symbol.asyncDispose]: remove,
  }
}
