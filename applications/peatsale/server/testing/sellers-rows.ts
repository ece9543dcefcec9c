import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { sellersCalls } from '../../contract/index.ts'
import { firstSettings } from '../../contract/index.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { targetOf, versionOf } from './targets.ts'

export const sellersRows: {
  readonly [Name in keyof typeof sellersCalls]: ApplicationRow<(typeof sellersCalls)[Name], PeatCaller>
} = {
  readSellers: {
    answers: answersBy({
      ...{
        waiting: 'ooo',
        newcomer: 'ooo',
        customer: 'ooo',
        member: 'ooo',
        driver: 'ooo',
        orderingDriver: 'ooo',
        lead: 'ooo',
      },
      ...{ otherLead: 'ooo', loader: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' },
    }),
    input: () => ({}),
  },
  readSeller: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).seller }) },
  readSellerCompanies: { answers: answersBy({ superadmin: 'ooo' }), input: () => ({}) },
  saveSeller: {
    answers: answersBy({ superadmin: 'oox' }),
    input: async (cell) => {
      const { seller: id, code, company } = targetOf(cell)
      const address = { street: 'Lauttakyläntie 570', postalCode: '27510', city: 'Eura' }
      const version = await versionOf(cell, 'peatsale_seller', id)
      return { id, version, code, company, name: `Myyjä ${code}`, businessId: '9990001-6', ...address }
    },
  },
  saveSellerSettings: {
    answers: officeAnswers,
    input: async (cell) => {
      const { seller: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'peatsale_seller', id), ...firstSettings }
    },
  },
  saveZones: {
    answers: officeAnswers,
    input: async (cell) => {
      const { seller, nearZone: id } = targetOf(cell)
      const version = await versionOf(cell, 'peatsale_zone', id)
      return { seller, changes: [{ action: 'save' as const, id, version, code: 'Z1', name: 'Lähi', maxKm: 60 }] }
    },
  },
}
