/** What each call answers each caller about the targets: a table written by hand, in the order of `manureTargets`. */
import type { ApplicationRow, TestPortal } from '@workspace/portal/server/testing'
import type { manureCalls } from '../../contract/index.ts'
import { firstSettings } from '../../contract/index.ts'
import type { ManureTables } from '../database/tables.ts'
import type { ManureCaller } from './callers.ts'
import { farmRows } from './farm-rows.ts'
import { nothing } from './ids.ts'
import { newCarrierTerm, newPlant, newScale, newTerm, newType } from './inputs.ts'
import { invitationRows } from './invitation-rows.ts'
import { manureTables } from './manure-fixture.ts'
import type { Target } from './matrix-answers.ts'
import {
  answersBy,
  consignmentReaders,
  everyWorker,
  farms,
  officeAnswers,
  offices,
  targetOf,
  versionOf,
} from './matrix-answers.ts'
import { billingMatrixRows } from './matrix-rows-of-billing.ts'
import { dayMatrixRows } from './matrix-rows-of-days.ts'
import { fieldMatrixRows } from './matrix-rows-of-the-field.ts'

/** A message, which everybody writes who sees the record. */
function noteOn(of: string) {
  const sent = { device: 'matriisi', deviceTime: '2026-10-05T06:00:00.000Z' }
  return { kind: 'note' as const, id: crypto.randomUUID(), of, data: { text: 'Tervehdys' }, ...sent }
}

function alertOn({ company, account }: Target) {
  const area = { by: 'accounts' as const, accounts: [account] }
  return { company, area, kind: 'salmonella', poultryOnly: false, rule: 'wash', from: '2026-11-01', to: null } as const
}

function traceOf({ account }: Target) {
  return { by: 'account', value: account, from: '2026-09-01', to: '2026-09-30' } as const
}

