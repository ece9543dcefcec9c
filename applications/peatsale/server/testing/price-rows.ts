/** Matrix rows of prices; what is published stands as a draft again before each call about it. */
import { randomUUID } from 'node:crypto'
import type { ApplicationCell, ApplicationRow } from '@workspace/portal/server/testing'
import type { priceCalls } from '../../contract/index.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { newFreightTable, newPriceList, newPriceRow } from './inputs.ts'
import { writePeat } from './peat-fixture.ts'
import { targetOf, versionOf } from './targets.ts'

/** The general lists hold for Kalliorinne at Biolan, and for Suviranta at Novarbo. */
const readers = { ...officeAnswers, customer: 'oxx', member: 'xox' }

export const priceRows: {
  readonly [Name in keyof typeof priceCalls]: ApplicationRow<(typeof priceCalls)[Name], PeatCaller>
} = {
  searchPriceLists: { answers: readers, input: (cell) => ({ seller: targetOf(cell).seller }) },
  readPriceList: { answers: readers, input: (cell) => ({ id: targetOf(cell).list }) },
  readCustomerPrices: {
    answers: readers,
    input: (cell) => ({ account: targetOf(cell).customer, seller: targetOf(cell).seller, site: targetOf(cell).site }),
  },
  savePriceList: {
    answers: officeAnswers,
    input: async (cell) => {
      const { seller, list: replaces } = targetOf(cell)
      return { ...newPriceList, ...(await draftList(cell)), seller, replaces }
    },
  },
  savePriceRows: {
    answers: officeAnswers,
    input: async (cell) => {
      const { bulk: product, draftRow } = targetOf(cell)
      const { id: list, version } = await draftList(cell)
      return { list, version, changes: [{ ...newPriceRow, id: draftRow, product }] }
    },
  },
  comparePriceList: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).draftList }) },
  publishPriceList: { answers: officeAnswers, input: draftList },
  retirePriceList: { answers: officeAnswers, input: draftList },
  readFreightTables: {
    answers: { ...officeAnswers, lead: 'oxx', otherLead: 'xox' },
    input: (cell) => ({ seller: targetOf(cell).seller }),
  },
  saveFreightTable: {
    answers: officeAnswers,
    input: async (cell) => ({ ...newFreightTable, ...(await draftTable(cell)), seller: targetOf(cell).seller }),
  },
  publishFreightTable: { answers: officeAnswers, input: draftTable },
  retireFreightTable: { answers: officeAnswers, input: draftTable },
  readVatRates: { answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }), input: () => ({}) },
  saveVatRates: {
    answers: answersBy({ superadmin: 'ooo' }),
    // All sellers have the rates in common, so each cell has a class of its own.
    input: () => {
      const id = randomUUID()
      return { changes: [{ action: 'save', id, version: 0, taxClass: id, from: '2024-09-01', rateBp: 2550, code: '' }] }
    },
  },
}

async function draftList(cell: ApplicationCell) {
  const { draftList: id } = targetOf(cell)
  const draft = { state: 'draft', published_at: null }
  await writePeat(cell.fixture, (own) =>
    own.updateTable('peatsale_price_list').set(draft).where('id', '=', id).execute(),
  )
  return { id, version: await versionOf(cell, 'peatsale_price_list', id) }
}

async function draftTable(cell: ApplicationCell) {
  const { draftTable: id } = targetOf(cell)
  const draft = { state: 'draft', published_at: null }
  await writePeat(cell.fixture, (own) =>
    own.updateTable('peatsale_freight_table').set(draft).where('id', '=', id).execute(),
  )
  return { id, version: await versionOf(cell, 'peatsale_freight_table', id) }
}
