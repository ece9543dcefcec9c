import type { Milliseconds } from '../clock/clock.ts'
import { after, days, hours, latestPast, minutes } from '../clock/clock.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { MailedSecretTable } from '../database/tables.ts'
import { hashSecret, randomSecret } from '../secrets/random-secret.ts'

/** Links in letters: a random secret, stored as its hash, with a purpose and an end (VALID-06, FORGOT-17). */
export type SecretPurpose = 'activation' | 'reset' | 'confirmemail' | 'undoemail' | 'notme'

export const lifetimes = {
  activation: days(7),
  reset: minutes(60),
  resetByAdministrator: hours(24),
  confirmemail: days(7),
  undoemail: days(7),
  notme: days(7),
} as const

interface NewSecret {
  readonly accountId: string
  readonly purpose: SecretPurpose
  /** The address the letter goes to: what the secret proves. */
  readonly email: string
  readonly lifetime: Milliseconds
  readonly now: Date
}

export interface UsableSecret {
  readonly accountId: string
  readonly email: string
  readonly createdAt: string
}

/** Links that live on when a newer one is made: whoever takes over an account must not void the way back (security.md 4.12). */
const livesOn: ReadonlySet<SecretPurpose> = new Set<SecretPurpose>(['activation', 'undoemail', 'notme'])

/**
 * A new secret; the older ones of the same purpose die, but for those made to live longer: a request that anybody may send
 * kills no invitation of an administrator. The returned text is its only copy.
 */
export async function newMailedSecret(transaction: PortalTransaction, fresh: NewSecret): Promise<string> {
  const { purpose } = fresh
  if (!livesOn.has(purpose)) await voidShorter(transaction, fresh)
  const secret = randomSecret()
  await transaction.insertInto('mailed_secret').values(rowOf(secret, fresh)).execute()
  return secret
}

async function voidShorter(
  transaction: PortalTransaction,
  { accountId, purpose, lifetime }: Pick<NewSecret, 'accountId' | 'purpose' | 'lifetime'>,
): Promise<void> {
  const older = await transaction
    .selectFrom('mailed_secret')
    .select(['hash', 'created_at', 'expires_at'])
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .execute()
  const dying = older
    .filter(({ created_at, expires_at }) => Date.parse(expires_at) - Date.parse(created_at) <= lifetime)
    .map(({ hash }) => hash)
  if (dying.length > 0) await transaction.deleteFrom('mailed_secret').where('hash', 'in', dying).execute()
}

/** The same for many new people, who have no older ones. @returns the secrets in the order of the people. */
export async function newMailedSecrets(transaction: PortalTransaction, all: readonly NewSecret[]): Promise<string[]> {
  const secrets = all.map(() => randomSecret())
  const rows = all.map((fresh, index) => rowOf(secrets[index] ?? '', fresh))
  if (rows.length > 0) await transaction.insertInto('mailed_secret').values(rows).execute()
  return secrets
}

function rowOf(secret: string, { accountId, purpose, email, lifetime, now }: NewSecret): MailedSecretTable {
  return {
    hash: hashSecret(secret),
    account_id: accountId,
    purpose,
    email,
    expires_at: after(now, lifetime).toISOString(),
    used_at: null,
    created_at: now.toISOString(),
  }
}

/**
 * Secrets from the future were made under a clock that was ahead: they count as made now, and live as long as they were meant
 * to. Without hashes all of them. @returns how many.
 */
export async function bringBackSecrets(
  transaction: PortalTransaction,
  now: Date,
  hashes?: readonly string[],
): Promise<number> {
  if (hashes?.length === 0) return 0
  const ahead = transaction
    .selectFrom('mailed_secret')
    .select(['hash', 'created_at', 'expires_at'])
    .where('created_at', '>', latestPast(now).toISOString())
  const rows = await (hashes ? ahead.where('hash', 'in', hashes) : ahead).execute()
  for (const { hash, created_at, expires_at } of rows) {
    const lifetime = Date.parse(expires_at) - Date.parse(created_at)
    const made = { created_at: now.toISOString(), expires_at: new Date(now.getTime() + lifetime).toISOString() }
    await transaction.updateTable('mailed_secret').set(made).where('hash', '=', hash).execute()
  }
  return rows.length
}

/** Uses up a secret: of twenty parallel tries one gets it (R09). Undefined when used, dead or expired. */
export async function consumeSecret(
  transaction: PortalTransaction,
  { secret, purpose, now }: { secret: string; purpose: SecretPurpose; now: Date },
): Promise<UsableSecret | undefined> {
  await bringBackSecrets(transaction, now, [hashSecret(secret)])
  const row = await transaction
    .updateTable('mailed_secret')
    .set({ used_at: now.toISOString() })
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['account_id', 'email', 'created_at'])
    .executeTakeFirst()
  return row && { accountId: row.account_id, email: row.email, createdAt: row.created_at }
}

/** A secret within its time, used before or not: opening an activation link twice does no harm (VALID-07). */
export async function findSecret(
  transaction: PortalTransaction,
  { secret, purpose, now }: { secret: string; purpose: SecretPurpose; now: Date },
): Promise<UsableSecret | undefined> {
  await bringBackSecrets(transaction, now, [hashSecret(secret)])
  const row = await transaction
    .selectFrom('mailed_secret')
    .select(['account_id', 'email', 'created_at'])
    .where('hash', '=', hashSecret(secret))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && { accountId: row.account_id, email: row.email, createdAt: row.created_at }
}

/** Taking a change of address back takes back every later one, too: their links die with this. */
export async function voidLaterUndos(transaction: PortalTransaction, used: UsableSecret): Promise<void> {
  await transaction
    .deleteFrom('mailed_secret')
    .where('account_id', '=', used.accountId)
    .where('purpose', '=', 'undoemail')
    .where('created_at', '>=', used.createdAt)
    .execute()
}

export async function voidSecrets(
  transaction: PortalTransaction,
  accountId: string,
  purposes: readonly SecretPurpose[],
): Promise<void> {
  await transaction
    .deleteFrom('mailed_secret')
    .where('account_id', '=', accountId)
    .where('purpose', 'in', [...purposes])
    .execute()
}
