/** What an administrator's wish for a person comes to (ROLE-20, ROLE-31), rule by rule; the HTTP tests save it for good. */
import { expect, test } from 'vitest'
import { manureGroups } from '../../../contract/rights/testing/manure-groups.ts'
import { biolanAdmin, by, customer, driver, foreman, settled, superadmin } from './testing/settling.ts'

test('ADMIN-EDIT-26: a wish for what is there already changes nothing, whoever has it', () => {
  for (const stored of [customer, driver, { ...driver, transportadmin: true, transportalloworders: true }]) {
    const { memberships, ...same } = stored
    for (const administrator of [superadmin, biolanAdmin, foreman]) {
      // Without an application nobody keeps the carrier but the user type.
      expect(settled(administrator, stored), stored.usertype).toMatchObject(same)
    }
  }
})

test('ADMIN-EDIT-26, R65: groups that are managed become as wanted, the others stay', () => {
  const stored = { ...customer, groups: ['biolan', 'novarbo', 'gone'] }
  expect(settled(biolanAdmin, stored, { groups: ['biolanadmin'] })).toMatchObject({
    groups: ['novarbo', 'gone', 'biolanadmin'],
    isAdmin: true,
    isSuperadmin: false,
  })
  expect(settled(superadmin, stored, { groups: ['novarbo'] })).toMatchObject({ groups: ['novarbo'], isAdmin: false })
  expect(settled(biolanAdmin, stored, { groups: ['novarboadmin'] })).toBe('forbidden usergroups')
  expect(settled(biolanAdmin, stored, { groups: ['biolan', 'invented'] })).toBe('forbidden usergroups')
  expect(settled(superadmin, stored, { groups: ['biolan', 'invented'] })).toBe('invalid_input usergroups')
})

test('ADMIN-NEW-11, ADMIN-EDIT-13: the superadmin group comes and goes with user type admin, by a superadmin', () => {
  const made = settled(superadmin, customer, { usertype: 'admin' })
  expect(made).toMatchObject({ groups: ['superadmin', 'biolan'], isSuperadmin: true, isAdmin: true })
  const admin = { ...customer, usertype: 'admin', groups: ['superadmin', 'biolan'] } as const
  expect(settled(superadmin, admin, { groups: ['biolan'] })).toMatchObject({ groups: ['superadmin', 'biolan'] })
  expect(settled(superadmin, admin, { usertype: 'customer' })).toMatchObject({
    groups: ['biolan'],
    isSuperadmin: false,
  })
  // The group without the user type is given and taken as any other.
  const plain = { ...customer, groups: ['superadmin', 'biolan'] }
  expect(settled(superadmin, plain)).toMatchObject({ groups: ['superadmin', 'biolan'] })
  expect(settled(biolanAdmin, plain, { groups: ['biolan'] })).toMatchObject({ groups: ['superadmin', 'biolan'] })
})

test('ADMIN-NEW-12, ADMIN-NEW-15: a user type is given and taken by whoever may give both', () => {
  expect(settled(biolanAdmin, customer, { usertype: 'admin' })).toBe('forbidden usertype')
  expect(settled(biolanAdmin, { ...customer, usertype: 'admin' }, { usertype: 'customer' })).toBe('forbidden usertype')
  expect(settled(biolanAdmin, customer, { usertype: 'swampperson' })).toMatchObject({ usertype: 'swampperson' })
  expect(settled(biolanAdmin, null, { usertype: 'admin' })).toBe('forbidden usertype')
  expect(settled(foreman, null, { usertype: 'customer' })).toBe('forbidden usertype')
  expect(settled(biolanAdmin, { ...customer, usertype: 'admin' })).toMatchObject({ usertype: 'admin' })
})

test('ENT-06, ADMIN-NEW-15, ROLE-31: the company is one of the list, and one that the administrator may give and take', () => {
  expect(settled(superadmin, customer, { company: 'favorit oy' })).toMatchObject({ company: 'Favorit Oy' })
  expect(settled(superadmin, customer, { company: '' })).toMatchObject({ company: '' })
  expect(settled(superadmin, customer, { company: 'Nobody Oy' })).toBe('invalid_input company')
  expect(settled(biolanAdmin, null, { company: 'Biolan' })).toMatchObject({ id: '', company: 'Biolan', carrier: '' })
  expect(settled(biolanAdmin, null, { groups: ['biolan'], apps: ['peatsale'] })).toMatchObject({
    groups: ['biolan'],
    apps: ['peatsale'],
  })
  expect(settled(by(['biolanadmin', 'novarboadmin']), customer, { company: 'Novarbo' })).toMatchObject({
    company: 'Novarbo',
  })
  expect(settled(biolanAdmin, null, { company: 'Novarbo' })).toBe('forbidden company')
  expect(settled(biolanAdmin, null, { company: '' })).toBe('invalid_input company')
  expect(settled(biolanAdmin, { ...customer, company: '' }, { company: 'Biolan' })).toMatchObject({ company: 'Biolan' })
  // Away from a company that is not one's own, and to one.
  expect(settled(biolanAdmin, { ...customer, company: 'Novarbo' }, { company: 'Biolan' })).toBe('forbidden company')
  expect(settled(biolanAdmin, { ...customer, company: 'Novarbo' })).toMatchObject({ company: 'Novarbo' })
})

