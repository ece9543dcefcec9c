/** What the calls about calendars and what ends soon answer each caller about the targets. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { readManureAhead } from '../../contract/calendar/ahead-call.ts'
import type { calendarCalls } from '../../contract/calendar/calls.ts'
import type { readExpiring } from '../../contract/expiring/calls.ts'
import type { proposeRequest } from '../../contract/requests/propose-call.ts'
import type { ManureCaller } from './callers.ts'
import { newFlock } from './inputs.ts'
import { answersBy, farms, officeAnswers, offices, targetOf, versionOf } from './matrix-answers.ts'

type Calls = typeof calendarCalls & {
  readonly readExpiring: typeof readExpiring
  readonly proposeRequest: typeof proposeRequest
  readonly readManureAhead: typeof readManureAhead
}

export const dayMatrixRows: { readonly [Name in keyof Calls]: ApplicationRow<Calls[Name], ManureCaller> } = {
  readExpiring: { answers: officeAnswers, input: (cell) => ({ company: targetOf(cell).company }) },
  proposeRequest: {
    answers: answersBy({ ...farms, ...offices }),
    input: (cell) => ({ account: targetOf(cell).account, store: targetOf(cell).store }),
  },
  readManureAhead: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: () => ({}),
  },
  readCalendar: {
    answers: answersBy({ ...farms, ...offices }),
    input: (cell) => ({ account: targetOf(cell).account, from: '2026-09-01', to: '2026-12-31' }),
  },
  saveFlock: {
    answers: answersBy(farms),
    input: async (cell) => {
      const { flock: id, account, site } = targetOf(cell)
      return { ...newFlock, id, account, site, version: await versionOf(cell, 'logistics_flock', id) }
    },
  },
  shareFlocks: {
    answers: answersBy(farms),
    input: (cell) => ({ account: targetOf(cell).account, isShared: false }),
  },
  removeFlock: {
    answers: answersBy(farms),
    input: async (cell) => {
      const { flock: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'logistics_flock', id) }
    },
  },
}
