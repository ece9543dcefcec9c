import type { Selectable } from 'kysely'
import type { OutboxLetter } from '../../../contract/own.ts'
import { LetterState } from '../../../contract/own.ts'
import type { Database } from '../../kernel/database/database.ts'
import type { OutboxTable } from '../../kernel/database/outbox-tables.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { PortalTables } from '../../kernel/database/tables.ts'
import { keysetPage } from '../../kernel/lists/keyset-page.ts'
import type { Page } from '../../kernel/lists/page.ts'
import { newestFirst, readPage } from '../../kernel/lists/page.ts'
import { bringBackSecrets } from '../../kernel/mailed-secrets/mailed-secret.ts'
import type { KeyRing } from '../../kernel/secrets/key-ring.ts'
import { hashSecret, randomSecret } from '../../kernel/secrets/random-secret.ts'

/** Letters as the outbox page shows them, newest first: no parameters and no secrets leave this store. */
export async function searchOutbox(
  { reading }: Pick<Database<PortalTables>, 'reading'>,
  { state, cursor }: { state: LetterState | undefined; cursor: string },
): Promise<Page<OutboxLetter>> {
  let query = reading
    .selectFrom('outbox')
    .select([
      'id',
      'state',
      'template',
      'recipient',
      'attempts',
      'last_answer',
      'created_at',
      'next_attempt_at',
      'sent_at',
    ])
  if (state !== undefined) query = query.where('state', '=', state)
  const page = await readPage(
    { ...newestFirst, cursor },
    (at) => keysetPage(query, { ...at, key: 'created_at', direction: 'desc' }).execute(),
    ({ created_at, id }) => ({ key: created_at, id }),
  )
  return { ...page, rows: page.rows.map(letterOf) }
}

type ShownColumns =
  | 'id'
  | 'state'
  | 'template'
  | 'recipient'
  | 'attempts'
  | 'last_answer'
  | 'created_at'
  | 'next_attempt_at'
  | 'sent_at'

function letterOf(row: Pick<Selectable<OutboxTable>, ShownColumns>): OutboxLetter {
  const state = LetterState.parse(row.state)
  return {
    id: row.id,
    state,
    template: row.template,
    recipient: row.recipient,
    tries: row.attempts,
    answer: row.last_answer,
    queuedat: row.created_at,
    nexttryat: state === 'waiting' ? row.next_attempt_at : '',
    sentat: row.sent_at ?? '',
  }
}

/** The letter, held until this transaction ends: of two who send it again, the second finds it waiting. */
export async function holdLetter(
  transaction: PortalTransaction,
  id: string,
): Promise<{ state: string; template: string; recipient: string; secretHash: string } | undefined> {
  const row = await transaction
    .updateTable('outbox')
    .set((is) => ({ state: is.ref('state') }))
    .where('id', '=', id)
    .returning(['state', 'template', 'recipient', 'secret_hash'])
    .executeTakeFirst()
  return row && { state: row.state, template: row.template, recipient: row.recipient, secretHash: row.secret_hash }
}

/**
 * A dead letter keeps no secret, so its link gets a new one: same purpose, same end, and the old one dies.
 * Undefined when the link is used, expired or taken back.
 */
export async function renewLink(
  transaction: PortalTransaction,
  { secretHash, now }: { secretHash: string; now: Date },
): Promise<string | undefined> {
  await bringBackSecrets(transaction, now, [secretHash])
  const secret = randomSecret()
  const renewed = await transaction
    .updateTable('mailed_secret')
    .set({ hash: hashSecret(secret) })
    .where('hash', '=', secretHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('hash')
    .executeTakeFirst()
  return renewed && secret
}

export async function queueAgain(
  transaction: PortalTransaction,
  id: string,
  { secret, keys, now }: { secret: string | undefined; keys: KeyRing; now: Date },
): Promise<void> {
  const link = secret === undefined ? {} : { sealed_secret: keys.seal(secret), secret_hash: hashSecret(secret) }
  await transaction
    .updateTable('outbox')
    .set({ ...link, state: 'waiting', next_attempt_at: now.toISOString(), leased_until: '', leased_by: '' })
    .where('id', '=', id)
    .execute()
}
