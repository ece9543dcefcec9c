/** People who are signed in, for tests of who may do what. */
import type { AskOf, Call } from '../../contract/own.ts'
import type { Account } from '../kernel/accounts/account.ts'
import type { AccountFields } from '../kernel/accounts/account-store.ts'
import type { TestAnswer, TestPortal } from './test-portal.ts'

export interface SignedInPerson {
  readonly person: Account
  readonly token: string
  ask<C extends Call>(call: C, input: AskOf<C>): Promise<TestAnswer>
}

export async function signedIn(portal: TestPortal, fields: Partial<AccountFields> = {}): Promise<SignedInPerson> {
  const person = await portal.person(fields)
  const token = await portal.session(person)
  return { person, token, ask: (call, input) => portal.ask(call, input, { token }) }
}

/** One of each kind of caller that rights tell apart here, beside the visitor. */
export async function everyKind(portal: TestPortal) {
  return {
    customer: await signedIn(portal, { company: 'Biolan', groups: ['biolan'] }),
    transportAdmin: await signedIn(portal, { usertype: 'transport', transportadmin: true }),
    companyAdmin: await signedIn(portal, { company: 'Biolan', groups: ['biolan', 'biolanadmin'] }),
    superadmin: await signedIn(portal, { groups: ['superadmin'] }),
  }
}
