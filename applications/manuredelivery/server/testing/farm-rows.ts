/** Rows of the rights matrix: where people begin, and what is a farm's. */
import type { ApplicationRow, TestPortal } from '@workspace/portal/server/testing'
import type { farmCalls } from '../../contract/farms/calls.ts'
import type { farmLinkCalls } from '../../contract/farms/farm-link.ts'
import type { farmRequestCalls } from '../../contract/farms/farm-request.ts'
import type { newFarmCalls } from '../../contract/farms/new-farm.ts'
import type { findAnything } from '../../contract/search/search-call.ts'
import type { readStart } from '../../contract/start/calls.ts'
import type { ManureCaller } from './callers.ts'
import { nothing } from './ids.ts'
import { newAnalysis, newFarm, newFarmLink, newFarmRequest, newStore } from './inputs.ts'
import { manureTables, writeManure } from './manure-fixture.ts'
import type { Target } from './matrix-answers.ts'
import { answersBy, everyWorker, farms, offices, targetOf, versionOf } from './matrix-answers.ts'

type FarmCalls = typeof farmCalls &
  typeof newFarmCalls &
  typeof farmLinkCalls &
  typeof farmRequestCalls & { readonly readStart: typeof readStart; readonly findAnything: typeof findAnything }

/** What does not exist has version 0, and would be made new: the account is what is missing then. */
const isNobodys = ({ account }: Target) => account === nothing

/** The version of the company's link with the farm; of none, one that it never had. */
async function linkVersionOf({ fixture }: { fixture: TestPortal }, account: string): Promise<number> {
  const links = manureTables(fixture).selectFrom('manuredelivery_farm_link').select('version')
  return (await links.where('account', '=', account).executeTakeFirst())?.version ?? 7
}

const seen = answersBy({ ...farms, ...offices })

export const farmRows: { readonly [Name in keyof FarmCalls]: ApplicationRow<FarmCalls[Name], ManureCaller> } = {
  readStart: {
    answers: { ...everyWorker('ooo'), newcomer: 'ooo', officeWithoutCompany: 'ooo', waiting: 'ooo' },
    input: () => ({}),
  },
  findAnything: {
    answers: answersBy({
      ...{ farm: 'ooo', otherFarm: 'ooo', lead: 'ooo', otherLead: 'ooo', office: 'ooo', otherOffice: 'ooo' },
      superadmin: 'ooo',
    }),
    input: () => ({ find: 'LA-26' }),
  },
  searchFarms: {
    answers: answersBy({ office: 'oxx', otherOffice: 'xox', superadmin: 'oox' }),
    input: (cell) => ({ company: targetOf(cell).company }),
  },
  readFarm: { answers: seen, input: (cell) => ({ id: targetOf(cell).account }) },
  saveFarm: {
    answers: seen,
    input: async (cell) => {
      const { account } = targetOf(cell)
      const kept = { keepingPlaces: [{ id: 'FI-1', municipality: 'Kauhava' }], species: [], vat: [] }
      return { account, version: await versionOf(cell, 'manuredelivery_farm', account), ...kept }
    },
  },
  saveStore: {
    answers: seen,
    input: async (cell) => {
      const { store: id, account, site } = targetOf(cell)
      return { ...newStore, id, account, site, version: await versionOf(cell, 'manuredelivery_store', id) }
    },
  },
  removeStore: {
    // A consignment under way names each.
    answers: answersBy({
      ...{ farm: 'kxx', otherFarm: 'xkx', office: 'kxx', otherOffice: 'xkx', superadmin: 'kkx' },
    }),
    input: async (cell) => {
      const { store: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'manuredelivery_store', id) }
    },
  },
  saveAnalysis: {
    answers: seen,
    input: async (cell) => {
      const target = targetOf(cell)
      const type = isNobodys(target) ? nothing : target.type
      return { ...newAnalysis, id: crypto.randomUUID(), version: 0, account: target.account, type }
    },
  },
  withdrawAnalysis: {
    // Each farm has withdrawn its own by then.
    answers: answersBy({ ...farms, office: 'wxx', otherOffice: 'xwx', superadmin: 'wwx' }),
    input: async (cell) => {
      const { analysis: id } = targetOf(cell)
      return { id, version: await versionOf(cell, 'manuredelivery_analysis', id), reason: 'Väärä näyte' }
    },
  },
  saveFarmLink: {
    answers: answersBy(offices),
    input: async (cell) => {
      const { account, company } = targetOf(cell)
      return { ...newFarmLink, account, company, version: await linkVersionOf(cell, account) }
    },
  },
  giveContract: {
    answers: answersBy(offices),
    input: async (cell) => {
      const { account, company } = targetOf(cell)
      const contract = JSON.stringify(newFarmLink.contract)
      await writeManure(cell.fixture, (own) =>
        own.updateTable('manuredelivery_farm_link').set({ contract }).where('account', '=', String(account)).execute(),
      )
      return { account, company }
    },
  },
  closeFarm: {
    // A request of each is open.
    answers: answersBy({ office: 'kxx', otherOffice: 'xkx', superadmin: 'kkx' }),
    input: async (cell) => {
      const { account, company } = targetOf(cell)
      return { account, company, version: await linkVersionOf(cell, account), reason: 'Lopetti' }
    },
  },
  sendFarmRequest: {
    answers: {
      ...answersBy({}),
      newcomer: 'oox',
      officeWithoutCompany: 'oox',
      waiting: 'oox',
      farm: 'oox',
      otherFarm: 'oox',
    },
    input: (cell) => ({ ...newFarmRequest, company: targetOf(cell).company }) as never,
  },
  searchFarmRequests: {
    answers: {
      ...answersBy({
        ...farms,
        ...offices,
        farm: 'ooo',
        otherFarm: 'ooo',
        office: 'ooo',
        otherOffice: 'ooo',
        superadmin: 'ooo',
      }),
      ...{ newcomer: 'ooo', officeWithoutCompany: 'ooo', waiting: 'ooo' },
    },
    input: () => ({}),
  },
  decideFarmRequest: {
    // None has been sent to anybody.
    answers: answersBy({ office: 'xxx', otherOffice: 'xxx', superadmin: 'xxx' }),
    input: () => ({ id: nothing, decision: 'decline', words: 'Ei' }),
  },
  findAccount: {
    answers: answersBy({ office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: () => ({ businessId: '9990008-3' }),
  },
  addFarm: {
    answers: answersBy(offices),
    input: (cell) => ({ ...newFarm, id: crypto.randomUUID(), company: targetOf(cell).company }) as never,
  },
  addFarmMember: {
    // The address is nobody's: who may not add anybody learns nothing of that.
    answers: answersBy({ office: 'xxx', otherOffice: 'xxx', superadmin: 'xxx' }),
    input: (cell) => ({ account: targetOf(cell).account, email: 'ei.ole@demo.example' }),
  },
  changeFarmMember: {
    answers: answersBy({ farm: 'xxx', otherFarm: 'xxx', office: 'xxx', otherOffice: 'xxx', superadmin: 'xxx' }),
    input: (cell) => ({ account: targetOf(cell).account, person: nothing, change: 'remove' }),
  },
}
