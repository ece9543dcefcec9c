/** A portal with the applications' groups, transport companies and administrators that tests of the administration start from. */
import * as z from 'zod/mini'
import type { AnswerOf, ApplicationGroup, AskOf, Call, User } from '../../../../contract/own.ts'
import { administrationCalls } from '../../../../contract/own.ts'
import { manureAppGroups, manureGroups } from '../../../../contract/rights/testing/manure-groups.ts'
import type { Account } from '../../../kernel/accounts/account.ts'
import type { AccountFields } from '../../../kernel/accounts/account-store.ts'
import type { ServerApplication } from '../../../kernel/application-host/server-application.ts'
import { finnishSortKey } from '../../../kernel/database/sort-key.ts'
import type { Membership } from '../../../kernel/host/membership.ts'
import type { TestAnswer, TestPortal, TestPortalOptions } from '../../../testing/test-portal.ts'
import { startTestPortal } from '../../../testing/test-portal.ts'

/** Somebody who is signed in, and asks. */
export interface Caller {
  readonly account: Account
  readonly token: string
  ask<C extends Call>(call: C, input: AskOf<C>): Promise<TestAnswer>
  /** The success answer. @throws when it was refused. */
  answered<C extends Call>(call: C, input: AskOf<C>): Promise<AnswerOf<C>>
}

export interface AdministeredPortal extends AsyncDisposable {
  readonly portal: TestPortal
  readonly carriers: { readonly suo: string; readonly rahti: string }
  /** A new person with a session, without the cost of a sign-in. */
  caller(fields?: Partial<AccountFields>): Promise<Caller>
  person(fields?: Partial<AccountFields>): Promise<Account>
  stored(person: { readonly id: string }): Promise<Account>
  /** The user as an editor gets it. */
  user(reader: Caller, id: string): Promise<User>
}

const application = (key: string, groups: readonly ApplicationGroup[]): ServerApplication => ({
  manifest: { key, names: { fi: key, en: key }, primaryCompany: 'Biolan', groups, userTypes: [] },
  migrations: {},
  mount: () => [],
})

/** Keeps the transport company of manure transporters; what the real one does is tested where it lives. */
const plainMembership: Membership = {
  fields: z.strictObject({}),
  load: async () => new Map(),
  settle: ({ groups, transportCompany, stored }) => ({
    groups,
    transportCompany: isTransporter(groups) ? transportCompany || stored.carrier : '',
    fields: {},
  }),
  save: async () => undefined,
  remove: async () => undefined,
}

function isTransporter(groups: readonly string[]): boolean {
  return groups.includes(manureGroups.transport) || groups.includes(manureGroups.transportAdmin)
}

/** Two applications with the names of the fixture's own, without what is inside them. */
export const manureApplication = { ...application('manuredelivery', manureAppGroups), membership: plainMembership }
const testApplications = [application('peatsale', []), manureApplication]

export async function startAdministeredPortal(options: TestPortalOptions = {}): Promise<AdministeredPortal> {
  const portal = await startTestPortal({ applications: testApplications, ...options })
  const carriers = { suo: 'carrier-suokoski', rahti: 'carrier-lakeuden' }
  await portal.host.database.writing(async (transaction) => {
    const named = [
      [carriers.suo, 'Kuljetus Suokoski Oy'],
      [carriers.rahti, 'Lakeuden Irtorahti Oy'],
    ] as const
    const rows = named.map(([id, name]) => ({ id, name, name_key: finnishSortKey(name) }))
    await transaction.insertInto('transport_company').values(rows).execute()
  })
  const stored: AdministeredPortal['stored'] = async ({ id }) => {
    const account = await portal.stored(id)
    if (!account) throw new Error(`nobody has the id ${id}`)
    return account
  }
  return {
    portal,
    carriers,
    person: portal.person,
    stored,
    caller: async (fields) => callerFor(portal, await portal.person(fields)),
    user: async (reader, id) => (await reader.answered(administrationCalls.readUser, { id })).user,
    [Symbol.asyncDispose]: () => portal[Symbol.asyncDispose](),
  }
}

/** A session for somebody who is there already. */
export async function callerFor(portal: TestPortal, account: Account): Promise<Caller> {
  const token = await portal.session(account)
  const ask: Caller['ask'] = (call, input) => portal.ask(call, input, { token })
  return {
    account,
    token,
    ask,
    answered: async (call, input) => {
      const answer = await ask(call, input)
      if (answer.body.success !== true) throw new Error(`${call.name} was refused: ${answer.text}\n${faultsOf(portal)}`)
      return answer.body as never
    },
  }
}

/** What the log tells of the server's own faults; empty when all is well. */
function faultsOf(portal: TestPortal): string {
  return portal.lines.filter((line) => line.includes('"fault"')).join('\n')
}

/** What CALL-31 needs at least. */
export function newUser(changes: Partial<AskOf<typeof administrationCalls.addUser>> = {}) {
  const username = changes.username ?? 'uusi_kayttaja'
  return {
    username,
    password: 'Rahkasammal-88',
    email: `${username}@posti.test`,
    firstname: 'Uusi',
    lastname: 'Käyttäjä',
    usertype: 'customer' as const,
    ...changes,
  }
}
