import * as z from 'zod/mini'
import { Uuid } from '../fields/ids.ts'
import { peatCall } from '../peat-call.ts'
import { workingRoles } from '../rights/roles.ts'
import { DocumentLanguage, DocumentRow } from './document.ts'

/** The content as it was issued, for a page that says the same as the paper. */
export const readDocument = peatCall({
  name: 'readDocument',
  path: '/documents/read',
  roles: workingRoles,
  input: z.object({ id: Uuid }),
  output: {
    ...DocumentRow.shape,
    content: z.record(z.string(), z.unknown()),
    sha256: z.string(),
    replacedBy: z.nullable(Uuid),
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