test('ENT-06, CONST-03: a transport user’s company is a carrier’s id, given by its own foreman', () => {
  const transport = { usertype: 'transport', groups: [] } as const
  expect(settled(foreman, null, { ...transport, company: 'carrier-suo' })).toMatchObject({
    company: 'carrier-suo',
    carrier: 'carrier-suo',
  })
  expect(settled(foreman, null, { ...transport, company: 'carrier-rahti' })).toBe('forbidden company')
  for (const none of ['carrier-gone', 'Biolan', 'kort5', ''])
    expect(settled(superadmin, null, { ...transport, company: none }), none).toBe('invalid_input company')
  const moved = { company: 'carrier-rahti' }
  expect(settled(superadmin, driver, moved)).toMatchObject({ company: 'carrier-rahti', carrier: 'carrier-rahti' })
  expect(settled(foreman, driver, moved)).toBe('forbidden company')
  const stranger = { ...driver, company: 'carrier-rahti', carrier: 'carrier-rahti' }
  expect(settled(foreman, stranger, { company: 'carrier-suo' })).toBe('forbidden company')
  // An id that a customer's company happens to be spelt as is another company all the same.
  expect(settled(superadmin, customer, { usertype: 'transport' })).toBe('invalid_input company')
  const suoAndBiolan = by(['biolanadmin', manureGroups.transportAdmin], { carrier: 'carrier-suo' })
  const atBiolan = { usertype: 'customer', company: 'Biolan', groups: [] } as const
  expect(settled(suoAndBiolan, driver, atBiolan)).toMatchObject({ company: 'Biolan', carrier: '' })
  const odd = { ...customer, company: 'carrier-suo' }
  expect(settled(superadmin, odd, { usertype: 'transport' })).toMatchObject({ carrier: 'carrier-suo' })
})

test('ROLE-31: flags within a transport company are given, taken and moved by its head, and go with the user type', () => {
  const flags = { transportalloworders: true, transportadmin: true }
  const orders = { transportalloworders: true, transportadmin: false }
  const onlyForeman = by([manureGroups.transportAdmin], { carrier: 'carrier-suo' })
  const refused = 'forbidden transportadmin,transportalloworders'
  expect(settled(foreman, driver, flags)).toMatchObject(flags)
  expect(settled(foreman, driver, orders)).toMatchObject(orders)
  const none = { transportalloworders: false, transportadmin: false }
  expect(settled(foreman, { ...driver, ...flags }, none)).toMatchObject(none)
  expect(settled(onlyForeman, driver, orders)).toBe(refused)
  expect(settled(onlyForeman, driver, { transportadmin: true })).toBe(refused)
  expect(settled(onlyForeman, { ...driver, ...flags }, { transportadmin: false })).toBe(refused)
  expect(settled(onlyForeman, { ...driver, ...orders }, { transportalloworders: false })).toBe(refused)
  expect(settled(onlyForeman, { ...driver, ...flags })).toMatchObject(flags)
  expect(settled(superadmin, customer, flags)).toMatchObject({ transportalloworders: false, transportadmin: false })
  const left = { usertype: 'customer', company: 'Biolan', groups: [], ...flags } as const
  expect(settled(superadmin, { ...driver, ...flags }, left)).toMatchObject({ transportadmin: false })
  // Into another carrier: the flags are others there, and its head gives them.
  const both = by(['superadmin'])
  expect(settled(both, { ...driver, ...flags }, { company: 'carrier-rahti' })).toMatchObject({ transportadmin: true })
})

test('ADMIN-EDIT-12: only applications that the administrator administers are given or taken', () => {
  const stored = { ...customer, apps: ['manuredelivery', 'gone'] }
  expect(settled(biolanAdmin, stored, { apps: undefined })).toMatchObject({ apps: ['manuredelivery', 'gone'] })
  expect(settled(biolanAdmin, stored, { apps: ['peatsale', 'peatsale'] })).toMatchObject({
    apps: ['manuredelivery', 'gone', 'peatsale'],
  })
  expect(settled(biolanAdmin, { ...stored, apps: ['peatsale'] }, { apps: [] })).toMatchObject({ apps: [] })
  expect(
    settled(superadmin, { ...stored, apps: ['manuredelivery', 'peatsale'] }, { apps: ['peatsale'] }),
  ).toMatchObject({
    apps: ['peatsale'],
  })
  expect(settled(superadmin, customer, { apps: ['peatsale'] })).toMatchObject({ apps: ['peatsale'] })
  expect(settled(biolanAdmin, customer, { apps: ['manuredelivery'] })).toBe('forbidden apps')
  expect(settled(biolanAdmin, customer, { apps: ['invented'] })).toBe('forbidden apps')
  expect(settled(superadmin, customer, { apps: ['invented'] })).toBe('invalid_input apps')
})
