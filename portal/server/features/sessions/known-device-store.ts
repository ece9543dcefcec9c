import { randomBytes } from 'node:crypto'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import { hashSecret, randomHandle } from '../../kernel/secrets/random-secret.ts'

/** More than anybody uses; the one that was used longest ago goes first. */
const devicesMost = 40

/** Notes the use of the account's device. @returns its mark among these; undefined when none of them is the account's. */
export async function noteKnownDevice(
  transaction: PortalTransaction,
  { accountId, marks, now }: { accountId: string; marks: readonly string[]; now: Date },
): Promise<string | undefined> {
  if (marks.length === 0) return undefined
  const used = await transaction
    .updateTable('known_device')
    .set({ last_used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('device_hash', 'in', marks.map(hashSecret))
    .returning('device_hash')
    .executeTakeFirst()
  return marks.find((mark) => hashSecret(mark) === used?.device_hash)
}

export async function hasKnownDevices(transaction: PortalTransaction, accountId: string): Promise<boolean> {
  const known = await transaction
    .selectFrom('known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

/** @returns the mark that the browser keeps. */
export async function addKnownDevice(
  transaction: PortalTransaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<string> {
  const mark = randomHandle()
  const moment = now.toISOString()
  const device = { account_id: accountId, device_hash: hashSecret(mark), first_used_at: moment, last_used_at: moment }
  await transaction.insertInto('known_device').values(device).execute()
  await removeSurplus(transaction, accountId)
  return mark
}

async function removeSurplus(transaction: PortalTransaction, accountId: string): Promise<void> {
  const devices = await transaction
    .selectFrom('known_device')
    .select('device_hash')
    .where('account_id', '=', accountId)
    .orderBy('last_used_at', 'desc')
    .execute()
  const surplus = devices.slice(devicesMost).map(({ device_hash }) => device_hash)
  if (surplus.length === 0) return
  await transaction
    .deleteFrom('known_device')
    .where('account_id', '=', accountId)
    .where('device_hash', 'in', surplus)
    .execute()
}

/**
 * No browser is known any more. What stays is a device that nobody has: without any, the next sign-in would count as the
 * first one of the account, of which nobody is told.
 */
export async function forgetKnownDevices(
  transaction: PortalTransaction,
  { accountId, now }: { accountId: string; now: Date },
): Promise<void> {
  await transaction.deleteFrom('known_device').where('account_id', '=', accountId).execute()
  const moment = now.toISOString()
  const device_hash = randomBytes(32).toString('base64url')
  const nobodys = { account_id: accountId, device_hash, first_used_at: moment, last_used_at: moment }
  await transaction.insertInto('known_device').values(nobodys).execute()
}
