/** Who reads which order and which load: Biolan's, Novarbo's, and one that is not there. */
import type { ApplicationRow } from '@workspace/portal/server/testing'
import type { readDriverDay } from '../../contract/driving/calls.ts'
import type { readLoaderDay } from '../../contract/loading/calls.ts'
import type { loadsCalls } from '../../contract/loads/calls.ts'
import type { ordersCalls } from '../../contract/orders/calls.ts'
import type { findAnything } from '../../contract/search/search-call.ts'
import type { readStart } from '../../contract/start/calls.ts'
import type { syncEvents } from '../../contract/sync/calls.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { peat } from './ids.ts'
import { loadEvent } from './load-events.ts'
import { openProblem } from './open-problem.ts'
import { orderEvent } from './order-events.ts'
import { targetOf } from './targets.ts'
import { waitingOrder } from './waiting-order.ts'

type WorkCalls = typeof ordersCalls &
  typeof loadsCalls & {
    readonly readDriverDay: typeof readDriverDay
    readonly readLoaderDay: typeof readLoaderDay
    readonly readStart: typeof readStart
    readonly syncEvents: typeof syncEvents
    readonly findAnything: typeof findAnything
  }

const drivers = { driver: 'ooo', orderingDriver: 'ooo', lead: 'ooo', otherLead: 'ooo' }
const offices = { office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }
const customers = { customer: 'ooo', member: 'ooo' }

const finds: Readonly<Record<string, string>> = { [peat.biolan.seller]: 'KM-26', [peat.novarbo.seller]: 'zza' }

export const workRows: { readonly [Name in keyof WorkCalls]: ApplicationRow<WorkCalls[Name], PeatCaller> } = {
  searchOrders: { answers: answersBy({ ...customers, ...drivers, ...offices }), input: () => ({}) },
  readOfficeWeek: { answers: answersBy(offices), input: () => ({ week: '2026-W42' }) },
  // Each finds something of both sellers: numbers, plates, telephones.
  findAnything: {
    answers: answersBy(offices),
    input: (cell) => ({ find: finds[targetOf(cell).seller] ?? '000 000 0' }),
  },
  searchVerifications: { answers: answersBy(offices), input: () => ({}) },
  readOrder: {
    answers: answersBy({
      ...{ customer: 'oxx', member: 'xox', driver: 'xxx', orderingDriver: 'xxx', lead: 'xxx', otherLead: 'xxx' },
      ...{ office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
    }),
    input: (cell) => ({ id: targetOf(cell).order }),
  },
  proposeOrder: {
    answers: answersBy({
      ...{ customer: 'oxx', member: 'xox', driver: 'xxx', orderingDriver: 'xxx', lead: 'xxx', otherLead: 'xxx' },
      ...{ office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
    }),
    input: (cell) => ({ like: targetOf(cell).order }),
  },
  estimateOrder: {
    answers: answersBy({ customer: 'oxx', member: 'xox', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' }),
    input: (cell) => {
      const { seller, customer: account, site, bulk: product } = targetOf(cell)
      const lines = [{ product, quantity: 120_000 }]
      return { seller, account, site, method: 'delivered' as const, lines, wish: null }
    },
  },
  prepareConfirmation: {
    answers: officeAnswers,
    input: async (cell) => ({ id: await waitingOrder(cell.fixture, targetOf(cell).order) }),
  },
  priceOrderEdit: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).order, data: { note: 'Kiire' } }) },
  commandOrder: {
    answers: answersBy({
      ...{ customer: 'oxx', member: 'xox', driver: 'xxx', orderingDriver: 'xxx', lead: 'xxx', otherLead: 'xxx' },
      ...{ office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
    }),
    input: (cell) => ({ event: orderEvent('note', targetOf(cell).order, { text: 'Soita ennen tuloa' }) }),
  },
  readOrderEvents: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).order }) },
  searchLoads: { answers: answersBy({ ...customers, ...drivers, ...offices, loader: 'ooo' }), input: () => ({}) },
  readLoad: {
    answers: answersBy({
      ...{ customer: 'oxx', member: 'xox', driver: 'xxx', orderingDriver: 'xxx', lead: 'oxx', otherLead: 'xox' },
      ...{ loader: 'oxx', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
    }),
    input: (cell) => ({ id: targetOf(cell).load }),
  },
  readLoadEvents: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).load }) },
  commandLoad: {
    answers: answersBy({
      ...{ customer: 'oxx', member: 'xox', driver: 'xxx', orderingDriver: 'xxx', lead: 'oxx', otherLead: 'xox' },
      ...{ loader: 'oxx', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
    }),
    input: (cell) => ({ event: loadEvent('note', targetOf(cell).load, { text: 'Portti on auki' }) }),
  },
  readProblems: { answers: answersBy({ lead: 'ooo', otherLead: 'ooo', ...offices }), input: () => ({}) },
  handleProblem: {
    answers: answersBy({ lead: 'oxx', otherLead: 'xox', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' }),
    input: async (cell) => ({ id: await openProblem(cell.fixture, targetOf(cell).load) }),
  },
  readDriverDay: { answers: answersBy(drivers), input: () => ({ day: '2026-10-13' }) },
  readLoaderDay: {
    answers: answersBy({ loader: 'oxx' }),
    input: (cell) => ({ swamp: targetOf(cell).swamp, day: '2026-10-13' }),
  },
  readStart: {
    answers: answersBy({ ...customers, ...drivers, ...offices, newcomer: 'ooo', waiting: 'ooo', loader: 'ooo' }),
    input: () => ({}),
  },
  // Each event is refused by itself: a batch of foreign ones is answered, too.
  syncEvents: {
    answers: answersBy({ ...customers, ...drivers, ...offices, loader: 'ooo' }),
    input: (cell) => ({ events: [loadEvent('note', targetOf(cell).load, { text: 'Portti on auki' })] }),
  },
}
