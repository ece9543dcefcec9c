/** An outbox on the engine under test, with a held clock and a real mail server, and letters to put into it. */
import type { Milliseconds } from '../kernel/clock/clock.ts'
import { hours } from '../kernel/clock/clock.ts'
import type { Database } from '../kernel/database/database.ts'
import type { OutboxTable } from '../kernel/database/outbox-tables.ts'
import type { PortalTables } from '../kernel/database/tables.ts'
import { jsonLog } from '../kernel/log/log.ts'
import type { OutboxParts } from '../kernel/mail/create-outbox.ts'
import { createOutbox } from '../kernel/mail/create-outbox.ts'
import type { LetterTemplate } from '../kernel/mail/letters.ts'
import type { Outbox, QueuedLetter } from '../kernel/mail/outbox.ts'
import { smtpTransport } from '../kernel/mail/smtp-transport.ts'
import { newMailedSecret } from '../kernel/mailed-secrets/mailed-secret.ts'
import type { KeyRing } from '../kernel/secrets/key-ring.ts'
import { keyRing } from '../kernel/secrets/key-ring.ts'
import { randomSecret } from '../kernel/secrets/random-secret.ts'
import { siteStore } from '../kernel/site/site-store.ts'
import type { HeldClock } from './held-clock.ts'
import { heldClock } from './held-clock.ts'
import type { MailServer } from './mail-server.ts'
import { mailServer } from './mail-server.ts'
import { storedAccount } from './stored-account.ts'
import { testDatabase } from './test-database.ts'

export const receiver = 'aino@demo.example'

export interface OutboxUnderTest extends AsyncDisposable {
  readonly database: Database<PortalTables>
  readonly server: MailServer
  readonly clock: HeldClock
  readonly keys: KeyRing
  readonly lines: readonly string[]
  /** Another process on the same database; it is stopped with the test. */
  outbox(parts?: Partial<OutboxParts>): Outbox
  queue<Template extends LetterTemplate>(outbox: Outbox, letter: QueuedLetter<Template>): Promise<void>
  passwordChanged(): QueuedLetter<'passwordchanged'>
  /** A letter with a living link of its own person. */
  resetLetter(lifetime: Milliseconds): Promise<QueuedLetter<'reset'> & { readonly secret: string }>
  rows(): Promise<OutboxTable[]>
  /** Names of the processes that have taken letters and are not known to be gone. */
  processes(): Promise<string[]>
}

export async function outboxUnderTest(): Promise<OutboxUnderTest> {
  const server = await mailServer()
  const { database, [Symbol.asyncDispose]: remove } = await testDatabase()
  const clock = heldClock()
  const keys = keyRing([{ id: 'first', secret: randomSecret() }])
  const lines: string[] = []
  const open: Outbox[] = []
  const base = () => ({ recipient: receiver, language: 'fi', now: clock.now() }) as const
  return {
    database,
    server,
    clock,
    keys,
    lines,
    outbox: (parts = {}) => {
      const outbox = createOutbox({
        database,
        keys,
        clock,
        log: jsonLog('debug', (line) => lines.push(line)),
        site: siteStore(database, clock),
        publicUrl: () => 'https://portal.example',
        transport: smtpTransport(server.url),
        sender: 'Portaali <portaali@demo.example>',
        lookEvery: hours(1),
        ...parts,
      })
      open.push(outbox)
      return outbox
    },
    queue: (outbox, letter) => database.writing((transaction) => outbox.queue(transaction, letter)),
    passwordChanged: () => ({
      ...base(),
      template: 'passwordchanged',
      parameters: { name: 'Aino Korpi', time: '5.10.2026 klo 9.00' },
    }),
    resetLetter: (lifetime) =>
      database.writing(async (transaction) => {
        const now = clock.now()
        const { id: accountId } = await storedAccount(transaction, { now })
        const secret = await newMailedSecret(transaction, {
          accountId,
          purpose: 'reset',
          email: receiver,
          lifetime,
          now,
        })
        return { ...base(), template: 'reset', parameters: { name: 'Aino Korpi' }, secret }
      }),
    rows: () => database.reading.selectFrom('outbox').selectAll().orderBy('created_at').orderBy('id').execute(),
    processes: async () => {
      const rows = await database.reading.selectFrom('outbox_process').select('id').execute()
      return rows.map(({ id }) => id)
    },
    [Symbol.asyncDispose]: async () => {
      for (const outbox of open) await outbox.stop()
      await remove()
      await server.stop()
    },
  }
}
