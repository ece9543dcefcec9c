import { expect, test } from 'vitest'
import { adminPart, adminTab, applicationOf, peoplePath } from './admin-part.ts'

test.each([
  ['ROUTE-15', '/admin/system', 'system'],
  ['ROUTE-15', '/admin/users/allusers', 'users'],
  ['ROUTE-15', '/admin/users/allusers/usersettings', 'user'],
  ['ROUTE-15', '/admin/users/allusers/addnewuser', 'new-user'],
  ['ROUTE-15', '/admin/users/allusers/addnewuser/', 'new-user'],
  ['ROUTE-22', '/admin/system/systemshutdown', 'system'],
  ['ROUTE-22', '/admin/system/changeviews', 'system'],
  ['ROUTE-23', '/admin/applications', 'applications'],
  ['ROLE-30', '/admin/people/ferry', 'application-people'],
  ['ADMIN-SHELL-07', '/admin/users/usergroups', 'placeholder'],
  ['ADMIN-SHELL-07', '/admin/users/usergroups/biolan/edit', 'placeholder'],
  ['ADMIN-SHELL-08', '/admin/users/applications', 'placeholder'],
  ['ADMIN-SHELL-08', '/admin/users/applications/peatsale', 'placeholder'],
] as const)('%s: %s shows %s', (_row, path, part) => {
  expect(adminPart(path)).toBe(part)
})

test.each([
  ['/admin/users/allusers', 'users'],
  ['/admin/users/allusers/usersettings', 'users'],
  ['/admin/users/usergroups', 'users'],
  ['/admin/system/systemshutdown', 'system'],
  ['/admin/applications', 'system'],
] as const)('ADMIN-SHELL-04, ROUTE-23: on %s the tab %s is active', (path, tab) => {
  expect(adminTab(path)).toBe(tab)
})

test('ROLE-30: the people of an application have a tab and an address of its own', () => {
  expect(peoplePath('ferry')).toBe('/admin/people/ferry')
  for (const path of ['/admin/people/ferry', '/admin/people/ferry/']) {
    expect(adminTab(path)).toEqual({ application: 'ferry' })
    expect(applicationOf(path)).toBe('ferry')
  }
})
