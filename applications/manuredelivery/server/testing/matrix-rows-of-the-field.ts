/** What the calls of drivers and gates answer each caller about the targets. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { drivingCalls } from '../../contract/driving/calls.ts'
import type { receptionCalls } from '../../contract/reception/calls.ts'
import type { ManureCaller } from './callers.ts'
import { answersBy, carriers, offices, receivers, targetOf } from './matrix-answers.ts'

type FieldCalls = typeof drivingCalls & typeof receptionCalls

const day = '2026-10-20' as never

export const fieldMatrixRows: {
  readonly [Name in keyof FieldCalls]: ApplicationRow<FieldCalls[Name], ManureCaller>
} = {
  readDriverDay: {
    answers: answersBy({ driver: 'ooo', lead: 'ooo', otherLead: 'ooo' }),
    input: () => ({ day }),
  },
  readBay: {
    answers: answersBy({ ...carriers, ...receivers, driver: 'oxx' }),
    input: (cell) => ({ code: `${targetOf(cell).code}-1` }),
  },
  readArrivals: {
    answers: answersBy({ ...receivers, ...offices }),
    input: (cell) => ({ plant: targetOf(cell).plant, day }),
  },
}
