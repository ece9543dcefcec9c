/**
 * Issues papers in the transaction of their cause. Content and SHA-256 are written then and never change; the PDF is drawn
 * after it (4.1, platform 13). Whoever issues for one load or order at a time holds it.
 */

import { withCheckDigit } from '@workspace/logistics/contract'
import type { DocumentStore, NewDocument } from '@workspace/logistics/server'
import { storeDocument } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { PeatTransaction } from '../database/tables.ts'
import { registerRows } from '../registers/register-rows.ts'
import { confirmationOf } from './confirmation.ts'
import { deliveryNoteOf } from './delivery-note.ts'
import type { DocumentParties } from './document-parties.ts'
import { documentParties } from './document-parties.ts'
import type { SellerAndCustomer } from './peat-documents.ts'
import { peatDocuments } from './peat-documents.ts'
import type { PaperRows } from './sources.ts'
import { paperRows } from './sources.ts'
import type { Naming } from './waybill.ts'
import { waybillOf } from './waybill.ts'

/** `host` names the people on the paper and draws it soon; who fills a demo gives the names and has nobody to wake. */
export interface Issuing {
  readonly host: { readonly people: Naming } & Partial<Pick<Host, 'wake'>>
  readonly now: Date
  /** Who caused it. */
  readonly by: string
  /** For many documents at once; without it each reads its own rows and is stored at once. */
  readonly context?: IssueContext
}

export interface IssueContext {
  readonly registers: DocumentParties
  readonly rows: PaperRows
  readonly documents: DocumentStore<SellerAndCustomer>
}
type OfLoad = Issuing & { readonly load: string }
type OfOrder = Issuing & {
  readonly order: string
  readonly letter?: 'order_confirmed' | 'order_changed' | 'request_decided'
}

/** Edition 1 when it is loaded, edition 2 with the receipt, corrections as further ones. @returns the edition's id. */
export async function issueWaybill(transaction: PeatTransaction, of: OfLoad): Promise<string> {
  const { host, load: id, now, by, context = issueContextOf(transaction) } = of
  const load = await context.rows.load(id)
  const document = { kind: 'waybill', number: withCheckDigit(load.number), letter: '', ...{ now, by } } as const
  const contentOf = await waybillOf(load, { ...context, people: host.people })
  const all = { ...document, ...(await ofLoad(context, load)) }
  return await issued(context, { host, document: all }, contentOf)
}

/** A letter takes the first edition along; a correction is read in the application. */
export async function issueDeliveryNote(transaction: PeatTransaction, of: OfLoad): Promise<string> {
  const { host, load: id, now, by, context = issueContextOf(transaction) } = of
  const load = await context.rows.load(id)
  const letter = (await context.documents.hasValid('deliveryNote', id)) ? '' : 'load_delivered'
  const document = { kind: 'deliveryNote', number: load.number, letter, now, by } as const
  const contentOf = await deliveryNoteOf(load, context)
  const all = { ...document, ...(await ofLoad(context, load)) }
  return await issued(context, { host, document: all }, contentOf)
}

/** With `letter` the customer gets it by mail as soon as it is drawn. */
export async function issueConfirmation(
  transaction: PeatTransaction,
  { host, order: id, letter, now, by, context = issueContextOf(transaction) }: OfOrder,
): Promise<string> {
  const order = await context.rows.order(id)
  const { seller, customer, number } = order
  const { language } = await context.registers.customer(customer)
  const document = { kind: 'orderConfirmation', number: number ?? '', letter: letter ?? '', now, by } as const
  const of = { kind: 'order', id } as const
  const all = { ...document, of, language, own: { seller, customer } }
  return await issued(context, { host, document: all }, await confirmationOf(order, context))
}

/** What was taken back: the papers of that kind hold no longer, and their letter does not leave. */
export async function voidDocument(
  transaction: PeatTransaction,
  given: { readonly kind: 'waybill' | 'deliveryNote'; readonly load: string } | { readonly order: string },
): Promise<void> {
  if ('order' in given) await peatDocuments.voidOf(transaction, { kind: 'orderConfirmation', of: given.order })
  else await peatDocuments.voidOf(transaction, { kind: given.kind, of: given.load })
}

/** @param registers what the command has read of them already */
export function issueContextOf(transaction: PeatTransaction, registers = registerRows(transaction)): IssueContext {
  return {
    registers: documentParties(registers),
    rows: paperRows(transaction),
    documents: peatDocuments.storeIn(transaction),
  }
}

async function ofLoad(
  { registers }: IssueContext,
  { id, seller, customer }: { readonly id: string; readonly seller: string; readonly customer: string },
) {
  const { language } = await registers.customer(customer)
  return { of: { kind: 'load', id }, language, own: { seller, customer } } as const
}

async function issued(
  { documents }: IssueContext,
  { host, document }: { readonly host: Issuing['host']; readonly document: NewDocument<SellerAndCustomer> },
  contentOf: Parameters<typeof storeDocument>[2],
): Promise<string> {
  const id = await storeDocument(documents, document, contentOf)
  host.wake?.('documents')
  return id
}
