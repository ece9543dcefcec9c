/** Which page of the system an address below `admin/system` shows. */
export type SystemPart = 'overview' | 'shutdown' | 'views' | 'letters' | 'feedback' | 'sessions' | 'audit'

const parts: Readonly<Record<string, SystemPart>> = {
  // ROUTE-22, ADMIN-SYS-04: the two named places stand on the system page, with their panel open.
  systemshutdown: 'shutdown',
  changeviews: 'views',
  letters: 'letters',
  feedback: 'feedback',
  sessions: 'sessions',
  audit: 'audit',
}

/** ADMIN-SYS-03. */
export const availableSites = ['shutdown', 'addviews'] as const

export function systemPart(path: string): SystemPart {
  const [, name = ''] = /^\/admin\/system\/([^/]+)/.exec(path) ?? []
  return Object.hasOwn(parts, name) ? (parts[name] ?? 'overview') : 'overview'
}
