/** Matrix rows of carrier tariffs; a published draft is a draft again before each call about it. */
import type { ApplicationCell, ApplicationRow } from '@workspace/portal/server/testing'
import type { tariffCalls } from '../../contract/index.ts'
import { officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { newCarrierTariff } from './inputs.ts'
import { writePeat } from './peat-fixture.ts'
import { targetOf, versionOf } from './targets.ts'

export const tariffRows: {
  readonly [Name in keyof typeof tariffCalls]: ApplicationRow<(typeof tariffCalls)[Name], PeatCaller>
} = {
  readCarrierTariffs: {
    answers: { ...officeAnswers, lead: 'oxx', otherLead: 'xox' },
    input: (cell) => ({ seller: targetOf(cell).seller }),
  },
  saveCarrierTariff: {
    answers: officeAnswers,
    input: async (cell) => ({
      ...newCarrierTariff,
      ...(await draftTariff(cell)),
      ...{ seller: targetOf(cell).seller, carrier: targetOf(cell).carrier },
    }),
  },
  publishCarrierTariff: { answers: officeAnswers, input: draftTariff },
  retireCarrierTariff: { answers: officeAnswers, input: draftTariff },
}

async function draftTariff(cell: ApplicationCell) {
  const { draftTariff: id } = targetOf(cell)
  const draft = { state: 'draft', published_at: null }
  await writePeat(cell.fixture, (own) =>
    own.updateTable('peatsale_carrier_tariff').set(draft).where('id', '=', id).execute(),
  )
  return { id, version: await versionOf(cell, 'peatsale_carrier_tariff', id) }
}
