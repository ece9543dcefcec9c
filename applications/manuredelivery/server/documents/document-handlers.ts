/** A document as the page and as the PDF, for those who may see it (7.3, 7.6). */
import { handlersOf } from '@workspace/portal/server'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { mayReadDocument } from './document-readers.ts'
import { manureDocuments } from './manure-documents.ts'
import { searchDocumentsHandler } from './search-documents.ts'

const { gives, reads } = handlersOf<ManureActor>()

const readDocumentHandler = reads(readDocument, async (asking, { id }, refuse) => {
  const document = await manureDocuments.read(asking.host.database.reading, id, mayReadDocument(asking))
  if (document === undefined) throw refuse('not_found')
  return document
})

const giveDocumentHandler = gives(giveDocument, async (asking, { id, language }, refuse) => {
  const asked = { id, language, person: asking.actor.id }
  const file = await manureDocuments.give(asking.host, asked, mayReadDocument(asking))
  if (file === undefined) throw refuse('not_found')
  if (file === 'busy') throw refuse('busy')
  return file
})

export const documentHandlers = {
  readDocument: readDocumentHandler,
  giveDocument: giveDocumentHandler,
  searchDocuments: searchDocumentsHandler,
}
