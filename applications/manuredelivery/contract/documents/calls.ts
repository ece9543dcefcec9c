/** Documents as a page and as a PDF (7.6). */
import { DocumentLanguage, documentContent, documentRowOf } from '@workspace/logistics/contract'
import { Find, listInput, Total, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { workingRoles } from '../rights/roles.ts'
import { DocumentKind, ListedDocument } from './document.ts'

/** The content as it was issued, for a page that shows the same as the document. */
export const readDocument = manureCall({
  name: 'readDocument',
  path: '/documents/read',
  roles: workingRoles,
  input: z.object({ id: Uuid }),
  output: { ...documentRowOf(DocumentKind).shape, ...documentContent },
  refusals: [],
})

/** The PDF. `busy` while too many are being drawn. */
export const giveDocument = manureCall({
  name: 'giveDocument',
  path: '/documents/file',
  roles: workingRoles,
  input: z.object({ id: Uuid, language: DocumentLanguage }),
  output: {},
  refusals: ['busy'],
  file: 'given',
})

export const DocumentView = z.object({
  account: z._default(UuidOrNone, ''),
  kind: z._default(z.union([z.literal(''), DocumentKind]), ''),
  /** A part of the number. */
  find: Find,
})

export const documentSorts = ['issued'] as const

/** Documents that hold: the own accounts', for an office its company's, for crew and plant those of the consignments they see. */
export const searchDocuments = manureCall({
  name: 'searchDocuments',
  path: '/documents/search',
  roles: workingRoles,
  input: listInput(DocumentView, documentSorts),
  output: { rows: z.array(ListedDocument), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})

export const documentCalls = { readDocument, giveDocument, searchDocuments }
