/** Who reads which paper: the waybill of Biolan's load, that of Novarbo's, and one that is not there. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { giveDocument, readDocument, searchDocuments } from '../../contract/documents/calls.ts'
import { answersBy } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { targetOf } from './targets.ts'

type PaperCalls = {
  readonly readDocument: typeof readDocument
  readonly giveDocument: typeof giveDocument
  readonly searchDocuments: typeof searchDocuments
}

const readers = answersBy({
  ...{ customer: 'oxx', member: 'xox', driver: 'xxx', orderingDriver: 'xxx', lead: 'oxx', otherLead: 'xox' },
  ...{ loader: 'oxx', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
})

export const paperRows: { readonly [Name in keyof PaperCalls]: ApplicationRow<PaperCalls[Name], PeatCaller> } = {
  readDocument: { answers: readers, input: (cell) => ({ id: targetOf(cell).waybill }) },
  giveDocument: { answers: readers, input: (cell) => ({ id: targetOf(cell).waybill, language: 'fi' as const }) },
  // Of an account that is not one's own there are none.
  searchDocuments: {
    answers: answersBy({ customer: 'ooo', member: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: (cell) => ({ account: targetOf(cell).customer }),
  },
}
