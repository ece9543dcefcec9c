/** What the calls about settlement, yearly records and documents answer each caller about the targets. */
import { randomUUID } from 'node:crypto'
import type { ApplicationCell, ApplicationRow } from '@workspace/portal/server/testing'
import type { billingCalls } from '../../contract/billing/calls.ts'
import type { companyCalls } from '../../contract/companies/calls.ts'
import type { searchDocuments } from '../../contract/documents/calls.ts'
import type { reportCalls } from '../../contract/reports/calls.ts'
import type { qualityCalls } from '../../contract/reports/quality.ts'
import type { yearCalls } from '../../contract/years/calls.ts'
import type { ManureCaller } from './callers.ts'
import { manureTables } from './manure-fixture.ts'
import { answersBy, everyWorker, farms, officeAnswers, offices, targetOf, versionOf } from './matrix-answers.ts'

type Calls = typeof billingCalls &
  typeof companyCalls &
  typeof reportCalls &
  typeof qualityCalls &
  typeof yearCalls & { readonly searchDocuments: typeof searchDocuments }

const september = { from: '2026-09-01', to: '2026-09-30' } as const
const rowReaders = answersBy({ lead: 'ooo', otherLead: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' })

export const billingMatrixRows: { readonly [Name in keyof Calls]: ApplicationRow<Calls[Name], ManureCaller> } = {
  proposeBatches: { answers: officeAnswers, input: (cell) => ({ company: targetOf(cell).company, ...september }) },
  approveBatches: {
    // The consignment is on its way still.
    answers: answersBy({ office: 'wxx', otherOffice: 'xwx', superadmin: 'wwx' }),
    input: async (cell) => {
      const { company, consignment: id } = targetOf(cell)
      const version = await versionOf(cell, 'manuredelivery_consignment', id)
      return { company, ...september, consignments: [{ id, version }] }
    },
  },
  unapproveBatches: {
    answers: answersBy({ superadmin: 'oox' }),
    input: (cell) => ({ id: targetOf(cell).openBatch, reason: 'Väärä jakso' }),
  },
  searchBatches: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: (cell) => ({ company: targetOf(cell).company }),
  },
  readBatch: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).batch }) },
  exportBatch: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).batch, format: 'csv' as const }) },
  markBatchSent: {
    // Each office has sent its own by then.
    answers: answersBy({ ...offices, superadmin: 'wwx' }),
    input: (cell) => ({ id: targetOf(cell).batch }),
  },
  searchCarrierRows: { answers: rowReaders, input: (cell) => ({ company: targetOf(cell).company }) },
  exportCarrierRows: { answers: rowReaders, input: (cell) => ({ company: targetOf(cell).company }) },
  readYear: {
    answers: answersBy({ ...farms, ...offices }),
    input: (cell) => ({ account: targetOf(cell).account, year: 2026 }),
  },
  giveYear: {
    answers: answersBy({ ...farms, ...offices }),
    input: (cell) => ({ account: targetOf(cell).account, year: 2026, format: 'csv' as const }),
  },
  readReceived: { answers: officeAnswers, input: (cell) => ({ company: targetOf(cell).company, ...september }) },
  readWeightQuality: { answers: officeAnswers, input: (cell) => ({ company: targetOf(cell).company, ...september }) },
  readLateCorrections: {
    answers: answersBy({ superadmin: 'oox' }),
    input: (cell) => ({ company: targetOf(cell).company, ...september }),
  },
  readRawMaterials: { answers: officeAnswers, input: (cell) => ({ company: targetOf(cell).company, year: 2026 }) },
  exportRawMaterials: { answers: officeAnswers, input: (cell) => ({ company: targetOf(cell).company, year: 2026 }) },
  readCompanies: {
    answers: { ...everyWorker('ooo'), newcomer: 'ooo', officeWithoutCompany: 'ooo', waiting: 'ooo' },
    input: () => ({}),
  },
  saveCompany: {
    answers: answersBy({ superadmin: 'oox' }),
    input: async (cell) => {
      const { company: id, code } = targetOf(cell)
      const isNovarbo = code === 'KUN'
      const of = isNovarbo ? { code: 'NOV', company: 'novarbo' } : { code: 'EKO', company: 'ekoasuminen' }
      const address = { street: 'Lauttakyläntie 570', postalCode: '27510', city: 'Eura' }
      const name = isNovarbo ? 'Novarbo' : 'Ekoasuminen'
      return { id, version: await companyVersion(cell, id), ...of, name, businessId: '9990001-6', ...address }
    },
  },
  readVatRates: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: () => ({}),
  },
  saveVatRates: {
    answers: answersBy({ superadmin: 'ooo' }),
    // All companies have the rates in common, so each cell has a class of its own.
    input: () => {
      const id = randomUUID()
      return { changes: [{ action: 'save', id, version: 0, taxClass: id, from: '2024-09-01', rateBp: 2550, code: '' }] }
    },
  },
  searchDocuments: { answers: everyWorker('ooo'), input: (cell) => ({ account: targetOf(cell).account }) },
}

/** Of what does not exist, a version that it never had. */
async function companyVersion({ fixture }: ApplicationCell, id: string): Promise<number> {
  const companies = manureTables(fixture).selectFrom('logistics_company').select('version').where('id', '=', id)
  return (await companies.executeTakeFirst())?.version ?? 7
}
