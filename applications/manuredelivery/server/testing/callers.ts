/** Who asks, in tests: somebody of each role of 7.1, and those who come close to one. */
import type { ApplicationCaller, TestPerson, TestPortal } from '@workspace/portal/server/testing'
import { enterPortal } from '@workspace/portal/server/testing'
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

export type ManurePerson = TestPerson

/** Somebody new of that role, signed in. */
export const enterAs = (portal: TestPortal, caller: Exclude<ManureCaller, 'visitor'>, fields: object = {}) =>
  enterPortal(portal, manureCallers[caller], fields)
