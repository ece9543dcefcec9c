/** Who asks, in tests: somebody of each role of 2.6, and those who come close to one. */

import type { ApplicationCaller, TestPerson, TestPortal } from '@workspace/portal/server/testing'
import { enterPortal } from '@workspace/portal/server/testing'
import { peat } from './ids.ts'
import { writePeat } from './peat-fixture.ts'

const sees = { apps: ['peatsale'] }
const drives = (carrier: string) => ({ ...sees, usertype: 'transport' as const, carrier })

type Person = Parameters<Exclude<Exclude<ApplicationCaller, 'visitor'>['prepare'], undefined>>[1]

function memberOf(customer: string, is_main: number) {
  return (portal: TestPortal, { id: person }: Person) =>
    writePeat(portal, (own) =>
      own.insertInto('peatsale_customer_member').values({ customer, person, is_main }).execute(),
    )
}

function loaderAt(...swamps: readonly string[]) {
  return (portal: TestPortal, { id: person }: Person) =>
    writePeat(portal, (own) =>
      own
        .insertInto('peatsale_swamp_loader')
        .values(swamps.map((swamp) => ({ swamp, person })))
        .execute(),
    )
}

export const peatCallers = {
  visitor: 'visitor',
  /** Administers Novarbo and does not see the application. */
  unseeing: { fields: { groups: ['novarboadmin'] } },
  /** Has proved the address and has no right yet (GEN-17). */
  waiting: { fields: {} },
  /** Has what only begins like a right. */
  newcomer: { fields: { ...sees, usertype: 'admin', groups: ['biolan', 'novarboadmins'] } },
  /** Main member of Kalliorinne, which buys from Biolan. */
  customer: { fields: { ...sees, telephone: '000 000 0801' }, prepare: memberOf(peat.kalliorinne.customer, 1) },
  /** Member of Suviranta, which buys from Novarbo; not its main one. */
  member: { fields: { ...sees, telephone: '000 000 0802' }, prepare: memberOf(peat.suviranta.customer, 0) },
  driver: { fields: { ...drives(peat.suokoski.carrier), telephone: '000 000 0803' } },
  /** A driver who orders for customers. */
  orderingDriver: { fields: { ...drives(peat.suokoski.carrier), transportalloworders: true } },
  lead: { fields: { ...drives(peat.suokoski.carrier), transportadmin: true, telephone: '000 000 0804' } },
  otherLead: { fields: { ...drives(peat.lakeus.carrier), transportadmin: true, telephone: '000 000 0805' } },
  /** Loads at Kurkikorvenneva, Biolan's, and at Hallanperänneva, which both load. */
  loader: {
    fields: { ...sees, usertype: 'swampperson', telephone: '000 000 0806' },
    prepare: loaderAt(peat.biolan.swamp, peat.sharedSwamp),
  },
  office: { fields: { ...sees, groups: ['biolanadmin'], telephone: '000 000 0807' } },
  otherOffice: { fields: { ...sees, groups: ['novarboadmin'], telephone: '000 000 0808' } },
  superadmin: { fields: { ...sees, groups: ['superadmin'], usertype: 'admin' } },
} as const satisfies Readonly<Record<string, ApplicationCaller>>

export type PeatCaller = keyof typeof peatCallers

export type PeatPerson = TestPerson

/** Somebody new of that role, signed in. */
export const enterAs = (portal: TestPortal, caller: Exclude<PeatCaller, 'visitor'>, fields: object = {}) =>
  enterPortal(portal, peatCallers[caller], fields)
