import type { Account } from '../../kernel/accounts/account.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'

/** LOGIN-13, ADMIN-SYS-14: what only the right password learns. */
export async function loginBlockOf(
  portal: PortalHost,
  { activated, isSuperadmin }: Account,
): Promise<'user_not_verified' | 'system_offline' | undefined> {
  if (!activated) return 'user_not_verified'
  return isSuperadmin || (await portal.site.isActive()) ? undefined : 'system_offline'
}
