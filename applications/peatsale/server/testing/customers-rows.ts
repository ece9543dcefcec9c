import { invitations } from '@workspace/logistics/server'
import { newId } from '@workspace/portal/server'
import type { ApplicationCell, ApplicationRow } from '@workspace/portal/server/testing'
import type { customerCalls, memberCalls, requestCalls } from '../../contract/index.ts'
import { answersBy, officeAnswers } from './answers-by.ts'
import type { PeatCaller } from './callers.ts'
import { newCaller, plainLink } from './customer-inputs.ts'
import { nothing, peat } from './ids.ts'
import { peatTables, writePeat } from './peat-fixture.ts'
import { targetOf, versionOf } from './targets.ts'

/** What is the account's own people's, and its offices'. */
const accountAnswers = answersBy({
  ...{ customer: 'oxx', member: 'xox', office: 'oxx', otherOffice: 'xox', superadmin: 'oox' },
})

const named = {
  [peat.kalliorinne.customer]: { name: 'Kalliorinteen Maito Oy', businessId: '9990003-2', link: peat.kalliorinne.link },
  [peat.suviranta.customer]: { name: 'Suvirannan Lihakarja', businessId: '9990004-0', link: peat.suviranta.link },
}
const unnamed = { name: 'Ei kukaan', businessId: '9990009-1', link: nothing }

function customerOf(cell: ApplicationCell) {
  return named[targetOf(cell).customer] ?? unnamed
}

export const customersRows: {
  readonly [Name in keyof typeof customerCalls]: ApplicationRow<(typeof customerCalls)[Name], PeatCaller>
} = {
  searchCustomers: {
    answers: { ...officeAnswers, orderingDriver: 'ooo' },
    input: (cell) => ({ seller: targetOf(cell).seller, find: 'maito' }),
  },
  readCustomer: { answers: accountAnswers, input: (cell) => ({ id: targetOf(cell).customer }) },
  findCustomer: {
    answers: answersBy({ office: 'oox', otherOffice: 'oox', superadmin: 'oox' }),
    input: (cell) => ({ businessId: customerOf(cell).businessId }),
  },
  saveCustomer: {
    answers: accountAnswers,
    input: async (cell) => {
      const { customer: id } = targetOf(cell)
      const { name, businessId } = customerOf(cell)
      const version = await versionOf(cell, 'logistics_account', id)
      return { id, version, name, businessId, farmId: '', language: 'fi' as const }
    },
  },
  saveCustomerLink: {
    answers: officeAnswers,
    input: async (cell) => {
      const { customer: account, seller } = targetOf(cell)
      const { link } = customerOf(cell)
      const version = await versionOf(cell, 'peatsale_customer_link', link)
      return {
        account,
        seller,
        version,
        ...plainLink,
        number: `A-${link.slice(-3)}`,
        notes: `Muistio ${link.slice(-3)}`,
      }
    },
  },
  addCaller: {
    answers: officeAnswers,
    input: (cell) => ({ ...newCaller(), seller: targetOf(cell).seller }),
  },
  closeCustomer: {
    answers: officeAnswers,
    input: (cell) => ({ id: targetOf(cell).spare, reason: 'Tila on lopettanut' }),
  },
}

export const membersRows: {
  readonly [Name in keyof typeof memberCalls]: ApplicationRow<(typeof memberCalls)[Name], PeatCaller>
} = {
  searchPeople: {
    answers: answersBy({ customer: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' }),
    input: () => ({ find: 'Testi' }),
  },
  // Those who may add somebody see nobody here but the superadmin, and the main member that one alone.
  addMember: {
    answers: answersBy({ customer: 'oxx', member: 'xfx', office: 'xxx', otherOffice: 'xxx', superadmin: 'oox' }),
    input: async (cell) => ({ account: targetOf(cell).customer, person: await memberOf(cell) }),
  },
  // Asked before `closeCustomer`, which ends the spare accounts: calls are asked in the order of `peatCalls`.
  changeMember: {
    answers: answersBy({ customer: 'xxx', member: 'xxx', ...offices() }),
    input: (cell) => ({ account: targetOf(cell).spare, person: targetOf(cell).spareMember, change: 'main' as const }),
  },
  inviteMember: {
    answers: { ...accountAnswers, member: 'xfx' },
    input: (cell) => ({ account: targetOf(cell).customer, email: `kutsu_${cell.number}@posti.test` }),
  },
  withdrawInvitation: {
    answers: { ...accountAnswers, member: 'xxx' },
    input: async (cell) => ({ id: await newInvitation(cell) }),
  },
  // A link that leads nowhere says so, and nothing else.
  readInvitation: {
    answers: answersBy({
      ...{ newcomer: 'ooo', customer: 'ooo', member: 'ooo', driver: 'ooo', orderingDriver: 'ooo', lead: 'ooo' },
      ...{ otherLead: 'ooo', loader: 'ooo', office: 'ooo', otherOffice: 'ooo', superadmin: 'ooo' },
    }),
    input: () => ({ link: 'a'.repeat(43) }),
  },
  acceptInvitation: {
    answers: answersBy({
      ...{ newcomer: 'ccc', customer: 'ccc', member: 'ccc', driver: 'ccc', orderingDriver: 'ccc', lead: 'ccc' },
      ...{ otherLead: 'ccc', loader: 'ccc', office: 'ccc', otherOffice: 'ccc', superadmin: 'ccc' },
    }),
    input: () => ({ link: 'a'.repeat(43) }),
  },
}

function offices() {
  const { office, otherOffice, superadmin } = officeAnswers
  return { office, otherOffice, superadmin }
}

/** Somebody who belongs to the account already. */
async function memberOf(cell: ApplicationCell): Promise<string> {
  const members = peatTables(cell.fixture).selectFrom('peatsale_customer_member').select('person')
  const member = await members.where('customer', '=', targetOf(cell).customer).executeTakeFirst()
  return member?.person ?? nothing
}

async function newInvitation(cell: ApplicationCell): Promise<string> {
  const { customer: account } = targetOf(cell)
  if (account === nothing) return newId()
  const sent = { application: 'peatsale', account, by: nothing, companies: [], now: cell.fixture.clock.now() }
  const email = `kutsuttu_${cell.number}@posti.test`
  return (await writePeat(cell.fixture, (_, transaction) => invitations.write(transaction, { ...sent, email }))).id
}

export const requestsRows: {
  readonly [Name in keyof typeof requestCalls]: ApplicationRow<(typeof requestCalls)[Name], PeatCaller>
} = {
  sendCustomerRequest: {
    answers: answersBy({ waiting: 'oox', newcomer: 'oox', customer: 'oox', member: 'oox' }),
    input: (cell) => ({
      ...{ seller: targetOf(cell).seller, name: 'Uusi tila', businessId: '', farmId: '', street: 'Kylätie 2' },
      ...{ postalCode: '62200', city: 'Kauhava', telephone: '000 000 0333' },
    }),
  },
  searchCustomerRequests: {
    answers: answersBy({ newcomer: 'ooo', customer: 'ooo', member: 'ooo', ...offices() }),
    input: (cell) => ({ seller: targetOf(cell).seller }),
  },
  readCustomerRequest: { answers: officeAnswers, input: (cell) => ({ id: targetOf(cell).request }) },
  // The superadmin comes after the offices.
  decideCustomerRequest: {
    answers: answersBy({ office: 'oxx', otherOffice: 'xox', superadmin: 'mmx' }),
    input: (cell) => ({ id: targetOf(cell).request, decision: 'decline' as const, words: 'Emme aja sinne.' }),
  },
}
