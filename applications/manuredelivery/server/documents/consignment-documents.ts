/** Issues the documents of a consignment in the transaction of their cause; the PDF is drawn after it (7.6). */
import { withCheckDigit } from '@workspace/logistics/contract'
import type { Effects } from '@workspace/logistics/server'
import { storeDocument } from '@workspace/logistics/server'
import type { ConsignmentWords } from '../../contract/states/consignment-machine.ts'
import type { AcceptedConsignmentCommand } from '../consignments/consignment-context.ts'
import { storedConsignment } from '../consignments/stored-consignment.ts'
import type { ManureTransaction } from '../database/tables.ts'
import { accountCard } from '../farms/accounts.ts'
import { commercialDocumentOf } from './commercial-document.ts'
import { manureDocuments } from './manure-documents.ts'
import { issueTickets } from './weighbridge-ticket.ts'

type Documents = Pick<
  Effects<ConsignmentWords, AcceptedConsignmentCommand>,
  'issueCommercialDocument' | 'issueReturnDocument' | 'voidCommercialDocument'
>

export const consignmentDocuments: Documents = {
  issueCommercialDocument: async (transaction, done) => {
    await issueDocument(transaction, done, { id: done.consignment.id })
    await issueTickets(transaction, done)
  },
  issueReturnDocument: (transaction, done) =>
    issueDocument(transaction, done, { id: done.consignment.id, isReturn: true }),
  voidCommercialDocument: async (transaction, done) => {
    const { consignment } = done
    await manureDocuments.voidOf(transaction, { kind: 'commercialDocument', of: consignment.id })
    // A reception that is taken back leaves the truck on its way, with the document of its collection.
    if (done.to === 'collected') await issueDocument(transaction, done, { id: consignment.id })
  },
}

interface Issuing {
  readonly id: string
  readonly isReturn?: boolean
}

/** Edition 1 at the collection, 2 at the reception or refusal, further ones with corrections. Before the collection there is none. */
export async function issueDocument(
  transaction: ManureTransaction,
  { issuer }: Pick<AcceptedConsignmentCommand, 'issuer'>,
  { id, isReturn = false }: Issuing,
): Promise<void> {
  const row = await storedConsignment(transaction, id)
  if (row === undefined || (row.collected_at === null && row.received_at === null && row.refused_at === null)) return
  const { host, now, actor } = issuer
  const { language } = await accountCard(transaction, row.account)
  const document = {
    ...{ kind: 'commercialDocument', number: withCheckDigit(row.number), of: { kind: 'consignment', id } },
    ...{ language, letter: '', own: { company: row.company, account: row.account }, by: actor.id, now },
  } as const
  const contentOf = await commercialDocumentOf(row, { reader: transaction, people: host.people, isReturn })
  await storeDocument(manureDocuments.storeIn(transaction), document, contentOf)
  host.wake('documents')
}
