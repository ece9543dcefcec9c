/** English texts: the administration shell and the user list. */

import type { adminusers as finnish } from '../fi/adminusers.ts'
import { counted, formatNumber } from '../languages.ts'
import type { Section } from '../section.ts'

export const adminusers: Section<typeof finnish> = {
  adminheading: 'Administration',
  admintabusers: 'Users',
  admintabsystem: 'System',
  adminloadingtext: 'Loading admin data…',
  usersall: 'All',
  usersadmins: 'Admins',
  usersfind: 'Find users',
  usersfindclear: 'Clear the search',
  userscompanyfilter: 'Company',
  useraddnew: 'Add new user',
  usersfullname: 'Full name',
  usersshortemail: 'Email',
  usersselectall: 'Select all not verified',
  usersselectnone: 'Clear the selection',
  usersselectrow: ({ name }) => `Select ${name}`,
  usersselectedcount: ({ count }) => `${formatNumber(count)} selected`,
  usersverify: 'Verify selected',
  usersverifysuccesstext: 'The selected users have been verified.',
  nousersfoundtext: 'No users match the search.',
  userscounttext: ({ count }) => counted(count, 'user', 'users'),
  userssortascending: ({ column }) => `Sort ascending: ${column}`,
  userssortdescending: ({ column }) => `Sort descending: ${column}`,
  adminmenu: 'Parts of administration',
  usersview: 'Filter users',
  usersviewlabel: 'View',
  usersnotverified: 'Waiting for verification',
  usersstate: 'State',
  userswaitingdays: ({ count }) => `Has waited ${counted(count, 'day', 'days')}`,
  userswaitingcount: ({ count }) => `${formatNumber(count)} waiting for verification`,
  usersshowncount: ({ count, total }) => `${formatNumber(count)} / ${formatNumber(total)} users`,
  usersselectallcount: ({ count }) => `Select all not verified (${formatNumber(count)})`,
  usersresendlink: 'Send the verification link again',
  usersexport: 'Export CSV',
  userssearchedtext: ({ text }) => `Searched in all fields: ${text}`,
  usersallshowntext: 'All users are shown',
}
