/** Matrix rows of what is sold and from where. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { productCalls, saveBucket, swampCalls } from '../../contract/index.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { pictureOf, pngOf } from './fixture-pictures.ts'
import { newCount, newPile, newProduct, newSwamp } from './inputs.ts'
import { bucketId, loadersAt, targetOf, versionOf } from './targets.ts'

type GoodsCalls = typeof productCalls & typeof swampCalls & { readonly saveBucket: typeof saveBucket }

/** A list narrows what its reader sees anyway: a foreign seller leaves it empty. */
const everyRole = answersBy({
  ...{ customer: 'ooo', member: 'ooo', driver: 'ooo', orderingDriver: 'ooo', lead: 'ooo', otherLead: 'ooo' },
  ...{ loader: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' },
})

export const goodsRows: { readonly [Name in keyof GoodsCalls]: ApplicationRow<GoodsCalls[Name], PeatCaller> } = {
  searchProducts: { answers: everyRole, input: (cell) => ({ seller: targetOf(cell).seller, all: true }) },
  readProduct: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).bulk }) },
  saveProduct: {
    answers: officeAnswers,
    input: async (cell) => {
      const { bulk: id, seller } = targetOf(cell)
      return { ...newProduct, id, seller, version: await versionOf(cell, 'peatsale_product', id) }
    },
  },
  keepProductImage: {
    answers: officeAnswers,
    input: (cell) => ({ id: targetOf(cell).screened }),
    file: pngOf('Kuva'),
  },
  removeProductImage: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).bales }) },
  giveProductImage: {
    answers: answersBy({
      ...{ customer: 'oxx', member: 'xox', driver: 'oxx', orderingDriver: 'oxx', lead: 'oxx', otherLead: 'xox' },
      ...{ loader: 'oox', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
    }),
    input: (cell) => ({ id: targetOf(cell).bulk, image: pictureOf(targetOf(cell).bulk) }),
  },
  searchSwamps: {
    answers: { ...everyRole, customer: 'fff', member: 'fff' },
    input: (cell) => ({ seller: targetOf(cell).seller }),
  },
  readSwamp: {
    answers: answersBy({ loader: 'oxx', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' }),
    input: (cell) => ({ id: targetOf(cell).swamp }),
  },
  saveSwamp: {
    answers: officeAnswers,
    input: async (cell) => {
      const { swamp: id, seller } = targetOf(cell)
      // Whoever loads there stays, or the loader of the matrix would be none from here on.
      const loaders = await loadersAt(cell, id)
      return { ...newSwamp, id, seller, loaders, version: await versionOf(cell, 'peatsale_swamp', id) }
    },
  },
  saveStockpile: {
    answers: officeAnswers,
    input: async (cell) => {
      const { bulkPile: id, swamp, bulk: product } = targetOf(cell)
      return { ...newPile, id, swamp, product, version: await versionOf(cell, 'peatsale_stockpile', id) }
    },
  },
  searchMovements: { answers: officeAnswers, input: (cell) => ({ stockpile: targetOf(cell).bulkPile }) },
  countStockpile: {
    answers: officeAnswers,
    input: async (cell) => {
      const { bulkPile: stockpile } = targetOf(cell)
      return { ...newCount, stockpile, version: await versionOf(cell, 'peatsale_stockpile', stockpile) }
    },
  },
  closeSwamp: {
    answers: answersBy({ loader: 'oxx', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' }),
    input: (cell) => ({ swamp: targetOf(cell).swamp, day: '2026-10-13', kind: 'wind' as const }),
  },
  openSwamp: {
    answers: answersBy({ loader: 'oxx', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' }),
    input: (cell) => ({ swamp: targetOf(cell).swamp, day: '2026-10-13' }),
  },
  reportPile: {
    answers: answersBy({ loader: 'oxx' }),
    input: (cell) => ({ pile: targetOf(cell).bulkPile, report: { kind: 'moisture' as const, value: 'wet' as const } }),
  },
  saveBucket: {
    answers: answersBy({ loader: 'ooo' }),
    input: (cell) => ({ id: bucketId(cell), machine: 'Volvo L90', m3: 3500 }),
  },
}
