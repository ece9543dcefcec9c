import type { Kysely } from 'kysely'
import type { SecondStep } from '../../../contract/own.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { PasskeyTable } from '../database/second-factor-tables.ts'
import type { PortalTables } from '../database/tables.ts'

export interface Factors {
  /** Since when there is an authenticator app; undefined without one. */
  readonly appSince: string | undefined
  /** The oldest one first. */
  readonly passkeys: readonly PasskeyTable[]
  readonly codesLeft: number
}

type Reading = Pick<Kysely<PortalTables>, 'selectFrom'>

export async function factorsOf(reading: Reading, accountId: string): Promise<Factors> {
  const app = reading.selectFrom('authenticator_app').select('since').where('account_id', '=', accountId)
  const passkeys = reading.selectFrom('passkey').selectAll().where('account_id', '=', accountId)
  return {
    appSince: (await app.executeTakeFirst())?.since,
    passkeys: await passkeys.orderBy('added_at').orderBy('id').execute(),
    codesLeft: await countCodes(reading, accountId),
  }
}

export async function countCodes(reading: Reading, accountId: string): Promise<number> {
  const counted = await reading
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .where('used_at', '=', '')
    .executeTakeFirstOrThrow()
  return Number(counted.count)
}

/** The ways by which this person may take the second step, as screens offer them. */
export function stepsOf({ appSince, passkeys, codesLeft }: Factors): SecondStep[] {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(appSince === undefined ? [] : (['code'] as const)),
    ...(codesLeft > 0 ? (['recoverycode'] as const) : []),
  ]
}

/**
 * To be called after each change: the account says whether there is any factor, and without one no recovery code stands for
 * it. @param dueAt where the last one went: until when an administrator may do without; empty for others.
 */
export async function settleFactors(
  transaction: PortalTransaction,
  accountId: string,
  { dueAt }: { dueAt: string },
): Promise<{ readonly isSet: boolean }> {
  const { appSince, passkeys } = await factorsOf(transaction, accountId)
  const isSet = appSince !== undefined || passkeys.length > 0
  if (!isSet) await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const state = isSet ? { second_factor: 1 } : { second_factor: 0, ...(dueAt !== '' && { second_factor_due: dueAt }) }
  await transaction.updateTable('account').set(state).where('id', '=', accountId).execute()
  return { isSet }
}

/** Every factor of the person, the recovery codes, and steps that are under way. @returns what there was; undefined for nothing. */
export async function removeFactors(
  transaction: PortalTransaction,
  accountId: string,
  { dueAt }: { dueAt: string },
): Promise<{ readonly app: boolean; readonly passkeys: number } | undefined> {
  const { appSince, passkeys } = await factorsOf(transaction, accountId)
  if (appSince === undefined && passkeys.length === 0) return undefined
  for (const table of ['authenticator_app', 'passkey', 'second_step'] as const)
    await transaction.deleteFrom(table).where('account_id', '=', accountId).execute()
  await settleFactors(transaction, accountId, { dueAt })
  return { app: appSince !== undefined, passkeys: passkeys.length }
}
