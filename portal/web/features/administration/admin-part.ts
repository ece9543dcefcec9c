/** Which part of the administration an address shows (ROUTE-15, ROUTE-22, ROUTE-23). */
export type AdminPart =
  | 'users'
  | 'user'
  | 'new-user'
  | 'import'
  | 'application-people'
  | 'system'
  | 'applications'
  | 'placeholder'

/** `application` is the key of the application whose people are shown. */
export type AdminTab = 'users' | 'system' | { readonly application: string }

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
  if (path.startsWith(peoplePath(''))) return 'application-people'
  return path.startsWith('/admin/applications') ? 'applications' : 'system'
}

/** ADMIN-SHELL-04: the tab that the address belongs to. */
export function adminTab(path: string): AdminTab {
  if (path.startsWith('/admin/users')) return 'users'
  return path.startsWith(peoplePath('')) ? { application: applicationOf(path) } : 'system'
}

/** Where the people of an application are (ROLE-30). */
export function peoplePath(application: string): string {
  return `/admin/people/${application}`
}

/** The key at the end of such a path. */
export function applicationOf(path: string): string {
  return path.slice(peoplePath('').length).replace(/\/+$/, '')
}
