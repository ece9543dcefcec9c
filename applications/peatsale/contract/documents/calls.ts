import { DocumentLanguage, documentContent } from '@workspace/logistics/contract'
import { Find, listInput, Total, Uuid, UuidOrNone } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { peatCall } from '../peat-call.ts'
import { officeRoles, workingRoles } from '../rights/roles.ts'
import { DocumentKind, DocumentRow, ListedDocument } from './document.ts'

/** The content as it was issued, for a page that says the same as the paper. */
export const readDocument = peatCall({
  name: 'readDocument',
  path: '/documents/read',
  roles: workingRoles,
  input: z.object({ id: Uuid }),
  output: {
    ...DocumentRow.shape,
    ...documentContent,
  },
  refusals: [],
})

/** The PDF. `busy` while too many are being drawn. */
export const giveDocument = peatCall({
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

/** Papers that hold: those of the own accounts, for an office those of its sellers' customers. */
export const searchDocuments = peatCall({
  name: 'searchDocuments',
  path: '/documents/search',
  roles: ['customer', ...officeRoles],
  input: listInput(DocumentView, documentSorts),
  output: { rows: z.array(ListedDocument), cursor: z.string(), total: z.nullable(Total) },
  refusals: [],
})
