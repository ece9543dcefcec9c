/** Who asks and who is asked about in the matrix of rights. */
import type { AccountFields } from '../../../kernel/accounts/account-store.ts'

const suo = 'carrier-suokoski'
const rahti = 'carrier-lakeuden'

type Fields = Partial<AccountFields>

/** `rights` says to which column of the simple tables a caller belongs. */
export interface CallerKind {
  readonly rights: 'visitor' | 'signedIn' | 'admin' | 'superadmin' | 'gone'
  readonly fields: Fields
  /** What is done to the account after signing in. */
  readonly afterwards?: Fields
}

export const callerKinds = {
  visitor: { rights: 'visitor', fields: {} },
  customer: { rights: 'signedIn', fields: {} },
  almostAdmin: {
    rights: 'signedIn',
    fields: { groups: ['fooadmin', 'Biolanadmin', 'biolanadmin ', 'SUPERADMIN'], company: 'Biolan' },
  },
  loader: { rights: 'signedIn', fields: { usertype: 'swampperson', company: 'Biolan', groups: ['biolan'] } },
  driver: { rights: 'signedIn', fields: { usertype: 'transport', company: suo, carrier: suo } },
  foreman: { rights: 'signedIn', fields: { usertype: 'transport', company: suo, carrier: suo, transportadmin: true } },
  manureUser: { rights: 'signedIn', fields: { groups: [manureGroups.customer], company: 'Biolan' } },
  demoted: {
    rights: 'signedIn',
    fields: { groups: ['superadmin'], company: 'Biolan' },
    afterwards: { groups: [], isAdmin: false, isSuperadmin: false },
  },
  manureAdmin: { rights: 'admin', fields: { groups: [manureGroups.admin], company: 'Biolan' } },
  manureTransportAdmin: {
    rights: 'admin',
    fields: { groups: [manureGroups.transport, manureGroups.transportAdmin], carrier: suo },
  },
  biolanAdmin: { rights: 'admin', fields: { groups: ['biolanadmin'], company: 'Biolan' } },
  novarboAdmin: { rights: 'admin', fields: { groups: ['novarboadmin'], company: 'Novarbo' } },
  twoAdmin: { rights: 'admin', fields: { groups: ['biolanadmin', 'novarboadmin'], company: 'Biolan' } },
  biolanAndCarrierAdmin: {
    rights: 'admin',
    fields: {
      groups: ['biolanadmin', manureGroups.transport, manureGroups.transportAdmin],
      company: 'Biolan',
      carrier: suo,
    },
  },
  superadmin: { rights: 'superadmin', fields: { groups: ['superadmin'], usertype: 'admin' } },
  deactivated: {
    rights: 'gone',
    fields: { groups: ['superadmin'], usertype: 'admin' },
    afterwards: { deactivated: true },
  },
} as const satisfies Readonly<Record<string, CallerKind>>

export type CallerName = keyof typeof callerKinds

/** In the order of the columns of the tables; `nobody` is an id that no one has, `self` is whoever asks. */
import { manureGroups } from '../../../../contract/rights/testing/manure-groups.ts'
export const targetKinds = {
  biolanCustomer: { company: 'Biolan' },
  biolanAdmin: { company: 'Biolan', groups: ['biolanadmin'] },
  bothAdmin: { company: 'Biolan', groups: ['biolanadmin', 'novarboadmin'] },
  novarboCustomer: { company: 'Novarbo' },
  biolanSuperadmin: { company: 'Biolan', groups: ['superadmin'], usertype: 'admin' },
  suoDriver: { usertype: 'transport', company: suo, carrier: suo },
  rahtiManure: { groups: [manureGroups.transport], carrier: rahti },
  privateCustomer: {},
  biolanWithNovarbo: { company: 'Biolan', groups: ['biolan', 'novarbo'] },
  biolanWithApp: { company: 'Biolan', apps: ['manuredelivery'] },
  suoOrders: { usertype: 'transport', company: suo, carrier: suo, transportalloworders: true },
  suoForeman: { usertype: 'transport', company: suo, carrier: suo, transportadmin: true },
  nobody: undefined,
  self: undefined,
} as const satisfies Readonly<Record<string, Fields | undefined>>

export type TargetName = keyof typeof targetKinds
