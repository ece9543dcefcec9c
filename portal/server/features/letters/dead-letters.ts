import type { ExpressionBuilder, Kysely } from 'kysely'
import { latestPast } from '../../kernel/clock/clock.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { passingFailures } from '../../kernel/mail/letter-failure.ts'

/** So many are sent again in one transaction; nobody else waits long for it. */
const mostAtOnce = 500

/** Given up while the server was away or did not let us in, and their link, where they have one, still lives. */
export async function countResendable(database: Kysely<PortalTables>, now: Date): Promise<number> {
  const row = await database
    .selectFrom('outbox')
    .select((letter) => letter.fn.countAll<number>().as('count'))
    .where(isResendable(now))
    .executeTakeFirst()
  return Number(row?.count ?? 0)
}

/** The oldest of them, held until this transaction ends: of two who send them again, the second finds them waiting. */
export async function holdResendable(
  transaction: PortalTransaction,
  now: Date,
): Promise<readonly { readonly id: string; readonly secretHash: string }[]> {
  const oldest = transaction
    .selectFrom('outbox')
    .select('id')
    .where(isResendable(now))
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostAtOnce)
  const held = await transaction
    .updateTable('outbox')
    .set((is) => ({ state: is.ref('state') }))
    .where('id', 'in', oldest)
    .where('state', '=', 'dead')
    .returning(['id', 'secret_hash'])
    .execute()
  return held.map(({ id, secret_hash: secretHash }) => ({ id, secretHash }))
}

function isResendable(now: Date) {
  return (is: ExpressionBuilder<PortalTables, 'outbox'>) => {
    const living = is
      .selectFrom('mailed_secret')
      .select('hash')
      .whereRef('mailed_secret.hash', '=', 'outbox.secret_hash')
      .where('used_at', 'is', null)
      .where('expires_at', '>', now.toISOString())
      .where('mailed_secret.created_at', '<=', latestPast(now).toISOString())
    return is.and([
      is('state', '=', 'dead'),
      is('failure', 'in', passingFailures),
      is.or([is('secret_hash', '=', ''), is.exists(living)]),
    ])
  }
}
