/** Which part of the administration an address shows (ROUTE-15, ROUTE-22, ROUTE-23). */
export type AdminPart = 'users' | 'user' | 'new-user' | 'import' | 'manure' | 'system' | 'applications' | 'placeholder'

export type AdminTab = 'users' | 'manure' | 'system'

/** Addresses that nothing has been built for yet, with whatever follows them (ADMIN-SHELL-07, ADMIN-SHELL-08). */
const placeholders = ['/admin/users/usergroups', '/admin/users/applications']

const partsOfUsers: Readonly<Record<string, AdminPart>> = {
  '/admin/users/allusers/usersettings': 'user',
  '/admin/users/allusers/addnewuser': 'new-user',
  '/admin/users/allusers/import': 'import',
}

export function adminPart(path: string): AdminPart {
  if (placeholders.some((placeholder) => path.includes(placeholder))) return 'placeholder'
  const ofUsers = partsOfUsers[path.replace(/\/+$/, '')]
  if (ofUsers !== undefined) return ofUsers
  if (path.startsWith('/admin/users')) return 'users'
  if (path.startsWith('/admin/manure')) return 'manure'
  return path.startsWith('/admin/applications') ? 'applications' : 'system'
}

/** ADMIN-SHELL-04: the tab that the address belongs to. */
export function adminTab(path: string): AdminTab {
  if (path.startsWith('/admin/users')) return 'users'
  return path.startsWith('/admin/manure') ? 'manure' : 'system'
}
