import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { hasSetting } from '../../kernel/site/site-store.ts'
import { demoPassword } from './demo-accounts.ts'
import { demoPeople } from './demo-people.ts'

/** The row of the site's settings that says where the people came from. */
export const demoMarker = 'demo'

/** Whether this is the demo's database, whose administrators have a published password (R21). */
export async function holdsDemoData({
  database,
  passwords,
}: Pick<PortalHost, 'database' | 'passwords'>): Promise<boolean> {
  const { reading } = database
  if (await hasSetting(reading, demoMarker)) return true
  // Filled before there was a marker. Administrators only: anybody may register under a name of the demo.
  const known = await selectEveryAccount(reading)
    .select('password_hash')
    .distinct()
    .where('is_admin', '=', 1)
    .where(
      'username',
      'in',
      demoPeople.map(({ username }) => username),
    )
    .execute()
  for (const row of known) if (await passwords.verify(row.password_hash ?? undefined, demoPassword)) return true
  return false
}
