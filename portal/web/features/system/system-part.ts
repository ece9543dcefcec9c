/** Which page of the system an address below `admin/system` shows; ADMIN-SYS-03: the sites are `shutdown` and `addviews`. */
export type SystemPart = 'overview' | 'shutdown' | 'addviews' | 'letters' | 'feedback' | 'sessions' | 'audit' | 'health'

const parts: Readonly<Record<string, SystemPart>> = {
  // ROUTE-22, ADMIN-SYS-04: the two named places stand on the system page, with their panel open.
  systemshutdown: 'shutdown',
  changeviews: 'addviews',
  letters: 'letters',
  feedback: 'feedback',
  sessions: 'sessions',
  audit: 'audit',
  health: 'health',
}

export function systemPart(path: string): SystemPart {
  const [, name = ''] = /^\/admin\/system\/([^/]+)/.exec(path) ?? []
  return Object.hasOwn(parts, name) ? (parts[name] ?? 'overview') : 'overview'
}
