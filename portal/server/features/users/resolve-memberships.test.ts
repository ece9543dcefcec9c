/** What an application makes of an administrator's wish, and the last word on groups and carriers (ROLE-30, ROLE-31). */
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { manureGroups } from '../../../contract/rights/testing/manure-groups.ts'
import type { Membership } from '../../kernel/host/membership.ts'
import type { MountedApplication } from '../../kernel/host/mounted-application.ts'
import { biolanAdmin, by, customer, driver, settled, superadmin } from './testing/settling.ts'

/** An application whose part decides the groups and the carrier, as the fields that were sent say. */
function partOf(
  settle: (wish: Parameters<Membership['settle']>[0]) => ReturnType<Membership['settle']>,
): MountedApplication {
  return {
    manifest: {
      key: 'manuredelivery',
      names: { fi: 'M', en: 'M' },
      primaryCompany: 'Biolan',
      groups: [],
      userTypes: [],
    },
    migrations: {},
    membership: {
      fields: z.object({}),
      load: async () => new Map(),
      settle,
      save: async () => undefined,
      remove: async () => undefined,
    },
  }
}
const { membership: _, ...withoutPart }: MountedApplication = partOf(() => ({ faults: [] }))
const sentPart = partOf(({ sent, groups, transportCompany }) => ({
  groups: (sent['groups'] as string[] | undefined) ?? groups,
  transportCompany: transportCompany || ((sent['carrier'] as string | undefined) ?? ''),
  fields: { swamp: sent['swamp'] ?? '' },
}))
const manureAdmin = by([manureGroups.admin, 'biolanadmin'])

test('ADMIN-EDIT-13, ROLE-30: an application puts its own part right, and each part is kept', () => {
  const sent = { groups: ['biolan', manureGroups.transport], carrier: 'carrier-suo', swamp: 'Suo' }
  const result = settled(superadmin, customer, { sent, applications: [withoutPart, sentPart] })
  expect(result).toMatchObject({
    groups: sent.groups,
    carrier: 'carrier-suo',
    company: 'Biolan',
    memberships: { swamp: 'Suo' },
  })
  expect(result).toHaveProperty('parts.length', 1)
  expect(result).toHaveProperty('parts.0.fields', { swamp: 'Suo' })
  const faulty = partOf(() => ({ faults: ['manureuserobj'] }))
  expect(settled(superadmin, customer, { applications: [faulty] })).toBe('invalid_input manureuserobj')
})

test('ROLE-20, ROLE-30: what an application makes of it is within the administrator’s rights as well', () => {
  const sent = (groups: readonly string[], carrier = '') => ({ sent: { groups, carrier } })
  expect(settled(biolanAdmin, customer, { ...sent(['biolan', 'novarbo']), applications: [sentPart] })).toBe(
    'forbidden usergroups',
  )
  const novarbo = { ...customer, groups: ['biolan', 'novarbo'] }
  expect(settled(biolanAdmin, novarbo, { ...sent(['biolan']), applications: [sentPart] })).toBe('forbidden usergroups')
  expect(
    settled(manureAdmin, customer, { ...sent(['biolan', manureGroups.admin]), applications: [sentPart] }),
  ).toMatchObject({
    groups: ['biolan', manureGroups.admin],
  })
})

test('ROLE-30: nobody makes himself, herself or somebody new a foreman, whom a foreman of that carrier may', () => {
  const asForeman = (carrier: string) => ({ sent: { groups: ['biolan', manureGroups.transportAdmin], carrier } })
  const self = { ...customer, id: 'actor' }
  expect(settled(manureAdmin, customer, { ...asForeman('carrier-suo'), applications: [sentPart] })).toMatchObject({
    carrier: 'carrier-suo',
  })
  expect(settled(manureAdmin, self, { ...asForeman('carrier-suo'), applications: [sentPart] })).toBe(
    'forbidden usergroups',
  )
  expect(settled(manureAdmin, null, { ...asForeman('carrier-suo'), applications: [sentPart] })).toBe(
    'forbidden usergroups',
  )
  const own = { ...self, carrier: 'carrier-suo', groups: ['biolan', manureGroups.transportAdmin] }
  expect(settled(manureAdmin, own, { ...asForeman('carrier-suo'), applications: [sentPart] })).toMatchObject({
    carrier: 'carrier-suo',
  })
  // Taking the group along to another carrier is the same.
  expect(settled(manureAdmin, own, { ...asForeman('carrier-rahti'), applications: [sentPart] })).toBe(
    'forbidden usergroups',
  )
})

test('ROLE-31: a tie to a transport company is made and undone by whoever gives the group for both', () => {
  const tie = (carrier: string) => ({ sent: { carrier } })
  const tied = { ...customer, carrier: 'carrier-suo' }
  expect(settled(manureAdmin, customer, { ...tie('carrier-suo'), applications: [sentPart] })).toMatchObject({
    carrier: 'carrier-suo',
  })
  expect(settled(biolanAdmin, customer, { ...tie('carrier-suo'), applications: [sentPart] })).toBe(
    'forbidden manureuserobj',
  )
  expect(settled(biolanAdmin, tied, { ...tie('carrier-suo'), applications: [sentPart] })).toMatchObject({
    carrier: 'carrier-suo',
  })
  expect(settled(biolanAdmin, tied, { ...tie(''), applications: [sentPart] })).toBe('forbidden manureuserobj')
  const suoForeman = by(['biolanadmin', manureGroups.transportAdmin], { carrier: 'carrier-suo' })
  expect(settled(suoForeman, tied, { ...tie(''), applications: [sentPart] })).toMatchObject({ carrier: '' })
  expect(settled(suoForeman, tied, { ...tie('carrier-rahti'), applications: [sentPart] })).toBe(
    'forbidden manureuserobj',
  )
  // Who leaves user type transport leaves the carrier by that.
  const leaving = { usertype: 'customer', company: 'Biolan', groups: [] } as const
  expect(settled(superadmin, driver, { ...leaving, ...tie(''), applications: [sentPart] })).toMatchObject({
    carrier: '',
  })
})
