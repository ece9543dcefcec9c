/** What the calls about what ends soon answer each caller about the targets. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { readExpiring } from '../../contract/expiring/calls.ts'
import type { ManureCaller } from './callers.ts'
import { officeAnswers, targetOf } from './matrix-answers.ts'

type Calls = { readonly readExpiring: typeof readExpiring }

export const dayMatrixRows: { readonly [Name in keyof Calls]: ApplicationRow<Calls[Name], ManureCaller> } = {
  readExpiring: { answers: officeAnswers, input: (cell) => ({ company: targetOf(cell).company }) },
}
