import type { InputOf, portalCalls, UsedPasskey } from '../../../contract/own.ts'
import type { PasswordRecord } from '../../kernel/accounts/account-store.ts'
import type { PortalTransaction } from '../../kernel/database/portal-transaction.ts'
import type { SecondStepTable } from '../../kernel/database/second-factor-tables.ts'
import type { OpenContext } from '../../kernel/handlers/handler.ts'
import { openAppKey, sealAppKey, stepOfCode, takeStep } from '../../kernel/second-factor/authenticator-app.ts'
import { factorsOf } from '../../kernel/second-factor/factors.ts'
import { noteUse, relyingParty, usedPasskey } from '../../kernel/second-factor/passkeys.ts'
import { findCode, spendCode } from '../../kernel/second-factor/recovery-codes.ts'
import { takeChallenge } from '../../kernel/second-factor/sign-in-ticket.ts'

/** A step that is right; spending it says whether it still is, for each of them is good for one sign-in. */
interface RightStep {
  spend(transaction: PortalTransaction): Promise<boolean>
}

interface Tried {
  readonly ticket: SecondStepTable
  readonly record: PasswordRecord
  readonly given: InputOf<typeof portalCalls.finishLogIn>
}

/** Undefined for a step that does not prove the person. */
export async function checkStep(
  context: OpenContext,
  { ticket, record, given }: Tried,
): Promise<RightStep | undefined> {
  const { id } = record.account
  if (given.code !== undefined) return checkCode(context, id, given.code)
  if (given.recoverycode !== undefined) return checkRecoveryCode(context, id, given.recoverycode)
  return given.passkey && checkPasskey(context, ticket, given.passkey)
}

async function checkCode({ portal, request }: OpenContext, accountId: string, code: string) {
  const row = await portal.database.reading
    .selectFrom('authenticator_app')
    .select(['sealed_key', 'last_step'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  const key = openAppKey(portal.keys, accountId, row.sealed_key)
  if (key === undefined) {
    portal.log.warn('app_key_lost', { hint: 'a key is gone from secret.key: reset-second-factor lets the person in' })
    return undefined
  }
  const step = await stepOfCode(key, code, request.now)
  if (step === undefined || step <= row.last_step) return undefined
  const sealedKey = sealAppKey(portal.keys, accountId, key)
  return { spend: (transaction: PortalTransaction) => takeStep(transaction, { accountId, step, sealedKey }) }
}

async function checkRecoveryCode({ portal, request }: OpenContext, accountId: string, code: string) {
  const mark = await findCode(portal.database.reading, portal.keys, { accountId, code })
  if (mark === undefined) return undefined
  return { spend: (transaction: PortalTransaction) => spendCode(transaction, { accountId, mark, now: request.now }) }
}

async function checkPasskey({ portal, request }: OpenContext, ticket: SecondStepTable, used: UsedPasskey) {
  const party = relyingParty(request.origin)
  // Committed before it is looked at: a challenge is good for one try.
  const isTaken = await portal.database.writing((transaction) => takeChallenge(transaction, ticket))
  if (!party || !isTaken) return undefined
  const { passkeys } = await factorsOf(portal.database.reading, ticket.account_id)
  const kept = passkeys.find(({ credential_id }) => credential_id === used.id)
  const counter = kept && (await usedPasskey(party, ticket.challenge, { kept, used }))
  if (!kept || counter === undefined) return undefined
  return {
    spend: (transaction: PortalTransaction) =>
      noteUse(transaction, { kept, counter, host: party.id, now: request.now }),
  }
}
