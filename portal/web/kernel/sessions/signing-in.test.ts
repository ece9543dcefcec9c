import { expect, test } from 'vitest'
import { sharedData, unansweredSite } from '../portal/shared-data.ts'
import { application, catalogue, initialData, person, sessionOf } from '../testing/people.ts'
import { withUser } from './signing-in.ts'

test('ENT-25: the current user holds what the portal shows of a person, and nothing else', () => {
  const { currentUser } = sessionOf(person({ email: 'secret@demo.example', preferredapps: ['peatsale'] }))
  expect(Object.keys(currentUser).toSorted()).toEqual(
    [
      'apps',
      'company',
      'firstname',
      'homeapp',
      'language',
      'lastname',
      'preferredapps',
      'transportadmin',
      'usergroups',
      'username',
      'usertype',
    ].toSorted(),
  )
  expect(currentUser).toMatchObject({ preferredapps: ['peatsale'], language: 'fi' })
})

test('ENT-26: the transport status follows the user type; the company counts for carriers only', () => {
  expect(sessionOf(person({ usertype: 'transport', transportadmin: true, company: 'carrier-1' })).transport).toEqual({
    istransport: true,
    isadmin: true,
    companyid: 'carrier-1',
  })
  expect(sessionOf(person({ usertype: 'customer', company: 'Biolan' })).transport).toEqual({
    istransport: false,
    isadmin: false,
    companyid: '',
  })
})

test('ENT-27, ROLE-09: an admin group gives the flag and its name without admin', () => {
  expect(sessionOf(person({ usergroups: ['biolanadmin', 'novarbo'] })).adminState).toEqual({
    admin: true,
    adminGroups: ['biolan'],
  })
  expect(sessionOf(person({ usergroups: ['novarbo'] })).adminState).toEqual({ admin: false, adminGroups: [] })
})

test('ROLE-08: a superadmin has every admin group of the catalogue, and super', () => {
  const { adminState, isSuperadmin, adminCompanies } = sessionOf(person({ usergroups: ['superadmin'] }))
  expect(adminState.adminGroups).toEqual(['biolan', 'novarbo', 'manureapp', 'super'])
  expect(isSuperadmin).toBe(true)
  expect(adminCompanies).toEqual(['Biolan', 'Novarbo'])
})

test('ROLE-10, ROLE-22: only companies that exist are administered, as the list spells them', () => {
  expect(sessionOf(person({ usergroups: ['biolanadmin', 'manureappadmin'] })).adminCompanies).toEqual(['Biolan'])
})

test('ROLE-14: an application shows for everybody, by name, by group or by admin group', () => {
  const apps = [
    application('everybody'),
    application('byname', { groups: [] }),
    application('bygroup', { groups: ['biolan'] }),
    application('byadmingroup', { groups: [], admingroups: ['novarboadmin'] }),
    application('hidden', { groups: ['favorit'] }),
  ]
  const { userApps } = sessionOf(person({ apps: ['byname'], usergroups: ['biolan', 'novarboadmin'] }), { apps })
  expect(userApps.map(({ name }) => name)).toEqual(['everybody', 'byname', 'bygroup', 'byadmingroup'])
})

test('LOGIN-15: all users come into the state', () => {
  const other = person({ _id: 'person-2' })
  expect(sessionOf(person(), { allusers: [person(), other], alluserstotal: 7 })).toMatchObject({
    allUsers: [person(), other],
    allUsersTotal: 7,
  })
})

test('SETTINGS-20: a saved own record replaces everything that was derived from the old one', () => {
  const before = sessionOf(person(), { apps: [application('peatsale')] })
  const site = sharedData(unansweredSite, initialData(person(), { apps: [application('peatsale')] }))
  const after = withUser(before, person({ lastname: 'Niemi', usergroups: ['biolanadmin'] }), site)
  expect(after.currentUser.lastname).toBe('Niemi')
  expect(after.adminState.admin).toBe(true)
  expect(after.userApps).toHaveLength(1)
  expect(catalogue).toContain('biolanadmin')
})
