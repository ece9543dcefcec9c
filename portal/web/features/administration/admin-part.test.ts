import { expect, test } from 'vitest'
import { adminPart, adminTab } from './admin-part.ts'

test.each([
  ['ROUTE-15', '/admin/system', 'system'],
  ['ROUTE-15', '/admin/users/allusers', 'users'],
  ['ROUTE-15', '/admin/users/allusers/usersettings', 'user'],
  ['ROUTE-15', '/admin/users/allusers/addnewuser', 'new-user'],
  ['ROUTE-15', '/admin/users/allusers/addnewuser/', 'new-user'],
  ['ROUTE-22', '/admin/system/systemshutdown', 'system'],
  ['ROUTE-22', '/admin/system/changeviews', 'system'],
  ['ROUTE-23', '/admin/applications', 'applications'],
  ['ROLE-30', '/admin/manure', 'manure'],
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
  ['/admin/manure', 'manure'],
] as const)('ADMIN-SHELL-04, ROUTE-23: on %s the tab %s is active', (path, tab) => {
  expect(adminTab(path)).toBe(tab)
})
