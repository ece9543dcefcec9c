/** A paper as the page and as the PDF, for those who may see it (2.6, 4.1). */
import type { DocumentReader, DocumentTable } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import { relationTo, storedLoad } from '../loads/stored-load.ts'
import { storedOrder } from '../orders/read-order.ts'
import { loadRolesOf } from '../rights/load-roles.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import { peatDocuments } from './peat-documents.ts'
import { searchDocumentsHandler } from './search-documents.ts'

const { gives, reads } = handlersOf<PeatActor>()

interface Asking {
  readonly host: Host
  readonly actor: PeatActor
  readonly request: { readonly now: Date }
}

const readDocumentHandler = reads(readDocument, async (asking, { id }, refuse) => {
  const document = await peatDocuments.read(asking.host.database.reading, id, mayRead(asking))
  if (document === undefined) throw refuse('not_found')
  return document
})

const giveDocumentHandler = gives(giveDocument, async (asking, { id, language }, refuse) => {
  const file = await peatDocuments.give(asking.host, { id, language, person: asking.actor.id }, mayRead(asking))
  if (file === undefined) throw refuse('not_found')
  if (file === 'busy') throw refuse('busy')
  return file
})

export const documentHandlers = {
  readDocument: readDocumentHandler,
  giveDocument: giveDocumentHandler,
  searchDocuments: searchDocumentsHandler,
}

type Asked = Pick<DocumentTable, 'of_kind' | 'of_id'>

const mayRead = (asking: Asking) => (document: Asked) =>
  document.of_kind === 'order' ? ofOrder(asking, document) : ofLoad(asking, document)

/** With its prices: the customer's and the office's alone. */
async function ofOrder({ host, actor }: Asking, { of_id }: Asked): Promise<DocumentReader> {
  const order = await storedOrder(host.database.reading, of_id)
  const roles: readonly string[] = order ? orderRolesOf(actor, order) : []
  if (roles.includes('officeOwn') || roles.includes('superadmin')) return 'office'
  return roles.includes('customerOwn') ? 'reader' : undefined
}

const readers = ['customerOwn', 'leadOwn', 'driverOwn', 'loaderOwn']

async function ofLoad({ host, actor, request }: Asking, { of_id }: Asked): Promise<DocumentReader> {
  const reader = host.database.reading
  const load = await storedLoad(reader, of_id)
  if (!load) return undefined
  const roles: readonly string[] = loadRolesOf(actor, load, await relationTo({ reader, actor, now: request.now }, load))
  if (roles.includes('officeOwn') || roles.includes('superadmin')) return 'office'
  return roles.some((role) => readers.includes(role)) ? 'reader' : undefined
}
