import { holdsText } from '../database/holds-text.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'
import { releaseFiles } from './letter-files.ts'

interface Erased {
  readonly id: string
  readonly addresses: readonly string[]
  /** Whether letters to others may tell of the person. */
  readonly isTold: boolean
}

/**
 * Letters to somebody who is about to go: those with a link of the account, those to its addresses, and those to others that
 * name one of these, once they have gone. One to somebody else that still waits is sent, and forgotten in its time.
 */
export async function eraseLetters(transaction: PortalTransaction, { id, addresses, isTold }: Erased): Promise<void> {
  const links = transaction.selectFrom('mailed_secret').select('hash').where('account_id', '=', id)
  const erased = await transaction
    .deleteFrom('outbox')
    .where((is) =>
      is.or([
        is.and([is('secret_hash', '!=', ''), is('secret_hash', 'in', links)]),
        ...(addresses.length > 0 ? [is('recipient', 'in', addresses)] : []),
        ...(isTold ? [is.and([is('state', '!=', 'waiting'), holdsText('parameters', [id, ...addresses])])] : []),
      ]),
    )
    .returning(['id', 'template', 'files'])
    .execute()
  await releaseFiles(transaction, erased)
  if (addresses.length > 0) await transaction.deleteFrom('mailbox_letter').where('recipient', 'in', addresses).execute()
}
