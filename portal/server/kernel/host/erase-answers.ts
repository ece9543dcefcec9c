import { holdsText } from '../database/holds-text.ts'
import type { PortalTransaction } from '../database/portal-transaction.ts'

/** In the place of an answer that told of somebody who is gone. Its command stays done, and is not done again. */
export const erasedAnswer = 'erased'

/** Answers to commands of others that hold one of these texts, an id or an address, as a value. */
export async function eraseAnswers(transaction: PortalTransaction, texts: readonly string[]): Promise<void> {
  await transaction.updateTable('idempotency').set({ answer: erasedAnswer }).where(holdsText('answer', texts)).execute()
}
