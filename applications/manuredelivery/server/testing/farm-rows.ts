/** Rows of the rights matrix: where people begin, and what is a farm's. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { readStart } from '../../contract/start/calls.ts'
import type { ManureCaller } from './callers.ts'
import { everyWorker } from './matrix-answers.ts'

interface FarmCalls {
  readonly readStart: typeof readStart
}

export const farmRows: { readonly [Name in keyof FarmCalls]: ApplicationRow<FarmCalls[Name], ManureCaller> } = {
  readStart: {
    answers: {
      ...everyWorker('ooo'),
      newcomer: 'ooo',
      officeWithoutCompany: 'ooo',
      waiting: 'ooo',
    },
    input: () => ({}),
  },
}
