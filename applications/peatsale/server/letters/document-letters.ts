/** Letters that take a paper along: they leave once it is drawn. */

import type { PeatTransaction } from '../database/tables.ts'
import { fileName } from '../documents/drawn-document.ts'
import { loadContext } from './load-letters.ts'
import { mailRequestDecided } from './order-letters.ts'
import type { Sending } from './receivers.ts'
import { notifyCustomer } from './receivers.ts'
import { letters } from './templates.ts'

interface DrawnDocument {
  readonly kind: string
  readonly number: string
  readonly edition: number
  readonly language: string
  readonly of_id: string
  readonly seller: string
  readonly customer: string | null
  readonly content: string
  readonly letter: string
  readonly file: string
}

export async function letterWithDocument(
  transaction: PeatTransaction,
  { document, ...sending }: Sending & { readonly document: DrawnDocument },
): Promise<void> {
  const { customer, seller, of_id, letter, file } = document
  if (customer === null) return
  const to = { ...sending, customer, seller }
  const files = [{ file, name: fileName(document, document.language) }]
  if (letter === 'order_confirmed' || letter === 'order_changed') {
    const parameters = { content: JSON.parse(document.content) }
    const ofOrder = { about: { kind: 'order', id: of_id }, route: `/orders/${of_id}` } as const
    await notifyCustomer(transaction, to, { template: letters[letter], parameters, ...ofOrder, files })
  }
  if (letter === 'request_decided') await mailRequestDecided(transaction, { ...sending, order: of_id, files })
  if (letter === 'load_delivered') {
    const { facts, letter: parameters } = await loadContext(transaction, of_id)
    await notifyCustomer(transaction, to, { template: letters.load_delivered, parameters, ...facts, files })
  }
}
