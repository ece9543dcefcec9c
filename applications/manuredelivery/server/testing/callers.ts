/** Who asks, in tests: somebody of each role of 7.1, and those who come close to one. */
import type { AskOf, Call } from '@workspace/portal/contract'
import { dayOf } from '@workspace/portal/contract'
import type { ApplicationCaller, TestAnswer, TestPortal } from '@workspace/portal/server/testing'
import { manure } from './ids.ts'
import { writeManure, writeShared } from './manure-fixture.ts'

const sees = { apps: ['manuredelivery'] }
const drives = (carrier: string, group: 'manuretransport' | 'manuretransportadmin') => ({
  ...{ ...sees, groups: [group], usertype: 'transport' as const, carrier },
})

type Person = Parameters<Exclude<Exclude<ApplicationCaller, 'visitor'>['prepare'], undefined>>[1]

function receiverAt(plant: string) {
  return (portal: TestPortal, { id: person }: Person) =>
    writeManure(portal, (own) => own.insertInto('manuredelivery_plant_receiver').values({ plant, person }).execute())
}

function memberOf(account: string) {
  return (portal: TestPortal, { id: person }: Person) =>
    writeShared(portal, (own) => own.insertInto('logistics_member').values({ account, person, is_main: 1 }).execute())
}

const offers = { ...sees, groups: ['manureappuser'] }

export const manureCallers = {
  visitor: 'visitor',
  /** Has the group of drivers and does not see the application. */
  unseeing: { fields: { usertype: 'transport', carrier: manure.novarbo.carrier } },
  /** Has proved the address and has no right yet (GEN-17). */
  waiting: { fields: {} },
  /** Has what only looks like a right: a carrier without a group, and the office's group without a company that has plants. */
  newcomer: { fields: { ...sees, usertype: 'transport', carrier: manure.novarbo.carrier } },
  officeWithoutCompany: { fields: { ...sees, groups: ['manureappadmin'], company: 'Biolan' } },
  farm: { fields: offers, prepare: memberOf(manure.novarbo.account) },
  otherFarm: { fields: offers, prepare: memberOf(manure.ekoasuminen.account) },
  office: { fields: { ...sees, groups: ['manureappadmin'], company: 'Novarbo' } },
  otherOffice: { fields: { ...sees, groups: ['manureappadmin'], company: 'Ekoasuminen' } },
  driver: { fields: drives(manure.novarbo.carrier, 'manuretransport') },
  lead: { fields: drives(manure.novarbo.carrier, 'manuretransportadmin') },
  otherLead: { fields: drives(manure.ekoasuminen.carrier, 'manuretransportadmin') },
  receiver: { fields: sees, prepare: receiverAt(manure.novarbo.plant) },
  otherReceiver: { fields: sees, prepare: receiverAt(manure.ekoasuminen.plant) },
  superadmin: { fields: { ...sees, groups: ['superadmin'], usertype: 'admin' } },
} as const satisfies Readonly<Record<string, ApplicationCaller>>

export type ManureCaller = keyof typeof manureCallers

export interface ManurePerson {
  readonly id: string
  readonly name: string
  readonly token: string
  ask<C extends Call>(call: C, input: AskOf<C>): Promise<TestAnswer>
}

/** Somebody new of that role, signed in. */
export async function enterAs(
  portal: TestPortal,
  caller: Exclude<ManureCaller, 'visitor'>,
  fields: object = {},
): Promise<ManurePerson> {
  const kind: Exclude<ApplicationCaller, 'visitor'> = manureCallers[caller]
  const person = await portal.person({ ...kind.fields, ...fields })
  await kind.prepare?.(portal, person)
  const token = await portal.session(person)
  let session = { token, day: dayOf(portal.clock.now()) }
  const ask: ManurePerson['ask'] = async (call, input) => {
    // A test that moves the clock by days signs the person in again.
    const day = dayOf(portal.clock.now())
    if (day !== session.day) session = { token: await portal.session(person), day }
    return await portal.ask(call, input, { token: session.token })
  }
  return { id: person.id, name: `${person.firstname} ${person.lastname}`, token, ask }
}
