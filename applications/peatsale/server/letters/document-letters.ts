/** Letters that take a paper along: they leave once it is drawn. */

import type { DocumentTable, Sending } from '@workspace/logistics/server'
import type { PeatTransaction } from '../database/tables.ts'
import type { SellerAndCustomer } from '../documents/peat-documents.ts'
import { peatDocuments } from '../documents/peat-documents.ts'
import { loadContext } from './load-letters.ts'
import { mailRequestDecided } from './order-letters.ts'
import { notifyCustomer } from './receivers.ts'
import { letters } from './templates.ts'

export async function letterWithDocument(
  transaction: PeatTransaction,
  {
    document,
    ...sending
  }: Sending & { readonly document: DocumentTable & SellerAndCustomer & { readonly file: string } },
): Promise<void> {
  const { customer, seller, of_id, letter, file } = document
  if (customer === null) return
  const to = { ...sending, customer, seller }
  const files = [{ file, name: peatDocuments.fileName(document, document.language) }]
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
