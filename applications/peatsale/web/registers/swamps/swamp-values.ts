import type { AskOf } from '@workspace/portal/contract'
import type { saveSwamp } from '../../../contract/swamps/calls.ts'
import type { Swamp } from '../../../contract/swamps/swamp.ts'

export type SwampValues = AskOf<typeof saveSwamp>

const workday = { from: '07:00', to: '17:00' }

export function newSwampValues(id: string, seller: string): SwampValues {
  return {
    ...{ id, version: 0, seller, code: '', name: '', municipality: '', gate: null, roadNote: '', gateCode: '' },
    openHours: [workday, workday, workday, workday, workday, null, null],
    ...{ loadsPerHour: 3, loadersAtWork: 1, selfLoading: false, costCentre: '', coverageNote: '' },
    ...{ loaders: [], sharedWith: [] },
  }
}

export function swampValues({ office, loaders, ...swamp }: Swamp): SwampValues {
  const { gateCode, costCentre, sharedWith } = office ?? { gateCode: '', costCentre: '', sharedWith: [] }
  return { ...swamp, gateCode, costCentre, sharedWith, loaders: loaders.map(({ id }) => id) }
}
