/** Letters that take a document along: they leave once it is drawn. */
import type { DocumentTable } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import type { ManureTransaction } from '../database/tables.ts'
import type { CompanyAndAccount } from '../documents/manure-documents.ts'
import { manureDocuments } from '../documents/manure-documents.ts'
import { notifyFarm } from './receivers.ts'
import { requestFacts } from './request-letters.ts'
import { letters } from './templates.ts'

interface Drawn {
  readonly host: Host
  readonly now: Date
  readonly document: DocumentTable & CompanyAndAccount & { readonly file: string }
}

export async function letterWithDocument(
  transaction: ManureTransaction,
  { host, now, document }: Drawn,
): Promise<void> {
  const { company, account, facts, parameters } = await requestFacts(transaction, document.of_id)
  const files = [{ file: document.file, name: manureDocuments.fileName(document, document.language) }]
  const letter = { template: letters.request_accepted, parameters, ...facts, files }
  await notifyFarm(transaction, { host, now, company, account }, letter)
}
