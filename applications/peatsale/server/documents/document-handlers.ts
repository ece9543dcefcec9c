/** A paper as the page and as the PDF, for those who may see it (2.6, 4.1). */
import type { Host } from '@workspace/portal/server'
import { handlersOf, SentFile } from '@workspace/portal/server'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import type { DocumentKind } from '../../contract/documents/document.ts'
import { ownTables } from '../database/tables.ts'
import { relationTo, storedLoad } from '../loads/stored-load.ts'
import { storedOrder } from '../orders/read-order.ts'
import { loadRolesOf } from '../rights/load-roles.ts'
import { orderRolesOf } from '../rights/order-roles.ts'
import type { PeatActor } from '../rights/peat-actor.ts'
import type { StoredDocument } from './draw-documents.ts'
import { fileName, languageOf } from './drawn-document.ts'
import { searchDocumentsHandler } from './search-documents.ts'
import { fileIn } from './second-language.ts'
import { clearedContent } from './store-document.ts'

const { gives, reads } = handlersOf<PeatActor>()

interface Asking {
  readonly host: Host
  readonly actor: PeatActor
  readonly request: { readonly now: Date }
}

const readDocumentHandler = reads(readDocument, async (asking, { id }, refuse) => {
  const document = await seenDocument(asking, id)
  if (!document) throw refuse('not_found')
  return {
    ...{ id, kind: document.kind as DocumentKind, number: document.number, edition: document.edition },
    ...{ isReplaced: document.replaced_by !== null, isVoid: document.is_void === 1, issuedAt: document.issued_at },
    ...{ content: JSON.parse(document.content), sha256: document.sha256, replacedBy: document.replaced_by },
  }
})

const giveDocumentHandler = gives(giveDocument, async (asking, { id, language }, refuse) => {
  const document = await seenDocument(asking, id)
  if (!document) throw refuse('not_found')
  const name = fileName(document, language)
  if (document.file && languageOf(document.language) === language) {
    const { mediaType, body } = await asking.host.files.open(document.file)
    return new SentFile(mediaType, body, name)
  }
  const file = await fileIn(asking.host, { document, language, person: asking.actor.id })
  if (file === undefined) throw refuse('busy')
  const { mediaType, body } = await asking.host.files.open(file)
  return new SentFile(mediaType, body, name)
})

export const documentHandlers = {
  readDocument: readDocumentHandler,
  giveDocument: giveDocumentHandler,
  searchDocuments: searchDocumentsHandler,
}

/** What holds no longer is the office's to read. */
async function seenDocument(asking: Asking, id: string): Promise<StoredDocument | undefined> {
  const documents = ownTables(asking.host.database.reading).selectFrom('peatsale_document').selectAll()
  const document = await documents.where('id', '=', id).executeTakeFirst()
  if (!document || document.content === clearedContent) return undefined
  const standing = document.of_kind === 'order' ? await ofOrder(asking, document) : await ofLoad(asking, document)
  if (standing === 'office') return document
  const holds = document.replaced_by === null && document.is_void === 0
  return standing === 'reader' && holds ? document : undefined
}

type Standing = 'office' | 'reader' | undefined

/** With its prices: the customer's and the office's alone. */
async function ofOrder({ host, actor }: Asking, { of_id }: StoredDocument): Promise<Standing> {
  const order = await storedOrder(host.database.reading, of_id)
  const roles: readonly string[] = order ? orderRolesOf(actor, order) : []
  if (roles.includes('officeOwn') || roles.includes('superadmin')) return 'office'
  return roles.includes('customerOwn') ? 'reader' : undefined
}

const readers = ['customerOwn', 'leadOwn', 'driverOwn', 'loaderOwn']

async function ofLoad({ host, actor, request }: Asking, { of_id }: StoredDocument): Promise<Standing> {
  const reader = host.database.reading
  const load = await storedLoad(reader, of_id)
  if (!load) return undefined
  const roles: readonly string[] = loadRolesOf(actor, load, await relationTo({ reader, actor, now: request.now }, load))
  if (roles.includes('officeOwn') || roles.includes('superadmin')) return 'office'
  return roles.some((role) => readers.includes(role)) ? 'reader' : undefined
}
