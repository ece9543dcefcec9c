/** Documents as a page and as a PDF (7.6). */
import { DocumentLanguage, documentContent, documentRowOf } from '@workspace/logistics/contract'
import { Uuid } from '@workspace/portal/contract'
import * as z from 'zod/mini'
import { manureCall } from '../manure-call.ts'
import { workingRoles } from '../rights/roles.ts'
import { DocumentKind } from './document.ts'

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

export const documentCalls = { readDocument, giveDocument }
