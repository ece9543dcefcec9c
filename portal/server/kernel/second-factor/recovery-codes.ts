/** Ten codes for whoever has lost the phone, each good for one sign-in. */
import { randomInt } from 'node:crypto'
import { recoveryCodesInSet } from '../../../contract/own.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import type { KeyRing } from '../secrets/key-ring.ts'

/** Crockford's: nothing in it looks like anything else. Twelve of them are 60 random bits. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** A new set in place of the one before. @returns the codes, of which only signatures are kept. */
export async function renewCodes(transaction: PortalTransaction, keys: KeyRing, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesInSet }, newCode)
  await transaction.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
  const rows = codes.map((code) => ({
    account_id: accountId,
    mark: keys.sign('recovery', signedText(accountId, code)),
    used_at: '',
  }))
  await transaction.insertInto('recovery_code').values(rows).execute()
  return codes
}

function newCode(): string {
  const code = Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('')
  return code.replace(/(.{4})(?=.)/g, '$1-')
}

/** The mark of the unused code that was given; undefined for none. */
export async function findCode(
  reading: Pick<PortalTransaction, 'selectFrom'>,
  keys: KeyRing,
  { accountId, code }: { accountId: string; code: string },
): Promise<string | undefined> {
  const rows = await reading
    .selectFrom('recovery_code')
    .select('mark')
    .where('account_id', '=', accountId)
    .where('used_at', '=', '')
    .execute()
  const text = signedText(accountId, code)
  return rows.find(({ mark }) => keys.fits('recovery', text, mark))?.mark
}

/** False where somebody else was faster. */
export async function spendCode(
  transaction: PortalTransaction,
  { accountId, mark, now }: { accountId: string; mark: string; now: Date },
): Promise<boolean> {
  const used = await transaction
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('account_id', '=', accountId)
    .where('mark', '=', mark)
    .where('used_at', '=', '')
    .returning('mark')
    .executeTakeFirst()
  return used !== undefined
}

/** However it was typed: what people take for another letter is that one. */
function signedText(accountId: string, code: string): string {
  const typed = code.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return `${accountId} ${typed.replaceAll('O', '0').replace(/[IL]/g, '1')}`
}