export const manureMatrixRows: {
  readonly [Name in keyof typeof manureCalls]: ApplicationRow<(typeof manureCalls)[Name], ManureCaller>
} = {
  ...{ ...farmRows, ...invitationRows },
  ...billingMatrixRows,
  ...dayMatrixRows,
  readOperator: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).company }) },
  saveOperator: {
    answers: officeAnswers,
    input: async (cell) => {
      const { company: id, code } = targetOf(cell)
      const version = await versionOf(cell, 'manuredelivery_operator', id)
      return { ...firstSettings, id, version, ordersEmail: `${code.toLowerCase()}@demo.example` }
    },
  },
  searchTypes: { answers: everyWorker('ooo'), input: () => ({}) },
  saveType: {
    answers: answersBy({ superadmin: 'oox' }),
    input: async (cell) => {
      const { type: id, code } = targetOf(cell)
      return { ...newType, id, version: await versionOf(cell, 'manuredelivery_type', id), code: `${code}A` }
    },
  },
  searchPlants: {
    answers: answersBy({
      ...{ receiver: 'ooo', otherReceiver: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' },
    }),
    input: (cell) => ({ company: targetOf(cell).company }),
  },
  readPlant: { answers: everyWorker('oox'), input: (cell) => ({ id: targetOf(cell).plant }) },
  savePlant: {
    answers: officeAnswers,
    input: async (cell) => {
      const { plant: id, company, code } = targetOf(cell)
      const version = await versionOf(cell, 'manuredelivery_plant', id)
      const listed = manureTables(cell.fixture).selectFrom('manuredelivery_plant_receiver').select('person')
      const receivers = (await listed.where('plant', '=', id).execute()).map(({ person }) => person)
      const bays = [{ code: `${code}-1`, name: 'Linja 1' }]
      return { ...newPlant, id, version, company, code, bays, receivers, instructions: `Portti ${code}` }
    },
  },
  saveScale: {
    answers: officeAnswers,
    input: async (cell) => {
      const { scale: id, company, plant } = targetOf(cell)
      return { ...newScale, id, version: await versionOf(cell, 'manuredelivery_scale', id), company, plant }
    },
  },
  searchTerms: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: (cell) => ({ company: targetOf(cell).company }),
  },
  readTerm: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).publishedTerm }) },
  saveTerm: {
    answers: officeAnswers,
    input: async (cell) => {
      const { draftTerm: id, company } = targetOf(cell)
      return { ...newTerm, id, version: await versionOf(cell, 'manuredelivery_term', id), company }
    },
  },
  publishTerm: {
    // Each office has moved its own by then.
    answers: answersBy({ ...offices, superadmin: 'wwx' }),
    input: async (cell) => {
      const { draftTerm: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'manuredelivery_term', id) }
    },
  },
  retireTerm: {
    // Each office has moved its own by then.
    answers: answersBy({ ...offices, superadmin: 'wwx' }),
    input: async (cell) => {
      const { publishedTerm: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'manuredelivery_term', id) }
    },
  },
  readCarrierTerms: {
    answers: { ...officeAnswers, lead: 'oxx', otherLead: 'xox' },
    input: (cell) => ({ company: targetOf(cell).company }),
  },
  saveCarrierTerm: {
    answers: officeAnswers,
    input: async (cell) => {
      const { carrierTerm: id, company, carrier } = targetOf(cell)
      const version = await versionOf(cell, 'manuredelivery_carrier_term', id)
      // Of what does not exist only the company is missing.
      return { ...newCarrierTerm, id, version, company, carrier: carrier === nothing ? null : carrier }
    },
  },
  searchRequests: {
    answers: answersBy({ farm: 'ooo', otherFarm: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: (cell) => ({ company: targetOf(cell).company }),
  },
  readRequest: { answers: answersBy({ ...farms, ...offices }), input: (cell) => ({ id: targetOf(cell).request }) },
  readRequestEvents: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).request }) },
  estimateRequest: {
    answers: answersBy({ ...farms, ...offices }),
    input: (cell) => {
      const { company, account, store, type } = targetOf(cell)
      return { company, account, store, type, estimate: { unit: 'm3' as const, amount: 50_000 } }
    },
  },
  prepareAcceptance: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).request }) },
  commandRequest: {
    answers: answersBy({ ...farms, ...offices }),
    input: (cell) => ({ event: noteOn(targetOf(cell).request) }),
  },
  prepareCrew: {
    answers: answersBy({ ...offices, lead: 'oxx', otherLead: 'xox' }),
    input: (cell) => ({ id: targetOf(cell).consignment }),
  },
  searchConsignments: { answers: everyWorker('ooo'), input: (cell) => ({ company: targetOf(cell).company }) },
  readConsignment: {
    answers: answersBy({ ...consignmentReaders, driver: 'xxx' }),
    input: (cell) => ({ id: targetOf(cell).consignment }),
  },
  readConsignmentEvents: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).consignment }) },
  commandConsignment: {
    answers: answersBy({ ...consignmentReaders, driver: 'xxx' }),
    input: (cell) => ({ event: noteOn(targetOf(cell).consignment) }),
  },
  previewAlert: { answers: officeAnswers, input: (cell) => alertOn(targetOf(cell)) },
  saveAlert: {
    answers: officeAnswers,
    input: async (cell) => {
      const { alert: id, code } = targetOf(cell)
      const words = `Toimiston sanat ${code === 'KUN' ? 'NOV' : 'EKO'}`
      const version = await versionOf(cell, 'manuredelivery_alert', id)
      return { ...alertOn(targetOf(cell)), id, version, wordsFi: words, wordsEn: words }
    },
  },
  endAlert: {
    // Each office has ended its own by then.
    answers: answersBy({ ...offices, superadmin: 'wwx' }),
    input: async (cell) => {
      const { alert: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'manuredelivery_alert', id), reason: 'Loppui' }
    },
  },
  readAlert: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).alert }) },
  searchAlerts: { answers: everyWorker('ooo'), input: () => ({ view: 'all' as const }) },
  trace: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: (cell) => traceOf(targetOf(cell)),
  },
  exportTrace: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: (cell) => traceOf(targetOf(cell)),
  },
  readDocument: {
    answers: answersBy({ ...consignmentReaders, driver: 'xxx' }),
    input: (cell) => ({ id: targetOf(cell).document }),
  },
  giveDocument: {
    answers: answersBy({ ...consignmentReaders, driver: 'xxx' }),
    input: (cell) => ({ id: targetOf(cell).document, language: 'fi' as const }),
  },
  ...fieldMatrixRows,
  syncEvents: { answers: everyWorker('ooo'), input: (cell) => ({ events: [noteOn(targetOf(cell).consignment)] }) },
}

const watched = [
  'manuredelivery_operator',
  'manuredelivery_type',
  'manuredelivery_plant',
  'manuredelivery_scale',
  'manuredelivery_term',
  'manuredelivery_carrier_term',
  'manuredelivery_request',
  'manuredelivery_consignment',
  'manuredelivery_alert',
] as const satisfies readonly (keyof ManureTables)[]

/** Every row of the registers. */
export async function registerRows(portal: TestPortal): Promise<readonly object[]> {
  const own = manureTables(portal).withTables<Record<string, object>>()
  return (await Promise.all(watched.map((table) => own.selectFrom(table).selectAll().execute()))).flat()
}
