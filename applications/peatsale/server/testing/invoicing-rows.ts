/** Who bills what: Biolan, Novarbo, and a seller that is not there. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { invoicingCalls } from '../../contract/invoicing/calls.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { targetOf } from './targets.ts'

type InvoicingCalls = typeof invoicingCalls

const period = { from: '2026-10-01', to: '2026-10-31' } as const

export const invoicingRows: {
  readonly [Name in keyof InvoicingCalls]: ApplicationRow<InvoicingCalls[Name], PeatCaller>
} = {
  proposeBatch: { answers: officeAnswers, input: (cell) => ({ seller: targetOf(cell).seller, ...period }) },
  // The load of the fixture is not verified: the own office hears that, every other one that there is no such seller.
  approveBatch: {
    answers: answersBy({ office: 'wxx', otherOffice: 'xwx', superadmin: 'wwx' }),
    input: (cell) => ({
      ...{ seller: targetOf(cell).seller, ...period },
      loads: [{ id: targetOf(cell).load, version: 1 }],
    }),
  },
  readUnbilledWeeks: { answers: officeAnswers, input: (cell) => ({ seller: targetOf(cell).seller }) },
  // Asked after `exportBatch`, which has made the files.
  unapproveBatch: {
    answers: answersBy({ superadmin: 'ssx' }),
    input: (cell) => ({ id: targetOf(cell).batch }),
  },
  searchBatches: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: () => ({}),
  },
  readBatch: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).batch }) },
  exportBatch: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).batch, format: 'csv' as const }) },
}
