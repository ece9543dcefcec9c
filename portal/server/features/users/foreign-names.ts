import type { Administrator } from '../../../contract/own.ts'
import { emailKey, isInScope, usernameKey } from '../../../contract/own.ts'
import { keptAddresses } from '../../kernel/accounts/kept-addresses.ts'
import { selectEveryAccount } from '../../kernel/accounts/people.ts'
import type { PortalHost } from '../../kernel/host/portal-host.ts'
import { budgets } from '../../kernel/limits/budgets.ts'

interface Names {
  readonly username?: string
  readonly email: string
}

const namesAtOnce = 500

/**
 * "Taken" tells an administrator of people out of his or her sight. Each such hit is counted, rows that say nothing of
 * strangers are not, so a file of 20 000 new people costs nothing (R27).
 * @throws Refused too_many_requests before anything is answered.
 */
export async function spendForeignNames(
  portal: PortalHost,
  administrator: Administrator,
  asked: readonly Names[],
): Promise<void> {
  if (administrator.isSuperadmin) return
  for (let start = 0; start < asked.length; start += namesAtOnce) {
    const hits = await foreignHits(portal, administrator, asked.slice(start, start + namesAtOnce))
    for (let hit = 0; hit < hits; hit++) await portal.limits.spend(budgets.foreignNames, administrator.id)
  }
}

async function foreignHits(
  { database, clock }: PortalHost,
  { id: own, scope }: Administrator,
  asked: readonly Names[],
): Promise<number> {
  const usernames = asked.flatMap(({ username }) => (username === undefined ? [] : [usernameKey(username)]))
  const emails = asked.map(({ email }) => emailKey(email))
  const holders = await selectEveryAccount(database.reading)
    .select(['id', 'company', 'carrier'])
    .where((is) =>
      is.or([is('email', 'in', emails), ...(usernames.length > 0 ? [is('username_key', 'in', usernames)] : [])]),
    )
    .execute()
  const foreign = holders.filter((holder) => holder.id !== own && !isInScope(scope, holder))
  const kept = await keptAddresses(database.reading, emails, { now: clock.now(), exceptFor: own })
  return foreign.length + kept.length
}
