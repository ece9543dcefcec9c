/** A document as the page and as the PDF, for those who may see it (7.3, 7.6). */
import type { DocumentReader, DocumentTable } from '@workspace/logistics/server'
import type { Host } from '@workspace/portal/server'
import { handlersOf } from '@workspace/portal/server'
import { giveDocument, readDocument } from '../../contract/documents/calls.ts'
import { relationTo, storedConsignment } from '../consignments/stored-consignment.ts'
import { storedRequest } from '../requests/request-rows.ts'
import { consignmentRolesOf } from '../rights/consignment-roles.ts'
import type { ManureActor } from '../rights/manure-actor.ts'
import { isOfficeRole, requestRolesOf } from '../rights/request-roles.ts'
import { manureDocuments } from './manure-documents.ts'

const { gives, reads } = handlersOf<ManureActor>()

interface Asking {
  readonly host: Host
  readonly actor: ManureActor
  readonly request: { readonly now: Date }
}

const readDocumentHandler = reads(readDocument, async (asking, { id }, refuse) => {
  const document = await manureDocuments.read(asking.host.database.reading, id, mayRead(asking))
  if (document === undefined) throw refuse('not_found')
  return document
})

const giveDocumentHandler = gives(giveDocument, async (asking, { id, language }, refuse) => {
  const file = await manureDocuments.give(asking.host, { id, language, person: asking.actor.id }, mayRead(asking))
  if (file === undefined) throw refuse('not_found')
  if (file === 'busy') throw refuse('busy')
  return file
})

export const documentHandlers = { readDocument: readDocumentHandler, giveDocument: giveDocumentHandler }

type Asked = Pick<DocumentTable, 'of_kind' | 'of_id'>

const mayRead = (asking: Asking) => (document: Asked) =>
  document.of_kind === 'request' ? ofRequest(asking, document) : ofConsignment(asking, document)

/** An acceptance holds the terms: it is the farm's and the office's alone. */
async function ofRequest({ host, actor }: Asking, { of_id }: Asked): Promise<DocumentReader> {
  const request = await storedRequest(host.database.reading, of_id)
  const roles = request === undefined ? [] : requestRolesOf(actor, request)
  if (roles.some(isOfficeRole)) return 'office'
  return roles.includes('farmOwn') ? 'reader' : undefined
}

const readers: readonly string[] = ['farmOwn', 'leadOwn', 'driverOwn', 'receiverOwn']

async function ofConsignment({ host, actor, request: { now } }: Asking, { of_id }: Asked): Promise<DocumentReader> {
  const reader = host.database.reading
  const row = await storedConsignment(reader, of_id)
  if (row === undefined) return undefined
  const roles = consignmentRolesOf(actor, row, await relationTo({ reader, actor, now }, row))
  if (roles.some(isOfficeRole)) return 'office'
  return roles.some((role) => readers.includes(role)) ? 'reader' : undefined
}
